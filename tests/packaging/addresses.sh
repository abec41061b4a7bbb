#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: addresses.sh CMAKE METAINFO
# What packaging/addresses has no value for is named nowhere, and what it has one for is. METAINFO is the build's.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cmake=$1 metainfo=$(realpath -e "$2")
# shellcheck source=packaging/dependencies.sh
. "$root/packaging/dependencies.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

# Of an address that nobody owns yet AppStream 1 warns; 0.16 does not know the warning.
validate=(appstreamcli validate --no-net --pedantic)
[[ $(appstreamcli --version) =~ \ 0\.[0-9.]+$ ]] || validate+=(--override=url-homepage-missing=info)

# written NAME=VALUE...: the description of Hiwar that comes of these addresses.
written() {
    printf '%s\n' "$@" >addresses
    cat >write.cmake <<END
include($root/packaging/addresses.cmake)
set(PROJECT_VERSION 9.8.7)
hiwar_read_addresses($folder/addresses)
hiwar_write_metainfo($root/packaging/linux/io.github.hiwar.hiwar.metainfo.xml $folder/io.github.hiwar.hiwar.metainfo.xml)
END
    "$cmake" -P write.cmake
    "${validate[@]}" io.github.hiwar.hiwar.metainfo.xml >said || fail "$(cat said)"
    cat io.github.hiwar.hiwar.metainfo.xml
}
unnamed=$(written homepage= bugs= screenshots=)
if grep -E '://|<url|screenshot|@' <<<"$unnamed"; then
    fail "an address is named that nobody has given"
fi
named=$(written homepage=https://example.org bugs=https://example.org/bugs screenshots=https://example.org/v@PROJECT_VERSION@)
for wanted in '<url type="homepage">https://example.org</url>' '<url type="bugtracker">https://example.org/bugs</url>' \
    '<image>https://example.org/v9.8.7/'; do
    grep -qF "$wanted" <<<"$named" || fail "$wanted is not in the description"
done

# What is built is made of the file itself.
[[ $(sed -n 's/.*<url type="homepage">\(.*\)<.*/\1/p' "$metainfo") == "$(sed -n 's/^homepage=//p' "$root/packaging/addresses")" ]] ||
    fail "the build names another homepage than packaging/addresses"

# A release with an update check needs an address, and says so before it builds anything.
build=$folder
# shellcheck source=packaging/releasebuild.sh
. "$root/packaging/releasebuild.sh"
if [[ -z $(sed -n 's/^updates=//p' "$root/packaging/addresses") ]]; then
    if said=$(unset HIWAR_UPDATES_ADDRESS; updates_address 2>&1); then fail "it is $said, which nobody has said"; fi
    [[ $said == "hiwar: nobody has said where copies look for updates"* ]] || fail "$said"
fi
[[ $(HIWAR_UPDATES_ADDRESS=https://example.org/m.json updates_address) == https://example.org/m.json ]] ||
    fail "HIWAR_UPDATES_ADDRESS is not followed"
