#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: packaging/test-appimage.sh
# Tests what appimage.sh makes, with a replacement for the AppImage project's runtime: the image
# unpacks, and the program in it has a first conversation. How the real runtime mounts it is not
# tested. The bundle must exist.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$root/build
# shellcheck source=packaging/dependencies.sh
. "$root/packaging/dependencies.sh"
install_dependencies "$build/log/apt.log" "${dependencies_headless[@]}" "${dependencies_run[@]}" g++=g++ \
    unsquashfs=squashfs-tools

folder=$build/appimage
rm -rf "$folder"
mkdir -p "$folder"
cc -Wall -Wextra -Werror -O2 -o "$folder/runtime" "$root/packaging/standinruntime.c"
if "$root/packaging/appimage.sh" --runtime "$folder/runtime" 2>/dev/null; then
    fail "it took a program for a runtime that is none"
fi
printf 'AI\2' | dd of="$folder/runtime" bs=1 seek=8 conv=notrunc status=none
image=$("$root/packaging/appimage.sh" --runtime "$folder/runtime" | tail -n 1)
mv "$image" "$folder/hiwar.AppImage" # it must not be released

export STANDIN_FOLDER=$folder/mounted
[[ $("$folder/hiwar.AppImage" --version) == "hiwar "* ]] || fail "the program in the image does not start"
quietly "the AppImage" "$build/log/appimage-run.log" /usr/bin/python3 -B "$root/packaging/firstrun.py" \
    "$build/appimage.png" "$folder/hiwar.AppImage"
say "the AppImage works with a runtime of its test; a picture is in $build/appimage.png"
