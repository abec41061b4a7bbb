#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: packaging/test.sh
# Proves the two commands in clean systems (prove-clean.sh), builds every package that can be built
# here, and tests each where nothing of Hiwar's is installed. Needs root and debootstrap; writes a
# picture of each running program into build/. Takes hours on two cores: seven set-ups from nothing,
# and the libraries for Windows, which are kept.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# shellcheck source=packaging/dependencies.sh
. "$root/packaging/dependencies.sh"

"$root/packaging/prove-clean.sh"
rm -rf "$root/build/release" # compiles everything, so that all GCC warnings are seen; the suite is built by clang
"$root/packaging/deb.sh"
if grep -n 'warning:' "$root/build/log/release-build.log"; then
    fail "GCC warns of what stands above"
fi
"$root/packaging/rpm.sh"
"$root/packaging/bundle.sh"
for suite in bookworm trixie noble; do
    "$root/packaging/test-deb.sh" "$suite"
done
"$root/packaging/test-rpm.sh"
"$root/packaging/test-bundle.sh" bookworm
"$root/packaging/test-bundle.sh" trixie
"$root/packaging/test-appimage.sh"
"$root/packaging/windows/build.sh"
"$root/packaging/windows/test.sh"
say "every package is proved; the pictures are in $root/build"
