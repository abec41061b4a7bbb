#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: tests/lint/tidy.sh [source...]
# clang-tidy (.clang-tidy) and clazy over the sources given, or over all of them; a warning is a failure.
# Uses the compile commands of the tidy preset, which builds without precompiled headers, so that a
# missing #include shows as well.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
build=$root/build
cd "$root"
# shellcheck source=packaging/dependencies.sh
. packaging/dependencies.sh
install_dependencies "$build/log/apt.log" "${dependencies_build[@]}" "${dependencies_tidy[@]}"
tidy=$(command -v clang-tidy-14 || command -v clang-tidy)

# Those of targets that are no more would fail below; the others are written again.
[[ ! -d $build/tidy ]] || find "$build/tidy" -name AutogenInfo.json -delete
quietly "configuring tidy" "$build/log/tidy-configure.log" cmake --preset tidy
# The meta objects that sources include, without building the libraries they link to.
# shellcheck disable=SC2016  # $0 is the inner shell's
find "$build/tidy" -name AutogenInfo.json -print0 |
    quietly "generating Qt's meta objects" "$build/log/tidy-generate.log" \
        xargs -0 -n 1 -P "$(nproc)" sh -c 'cmake -E cmake_autogen "$0" Debug'

# Level 1, and of level 2 what finds faults. Left out: taste, and strict-iterators, which the compiler checks itself
# (QT_STRICT_ITERATORS) without false alarms.
checks=level1,no-strict-iterators,no-overridden-signal,old-style-connect,base-class-event
checks+=,function-args-by-ref,implicit-casts
checks+=,virtual-call-ctor,unneeded-cast,heap-allocated-small-trivial-type
checks+=,no-non-pod-global-static,no-range-loop-reference
ours="^$root/(app|net|ui|tests)/"
export tidy checks root build ours

# found LOG: tells what a checker found; false if it found something
found() {
    grep -q 'warning:\|error:' "$1" || return 0
    grep -A3 'warning:\|error:' "$1"
    return 1
}
# One by one: what a source does not include itself is missing.
clazy_one() {
    local log=$build/log/tidy/${1//\//-}.log
    clazy-standalone -p "$build/tidy" -checks="$checks" -header-filter="$ours" "$1" >"$log" 2>&1 ||
        echo "error: clazy itself failed" >>"$log"
    found "$log"
}
# Many at once, see tidygroups.py.
tidy_group() {
    local log
    log=$build/log/tidy/$(basename "$1").log
    "$tidy" --quiet -p "$build/tidy/groups" -header-filter="$ours" -checks=-bugprone-suspicious-include "$1" \
        >"$log" 2>/dev/null || echo "error: in ${1#"$root/"}" >>"$log"
    found "$log"
}
export -f found clazy_one tidy_group

mkdir -p "$build/log/tidy"
if (($# == 0)); then
    mapfile -t sources < <(sed -n 's/^ *"file": "\(.*\)",\?$/\1/p' "$build/tidy/compile_commands.json" |
        sed -n "s#^$root/\(\(app\|net\|ui\|tests\)/.*\)\$#\1#p" | sort -u)
    set -- "${sources[@]}"
fi
(($#)) || fail "there are no sources to look at"
say "clang-tidy and clazy over $# sources"
mkdir -p "$build/tidy/groups/tests"
cp .clang-tidy "$build/tidy/groups/"
cp tests/.clang-tidy "$build/tidy/groups/tests/"
mapfile -t groups < <(python3 -B tests/lint/tidygroups.py "$build/tidy" "$build/tidy/groups" "$@")
((${#groups[@]})) || fail "no source was found among the compile commands"
failed=0
# shellcheck disable=SC2016  # $1 is the inner shell's
printf '%s\0' "${groups[@]}" | xargs -0 -n 1 -P "$(nproc)" bash -c 'tidy_group "$1"' _ || failed=1
# shellcheck disable=SC2016
printf '%s\0' "$@" | xargs -0 -n 1 -P "$(nproc)" bash -c 'clazy_one "$1"' _ || failed=1
((failed == 0)) || fail "clang-tidy or clazy found something"
say "clang-tidy and clazy found nothing"
