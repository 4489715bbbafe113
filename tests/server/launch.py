"""A server as a process of its own: `python launch.py SETTINGS LIMITS PORT`, the first two as JSON objects."""

import json
import sys
from pathlib import Path

from cardloom.server.serving import serve
from cardloom.server.settings import Limits, Settings


def tell(address: str, others: str | None) -> None:
    sys.stdout.write(address + "\n")
    sys.stdout.flush()


def main() -> None:
    settings, limits, port = sys.argv[1:]
    said = {"entropy_wait_s": 0.1, **json.loads(settings)}
    if "page" in said:
        said["page"] = Path(said["page"])
    chosen = Settings(**said, limits=Limits(**json.loads(limits)))
    serve(chosen, "127.0.0.1", int(port), False, tell)


if __name__ == "__main__":
    main()
