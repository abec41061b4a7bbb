#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: packaging/windows/libraries.sh
# Builds for Windows the libraries that Hiwar needs, from the source packages that the file
# `sources` names, into build/windows/prefix: Qt's as shared libraries, the small ones as static
# ones. An existing library is built again only if its archive has a newer source; an interrupted
# build is started again. Some 40 minutes on two cores, the first time. build/windows/sources.list
# lists what each was built from, in the lines that sbom.py reads.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
# shellcheck source=packaging/dependencies.sh
. "$root/packaging/dependencies.sh"
# shellcheck source=packaging/windows/sourcepackages.sh
. "$here/sourcepackages.sh"
# Qt is built with the tools of an installed Qt, and both must have the same version.
# shellcheck source=/dev/null
[[ $(. /etc/os-release && echo "$ID $VERSION_ID") == "debian 12" ]] ||
    fail "the libraries for Windows can be built on Debian 12 only, whose Qt's tools are of the same version"
install_dependencies "$root/build/log/apt.log" "${dependencies_build[@]}" "${dependencies_windows[@]}" \
    dpkg-source=dpkg-dev

work=${HIWAR_WINDOWS_WORK:-$root/build/windows}
log=$root/build/log
mkdir -p "$work/sources" "$work/built" "$log"
work=$(cd "$work" && pwd)
export HIWAR_WINDOWS_PREFIX=$work/prefix PKG_CONFIG_LIBDIR=$work/prefix/lib/pkgconfig
machine=x86_64-w64-mingw32
export CC=$machine-gcc-posix CXX=$machine-g++-posix
# The build folder must not appear in the results.
export CFLAGS="-O2 -ffile-prefix-map=$work=/usr/src" CXXFLAGS="-O2 -ffile-prefix-map=$work=/usr/src"

source_line() { sed -n "s/^$1  *//p" "$here/sources"; }

# configured NAME OPTION...: configures with CMake from $work/NAME-source to $work/NAME-build, for
# the prefix.
configured() {
    local name=$1
    shift
    cmake -S "$work/$name-source" -B "$work/$name-build" -G Ninja -D CMAKE_TOOLCHAIN_FILE="$here/toolchain.cmake" \
        -D CMAKE_INSTALL_PREFIX="$HIWAR_WINDOWS_PREFIX" -D CMAKE_BUILD_TYPE=Release "$@"
}
built() {
    configured "$@"
    cmake --build "$work/$1-build"
    cmake --install "$work/$1-build" --strip
}

build_sqlite() {
    # SQLite's own script makes the single source file.
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
    # It would run a test program, but programs made here cannot run.
    built libarchive "${without[@]}" -D BUILD_SHARED_LIBS=OFF -D CMAKE_CROSSCOMPILING_EMULATOR=/bin/false
    # It makes both, and CMake finds only the shared one's name.
    rm "$HIWAR_WINDOWS_PREFIX"/lib/libarchive.dll.a "$HIWAR_WINDOWS_PREFIX"/bin/libarchive.dll
    mv "$HIWAR_WINDOWS_PREFIX"/lib/libarchive{_static,}.a
}
build_md4c() {
    built md4c -D BUILD_SHARED_LIBS=OFF
}
build_microhttpd() {
    # It has no CMake build.
    mkdir -p "$work/microhttpd-build"
    (cd "$work/microhttpd-build" && "$work/microhttpd-source/configure" --host=$machine \
        --prefix="$HIWAR_WINDOWS_PREFIX" --disable-shared --enable-static --disable-https --disable-doc \
        --disable-examples --disable-curl && make -j "${CMAKE_BUILD_PARALLEL_LEVEL:-$(nproc)}" && make install)
}
build_sodium() {
    cp "$here/sodium.cmake" "$work/sodium-source/CMakeLists.txt"
    built sodium
}
# Qt's own source contains pcre2, libpng, libjpeg and harfbuzz, too, but in the versions of its
# release.
build_pcre2() {
    built pcre2 -D PCRE2_BUILD_PCRE2_8=OFF -D PCRE2_BUILD_PCRE2_16=ON -D PCRE2_SUPPORT_JIT=ON \
        -D PCRE2_BUILD_PCRE2GREP=OFF -D PCRE2_BUILD_TESTS=OFF
}
build_libpng() {
    built libpng -D PNG_SHARED=OFF -D PNG_EXECUTABLES=OFF -D PNG_TESTS=OFF
}
build_libjpeg() {
    built libjpeg -D ENABLE_SHARED=OFF -D WITH_TURBOJPEG=OFF -D WITH_SIMD=OFF
}
build_harfbuzz() {
    built harfbuzz -D HB_BUILD_SUBSET=OFF
}
build_qtbase() {
    local off=() name
    # opengl, vulkan, direct2d1_1: Hiwar does not draw with them (DirectWrite's fonts, which have
    # colours, need direct2d). tabletevent, directwrite3: they need headers that Debian leaves out
    # or MinGW lacks. freetype, textmarkdownreader: Windows draws letters itself, and Hiwar has its
    # own Markdown; both would bring old copies of libraries. The rest is done by other libraries,
    # or not needed.
    for name in pkg_config dbus icu sql vulkan direct2d1_1 directwrite3 tabletevent concurrent xml testlib zstd brotli \
        gssapi glib androiddeployqt networklistmanager freetype textmarkdownreader; do
        off+=(-D "FEATURE_$name=OFF")
    done
    for name in pcre harfbuzz libpng libjpeg; do
        off+=(-D "INPUT_$name=system")
    done
    for name in freetype opengl openssl libb2; do
        off+=(-D "INPUT_$name=no")
    done
    local -x CXXFLAGS="$CXXFLAGS -DPCRE2_STATIC"
    built qtbase -D QT_HOST_PATH=/usr -D QT_HOST_PATH_CMAKE_DIR="$host_cmake" -D BUILD_SHARED_LIBS=ON \
        -D QT_BUILD_EXAMPLES=OFF -D QT_BUILD_TESTS=OFF -D INPUT_doubleconversion=qt \
        -D FEATURE_schannel=ON -D FEATURE_direct2d=ON "${off[@]}"
}
build_qtsvg() {
    built qtsvg "${qt_module[@]}"
}
build_qtdeclarative() {
    # Only QJSEngine is needed, which is in the module Qml. It draws nothing and debugs nothing.
    configured qtdeclarative "${qt_module[@]}" -D FEATURE_qml_network=OFF -D FEATURE_qml_debug=OFF \
        -D FEATURE_qml_profiler=OFF -D FEATURE_qml_preview=OFF
    local part
    for part in qmlintegration qml; do
        cmake --build "$work/qtdeclarative-build" --target "src/$part/all"
        cmake --install "$work/qtdeclarative-build/src/$part" --strip
    done
    # The top level installs the dependencies between them.
    cmake -D CMAKE_INSTALL_LOCAL_ONLY=ON -P "$work/qtdeclarative-build/cmake_install.cmake"
}
build_qtkeychain() {
    built qtkeychain "${qt_module[@]}" -D BUILD_WITH_QT6=ON -D BUILD_TRANSLATIONS=OFF -D BUILD_SHARED_LIBS=OFF \
        -D BUILD_TEST_APPLICATION=OFF
}
build_qscintilla() {
    cp "$here/qscintilla.cmake" "$work/qscintilla-source/CMakeLists.txt"
    built qscintilla "${qt_module[@]}"
}

