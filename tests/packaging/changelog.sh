#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: changelog.sh CHANGELOG
# Debian's list of changes, as it was made: each entry is younger than the one below it, two of one day, too, and the
# newest has the time of the whole package. lintian refuses a package of which that is not true.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
# shellcheck source=packaging/dependencies.sh
. "$root/packaging/dependencies.sh"
# shellcheck source=packaging/releasebuild.sh
. "$root/packaging/releasebuild.sh"

times=()
while read -r mailed; do
    times+=("$(date -u -d "$mailed" +%s)")
done < <(sed -n 's/^ -- .*>  //p' "$1")
[[ ${#times[@]} == "$(grep -c '^## ' "$root/packaging/CHANGELOG.md")" ]] || fail "$1 has ${#times[@]} entries"
[[ ${times[0]} == "$(release_epoch)" ]] || fail "the newest entry is of ${times[0]}, the package of $(release_epoch)"
for ((i = 1; i < ${#times[@]}; i++)); do
    ((times[i - 1] > times[i])) || fail "entry $i is not younger than the one below it: ${times[i - 1]}, ${times[i]}"
done
