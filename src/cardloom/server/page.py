"""The built page: files from memory, with what browsers need to keep them or to ask again."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

FOR_EVER = "public, max-age=31536000, immutable"  # names that change with the content
ASK_AGAIN = "no-cache"
PACKED = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")
NOT_BUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Cardloom</title>
<p>The server runs, but the page has not been built. The address <code>schema</code> tells what the server can do."""


@dataclass(frozen=True, slots=True)
class File:
    """A file as it is sent."""

    body: bytes
    packed: bytes | None  # by gzip, if that is worth it
    kind: str
    etag: str
    cache: str

    @classmethod
    def of(cls, name: str, body: bytes) -> File:
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        if kind == "text/javascript":
            kind = "application/javascript"
        packed = gzip.compress(body, mtime=0) if kind.startswith(PACKED) else None
        text = kind.startswith(("text/", "application/javascript"))
        return cls(
            body=body,
            packed=packed if packed and len(packed) < len(body) else None,
            kind=f"{kind}; charset=utf-8" if text else kind,
            etag=f'"{hashlib.sha256(body).hexdigest()[:20]}"',
            cache=FOR_EVER if name.startswith("assets/") else ASK_AGAIN,
        )


class Page:
    """The files of a folder. Whatever is no file is a place within the page, and the page itself is its answer."""

    def __init__(self, folder: Path) -> None:
        paths = [path for path in folder.rglob("*") if path.is_file()]
        self._files = {
            name: File.of(name, path.read_bytes()) for path in paths if (name := path.relative_to(folder).as_posix())
        }
        self._index = self._files.pop("index.html", None)
        self._by_depth: dict[int, File] = {}

    def file(self, path: str) -> File | None:
        """What a path below the server's root stands for; None if it names a file that is not there."""
        name = path.strip("/")
        if name in self._files:
            return self._files[name]
        if "." in name.rpartition("/")[2]:
            return None
        return self._at_depth(path.count("/") - 1)

    def _at_depth(self, depth: int) -> File:
        """The page, with its way up to the server's root, whatever that is called from outside."""
        if depth not in self._by_depth:
            body = self._index.body if self._index else NOT_BUILT
            base = f'<base href="{"../" * depth or "./"}">'.encode()
            self._by_depth[depth] = File.of("index.html", body.replace(b"<head>", b"<head>" + base, 1))
        return self._by_depth[depth]
