#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: tests/run.sh [ctest arguments]
# Installs what is missing, builds the dev preset, where warnings are errors and what is tested carries the address and
# undefined-behaviour sanitizers, and runs the whole suite, with no display. Ends with what could not be run here, and
# why. Writes into build/ only.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$root/build
# shellcheck source=packaging/dependencies.sh
. "$root/packaging/dependencies.sh"

mkdir -p "$build/home" "$build/tmp"
install_dependencies "$build/log/apt.log" "${dependencies_build[@]}" "${dependencies_run[@]}" \
    "${dependencies_headless[@]}" "${dependencies_test[@]}"
bring_mathjax "$build/log/mathjax.log"

export CCACHE_DISABLE=1 # its cache would be outside build/
export HOME=$build/home
export npm_config_cache=$build/npm
# A socket's path has to fit into 108 bytes: below a deep folder the system's own place is the only one.
((${#build} > 50)) || export TMPDIR=$build/tmp
unset XDG_CONFIG_HOME XDG_DATA_HOME XDG_STATE_HOME XDG_CACHE_HOME DISPLAY WAYLAND_DISPLAY

# In braces, so that the shell has read all of it before it starts: the script may change while it runs.
{
    quietly "configuring" "$build/log/dev-configure.log" cmake -S "$root" --preset dev
    formulas_fate "$build/log/dev-configure.log"
    say "building"
    quietly "building" "$build/log/dev-build.log" cmake --build "$build/dev"
    say "testing"
    results=$build/dev/Testing/results.xml passed=yes
    rm -f "$results"
    # One more than there are cores, for some wait: for a server's silence, or for the tree of a window.
    ctest --test-dir "$build/dev" --output-on-failure --no-tests=error -j "$(($(nproc) + 1))" \
        --output-junit "$results" --test-output-size-passed 100000000 "$@" || passed=no
    python3 -B "$root/tests/support/notrun.py" "$results"
    [[ $passed == yes ]] || fail "some tests failed; they are listed above"
    say "everything that was run passed"
    exit
}
