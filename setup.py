"""Builds what pyproject.toml cannot say: the compiled rooms (mypyc) and the page (Vite).

Both go into the built package only, never into the checkout, so that no stale binary shadows a
source file. ``KAIZHUO_PURE=1`` leaves the compiling out, ``KAIZHUO_NO_PAGE=1`` the page.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

HOUSE = Path(__file__).resolve().parent
sys.path.insert(0, str(HOUSE / "tools"))

ROOMS = ("kernel", "parts", "games", "players/search")
"""The folders of the package that are compiled: where positions are computed and searched."""
INTERPRETED = ("__init__.py", "view.py", "face.py", "errors.py")
"""Files of those rooms that stay Python: what is shown to people, the doors, and the errors (which
other rooms, uncompiled, make their own kinds of)."""
BUILDING = {"build", "build_ext", "bdist_wheel", "install"}
"""The commands that need the compiled rooms; the others (sdist, metadata) would only wait."""


def compiled_sources() -> list[str]:
    """The files that mypyc compiles, relative to the house."""
    return sorted(
        str(path.relative_to(HOUSE))
        for room in ROOMS
        for path in (HOUSE / "src" / "kaizhuo" / room).rglob("*.py")
        if path.name not in INTERPRETED
    )


def why_pure() -> str | None:
    """Why nothing is compiled here, or None if everything needed is there."""
    if os.environ.get("KAIZHUO_PURE", "") not in ("", "0"):
        return "KAIZHUO_PURE is set"
    if not compiled_sources():
        return "there is nothing to compile"
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypy is not installed"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    if shutil.which(compiler[0]) is None:
        compiler = [name for name in ("cc", "gcc", "clang") if shutil.which(name)][:1]
        if not compiler:
            return "there is no C compiler"
        os.environ["CC"] = compiler[0]
    with tempfile.TemporaryDirectory() as folder:
        trial = Path(folder) / "trial.c"
        trial.write_text("#include <Python.h>\nint trial(void) { return 0; }\n")
        headers = sysconfig.get_paths()["include"]
        command = [*compiler, f"-I{headers}", "-c", str(trial), "-o", str(trial.with_suffix(".o"))]
        if subprocess.run(command, capture_output=True, check=False).returncode != 0:
            return "the C compiler does not work, or Python's headers are missing"
    return None


class House(Distribution):
    """Knows whether this build compiles, before the extensions themselves exist."""

    pure_reason: str | None = None
    _asked = False

    def has_ext_modules(self) -> bool:
        if not BUILDING & set(self.commands):
            return False
        if not self._asked:
            self._asked = True
            self.pure_reason = why_pure()
            if self.pure_reason:
                print(
                    f"Kaizhuo is installed as plain Python, because {self.pure_reason}: "
                    "it plays the same, only slower.",
                    file=sys.stderr,
                )
        return self.pure_reason is None


class CompiledRooms(build_ext):
    """The rooms, compiled into one shared library."""

    def finalize_options(self) -> None:
        house = self.distribution
        if house.has_ext_modules() and not house.ext_modules:
            house.ext_modules = self.rooms()
        super().finalize_options()

    def rooms(self) -> list[Extension]:
        from mypyc.build import mypycify

        flags = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports"]
        os.environ["MYPYPATH"] = str(HOUSE / "src")
        modules: list[Extension] = mypycify(
            [*flags, *compiled_sources()],
            opt_level="3",
            debug_level="0",
            group_name="kaizhuo",
            multi_file=True,  # one C file for all takes minutes and more than a gigabyte
            target_dir="build/mypyc",
        )
        return modules


class Package(build_py):
    """The Python files, and the page under kaizhuo/server/page."""

    def run(self) -> None:
        if self.editable_mode:
            super().run()
            return
        shutil.rmtree(self.build_lib, ignore_errors=True)  # no file of yesterday in the wheel
        super().run()
        if os.environ.get("KAIZHUO_NO_PAGE", "") in ("", "0"):
            import page

            target = Path(self.build_lib) / "kaizhuo" / "server" / "page"
            shutil.copytree(page.build(), target, dirs_exist_ok=True)


setup(distclass=House, cmdclass={"build_ext": CompiledRooms, "build_py": Package})
