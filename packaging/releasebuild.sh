# shellcheck shell=bash disable=SC2154  # root and build are the callers'
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# How shipped files are built: optimised, with symbols packed separately, and so that the same
# commit gives the same bytes. Sourced by the scripts that pack, after dependencies.sh; they set
# root and build.

umask 022 # everybody may read packed files

# Prints the version, from the only file that contains it.
release_version() {
    sed -n 's/^project(hiwar VERSION \([0-9.]*\).*/\1/p' "$root/CMakeLists.txt"
}

# Prints the day of the release in CHANGELOG.md, and a minute for each earlier one of that day, in
# seconds: the only time in a package.
release_epoch() {
    local changes=$root/packaging/CHANGELOG.md day
    day=$(sed -n '0,/^## /s/^## .*(\([0-9-]*\))$/\1/p' "$changes")
    date -u -d "$day 00:$(($(grep -c "^## .*($day)\$" "$changes") - 1))" +%s
}

# build_release TARGET: builds into build/release; run.sh and the packing scripts share it, so that
# nothing is compiled twice. A package without formulas, attached files or dictation is made only with
# HIWAR_FORMULAS=OFF, HIWAR_READER=OFF, HIWAR_PDF=OFF or HIWAR_RECORDER=OFF in the environment.
build_release() {
    SOURCE_DATE_EPOCH=$(release_epoch)
    export SOURCE_DATE_EPOCH QT_RCC_SOURCE_DATE_OVERRIDE=$SOURCE_DATE_EPOCH
    export CCACHE_DISABLE=${CCACHE_DISABLE-1} # its cache would be outside build/
    bring_mathjax "$build/log/mathjax.log"
    quietly "configuring" "$build/log/release-configure.log" cmake -S "$root" --preset release \
        -D HIWAR_FORMULAS="${HIWAR_FORMULAS:-ON}" -D HIWAR_READER="${HIWAR_READER:-ON}" \
        -D HIWAR_PDF="${HIWAR_PDF:-ON}" -D HIWAR_RECORDER="${HIWAR_RECORDER:-ON}"
    formulas_fate "$build/log/release-configure.log"
    quietly "building" "$build/log/release-build.log" cmake --build "$build/release" --target "$1"
}

# The same flags as in hardening.cmake, for files compiled without CMake.
hardened=(-fstack-protector-strong -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2 -fPIE -pie
    -z relro -z now -z noexecstack)
[[ $(uname -m) != x86_64 ]] || hardened+=(-fcf-protection)

# check_hardened BINARY...: checks those that exist.
check_hardened() {
    local binary there=()
    for binary in "$@"; do
        [[ ! -e $binary ]] || there+=("$binary")
    done
    /usr/bin/python3 -B "$root/tests/packaging/hardened.py" --shipped "${there[@]}"
}

# make_manifest VERSION SHA256SUMS: prints the manifest that portable copies read to check for
# updates.
make_manifest() {
    /usr/bin/python3 -B "$root/packaging/manifest.py" "$1" "$(release_epoch)" "$2" "$root/packaging/CHANGELOG.md"
}

# sign_manifest KEY MANIFEST SIGNATURE: signs with an OpenSSL private key (Ed25519).
sign_manifest() {
    openssl pkeyutl -sign -rawin -inkey "$1" -in "$2" -out "$3"
}

# Prints where portable copies check for updates: HIWAR_UPDATES_ADDRESS, else the entry in
# packaging/addresses.
updates_address() {
    local address=${HIWAR_UPDATES_ADDRESS:-$(sed -n 's/^updates=//p' "$root/packaging/addresses")}
    [[ -n $address ]] || fail "nobody has said where copies look for updates: put the address of manifest.json" \
        "into HIWAR_UPDATES_ADDRESS or into packaging/addresses"
    echo "$address"
}

# write_updates_file FILE FORM: writes the file that a portable copy needs to check for updates: the
# address, the key that signs them, and the ending of their file names. Without the key of the
# releases (HIWAR_RELEASE_KEY) there is no such file, and the copy has no update check.
write_updates_file() {
    local file=$1 form=$2 address key
    rm -f "$file"
    [[ -n ${HIWAR_RELEASE_KEY:-} ]] || return 0
    address=$(updates_address)
    # The last 32 bytes are the key itself.
    key=$(openssl pkey -in "$HIWAR_RELEASE_KEY" -pubout -outform DER | tail -c 32 | base64)
    mkdir -p "$(dirname "$file")"
    printf '{"manifest": "%s", "publicKey": "%s", "form": "%s"}\n' "$address" "$key" "$form" >"$file"
    touch -d "@$(release_epoch)" "$file"
}
