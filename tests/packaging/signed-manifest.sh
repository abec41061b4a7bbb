#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: signed-manifest.sh
# Makes a release of one file in the working folder, with a new key, by what packaging/release.sh makes one with:
# manifest.json, manifest.sig, and updates.json as copies of that release have it. For a test that reads them.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
# shellcheck source=packaging/dependencies.sh
. "$root/packaging/dependencies.sh"
# shellcheck source=packaging/releasebuild.sh
. "$root/packaging/releasebuild.sh"

openssl genpkey -algorithm ed25519 -out key.pem
echo "what a release holds" >hiwar-9.8.7-linux-x86_64.run
sha256sum hiwar-9.8.7-linux-x86_64.run >SHA256SUMS
make_manifest 9.8.7 SHA256SUMS >manifest.json
sign_manifest key.pem manifest.json manifest.sig
export HIWAR_UPDATES_ADDRESS=${HIWAR_UPDATES_ADDRESS:-https://hiwar.invalid/manifest.json}
HIWAR_RELEASE_KEY=key.pem write_updates_file updates.json linux-x86_64.run
