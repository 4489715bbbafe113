"""How long one waits: for `import cardloom`, for a first move when the rules are compiled, and for compiling them.

    python benchmarks/startup.py [--rounds 9] [--compile]

The import is measured less an empty process; the two kinds alternate, so that a busy machine slows both. `--compile`
compiles all games' rules into an empty cache, which takes a while. Ends with status 1 when a limit is missed.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from statistics import median

from cardloom.games import GAMES

LIMITS = {"import": 0.3, "first move": 1.5, "compile": 60.0}  # seconds
FIRST_MOVE = """
import cardloom
state = cardloom.new({key!r}, seed=1)
seat = state.to_act[0]
state.play(seat, state.legal(seat)[0]).view(seat)
"""


def seconds(code: str, **environment: str) -> float:
    """How long a fresh process takes for this code."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, **environment})
    return time.perf_counter() - start


def told(what: str, taken: float, limit: float) -> bool:
    """Print the figure; whether it keeps the limit."""
    print(f"{what:28} {taken:6.3f} s, limit {limit} s")
    return taken < limit


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--compile", action="store_true")
    arguments = parser.parse_args()
    rounds = range(arguments.rounds)

    seconds("import cardloom")  # writes the byte code, once
    imports = [-seconds("pass") + seconds("import cardloom") for _ in rounds]
    kept = [told("import cardloom", median(imports), LIMITS["import"])]
    for key in GAMES:
        code = FIRST_MOVE.format(key=key)
        seconds(code)  # compiles what is not compiled yet
        kept.append(told(f"first move, {key}", median(seconds(code) for _ in rounds), LIMITS["first move"]))
    if arguments.compile:
        with tempfile.TemporaryDirectory() as empty:
            taken = sum(seconds(FIRST_MOVE.format(key=key), NUMBA_CACHE_DIR=empty) for key in GAMES)
        kept.append(told("compiling all games' rules", taken, LIMITS["compile"]))
    sys.exit(not all(kept))


if __name__ == "__main__":
    main()
