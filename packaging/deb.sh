#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: packaging/deb.sh
# Builds a Debian package of this tree into build/release/packages and prints its name.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$root/build
mkdir -p "$build"
export CCACHE_DISABLE=1 # its cache would be outside build/
# shellcheck source=packaging/dependencies.sh
. "$root/packaging/dependencies.sh"

install_dependencies "$build/log/apt.log" "${dependencies_build[@]}" "${dependencies_run[@]}" "${dependencies_package[@]}"
quietly "configuring" "$build/log/release-configure.log" cmake -S "$root" --preset release
quietly "building" "$build/log/release-build.log" cmake --build "$build/release"

quietly "checking the desktop entry" "$build/log/desktop-entry.log" \
    desktop-file-validate "$root"/packaging/linux/*.desktop
quietly "checking the AppStream metadata" "$build/log/metainfo.log" \
    appstreamcli validate --no-net --explain "$build"/release/packaging/*.metainfo.xml
rm -rf "$build/release/packages"
cd "$build/release"
quietly "packing" "$build/log/cpack.log" cpack -G DEB
ls "$build"/release/packages/*.deb
