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
log=$build/log/wine-native.log
mkdir -p "$build/log"
rm -rf "$WINEPREFIX"
quietly "making a Windows" "$log" xvfb-run -a wineboot -i

# try NAME SOURCE [LIBRARY...]: builds the test of that name with the source, and runs it.
try() {
    local program=$build/$1.exe test=$root/packaging/windows/$1.cpp source=$root/app/desktop/$2
    shift 2
    quietly "building $program" "$log" x86_64-w64-mingw32-g++-posix -std=c++20 -Wall -Wextra -Wconversion -Werror \
        -static -I "$root" -o "$program" "$test" "$source" "$@"
    quietly "$program under Wine" "$log" timeout 300 \
        xvfb-run -a -s "-screen 0 1180x780x24 -noreset" wine "$program"
}
try hotkeytest win32hotkey.cpp -luser32
say "keys for every program are got from Windows, and given back"
try jumplisttest jumplist.cpp -lole32 -luuid
say "the list of the taskbar has tasks, and the conversations that are allowed"
wineserver -k || true
