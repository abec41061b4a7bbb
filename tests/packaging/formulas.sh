#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: formulas.sh CMAKE [OPTION...]
# Where MathJax cannot be had, the configuration says so and Hiwar is built without hiwar-math; where formulas are
# wanted it fails; and a network that is not there is asked once, not each time.
set -euo pipefail
cmake=$1
shift
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
# shellcheck source=packaging/dependencies.sh
. "$root/packaging/dependencies.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# configured NAME OPTION...: into a folder of that name, its words in NAME.log.
configured() {
    local name=$1
    shift
    "$cmake" -S "$root" -B "$folder/$name" -G Ninja -D HIWAR_MATHJAX= -D ESBUILD_PROGRAM= "$@" >"$folder/$name.log" 2>&1
}
# draws NAME: whether hiwar-math would be built there.
draws() { ninja -C "$folder/$1" -t query hiwar-math >"$folder/query" 2>&1; }

configured none "$@" -D NPM_PROGRAM= || fail "Hiwar needs MathJax: $(tail "$folder/none.log")"
[[ $(formulas_fate "$folder/none.log") == *"formulas will show their source, because MathJax or esbuild is missing"* ]] ||
    fail "nobody is told that formulas are not drawn"
! draws none || fail "hiwar-math is built of nothing"

if configured wanted "$@" -D NPM_PROGRAM= -D HIWAR_FORMULAS=ON; then fail "formulas were wanted and are not there"; fi
grep -q "Formulas cannot be drawn" "$folder/wanted.log" || fail "it failed of something else: $(tail "$folder/wanted.log")"

printf '#!/bin/sh\necho asked >>%q\nexit 1\n' "$folder/asked" >"$folder/npm"
chmod +x "$folder/npm"
for _ in 1 2; do
    configured absent "$@" -D NPM_PROGRAM="$folder/npm" || fail "Hiwar needs the network: $(tail "$folder/absent.log")"
    [[ $(formulas_fate "$folder/absent.log") == *"npm could not fetch MathJax"* ]] || fail "nobody is told of the network"
done
[[ $(wc -l <"$folder/asked") == 1 ]] || fail "npm was asked $(wc -l <"$folder/asked") times"

# A folder that has MathJax is taken.
mkdir -p "$folder/modules/mathjax-full/js"
touch "$folder/modules/mathjax-full/"{package.json,js/mathjax.js}
"$cmake" -S "$root" -B "$folder/there" -G Ninja "$@" -D HIWAR_MATHJAX="$folder/modules" -D ESBUILD_PROGRAM="$folder/npm" \
    -D HIWAR_FORMULAS=ON >"$folder/there.log" 2>&1 || fail "MathJax is there and not taken: $(tail "$folder/there.log")"
draws there || fail "hiwar-math is not built"
