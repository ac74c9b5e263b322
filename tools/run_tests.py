"""Runs every check and every test, one stage after another, and sums them up.

    python tools/run_tests.py [STAGE…]     all stages, or only those named

Every stage runs even if an earlier one failed; the exit status says whether all passed. The last
line is in pytest's own form, with the tests of all stages added up.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree

HOUSE = Path(__file__).resolve().parent.parent
REPORTS = HOUSE / "build" / "reports"
BIN = Path(sys.executable).parent
FACES = ("server", "web", "cli", "docs")
"""Folders of tests/ that try the installed package as people use it: once is enough."""
TWO = ("-n2", "--dist=loadscope")
"""Two at a time; the tests of one class or file stay together and share what they have made."""
COUNTS = ("tests", "failures", "errors", "skipped")


@dataclass
class Outcome:
    """What came of one stage: passed, failed, or left out (with the reason)."""

    name: str
    seconds: float = 0.0
    failed: bool = False
    left_out: str = ""
    counts: dict[str, int] = field(default_factory=dict)


def run(*command: str, **environment: str) -> bool:
    print(f"$ {' '.join(command)}", flush=True)
    done = subprocess.run(command, cwd=HOUSE, env={**os.environ, **environment}, check=False)
    return done.returncode == 0


def tool(name: str, *arguments: str, **environment: str) -> bool:
    return run(str(BIN / name), *arguments, **environment)


def installed_is_compiled() -> bool:
    code = "import kaizhuo.kernel.core as core, sys; sys.exit(core.__file__.endswith('.py'))"
    done = subprocess.run([sys.executable, "-P", "-c", code], cwd=HOUSE.parent, check=False)
    return done.returncode == 0


def faces() -> list[str]:
    return [f"tests/{name}" for name in FACES if (HOUSE / "tests" / name).is_dir()]


def python_sources() -> list[str]:
    wanted = ("src", "tests", "tools", "benchmarks", "setup.py")
    return [name for name in wanted if (HOUSE / name).exists()]


def style(outcome: Outcome) -> bool:
    checked = tool("ruff", "check", *python_sources())
    return tool("ruff", "format", "--check", "--quiet", *python_sources()) and checked


def types(outcome: Outcome) -> bool:
    return tool("mypy")


def imports(outcome: Outcome) -> bool:
    return tool("lint-imports", "--no-cache", PYTHONPATH="src")


def page(outcome: Outcome) -> bool:
    checks = ("check", "test", "build", "size")
    passed = [run(sys.executable, "tools/page.py", "run", check) for check in checks]
    return all(passed)


def pytest(outcome: Outcome, *arguments: str, **environment: str) -> bool:
    report = REPORTS / f"{outcome.name}.xml"
    ran = run(
        sys.executable, "-m", "pytest", "-q", f"--junitxml={report}", *arguments, **environment
    )
    if report.is_file():
        for suite in ElementTree.parse(report).getroot().iter("testsuite"):
            for count in COUNTS:
                outcome.counts[count] = outcome.counts.get(count, 0) + int(suite.get(count, 0))
    if ran and not outcome.counts.get("tests"):
        print("No test ran.", flush=True)
        return False
    return ran


def pure(outcome: Outcome) -> bool:
    """The rules as plain Python, from the checkout; and the tests of the house."""
    return pytest(
        outcome, *TWO, *(f"--ignore={face}" for face in faces()), "tests", KAIZHUO_PURE="1"
    )


def compiled(outcome: Outcome) -> bool:
    """The rules as they are installed."""
    if not installed_is_compiled():
        outcome.left_out = "the installed rooms are plain Python (no C compiler, or KAIZHUO_PURE)"
        return True
    left = [f"--ignore={name}" for name in [*faces(), "tests/house"]]
    return pytest(outcome, *TWO, *left, "tests", KAIZHUO_INSTALLED="1")


def server(outcome: Outcome) -> bool:
    """The server, the command line and the documents, with the installed package."""
    places = [place for place in faces() if place != "tests/web"]
    return pytest(outcome, *TWO, *places, KAIZHUO_INSTALLED="1")


def browser(outcome: Outcome) -> bool:
    """The page, in a real browser, with the installed package."""
    if os.environ.get("KAIZHUO_NO_BROWSER", "") not in ("", "0"):
        outcome.left_out = "KAIZHUO_NO_BROWSER is set"
        return True
    command = [sys.executable, "tools/find_browser.py"]
    found = subprocess.run(command, cwd=HOUSE, stdout=subprocess.PIPE, text=True, check=False)
    if found.returncode != 0:
        return False
    chromium = found.stdout.strip().splitlines()[-1]
    return pytest(outcome, "tests/web", KAIZHUO_INSTALLED="1", KAIZHUO_CHROMIUM=chromium)


STAGES: tuple[Callable[[Outcome], bool], ...] = (
    style, types, imports, page, pure, compiled, server, browser,
)  # fmt: skip


def summary(outcomes: list[Outcome], seconds: float) -> None:
    print("\n== summary ==")
    for outcome in outcomes:
        state = "FAILED" if outcome.failed else "left out" if outcome.left_out else "passed"
        tests = outcome.counts.get("tests")
        detail = outcome.left_out or (f"{tests} tests" if tests else "")
        print(f"{outcome.name:<10} {state:<9} {outcome.seconds:6.1f} s  {detail}".rstrip())
    total = {count: sum(o.counts.get(count, 0) for o in outcomes) for count in COUNTS}
    wrong = sum(o.failed and not o.counts.get("failures") for o in outcomes)
    bad = total["failures"]
    errors = total["errors"] + wrong
    passed = total["tests"] - bad - total["errors"] - total["skipped"]
    parts = [
        f"{bad} failed" if bad else "",
        f"{passed} passed",
        f"{total['skipped']} skipped" if total["skipped"] else "",
        f"{errors} errors" if errors else "",
    ]
    print(f"===== {', '.join(filter(None, parts))} in {seconds:.2f}s =====", flush=True)


def main(names: list[str]) -> int:
    known = {stage.__name__: stage for stage in STAGES}
    if unknown := [name for name in names if name not in known]:
        print(f"No such stage: {', '.join(unknown)} (there is: {', '.join(known)})")
        return 2
    REPORTS.mkdir(parents=True, exist_ok=True)
    for report in REPORTS.glob("*.xml"):
        report.unlink()
    outcomes: list[Outcome] = []
    start = time.monotonic()
    for name in names or known:
        print(f"\n== {name} ==", flush=True)
        outcome = Outcome(name)
        began = time.monotonic()
        outcome.failed = not known[name](outcome)
        outcome.seconds = time.monotonic() - began
        outcomes.append(outcome)
    summary(outcomes, time.monotonic() - start)
    return int(any(outcome.failed for outcome in outcomes))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
