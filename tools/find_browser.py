"""Finds a Chromium for the browser tests, or brings one; prints its path.

In this order: KAIZHUO_CHROMIUM, the system's, one that Playwright has or can fetch, Debian's
package where apt may install. Exit status 1 if there is none to be had.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "microsoft-edge",
)
MAC = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)


def of_the_system() -> str | None:
    for name in NAMES:
        if found := shutil.which(name):
            return found
    return next((path for path in MAC if Path(path).exists()), None)


def of_playwright(fetch: bool) -> str | None:
    if fetch:
        command = [sys.executable, "-m", "playwright", "install", "chromium"]
        try:
            done = subprocess.run(command, stdout=sys.stderr, check=False, timeout=600)
        except subprocess.TimeoutExpired:
            return None
        if done.returncode != 0:
            return None
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return None
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def of_debian() -> str | None:
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return None
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update", "-qq"], ["install", "-y", "-qq", "chromium", "fonts-noto-cjk"]):
        subprocess.run(
            ["apt-get", *command], env=environment, stdout=sys.stderr, check=False, timeout=900
        )
    return of_the_system()


def find() -> str | None:
    named = os.environ.get("KAIZHUO_CHROMIUM")
    if named:
        return shutil.which(named)
    return of_the_system() or of_playwright(fetch=False) or of_playwright(fetch=True) or of_debian()


if __name__ == "__main__":
    browser = find()
    if browser is None:
        print(
            "No browser was found and none could be fetched. Install Chromium, name one in "
            "KAIZHUO_CHROMIUM, or set KAIZHUO_NO_BROWSER=1 to leave the browser tests out.",
            file=sys.stderr,
        )
        sys.exit(1)
    print(browser)
