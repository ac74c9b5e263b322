#!/usr/bin/env bash
# Makes the checkout's .venv with the first Python >= 3.11 of this machine (PYTHON=… to choose).
set -euo pipefail
cd "$(dirname "$0")/.."

new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

found=
for name in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11 python; do
    if command -v "$name" >/dev/null 2>&1 && new_enough "$name"; then
        found=$name
        break
    fi
done
if [ -z "$found" ]; then
    {
        echo "Kaizhuo needs Python 3.11 or newer, and none was found on the PATH."
        echo "  Debian, Ubuntu: sudo apt install python3 python3-venv python3-dev"
        echo "  macOS:          brew install python"
        echo "  elsewhere:      PYTHON=/path/to/python3.11 make play"
    } >&2
    exit 1
fi
if ! "$found" -c 'import ensurepip, venv' 2>/dev/null; then
    version=$("$found" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    {
        echo "$found ($version) cannot make virtual environments: its venv or ensurepip is missing."
        echo "  Debian, Ubuntu: sudo apt install python3-venv   (or python$version-venv)"
    } >&2
    exit 1
fi
rm -rf .venv
"$found" -m venv .venv
