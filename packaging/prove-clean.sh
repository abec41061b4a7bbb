#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: packaging/prove-clean.sh [SUITE] [run|tests]...
# Proves that the two commands need nothing but a clone: in a Debian with nothing else in it (bookworm by
# default), each does all its set-up and succeeds, and does so again in much less time. Tests what is
# committed. Needs root and debootstrap; takes as long as two builds.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# shellcheck source=packaging/dependencies.sh
. "$root/packaging/dependencies.sh"
# shellcheck source=packaging/cleanroot.sh
. "$root/packaging/cleanroot.sh"
[[ $(id -u) == 0 ]] || fail "a clean root can only be made by root"
suite=${1:-bookworm}
shift || true
(($#)) || set -- run tests
folder=$root/build/roots/$suite

# prove NAME SCRIPT: runs the script twice in the clone.
prove() {
    local name=$1 script=$2 turn start
    for turn in first second; do
        start=$SECONDS
        in_clean_root "$folder" bash -euc "cd /root/hiwar && $script" </dev/null ||
            fail "$suite: $name failed the $turn time"
        say "$suite: $name succeeded the $turn time, in $((SECONDS - start)) s"
    done
}

for name; do
    quietly "making a clean $suite" "$root/build/log/$suite-root.log" clean_root "$suite" "$folder"
    git clone -q "$root" "$folder/layer/root/hiwar"
    case $name in
        run)
            prove packaging/run.sh packaging/run.sh
            cp "$folder/layer/root/hiwar/build/first-run.png" "$root/build/first-run-$suite.png"
            say "the picture is in $root/build/first-run-$suite.png"
            ;;
        tests) prove tests/run.sh tests/run.sh ;;
        *) fail "there is nothing called $name to prove" ;;
    esac
done
