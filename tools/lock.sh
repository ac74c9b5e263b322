#!/usr/bin/env bash
# Writes requirements/*.txt: exact versions with hashes, for Linux and macOS and every Python from
# 3.11 on, without the address of any package registry. Needs uv (pip install uv).
set -euo pipefail
cd "$(dirname "$0")/.."

lock() { # NAME ARGUMENTS…
    uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
        --no-emit-index-url --no-emit-find-links --no-header --no-annotate \
        --output-file "requirements/$1.txt" "${@:2}"
}

lock build requirements/build.in
lock test pyproject.toml --extra test --extra pettingzoo --extra openspiel --extra ray \
    --constraint requirements/build.txt
lock runtime pyproject.toml --constraint requirements/test.txt
lock bench pyproject.toml --extra bench --constraint requirements/test.txt
