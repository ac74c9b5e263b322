"""The built page: files in memory, with their headers. It is one HTML file and its assets."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_OWN: Final = Path(__file__).parent / "page"
_CHECKOUT: Final = Path(__file__).parents[3] / "web" / "dist"
_PACKED: Final = {".html", ".js", ".css", ".svg", ".json", ".ftl", ".webmanifest", ".txt"}
_MISSING: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Kaizhuo</title>
<p>The page is not built yet: run <code>make play</code>, or <code>npm ci</code> and
<code>npm run build</code> in <code>web/</code>, and start the server again.</p>
<p lang="zh-Hant-TW">網頁還沒有建置：請執行 <code>make play</code>，再重新啟動伺服器。</p></html>
"""


@dataclass(frozen=True)
class File:
    """A file of the page, ready to be sent."""

    body: bytes
    packed: bytes | None
    media_type: str
    etag: str
    for_ever: bool


class Page:
    """The files of the page by their path below ``/``."""

    def __init__(self, folder: Path | None = None) -> None:
        places = [_OWN, _CHECKOUT] if folder is None else [folder]
        found = next((place for place in places if (place / "index.html").is_file()), None)
        self.files: dict[str, File] = {}
        if found is None:
            self.index = _file("index.html", _MISSING.encode())
            return
        for path in sorted(found.rglob("*")):
            if path.is_file():
                name = path.relative_to(found).as_posix()
                self.files[name] = _file(name, path.read_bytes())
        self.index = self.files["index.html"]


def _file(name: str, body: bytes) -> File:
    suffix = Path(name).suffix
    media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if suffix in {".html", ".css", ".js", ".svg", ".txt"}:
        media_type = {".js": "text/javascript"}.get(suffix, media_type)
    packed = gzip.compress(body, 9) if suffix in _PACKED and len(body) > 1000 else None
    etag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    # Vite puts a hash of the content into the names of assets.
    return File(body, packed, media_type, etag, name.startswith("assets/"))
