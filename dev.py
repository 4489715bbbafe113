#!/usr/bin/env python3
"""Cardloom's two commands.

They need Python 3.11 or newer, and nothing else:

    python3 dev.py run  [options]   set up what is missing, then open the tables in your browser; the options are
                                    those of cardloom serve
    python3 dev.py test [options]   set up what is missing, then run every check and test; the options are pytest's
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036  (nothing above or below may keep an older Python from reading this line)
    sys.exit("dev.py: Cardloom needs Python 3.11 or newer; this is " + sys.version.split()[0])

import hashlib
import os
import platform
import re
import shutil
import signal
import subprocess
import tempfile
import venv
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")

START = ("cardloom", "serve")
CHECKS = (
    ("ruff", "check"),
    ("ruff", "format", "--check"),
    ("mypy",),
    ("lint-imports", "--no-logo"),
    ("python", "hatch_build.py", "run", "check"),
    ("python", "hatch_build.py", "test"),
    ("python", "tests/compiling.py"),
)
# One more than there are processors: tests wait for servers and bots; a worker takes some 1.5 GB.
WORKERS = str(min((os.cpu_count() or 1) + 1, 5))
# The browser's tests come last and alone: they leave an event loop running, and are hurried by nothing.
TESTS = (
    ("-m", "not browser", "-n", WORKERS),
    ("-m", "browser", "-n", "2", "--dist", "worksteal"),
)
NO_TESTS = 5  # pytest's status if the options leave nothing to run

# What the tests need from Debian: the program, and the packages that bring it.
APT = {
    "git": "git",
    "nginx": "nginx-light",
    "pg_createcluster": "postgresql",
    "redis-server": "redis-server",
    "tmux": "tmux",
    "/usr/bin/chromium": "chromium fonts-dejavu-core",
}

NETWORK = "The first set-up downloads packages: is there a network?"
ENSUREPIP = "This Python cannot make virtual environments; on Debian and Ubuntu: apt-get install python3-venv"


def main(arguments: list[str]) -> None:
    command, options = arguments[:1], arguments[1:]
    if command == ["run"]:
        set_up("requirements.lock")
        become(*START, *options)
    if command == ["test"]:
        install_debian_packages()
        set_up("requirements-dev.lock")
        os.chdir(ROOT)
        for check in CHECKS:
            step(" ".join(check), BIN / check[0], *check[1:])
        sys.exit(test(*options))
    if command in (["-h"], ["--help"]):
        print(__doc__)
    else:
        print(__doc__, file=sys.stderr)
        sys.exit(2)


def set_up(lock: str) -> None:
    """A virtual environment with what the lock names and with this project, editable; nothing to do if it is there."""
    make_environment()
    files = [ROOT / lock, ROOT / "pyproject.toml", ROOT / "hatch_build.py", *page_sources()]
    wanted = hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()
    stamp = VENV / f"{lock}.stamp"
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    install_uv(lock)
    uv = (BIN / "uv", "pip", "install", "--quiet", "--python", BIN / "python")
    # Bytecode is made now: where Python may not write it later, every start would read the compiler's sources anew.
    install(f"installing {lock}", *uv, "--compile-bytecode", "--require-hashes", "-r", ROOT / lock, hint=NETWORK)
    # The lock holds the build's own requirements, so that building fetches nothing but the page's.
    install("installing Cardloom", *uv, "--no-deps", "--no-build-isolation", "--editable", ROOT)
    stamp.write_text(wanted)


def page_sources() -> list[Path]:
    """What the page is built from, when this project is installed."""
    parts = [part for part in (ROOT / "frontend").iterdir() if part.name != "node_modules"]
    parts.append(ROOT / "src" / "cardloom" / "locales")
    found = [file for part in parts for file in (part.rglob("*") if part.is_dir() else [part])]
    return sorted(file for file in found if file.is_file())


def make_environment() -> None:
    """An environment of this Python in this place: one that was moved, or made by another Python, is made anew."""
    configuration = VENV / "pyvenv.cfg"
    made = configuration.read_text() if configuration.is_file() and (BIN / "python").exists() else ""
    if f"version = {platform.python_version()}\n" not in made or str(VENV) not in made:
        print("dev.py: making", VENV, file=sys.stderr)
        if VENV.is_symlink():
            VENV.unlink()  # what it leads to is somebody else's, and not to be cleared
        venv.create(VENV, clear=True, symlinks=os.name != "nt")


def install_uv(lock: str) -> None:
    """The installer, at the version and with the hashes that the lock names."""
    if shutil.which("uv", path=str(BIN)):
        return
    install("installing pip", BIN / "python", "-m", "ensurepip", hint=ENSUREPIP)
    pinned = re.search(r"^uv==.*\\\n(?: .*\n)+", (ROOT / lock).read_text(), re.MULTILINE)
    if pinned is None:
        sys.exit(f"dev.py: {lock} does not name uv")
    with tempfile.TemporaryDirectory() as folder:
        only_uv = Path(folder, "uv.txt")
        only_uv.write_text(pinned[0])
        pip = (BIN / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
        install("installing uv", *pip, "--require-hashes", "-r", only_uv, hint=NETWORK)


def install_debian_packages() -> None:
    missing = [
        package for program, packages in APT.items() if not shutil.which(program) for package in packages.split()
    ]
    if not missing:
        return
    packages = " ".join(missing)
    as_root = ["sudo"] if os.name == "posix" and os.geteuid() != 0 else []
    if not all(map(shutil.which, ["apt-get", *as_root])):
        sys.exit(f"dev.py: the tests need {packages}; please install what is missing")
    apt = (*as_root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq")
    install("apt-get update", *apt, "update", hint=NETWORK)
    install(f"installing {packages}", *apt, "install", "-y", "--no-install-recommends", *missing, hint=NETWORK)


def install(name: str, *command: str | Path, hint: str = "") -> None:
    """A step that is worth reading only if it fails."""
    step(name, *command, hint=hint, quiet=True)


def step(name: str, *command: str | Path, hint: str = "", quiet: bool = False) -> None:
    """Run a command; end with its name if it fails."""
    print("dev.py:", name, file=sys.stderr, flush=True)
    output = subprocess.PIPE if quiet else None
    done = subprocess.run(command, env=environment(), stdout=output, stderr=output, check=False, text=True)
    if done.returncode != 0:
        print(done.stderr or "", end="", file=sys.stderr)
        sys.exit(f"dev.py: {name} failed with status {done.returncode}. {hint}".rstrip())


def test(*options: str) -> int:
    """The status of the first tests that fail, and that of finding none only if none was found anywhere."""
    found = NO_TESTS
    # What a shell starts in the background ignores this one; the programs that are tested must not.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for chosen in TESTS:
        status = attend("pytest", *chosen, *options)
        if status not in (0, NO_TESTS):
            return status
        found = min(found, status)
    return found


def attend(program: str, *arguments: str) -> int:
    """The status of a program of the environment, which is told itself when it shall end."""
    with subprocess.Popen([BIN / program, *arguments], env=environment()) as process:
        signal.signal(signal.SIGINT, lambda *_: None)  # the terminal has told it already
        signal.signal(signal.SIGTERM, lambda *_: process.terminate())
        return process.wait()


def become(program: str, *arguments: str) -> NoReturn:
    """Go on as a program of the environment: its signals, its last words and its exit status are ours."""
    found = shutil.which(program, path=str(BIN))
    if found is None:
        sys.exit(f"dev.py: {program} is not in {VENV}; remove that folder and try again")
    if os.name == "nt":
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        sys.exit(subprocess.call([found, *arguments], env=environment()))
    os.execve(found, [found, *arguments], environment())


def environment() -> dict[str, str]:
    return {**os.environ, "UV_PYTHON_DOWNLOADS": "never"}


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(130)