# Copies the licence texts, for the users of the program.
keep_licence() {
    local folder=$HIWAR_WINDOWS_PREFIX/licences/$1
    mkdir -p "$folder"
    find "$work/$1-source" -maxdepth 1 \( -iname 'LICEN[CS]E*' -o -iname 'COPYING*' -o -name README.ijg \) \
        -exec cp -r -t "$folder" {} +
}

# Headers are the same for every system; so this system's are copied, with their times: what includes
# them is not compiled again.
take_headers() {
    mkdir -p "$HIWAR_WINDOWS_PREFIX/include" "$HIWAR_WINDOWS_PREFIX/share/cmake"
    cp -r --preserve=timestamps /usr/include/tl /usr/include/nlohmann "$HIWAR_WINDOWS_PREFIX/include"
    cp -r /usr/share/cmake/tl-expected /usr/share/cmake/nlohmann_json "$HIWAR_WINDOWS_PREFIX/share/cmake"
}

host_cmake=$(dirname "$(dirname "$(find /usr/lib -name Qt6Config.cmake -print -quit)")")
qt_module=(-D QT_HOST_PATH=/usr -D QT_HOST_PATH_CMAKE_DIR="$host_cmake" -D CMAKE_PREFIX_PATH="$HIWAR_WINDOWS_PREFIX"
    -D QT_BUILD_EXAMPLES=OFF -D QT_BUILD_TESTS=OFF)
# Each is built by a separate process, so that an error ends it: `set -e` has no effect inside `if`
# or `||`.
if [[ ${1:-} == --only ]]; then
    "build_$2"
    exit
fi

# build_from NAME FILE VERSION
build_from() {
    local licence archive
    say "building $1 for Windows from $2"
    rm -rf "$work/$1-build"
    quietly "unpacking $1" "$log/windows-$1.log" unpacked "$1" "$2"
    quietly "building $1 for Windows" "$log/windows-$1.log" "${BASH_SOURCE[0]}" --only "$1"
    keep_licence "$1"
    rm -rf "$work/$1-source" "$work/$1-build"
    read -r licence archive _ < <(source_line "$1")
    printf '%s\n' "$(recipe_of "$1" "$3")" "$3" \
        "$1 ${archive/bookworm/debian} $2 $(sha256sum "$work/sources/$2" | cut -d ' ' -f 1) $licence" >"$work/built/$1"
}

# recipe_of NAME VERSION: changes whenever it must be built again. Qt's libraries contain some of
# the others.
recipe_of() {
    {
        source_line "$1"
        echo "$2"
        [[ $1 != qtbase ]] || cat "$work"/built/{pcre2,libpng,libjpeg,harfbuzz}
        declare -f "build_$1" configured built
        cat "$here/toolchain.cmake" "$here/$1.cmake" 2>/dev/null || true
    } | sha256sum | cut -d ' ' -f 1
}

# The newest version that can be fetched completely: a mirror may list a source before it has it.
bring() {
    local version versions fetched_file fetching=$log/windows-$1-source.log
    rm -f "$fetching"
    mapfile -t versions < <(versions_of "$1")
    for version in "${versions[@]}"; do
        [[ $(head -n 1 "$work/built/$1" 2>/dev/null) != "$(recipe_of "$1" "$version")" ]] || return 0
        if fetched "$1" "$version" >>"$fetching" 2>&1; then
            build_from "$1" "$fetched_file" "$version"
            return
        fi
        say "$1 $version cannot be fetched, see $fetching; the one before it is taken"
    done
    fail "no source of $1 can be fetched"
}

take_headers
ask_archive
mapfile -t names < <(sed -n 's/^\([^# ]*\) .*/\1/p' "$here/sources")
for name in "${names[@]}"; do
    bring "$name"
done
for name in "${names[@]}"; do
    tail -n 1 "$work/built/$name"
done >"$work/sources.list"
say "the libraries for Windows are in $HIWAR_WINDOWS_PREFIX"
