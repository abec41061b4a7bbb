#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: packaging/windows/libraries.sh
# Builds for Windows what Hiwar stands on, from the sources of Debian and of Ubuntu that the file `sources` names,
# into build/windows/prefix: Qt's as shared libraries, the small ones as static ones. What is there is not built
# again; what was cut short is begun again. Some 40 minutes on two cores, the first time.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
# shellcheck source=packaging/dependencies.sh
. "$root/packaging/dependencies.sh"
install_dependencies "$root/build/log/apt.log" "${dependencies_build[@]}" "${dependencies_windows[@]}"

work=${HIWAR_WINDOWS_WORK:-$root/build/windows}
mkdir -p "$work/sources" "$work/built"
work=$(cd "$work" && pwd)
export HIWAR_WINDOWS_PREFIX=$work/prefix
log=$root/build/log
machine=x86_64-w64-mingw32
export CC=$machine-gcc-posix CXX=$machine-g++-posix

# fetched NAME: unpacks that source into $work/NAME-source; apt's own downloader knows the way out and checks the sum.
fetched() {
    local name=$1 archive place sum file
    read -r archive place sum _ < <(sed -n "s/^$name  *//p" "$here/sources")
    file=$work/sources/${place##*/}
    if ! sha256sum --status -c <<<"$sum  $file" 2>/dev/null; then
        rm -f "$file"
        quietly "fetching $name" "$log/windows-$name.log" \
            /usr/lib/apt/apt-helper download-file "$("${archive}_archive")/pool/$place" "$file" "SHA256:$sum"
    fi
    rm -rf "$work/$name-source"
    mkdir "$work/$name-source"
    tar -C "$work/$name-source" --strip-components=1 -xf "$file"
}

# built NAME OPTION...: CMake's way from $work/NAME-source into the prefix.
built() {
    local name=$1
    shift
    cmake -S "$work/$name-source" -B "$work/$name-build" -G Ninja -D CMAKE_TOOLCHAIN_FILE="$here/toolchain.cmake" \
        -D CMAKE_INSTALL_PREFIX="$HIWAR_WINDOWS_PREFIX" -D CMAKE_BUILD_TYPE=Release "$@"
    cmake --build "$work/$name-build"
    cmake --install "$work/$name-build" --strip
}

build_sqlite() {
    # The one file that it is made into, by SQLite's own script.
    mkdir -p "$work/sqlite-build"
    (cd "$work/sqlite-build" && env -u CC -u CXX "$work/sqlite-source/configure" --disable-tcl && make sqlite3.c)
    cp "$work/sqlite-build"/sqlite3{,ext}.h "$work/sqlite-build/sqlite3.c" "$work/sqlite-source"
    cp "$here/sqlite.cmake" "$work/sqlite-source/CMakeLists.txt"
    rm -rf "$work/sqlite-build"
    built sqlite
}
build_sqlitecpp() {
    built sqlitecpp -D SQLITECPP_INTERNAL_SQLITE=OFF -D SQLITECPP_RUN_CPPLINT=OFF -D BUILD_SHARED_LIBS=OFF
}
build_libarchive() {
    local without=() name
    for name in OPENSSL NETTLE LIBB2 LZ4 LZO LZMA ZSTD BZip2 LIBXML2 EXPAT PCREPOSIX ICONV CNG XATTR ACL TAR CPIO CAT TEST; do
        without+=(-D "ENABLE_$name=OFF")
    done
    # It would run a test program, and none that is made here can be.
    built libarchive "${without[@]}" -D BUILD_SHARED_LIBS=OFF -D CMAKE_CROSSCOMPILING_EMULATOR=/bin/false
    # It makes both, and CMake looks for the shared one's name only.
    rm "$HIWAR_WINDOWS_PREFIX"/lib/libarchive.dll.a "$HIWAR_WINDOWS_PREFIX"/bin/libarchive.dll
    mv "$HIWAR_WINDOWS_PREFIX"/lib/libarchive{_static,}.a
}
build_md4c() {
    built md4c -D BUILD_SHARED_LIBS=OFF
}
build_microhttpd() {
    # It has no CMake.
    mkdir -p "$work/microhttpd-build"
    (cd "$work/microhttpd-build" && "$work/microhttpd-source/configure" --host=$machine \
        --prefix="$HIWAR_WINDOWS_PREFIX" --disable-shared --enable-static --disable-https --disable-doc \
        --disable-examples --disable-curl && make -j "$(nproc)" && make install)
}
build_sodium() {
    cp "$here/sodium.cmake" "$work/sodium-source/CMakeLists.txt"
    built sodium
}
build_qtbase() {
    local off=() name
    # opengl, vulkan, direct2d1_1: nothing of ours draws with them (DirectWrite's fonts, which have colours, need
    # direct2d). tabletevent, directwrite3: they ask for headers that Debian leaves out or MinGW lacks. The rest is
    # what other libraries do for us, or nobody asks for.
    for name in pkg_config dbus icu sql vulkan direct2d1_1 directwrite3 tabletevent concurrent xml testlib zstd brotli \
        gssapi glib androiddeployqt networklistmanager; do
        off+=(-D "FEATURE_$name=OFF")
    done
    for name in pcre freetype harfbuzz libpng libjpeg doubleconversion; do
        off+=(-D "INPUT_$name=qt")
    done
    built qtbase -D QT_HOST_PATH=/usr -D QT_HOST_PATH_CMAKE_DIR="$host_cmake" -D BUILD_SHARED_LIBS=ON \
        -D QT_BUILD_EXAMPLES=OFF -D QT_BUILD_TESTS=OFF -D INPUT_opengl=no -D INPUT_openssl=no -D INPUT_libb2=no \
        -D FEATURE_schannel=ON -D FEATURE_direct2d=ON "${off[@]}"
}
build_qtsvg() {
    built qtsvg "${qt_module[@]}"
}
build_qtdeclarative() {
    # QJSEngine is what is wanted. Nothing is drawn by it and nothing debugged.
    built qtdeclarative "${qt_module[@]}" -D FEATURE_qml_network=OFF -D FEATURE_qml_debug=OFF \
        -D FEATURE_qml_profiler=OFF -D FEATURE_qml_preview=OFF
}
build_qtkeychain() {
    built qtkeychain "${qt_module[@]}" -D BUILD_WITH_QT6=ON -D BUILD_TRANSLATIONS=OFF -D BUILD_SHARED_LIBS=OFF \
        -D BUILD_TEST_APPLICATION=OFF
}
build_qscintilla() {
    cp "$here/qscintilla.cmake" "$work/qscintilla-source/CMakeLists.txt"
    built qscintilla "${qt_module[@]}"
}

# Their words, for who gets the program.
keep_licence() {
    local folder=$HIWAR_WINDOWS_PREFIX/licences/$1
    mkdir -p "$folder"
    find "$work/$1-source" -maxdepth 1 \( -iname 'LICEN[CS]E*' -o -iname 'COPYING*' \) -exec cp -r -t "$folder" {} +
}

# Headers are the same for every system; those of this one are taken.
take_headers() {
    mkdir -p "$HIWAR_WINDOWS_PREFIX/include" "$HIWAR_WINDOWS_PREFIX/share/cmake"
    cp -r /usr/include/tl /usr/include/nlohmann "$HIWAR_WINDOWS_PREFIX/include"
    cp -r /usr/share/cmake/tl-expected /usr/share/cmake/nlohmann_json "$HIWAR_WINDOWS_PREFIX/share/cmake"
}

host_cmake=$(dirname "$(dirname "$(find /usr/lib -name Qt6Config.cmake -print -quit)")")
qt_module=(-D QT_HOST_PATH=/usr -D QT_HOST_PATH_CMAKE_DIR="$host_cmake" -D CMAKE_PREFIX_PATH="$HIWAR_WINDOWS_PREFIX"
    -D QT_BUILD_EXAMPLES=OFF -D QT_BUILD_TESTS=OFF)
# Each stands for itself, so that an error ends it: `set -e` is off in what `if` or `||` asks.
if [[ ${1:-} == --only ]]; then
    "build_$2"
    exit
fi
take_headers
while read -r name _; do
    # Built from this source by this recipe.
    recipe=$({
        sed -n "/^$name /p" "$here/sources"
        declare -f "build_$name" built
        cat "$here/toolchain.cmake" "$here/$name.cmake" 2>/dev/null || true
    } | sha256sum | cut -d ' ' -f 1)
    [[ $(cat "$work/built/$name" 2>/dev/null) != "$recipe" ]] || continue
    fetched "$name"
    say "building $name for Windows"
    rm -rf "$work/$name-build"
    quietly "building $name for Windows" "$log/windows-$name.log" "${BASH_SOURCE[0]}" --only "$name"
    keep_licence "$name"
    rm -rf "$work/$name-source" "$work/$name-build"
    echo "$recipe" >"$work/built/$name"
done < <(grep -v '^#' "$here/sources")
say "the libraries for Windows are in $HIWAR_WINDOWS_PREFIX"
