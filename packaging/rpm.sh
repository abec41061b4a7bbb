#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: packaging/rpm.sh
# Builds the rpm package of this tree into build/release/packages. Its requirements are sonames,
# which are the same on Fedora and on openSUSE.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$root/build
# shellcheck source=packaging/dependencies.sh
. "$root/packaging/dependencies.sh"
# shellcheck source=packaging/releasebuild.sh
. "$root/packaging/releasebuild.sh"

install_dependencies "$build/log/apt.log" "${dependencies_build[@]}" "${dependencies_run[@]}" \
    "${dependencies_package[@]}" "${dependencies_rpm[@]}"
build_release all
quietly "reading how it is hardened" "$build/log/hardened.log" check_hardened "$build"/release/bin/hiwar{,-math,-reader,-recorder}
made=$build/release/packages
rm -f "$made"/hiwar-[0-9]*.rpm
cd "$build/release"
quietly "packing" "$build/log/cpack-rpm.log" cpack -G RPM -D CPACK_STRIP_FILES=ON
quietly "checking the package" "$build/log/rpmlint.log" rpmlint -c "$root/packaging/linux/rpmlint.toml" "$made"/hiwar-[0-9]*.rpm
ls "$made"/hiwar-[0-9]*.rpm
