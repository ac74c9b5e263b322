"""Every scenario file here is collected: each scenario is one test, called by case and title."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kaizhuo.scenarios import Scenario, load_file, run_scenario


class ScenarioFailure(Exception):
    """The scenario does not hold."""


class ScenarioItem(pytest.Item):
    """One scenario; the clauses and faults it names are its marks."""

    scenario: Scenario

    def runtest(self) -> None:
        result = run_scenario(self.scenario)
        if not result.ok:
            raise ScenarioFailure("\n".join(result.lines()))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: None = None) -> str:
        lines = [f"{self.path}: {self.name}", str(excinfo.value)]
        if self.scenario.note:
            lines.append(f"({self.scenario.note})")
        if isinstance(excinfo.value, ScenarioFailure):
            return "\n".join(lines)
        return "\n".join([*lines, str(super().repr_failure(excinfo, style))])

    def reportinfo(self) -> tuple[Path, int | None, str]:
        return self.path, None, self.scenario.name


class ScenarioFile(pytest.File):
    def collect(self) -> Iterator[ScenarioItem]:
        for scenario in load_file(self.path):
            item = ScenarioItem.from_parent(self, name=scenario.name)
            item.scenario = scenario
            if scenario.rules:
                item.add_marker(pytest.mark.rule(*scenario.rules))
            if scenario.faults:
                item.add_marker(pytest.mark.fault(*scenario.faults))
            yield item


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    return ScenarioFile.from_parent(parent, path=file_path) if file_path.suffix == ".toml" else None
