#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: tests/packaging/manual.sh FOLDER [GROFF]
# The manual page is one that groff finds nothing odd in, and the completions propose what fits.
set -euo pipefail
folder=$1 groff=${2:-groff}

odd=$("$groff" -man -ww -z -Tutf8 "$folder/hiwar.1" 2>&1)
[[ -z $odd ]] || { echo "groff says: $odd"; exit 1; }

compopt() { :; } # it is an error outside of a real completion
# shellcheck source=/dev/null
. "$folder/hiwar.bash"
# proposes WORDS... = EXPECTED...: what Tab offers behind the last word.
proposes() {
    local expected=()
    COMP_WORDS=()
    while [[ $1 != = ]]; do COMP_WORDS+=("$1") && shift; done
    shift
    expected=("$@")
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
    COMPREPLY=()
    _hiwar
    [[ "${COMPREPLY[*]}" == "${expected[*]}" ]] ||
        { echo "behind '${COMP_WORDS[*]}': '${COMPREPLY[*]}', not '${expected[*]}'"; exit 1; }
}
cd "$(mktemp -d)"
touch "my history.jsonl"
proposes hiwar ex = export
proposes hiwar --te = --temporary
proposes hiwar export --form = --format
proposes hiwar export --format "" = jsonl markdown html text pdf
proposes hiwar export --output my = "my history.jsonl"
proposes hiwar import my = "my history.jsonl"
proposes hiwar serve --responder e = echo
proposes hiwar ask --model "" =
proposes hiwar export --res =
touch export.csv
proposes hiwar ex = export export.csv # commands and files
proposes hiwar export.csv my = "my history.jsonl"
rm "my history.jsonl" export.csv
rmdir "$PWD"

for shell in zsh fish; do
    if command -v "$shell" >/dev/null; then
        "$shell" -n "$folder/hiwar.$shell"
    else
        echo "SKIP   : completions($shell) $shell is missing"
    fi
done
