#!/usr/bin/env bash
# Installs the locked packages of one list after another into .venv (no address, hashes only),
# or, with the word "house", this checkout itself: page, compiled rooms and all.
set -euo pipefail
cd "$(dirname "$0")/.."
export PIP_DISABLE_PIP_VERSION_CHECK=1

if [ "$1" = house ]; then
    echo "Building the page and the compiled rooms ..."
    log=$(mktemp)
    trap 'rm -f "$log"' EXIT
    if ! .venv/bin/python -m pip --verbose install --no-deps --no-build-isolation \
        --force-reinstall . >"$log" 2>&1; then
        tail -n 60 "$log" >&2
        exit 1
    fi
    grep -o 'Kaizhuo is installed as plain Python, because .*' "$log" | tail -n 1 || true
else
    echo "Installing what requirements/ names ($*) ..."
    lists=()
    for name in "$@"; do lists+=(-r "requirements/$name.txt"); done
    .venv/bin/python -m pip --quiet install --require-hashes "${lists[@]}"
fi
