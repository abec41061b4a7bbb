#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: packaging/macos/build.sh   (on a Mac with Xcode's command line tools and Homebrew)
# Builds Hiwar.app with all it needs and packs it into a .dmg in build/release/packages.
# HIWAR_SIGNING_IDENTITY names a "Developer ID Application" of the keychain; without one the
# programs are signed ad hoc, which runs only on this Mac. Run notarise.sh after it.
#
# NOT RUN by the authors, who have no Mac: written from Apple's, Qt's and Homebrew's documentation.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
build=$root/build/macos
identity=${HIWAR_SIGNING_IDENTITY:--}
version=$(sed -n 's/^project(hiwar VERSION \([0-9.]*\).*/\1/p' "$root/CMakeLists.txt")
app=$build/stage/hiwar.app
made=$root/build/release/packages

brew list --versions qt >/dev/null || brew install qt
# librsvg draws the icon; node includes npm, which fetches MathJax and esbuild for the formulas.
brew install --quiet cmake ninja pkgconf node librsvg qtkeychain qscintilla2 md4c libmicrohttpd libsodium tl-expected \
    nlohmann-json sqlite sqlitecpp libarchive
prefix=$(brew --prefix)
export PKG_CONFIG_PATH="$prefix/opt/libarchive/lib/pkgconfig:$prefix/opt/sqlite/lib/pkgconfig"

# The icon in the sizes that Finder needs.
set_of_icons=$build/hiwar.iconset
mkdir -p "$set_of_icons"
for size in 16 32 128 256 512; do
    rsvg-convert -w $size -h $size -o "$set_of_icons/icon_${size}x$size.png" "$root/resources/icons/hiwar.svg"
    rsvg-convert -w $((size * 2)) -h $((size * 2)) -o "$set_of_icons/icon_${size}x$size@2x.png" \
        "$root/resources/icons/hiwar.svg"
done
iconutil -c icns -o "$build/hiwar.icns" "$set_of_icons"

cmake -S "$root" -B "$build" -G Ninja -D CMAKE_BUILD_TYPE=Release -D CMAKE_OSX_DEPLOYMENT_TARGET=11.0 \
    -D CMAKE_PREFIX_PATH="$prefix;$prefix/opt/libarchive;$prefix/opt/sqlite" -D HIWAR_ICNS="$build/hiwar.icns" \
    -D HIWAR_FORMULAS=ON -D HIWAR_READER=OFF -D HIWAR_RECORDER=OFF
cmake --build "$build"
rm -rf "$build/stage"
cmake --install "$build" --prefix "$build/stage" --strip

# Copies Qt's libraries and plugins, and the Homebrew libraries that they need.
"$(brew --prefix qt)/bin/macdeployqt" "$app" -executable="$app/Contents/MacOS/hiwar-math" -always-overwrite
/usr/bin/python3 "$root/packaging/macos/checklibraries.py" "$app"

# From the inside out, each with its entitlements.
while IFS= read -r -d '' library; do
    codesign --force --timestamp --options runtime --sign "$identity" "$library"
done < <(find "$app/Contents/Frameworks" "$app/Contents/PlugIns" \( -name '*.dylib' -o -name '*.framework' \) -print0)
codesign --force --timestamp --options runtime --sign "$identity" \
    --entitlements "$here/entitlements-math.plist" "$app/Contents/MacOS/hiwar-math"
codesign --force --timestamp --options runtime --sign "$identity" --entitlements "$here/entitlements.plist" "$app"
codesign --verify --deep --strict --verbose=2 "$app"

image=$build/image
rm -rf "$image"
mkdir -p "$image" "$made"
cp -R "$app" "$image/Hiwar.app"
ln -s /Applications "$image/Applications"
hdiutil create -volname "Hiwar $version" -srcfolder "$image" -format ULFO -ov "$made/hiwar-$version-macos-$(uname -m).dmg"
codesign --force --timestamp --sign "$identity" "$made/hiwar-$version-macos-$(uname -m).dmg"
ls "$made"/*.dmg
