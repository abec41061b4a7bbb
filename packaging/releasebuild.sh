# shellcheck shell=bash disable=SC2154  # root and build are the callers'
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# How what is shipped is built: optimised, with symbols that are packed apart, and so that the same commit
# gives the same bytes. Sourced by the scripts that pack, after dependencies.sh; they set root and build.

umask 022 # what is packed is for everybody

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
    # Where it was built is nobody's concern, and differs; so do the switches that a compiler's cache adds.
    local flags="-g1 -gno-record-gcc-switches -ffile-prefix-map=$root=/usr/src/hiwar"
    quietly "configuring" "$build/log/release-configure.log" \
        cmake -S "$root" --preset release -D CMAKE_CXX_FLAGS="$flags" -D HIWAR_WERROR="${HIWAR_WERROR:-OFF}"
    quietly "building" "$build/log/release-build.log" cmake --build "$build/release"
}

# make_manifest VERSION SHA256SUMS: prints what portable copies read to learn of the release.
make_manifest() {
    /usr/bin/python3 -B "$root/packaging/manifest.py" "$1" "$(release_epoch)" "$2" "$root/packaging/CHANGELOG.md"
}

# sign_manifest KEY MANIFEST SIGNATURE: with an OpenSSL private key (Ed25519).
sign_manifest() {
    openssl pkeyutl -sign -rawin -inkey "$1" -in "$2" -out "$3"
}

# write_updates_file FILE FORM: what lets a portable copy look for its updates: where, by which key they are signed,
# and as what its files end. Without the key of the releases (HIWAR_RELEASE_KEY) there is no such file, and the copy
# has no update check.
write_updates_file() {
    local file=$1 form=$2 address=${HIWAR_UPDATES_ADDRESS:-https://hiwar.github.io/releases/manifest.json} key
    rm -f "$file"
    [[ -n ${HIWAR_RELEASE_KEY:-} ]] || return 0
    # The last 32 bytes are the key itself.
    key=$(openssl pkey -in "$HIWAR_RELEASE_KEY" -pubout -outform DER | tail -c 32 | base64)
    mkdir -p "$(dirname "$file")"
    printf '{"manifest": "%s", "publicKey": "%s", "form": "%s"}\n' "$address" "$key" "$form" >"$file"
    touch -d "@$(release_epoch)" "$file"
}
