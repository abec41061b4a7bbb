# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The steps of a script that takes hours, each run once. Sourced by test.sh, after dependencies.sh.

# passed_steps TREE FOLDER: prints the file in FOLDER that names the steps that have passed at what
# is checked out in TREE. Of a tree that was changed since its commit nothing is known.
passed_steps() {
    local state
    state=$(git -C "$1" describe --always --dirty --abbrev=40 --exclude '*') || fail "$1 is no clone"
    [[ $state != *-dirty ]] || rm -f "$2/passed-$state"
    printf '%s\n' "$2/passed-$state"
}

# once FILE COMMAND...: runs the command, and if it succeeds adds it to the file of those that have
# passed; one that is in it already is not run.
once() {
    local passed=$1
    shift
    if grep -qsxFe "$*" "$passed"; then
        say "$* has passed before"
        return
    fi
    "$@"
    printf '%s\n' "$*" >>"$passed"
}
