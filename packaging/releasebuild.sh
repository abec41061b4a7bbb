# shellcheck shell=bash disable=SC2154  # root and build are the callers'
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# How what is shipped is built: optimised, with symbols that are packed apart, and so that the same commit
# gives the same bytes. Sourced by the scripts that pack, after dependencies.sh; they set root and build.

# The version, from the one place that has it.
release_version() {
    sed -n 's/^project(hiwar VERSION \([0-9.]*\).*/\1/p' "$root/CMakeLists.txt"
}

# The day of the release in CHANGELOG.md, in seconds: the only time that goes into a package.
release_epoch() {
    date -u -d "$(sed -n '0,/^## /s/^## .*(\([0-9-]*\))$/\1/p' "$root/packaging/CHANGELOG.md")" +%s
}

build_release() {
    SOURCE_DATE_EPOCH=$(release_epoch)
    export SOURCE_DATE_EPOCH QT_RCC_SOURCE_DATE_OVERRIDE=$SOURCE_DATE_EPOCH
    export CCACHE_DISABLE=${CCACHE_DISABLE-1} # its cache would be outside build/
    # Where it was built is nobody's concern, and differs.
    local flags="-g1 -ffile-prefix-map=$root=/usr/src/hiwar"
    quietly "configuring" "$build/log/release-configure.log" \
        cmake -S "$root" --preset release -D CMAKE_CXX_FLAGS="$flags" -D HIWAR_WERROR="${HIWAR_WERROR:-OFF}"
    quietly "building" "$build/log/release-build.log" cmake --build "$build/release"
}
