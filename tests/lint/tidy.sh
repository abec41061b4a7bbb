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
export tidy checks build ours

check() {
    local source=$1 log said=0
    log=$build/log/tidy/${source//\//-}.log
    "$tidy" --quiet -p "$build/tidy" -header-filter="$ours" "$source" >"$log" 2>/dev/null || said=1
    clazy-standalone -p "$build/tidy" -checks="$checks" -header-filter="$ours" "$source" >>"$log" 2>&1 || said=1
    ! grep -q 'warning:\|error:' "$log" || said=1
    ((said)) || return 0
    grep -A3 'warning:\|error:' "$log" || echo "$source: the checker itself failed, see $log"
    return 1
}
export -f check

mkdir -p "$build/log/tidy"
if (($# == 0)); then
    mapfile -t sources < <(sed -n 's/^ *"file": "\(.*\)",\?$/\1/p' "$build/tidy/compile_commands.json" |
        sed -n "s#^$root/\(\(app\|net\|ui\|tests\)/.*\)\$#\1#p" | sort -u)
    set -- "${sources[@]}"
fi
(($#)) || fail "there are no sources to look at"
say "clang-tidy and clazy over $# sources"
# shellcheck disable=SC2016  # $1 is the inner shell's
printf '%s\0' "$@" | xargs -0 -n 1 -P "$(nproc)" bash -c 'check "$1"' _ || fail "clang-tidy or clazy found something"
say "clang-tidy and clazy found nothing"
