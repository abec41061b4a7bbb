# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The steps of a script that takes hours, each run once. Sourced by test.sh, after dependencies.sh.

# passed_steps TREE FOLDER: prints the file in FOLDER that names the steps that have passed at what
# is checked out in TREE. Of a tree that was changed since its commit nothing is kept.
passed_steps() {
    local state
    state=$(git -C "$1" describe --always --dirty --abbrev=40 --exclude '*') || fail "$1 is no clone"
    [[ $state == *-dirty ]] && echo /dev/null || echo "$2/passed-$state"
}

# once TREE FOLDER COMMAND...: runs the command, unless it has passed at this commit. That it passed
# is kept only if the tree has not changed meanwhile, because nobody knows which of the two was tested.
once() {
    local tree=$1 folder=$2 passed
    shift 2
    passed=$(passed_steps "$tree" "$folder")
    if grep -qsxFe "$*" "$passed"; then
        say "$* has passed before"
        return
    fi
    "$@"
    [[ $(passed_steps "$tree" "$folder") != "$passed" ]] || printf '%s\n' "$*" >>"$passed"
}
