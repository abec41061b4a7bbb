#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: packaging/test.sh
# Proves the two commands in clean systems (prove-clean.sh), builds every package that can be built
# here, and tests each where nothing of Hiwar's is installed. Needs root and debootstrap; writes a
# picture of each running program into build/. Takes hours on two cores: seven set-ups from nothing,
# and the libraries for Windows, which are kept. If it is interrupted, the next call at the same
# commit goes on; remove build/passed-* to begin again.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# shellcheck source=packaging/dependencies.sh
. "$root/packaging/dependencies.sh"
# shellcheck source=packaging/once.sh
. "$root/packaging/once.sh"
cd "$root/packaging"
mkdir -p "$root/build"
step() { once "$root" "$root/build" "$@"; }

# Makes the .deb, and compiles everything for it, so that all of GCC's warnings are seen; the suite
# is built by clang.
build_deb() {
    rm -rf "$root/build/release"
    ./deb.sh
    if grep -n 'warning:' "$root/build/log/release-build.log"; then
        fail "GCC warns of what stands above"
    fi
}

for suite in noble trixie bookworm; do # where nobody works every day comes first
    step ./prove-clean.sh "$suite" run
    [[ $suite != bookworm ]] || step ./prove-clean.sh "$suite" user
    step ./prove-clean.sh "$suite" tests
done
step build_deb
step ./rpm.sh
step ./bundle.sh
for suite in bookworm trixie noble; do
    step ./test-deb.sh "$suite"
done
step ./test-rpm.sh
step ./test-bundle.sh bookworm
step ./test-bundle.sh trixie
step ./test-appimage.sh
step ./windows/build.sh
step ./windows/test.sh
say "every package is proved; the pictures are in $root/build"
