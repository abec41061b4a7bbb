#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: packaging/deb.sh
# Builds the Debian package of this tree, and one with its debug symbols, into
# build/release/packages. lintian must report nothing about it.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$root/build
# shellcheck source=packaging/dependencies.sh
. "$root/packaging/dependencies.sh"
# shellcheck source=packaging/releasebuild.sh
. "$root/packaging/releasebuild.sh"

install_dependencies "$build/log/apt.log" "${dependencies_build[@]}" "${dependencies_run[@]}" "${dependencies_package[@]}"
build_release all
quietly "reading how it is hardened" "$build/log/hardened.log" check_hardened "$build"/release/bin/hiwar{,-math,-reader,-recorder}
made=$build/release/packages
rm -f "$made"/hiwar_*.deb "$made"/hiwar-dbgsym_*
cd "$build/release"
quietly "packing" "$build/log/cpack-deb.log" cpack -G DEB
# CPack gives the symbols Ubuntu's suffix, and its checksum file lists their absolute build paths.
for symbols in "$made"/hiwar-dbgsym_*.ddeb; do
    [[ -e $symbols ]] || continue
    tree=$made/_CPack_Packages/symbols
    rm -rf "$tree"
    dpkg-deb -R "$symbols" "$tree"
    sed -i 's|  /.*-dbgsym/usr/|  usr/|' "$tree/DEBIAN/md5sums"
    quietly "packing the symbols" "$build/log/dbgsym.log" \
        dpkg-deb --root-owner-group -b "$tree" "${symbols%.ddeb}.deb"
    rm -r "$symbols" "$tree"
done
quietly "checking the package" "$build/log/lintian.log" \
    lintian --info --pedantic --fail-on error,warning "$made"/hiwar_*.deb
ls "$made"/hiwar_*.deb "$made"/hiwar-dbgsym_*.deb
