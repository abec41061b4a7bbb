#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: packaging/appimage.sh --runtime FILE
# Makes an AppImage of the bundle (packaging/bundle.sh makes it first, if it does not exist). FILE
# is the type 2 runtime of the AppImage project, which is in no Debian package: download it from
# that project, check its signature, and keep it. An AppImage is that file followed by a file
# system, so nothing else is needed.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$root/build
# shellcheck source=packaging/dependencies.sh
. "$root/packaging/dependencies.sh"
# shellcheck source=packaging/releasebuild.sh
. "$root/packaging/releasebuild.sh"
[[ ${1:-} == --runtime && -n ${2:-} ]] || fail "the runtime is missing: packaging/appimage.sh --runtime FILE"
runtime=$2
[[ $(head -c 11 "$runtime" | tail -c 3 | tr '\0' 0) == $'AI\002' ]] ||
    fail "$runtime is not a type 2 runtime of AppImage"

install_dependencies "$build/log/apt.log" mksquashfs=squashfs-tools
name=hiwar-$(release_version)-linux-$(uname -m)
[[ -d $build/bundle/$name ]] || "$root/packaging/bundle.sh"
id=io.github.hiwar.hiwar
folder=$build/bundle/AppDir
rm -rf "$folder"
cp -a "$build/bundle/$name" "$folder"
rm "$folder/install" "$folder/remove"
ln -s bin/hiwar "$folder/AppRun"
sed "s|^MimeType=.*|MimeType=x-scheme-handler/hiwar;|" "$folder/share/applications/$id.desktop" \
    >"$folder/$id.desktop" # what integrates it puts that into the home, see linux/install
cp "$folder/share/icons/hicolor/scalable/apps/$id.svg" "$folder"
ln -s "$id.svg" "$folder/.DirIcon"
write_updates_file "$folder/share/hiwar/updates.json" "linux-$(uname -m).AppImage"
made=$build/release/packages/$name.AppImage
quietly "packing the AppImage" "$build/log/appimage.log" mksquashfs "$folder" "$build/bundle/squashfs" \
    -comp zstd -root-owned -noappend -all-time "$(release_epoch)" -mkfs-time "$(release_epoch)"
cat "$runtime" "$build/bundle/squashfs" >"$made"
chmod +x "$made"
rm -r "$folder" "$build/bundle/squashfs"
echo "$made"
