#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: packaging/windows/build.sh
# Builds Hiwar for Windows on Debian 12: an installer and a .zip that runs from any folder, into
# build/release/packages. libraries.sh first builds the libraries that it needs, once.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
build=$root/build
# shellcheck source=packaging/dependencies.sh
. "$root/packaging/dependencies.sh"
# shellcheck source=packaging/releasebuild.sh
. "$root/packaging/releasebuild.sh"
here=$root/packaging/windows
"$here/libraries.sh"
work=$(realpath "${HIWAR_WINDOWS_WORK:-$build/windows}")
export HIWAR_WINDOWS_PREFIX=$work/prefix PKG_CONFIG_LIBDIR=$work/prefix/lib/pkgconfig
export CCACHE_DISABLE=${CCACHE_DISABLE-1}
SOURCE_DATE_EPOCH=$(release_epoch)
export SOURCE_DATE_EPOCH QT_RCC_SOURCE_DATE_OVERRIDE=$SOURCE_DATE_EPOCH

name=hiwar-$(release_version)-windows-x86_64
made=$build/release/packages
stage=$work/stage/$name
mkdir -p "$made"
bring_mathjax "$build/log/mathjax.log"
host_cmake=$(dirname "$(dirname "$(find /usr/lib -name Qt6Config.cmake -print -quit)")")
quietly "configuring for Windows" "$build/log/windows-configure.log" cmake -S "$root" -B "$work/hiwar" -G Ninja \
    -D CMAKE_TOOLCHAIN_FILE="$here/toolchain.cmake" -D CMAKE_BUILD_TYPE=Release -D CMAKE_UNITY_BUILD=ON \
    -D CMAKE_INSTALL_BINDIR=. -D QT_HOST_PATH=/usr -D QT_HOST_PATH_CMAKE_DIR="$host_cmake" \
    -D CMAKE_PREFIX_PATH="$HIWAR_WINDOWS_PREFIX" -D PKG_CONFIG_ARGN=--static \
    -D HIWAR_WERROR="${HIWAR_WERROR:-OFF}" -D HIWAR_FORMULAS="${HIWAR_FORMULAS:-ON}" \
    -D HIWAR_READER="${HIWAR_READER:-OFF}" -D HIWAR_PDF=OFF -D HIWAR_RECORDER=OFF \
    -D CMAKE_CXX_FLAGS="-ffile-prefix-map=$root=/usr/src/hiwar -DLIBARCHIVE_STATIC -DSODIUM_STATIC" \
    -D CMAKE_CXX_LINKER_LAUNCHER="$here/link.sh;$work/prefix" \
    -D CMAKE_CXX_STANDARD_LIBRARIES="-lz -lbcrypt -lcrypt32 -lws2_32 -ladvapi32"
formulas_fate "$build/log/windows-configure.log"
quietly "building for Windows" "$build/log/windows-build.log" cmake --build "$work/hiwar"

rm -rf "$work/stage"
quietly "collecting the programs" "$build/log/windows-stage.log" \
    cmake --install "$work/hiwar" --prefix "$stage" --strip
quietly "collecting libraries" "$build/log/windows-libraries.log" \
    cmake -D TREE="$stage" -D PREFIX="$HIWAR_WINDOWS_PREFIX" -P "$here/stage.cmake"
cp "$root/LICENSE" "$stage/LICENSE.txt"
cp -r "$work/prefix/licences" "$stage/licences"
quietly "listing what is in it" "$build/log/windows-sbom.log" /usr/bin/python3 -B "$root/packaging/sbom.py" \
    "$stage" "$name" "$(release_epoch)" --sources "$work/sources.list"
find "$stage" -exec touch -d "@$(release_epoch)" {} +

# The installer removes what it installed, by name, and nothing else.
files=$work/stage/files.nsh
/usr/bin/python3 -B "$here/installedfiles.py" "$stage" >"$files"
quietly "making the installer" "$build/log/windows-installer.log" makensis -V3 -WX \
    -DVERSION="$(release_version)" -DFILES="$files" -DICON="$root/resources/icons/hiwar.ico" \
    -DKILOBYTES="$(du -sk --apparent-size "$stage" | cut -f 1)" -DOUTPUT="$made/$name-setup.exe" "$here/hiwar.nsi"
rm -f "$made/$name.zip"
write_updates_file "$stage/updates.json" windows-x86_64.zip # not in the installer's copy
find "$stage" -exec touch -d "@$(release_epoch)" {} +
(cd "$work/stage" && find "$name" -type f | LC_ALL=C sort | TZ=UTC zip -q -9 -X "$made/$name.zip" -@)
ls "$made/$name"*
