#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: packaging/test-reproducible.sh [--key KEY]
# Makes the release of this commit again, in another folder, another time zone and under another
# umask, and compares it with the files of packaging/release.sh in build/release/packages: every
# byte must be the same.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$root/build
# shellcheck source=packaging/dependencies.sh
. "$root/packaging/dependencies.sh"
first=$build/release/packages
[[ -e $first/SHA256SUMS ]] || fail "make the first one: packaging/release.sh"
[[ -z $(git -C "$root" status --porcelain) ]] || fail "there are changes that are not committed"

second=$build/second/of/two/hiwar
rm -rf "$build/second"
git clone -q "$root" "$second"
# The libraries for Windows are pinned by their checksums and built once; Hiwar is built again.
libraries=${HIWAR_WINDOWS_WORK:-$build/windows}
mkdir -p "$second/build/windows"
cp -a "$libraries/prefix" "$libraries/built" "$second/build/windows"
(umask 002 && TZ=Asia/Riyadh HIWAR_WINDOWS_WORK=$second/build/windows "$second/packaging/release.sh" "$@" >/dev/null)
if ! different=$(diff "$first/SHA256SUMS" "$second/build/release/packages/SHA256SUMS"); then
    printf '%s\n' "$different"
    fail "two builds of one commit differ; the second is in $second/build/release/packages"
fi
say "two builds of $(git -C "$root" rev-parse --short HEAD) have the same bytes: $(wc -l <"$first/SHA256SUMS") files"
rm -rf "$build/second"
