#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: packaging/windows/test-native.sh
# Builds the parts of Hiwar that speak to Windows without Qt, and runs their tests under Wine, in a
# Windows folder of their own. It needs no other build and takes a minute.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
build=$root/build
# shellcheck source=packaging/dependencies.sh
. "$root/packaging/dependencies.sh"
install_dependencies "$build/log/apt.log" "${dependencies_wine[@]}" Xvfb=xvfb xauth=xauth \
    x86_64-w64-mingw32-g++-posix=g++-mingw-w64-x86-64-posix

export WINEPREFIX=$build/wine-native WINEDEBUG=-all
export WINEDLLOVERRIDES='mscoree,mshtml,winemenubuilder.exe=d'
unset DISPLAY WAYLAND_DISPLAY
program=$build/nativetest.exe
log=$build/log/wine-native.log
mkdir -p "$build/log"
quietly "building the native parts" "$log" x86_64-w64-mingw32-g++-posix -std=c++20 -Wall -Wextra -Wconversion -Werror \
    -static -I "$root" -o "$program" "$root/packaging/windows/nativetest.cpp" "$root/app/desktop/win32hotkey.cpp"
rm -rf "$WINEPREFIX"
quietly "making a Windows" "$log" xvfb-run -a wineboot -i
quietly "the native parts under Wine" "$log" timeout 300 \
    xvfb-run -a -s "-screen 0 1180x780x24 -noreset" wine "$program"
wineserver -k || true
say "keys for every program are got from Windows, and given back"
