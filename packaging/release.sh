#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: packaging/release.sh [--key KEY]
# Makes everything of a release that can be made on Debian in build/release/packages: the packages
# for Linux, the installer and the .zip for Windows, an AppImage if HIWAR_APPIMAGE_RUNTIME names its
# runtime (macos/ has its own script); their checksums (SHA256SUMS), what is bundled under which
# licences (*.spdx.json), and the manifest that portable builds read to check for updates. With KEY,
# an OpenSSL private key (Ed25519), the manifest is signed, and the portable builds contain its
# public half and check for updates if the user enables that: at HIWAR_UPDATES_ADDRESS, below which
# all files made here must be uploaded. With a GnuPG key in HIWAR_GPG_KEY the checksums are signed.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$root/build
# shellcheck source=packaging/dependencies.sh
. "$root/packaging/dependencies.sh"
# shellcheck source=packaging/releasebuild.sh
. "$root/packaging/releasebuild.sh"
key=
if [[ ${1:-} == --key && -n ${2:-} ]]; then
    key=$(realpath "$2")
    export HIWAR_RELEASE_KEY=$key
    updates_address >/dev/null
elif (($#)); then
    fail "usage: packaging/release.sh [--key KEY]"
fi

[[ -z $(git -C "$root" status --porcelain) ]] || fail "there are changes that are not committed"
rm -rf "$build/release/packages"
"$root/packaging/deb.sh"
"$root/packaging/rpm.sh"
"$root/packaging/bundle.sh"
[[ -z ${HIWAR_APPIMAGE_RUNTIME:-} ]] || "$root/packaging/appimage.sh" --runtime "$HIWAR_APPIMAGE_RUNTIME"
"$root/packaging/windows/build.sh"

cd "$build/release/packages"
for tree in "$build"/bundle/hiwar-* "${HIWAR_WINDOWS_WORK:-$build/windows}"/stage/hiwar-*; do
    [[ ! -d $tree ]] || cp "$(find "$tree" -name sbom.spdx.json)" "${tree##*/}.spdx.json"
done
sums=$(find . -maxdepth 1 -type f -printf '%f\n' | sort | xargs sha256sum)
echo "$sums" >SHA256SUMS
make_manifest "$(release_version)" SHA256SUMS >manifest.json
if [[ -n $key ]]; then
    sign_manifest "$key" manifest.json manifest.sig
    say "the manifest is signed"
fi
[[ -z ${HIWAR_GPG_KEY:-} ]] || gpg --batch --local-user "$HIWAR_GPG_KEY" --armor --detach-sign SHA256SUMS
ls -l
