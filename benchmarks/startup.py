"""How long `import cardloom` takes: the median over fresh processes, less what an empty one takes.

    python benchmarks/startup.py [--rounds 15]

The two kinds of process alternate, so that a busy machine slows both. Ends with status 1 when the limit is missed.
"""

import argparse
import subprocess
import sys
import time
from statistics import median

LIMIT = 0.3  # seconds


def seconds(code: str) -> float:
    """How long a fresh process takes for this code."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return time.perf_counter() - start


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=15)
    rounds = parser.parse_args().rounds

    seconds("import cardloom")  # writes the byte code, once
    pairs = [(seconds("pass"), seconds("import cardloom")) for _ in range(rounds)]
    taken = sorted(imported - empty for empty, imported in pairs)
    print(f"empty process   {median(empty for empty, _ in pairs):.3f} s")
    print(f"import cardloom {median(taken):.3f} s more [{taken[0]:.3f}-{taken[-1]:.3f}], limit {LIMIT} s")
    sys.exit(median(taken) >= LIMIT)


if __name__ == "__main__":
    main()
