"""Positions, moves and what must follow, as text that a person can write and a test can run.

The format is described in ``docs/scenarios.md``. ::

    report = check_paths(["tests/scenarios"])
    print(report.ok, [result.name for result in report.failures()])
"""

from .checks import Problem
from .run import Report, Result, check_paths, run_scenario
from .scenario import Scenario, ScenarioError, load_file, load_scenarios, scenario_files


def rules_covered(paths: list[str]) -> set[str]:
    """The clauses of rule books that the scenarios in these files and folders name."""
    return {clause for scenario in load_scenarios(paths) for clause in scenario.rules}


def faults_covered(paths: list[str]) -> set[str]:
    """The known faults of other tables that the scenarios in these files and folders name."""
    return {fault for scenario in load_scenarios(paths) for fault in scenario.faults}


__all__ = [
    "Problem",
    "Report",
    "Result",
    "Scenario",
    "ScenarioError",
    "check_paths",
    "faults_covered",
    "load_file",
    "load_scenarios",
    "rules_covered",
    "run_scenario",
    "scenario_files",
]
