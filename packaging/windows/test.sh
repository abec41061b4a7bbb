#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: packaging/windows/test.sh
# Tests the results of build.sh under Wine, in a Windows folder of its own: installed silently for
# one user, it runs the first-light story and the TLS tests; then installed over a running copy, for
# all users, and run from the .zip; removed without a trace except the user's data, and with them on
# request. Pictures are written to build/windows-*.png.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
build=$root/build
# shellcheck source=packaging/dependencies.sh
. "$root/packaging/dependencies.sh"
# shellcheck source=packaging/releasebuild.sh
. "$root/packaging/releasebuild.sh"
install_dependencies "$build/log/apt.log" "${dependencies_wine[@]}" "${dependencies_headless[@]}" \
    "${dependencies_story[@]}" openssl=openssl unzip=unzip "${dependencies_windows[@]}"
name=hiwar-$(release_version)-windows-x86_64
setup=$build/release/packages/$name-setup.exe
[[ -e $setup ]] || fail "build it first: packaging/windows/build.sh"
"$root/packaging/windows/test-native.sh"

# Wine gets and writes nothing outside this folder: no .NET, no browser, no menu entries.
export WINEPREFIX=$build/wine WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml,winemenubuilder.exe=d'
unset DISPLAY WAYLAND_DISPLAY
# Fonts as Windows has them: Qt 6.4 reads past the end of what Wine says of one without outlines.
export FONTCONFIG_FILE=$build/wine-fonts.conf
cat >"$FONTCONFIG_FILE" <<EOF
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts/truetype/dejavu</dir>
  <cachedir>$build/wine-fonts</cachedir>
</fontconfig>
EOF
log=$build/log/wine.log

# on_display COMMAND...: runs it on an invisible display.
on_display() {
    xvfb-run -a -s "-screen 0 1180x780x24 -noreset" "$@" >>"$log" 2>&1 || fail "$* ended with $?; see $log"
}
user=
own() { echo "$WINEPREFIX/drive_c/users/$user/AppData/Local/Programs/Hiwar"; }
registered() { wine reg query "$1" >/dev/null 2>&1; }
readonly uninstall_key='Software\Microsoft\Windows\CurrentVersion\Uninstall\Hiwar'

# uninstalled FOLDER [OPTION]: the uninstaller copies itself elsewhere and returns at once; so this
# waits for the end of Wine.
uninstalled() {
    local folder=$1
    # shellcheck disable=SC2016  # the inner shell's words
    on_display sh -c 'wine "$0/uninstall.exe" /S "$@"; wineserver -w' "$@"
    [[ ! -e $folder ]] || fail "the uninstaller left behind: $(find "$folder" | head)"
}

mkdir -p "$build/log"
rm -rf "$WINEPREFIX" "$log"
quietly "making a Windows" "$log" xvfb-run -a wineboot -i
user=$(basename "$(dirname "$(compgen -G "$WINEPREFIX/drive_c/users/*/AppData")")")
find "$WINEPREFIX/drive_c" | sort >"$build/wine-before"

on_display wine "$setup" /S /CurrentUser
[[ -e $(own)/hiwar.exe ]] || fail "the installer installed nothing for one person"
registered "HKCU\\$uninstall_key" || fail "the installer did not register what it installed"
[[ -e "$WINEPREFIX/drive_c/users/$user/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Hiwar.lnk" ]] ||
    fail "there is nothing in the start menu"
say "installed for one person: $(du -sh "$(own)" | cut -f 1)"

x86_64-w64-mingw32-gcc-posix -Wall -Wextra -Werror -o "$build/credentials.exe" "$root/packaging/windows/credentials.c" \
    -ladvapi32
export CREDENTIALS_PROGRAM=$build/credentials.exe
mkdir -p "$build/windows-pictures"
PICTURES=$build/windows-pictures quietly "the story under Wine" "$build/log/wine-story.log" \
    /usr/bin/python3 -B "$root/packaging/windows/story.py" "$(own)"
say "the story is told under Wine; pictures are in $build/windows-pictures"

# Over a running copy: it is told to quit, and then the new one is installed.
xvfb-run -a wine "$(own)/hiwar.exe" >>"$log" 2>&1 &
running=$!
until grep -q "'hiwar.exe'" <<<"$(winedbg --command "info proc" 2>/dev/null)"; do :; done
on_display wine "$setup" /S
wait "$running" || fail "the running copy did not end well"
[[ -e $(own)/hiwar.exe ]] || fail "the upgrade over a running copy left nothing"
say "upgraded over a running copy"

data=$WINEPREFIX/drive_c/users/$user/AppData/Roaming/hiwar/history.sqlite
[[ -s $data ]] || fail "there is no history, where there should be one"
uninstalled "$(own)"
[[ -s $data ]] || fail "the uninstaller took the history"
registered "HKCU\\$uninstall_key" && fail "the uninstaller left its own entry"
registered 'HKCU\Software\Classes\hiwar' && fail "the uninstaller left the links"
left=$(find "$WINEPREFIX/drive_c" | sort | comm -13 "$build/wine-before" - | grep -i hiwar | grep -v '/AppData/[^/]*/hiwar' || true)
[[ -z $left ]] || fail "the uninstaller left behind: $left"
say "removed without a trace but the person's data"

on_display wine "$setup" /S /AllUsers
everybody="$WINEPREFIX/drive_c/Program Files/Hiwar"
[[ -e $everybody/hiwar.exe ]] || fail "the installer installed nothing for everybody"
registered "HKLM\\$uninstall_key" || fail "the installer did not register it for everybody"
uninstalled "$everybody" /DELETEHISTORY
[[ ! -e $data ]] || fail "the history is still there, which was to be deleted"
say "installed for everybody, and removed with the history when asked"

rm -rf "$build/windows-zip"
unzip -q "${setup%-setup.exe}.zip" -d "$build/windows-zip"
[[ $(wine "$build/windows-zip/$name/hiwar.com" --version 2>/dev/null | tr -d '\r') == "hiwar $(release_version)" ]] ||
    fail "the program of the .zip does not start"
wineserver -k || true
say "the .zip runs from its folder"

# A Debian version has a revision, which includes the fixes made since.
while read -r library _ archive _; do
    [[ $archive != bookworm ]] || grep -A 1 "\"name\": \"$library\"" "$build/windows-zip/$name/sbom.spdx.json" |
        grep -q '"versionInfo": ".*-.*"' || fail "$library is not as Debian has mended it"
done <"$root/packaging/windows/sources"
say "the libraries in it are Debian's, with what was mended since"
