#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: packaging/bundle.sh
# Builds Hiwar with everything it needs except glibc, for Linux systems with no Qt: a folder packed
# as .tar.xz, and the same as one file that installs itself for the user who starts it (.run). Into
# build/release/packages. With the key of the releases in HIWAR_RELEASE_KEY they can check for
# updates.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$root/build
# shellcheck source=packaging/dependencies.sh
. "$root/packaging/dependencies.sh"
# shellcheck source=packaging/releasebuild.sh
. "$root/packaging/releasebuild.sh"

install_dependencies "$build/log/apt.log" "${dependencies_build[@]}" "${dependencies_run[@]}" \
    "${dependencies_package[@]}" "${dependencies_bundle[@]}"
build_release all
quietly "building the program as a library" "$build/log/release-portable.log" \
    cmake --build "$build/release" --target hiwar-portable
name=hiwar-$(release_version)-linux-$(uname -m)
tree=$build/bundle/$name
made=$build/release/packages

rm -rf "$build/bundle"
quietly "installing into the bundle" "$build/log/bundle-install.log" \
    cmake --install "$build/release" --prefix "$tree" --strip
rm -f "$tree/libexec/hiwar/hiwar-recorder" # it would bring Qt Multimedia with its codecs
mkdir -p "$tree/libexec/hiwar"
strip -o "$tree/libexec/hiwar/hiwar.so" "$build/release/packaging/hiwar.so"
quietly "collecting libraries" "$build/log/bundle.log" cmake -D TREE="$tree" -P "$root/packaging/bundle.cmake"
quietly "trimming ICU's data" "$build/log/bundle-icu.log" "$root/packaging/trimicu.sh" "$tree"/lib/libicudata.so.??
quietly "parting what desktops have" "$build/log/bundle-fallback.log" /usr/bin/python3 -B \
    "$root/packaging/linux/fallback.py" "$tree" "$build/bundle/fallback.inc"
# DT_RPATH, not DT_RUNPATH: Qt must find its libraries through hiwar.so's, and its plugins theirs
# through the program's: a library opened by its full path is searched nowhere else. lib has none of
# the libraries that desktops have, which are in lib/fallback. hiwar-math and hiwar-reader load no
# drivers, so they may use the bundle's.
cc -Wall -Wextra -Werror -O2 -s "${hardened[@]}" -Wl,--disable-new-dtags,-rpath,"\$ORIGIN/../lib" \
    -I "$build/bundle" -o "$tree/bin/hiwar" "$root/packaging/linux/start.c"
patchelf --force-rpath --set-rpath "\$ORIGIN/../../lib" "$tree/libexec/hiwar/hiwar.so"
apart=("$tree"/libexec/hiwar/hiwar-{math,reader})
for program in "${apart[@]}"; do
    [[ ! -e $program ]] || patchelf --force-rpath --set-rpath "\$ORIGIN/../../lib:\$ORIGIN/../../lib/fallback" "$program"
done
cp "$root/packaging/linux/install" "$root/packaging/linux/remove" "$root/LICENSE" "$tree"
sed -n 's/^file //p' "$build/log/bundle.log" | sort -u >"$build/bundle/files"
quietly "listing what is bundled" "$build/log/sbom.log" /usr/bin/python3 -B "$root/packaging/sbom.py" \
    "$tree" "$name" "$(release_epoch)" --files "$build/bundle/files"

quietly "reading how it is hardened" "$build/log/bundle-hardened.log" check_hardened \
    "$tree/bin/hiwar" "$tree/libexec/hiwar/hiwar.so" "${apart[@]}"

mkdir -p "$made"
write_updates_file "$tree/share/hiwar/updates.json" "linux-$(uname -m).tar.xz"
find "$build/bundle" -exec touch -h -d "@$(release_epoch)" {} +
quietly "packing the bundle" "$build/log/bundle-tar.log" tar -C "$build/bundle" --sort=name --owner=0 --group=0 --numeric-owner \
    --mtime="@$(release_epoch)" -I 'xz -6e -T1' -cf "$made/$name.tar.xz" "$name"
write_updates_file "$tree/share/hiwar/updates.json" "linux-$(uname -m).run"
cd "$build/bundle" # the .run records the command that made it
# makeself's own error for a missing program would be "eval: xz: not found".
sed '/^#!\/bin\/sh$/a command -v xz >/dev/null || { echo "hiwar: xz is missing, which unpacks this file. Install it (the package xz, on Debian xz-utils), and start this again." >\&2; exit 1; }' \
    /usr/share/makeself/makeself-header.sh >header.sh
quietly "packing the .run" "$build/log/bundle-run.log" makeself --header ./header.sh --xz --nomd5 --sha256 --nooverwrite \
    --tar-extra "--sort=name --owner=0 --group=0 --numeric-owner --mtime=@$(release_epoch)" \
    --packaging-date "$(LC_ALL=C date -u -d "@$(release_epoch)")" \
    "$name" "$name.run" "Hiwar $(release_version)" ./install
mv "$name.run" "$made"
ls "$made/$name".*
