#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: tests/run.sh [ctest arguments]
# Installs what is missing, builds the program of the dev preset and tests it as a whole, with no display, then
# builds the asan preset and runs the unit tests under the sanitizers. Every test runs once, where it says most.
# Writes into build/ only.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$root/build
# shellcheck source=packaging/dependencies.sh
. "$root/packaging/dependencies.sh"

mkdir -p "$build/home" "$build/tmp"
install_dependencies "$build/log/apt.log" "${dependencies_build[@]}" "${dependencies_run[@]}" \
    "${dependencies_headless[@]}" "${dependencies_test[@]}" "${dependencies_package[@]}"

export CCACHE_DISABLE=1 # its cache would be outside build/
export HOME=$build/home
export npm_config_cache=$build/npm
# A socket's path has to fit into 108 bytes: below a deep folder the system's own place is the only one.
((${#build} > 50)) || export TMPDIR=$build/tmp
unset XDG_CONFIG_HOME XDG_DATA_HOME XDG_STATE_HOME XDG_CACHE_HOME DISPLAY WAYLAND_DISPLAY

failed=()
# suite PRESET TARGET [ctest arguments]
suite() {
    local preset=$1 target=$2 jobs
    shift 2
    jobs=$(nproc)
    quietly "configuring $preset" "$build/log/$preset-configure.log" cmake -S "$root" --preset "$preset"
    say "building $preset"
    quietly "building $preset" "$build/log/$preset-build.log" cmake --build "$build/$preset" --target "$target"
    say "testing $preset"
    ctest --test-dir "$build/$preset" --output-on-failure --no-tests=error -j "$jobs" "$@" || {
        while read -r name; do
            failed+=("$preset: $name failed")
        done < <(sed 's/^[0-9]*://' "$build/$preset/Testing/Temporary/LastTestsFailed.log" 2>/dev/null || echo ctest)
    }
}

# In braces, so that the shell has read all of it before it starts: the script may change while it runs.
{
    some=()
    ((!$#)) || some=(--no-tests=ignore) # the tests that were asked for may all be of one kind
    suite dev hiwar_suite -LE unit "${some[@]}" "$@"
    suite asan all -L unit "${some[@]}" "$@"

    if ((${#failed[@]})); then
        say "${#failed[@]} failed:"
        printf '  %s\n' "${failed[@]}"
        exit 1
    fi
    say "everything passed"
    exit
}
