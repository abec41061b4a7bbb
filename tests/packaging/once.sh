#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: once.sh
# What packaging/once.sh remembers: a step that has passed at this commit, and nothing of another commit, of a changed
# tree, or of a step that failed.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/tree" "$folder/build"
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null
export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@localhost GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@localhost
in_tree() { git -C "$folder/tree" "$@"; }
change() { echo "$1" >"$folder/tree/source" && in_tree add source && in_tree commit -q -m "$1"; }
in_tree init -q
change first

# run: a script of three steps, of which the second fails while there is a file "broken", and does what MEANWHILE says.
run() {
    # shellcheck disable=SC2016  # the inner shell's words
    ROOT=$root FOLDER=$folder bash -euo pipefail -c '
        . "$ROOT/packaging/dependencies.sh"
        . "$ROOT/packaging/once.sh"
        step() { echo "$1" >>"$FOLDER/ran"; }
        repaired() { echo repaired >>"$FOLDER/ran"; [[ ! -e $FOLDER/broken ]] && eval "${MEANWHILE:-}"; }
        once "$FOLDER/tree" "$FOLDER/build" step "a b"
        once "$FOLDER/tree" "$FOLDER/build" repaired
        once "$FOLDER/tree" "$FOLDER/build" step a' >"$folder/said" 2>&1
}
# expect WHEN STEP...: the steps that have run since the last call.
expect() {
    local when=$1 ran=
    shift
    [[ ! -e $folder/ran ]] || ran=$(paste -sd, "$folder/ran")
    [[ $ran == "$(IFS=,; echo "$*")" ]] || { printf '%s: these have run: %s\n' "$when" "$ran" >&2; exit 1; }
    rm -f "$folder/ran"
}

touch "$folder/broken"
! run || { echo "a step failed, and the script went on" >&2; exit 1; }
expect "interrupted" "a b" repaired
rm "$folder/broken"
run
expect "again" repaired a
grep -q 'step a b has passed before' "$folder/said" || { echo "it does not say what it leaves out" >&2; exit 1; }
run
expect "a third time"
change second
run
expect "at another commit" "a b" repaired a
change third
# shellcheck disable=SC2016  # the inner shell's words
MEANWHILE='echo changed >"$FOLDER/tree/source"' run
expect "at a third commit" "a b" repaired a
in_tree checkout -q source
run
expect "what was changed while they ran" repaired a
echo fourth >"$folder/tree/source"
run
expect "of a changed tree" "a b" repaired a
run
expect "of a changed tree, again" "a b" repaired a
