#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: fonts.sh HIWAR
# On a system without fonts, or without a configuration that tells of them, a portable copy has letters; what a system
# has comes first. Read from the pages that are painted.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
hiwar=$(realpath "$1")
# shellcheck source=packaging/dependencies.sh
. "$root/packaging/dependencies.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export XDG_CONFIG_HOME=$folder/config XDG_DATA_HOME=$folder/data XDG_STATE_HOME=$folder/state XDG_CACHE_HOME=$folder/cache
unset FONTCONFIG_PATH
cd "$folder"

# The program alone, and as the portable forms have it. A font that no system has by this name.
mkdir -p alone/bin portable/bin portable/share/hiwar/fonts empty
ln "$hiwar" alone/bin/ 2>/dev/null || cp "$hiwar" alone/bin/
ln alone/bin/hiwar portable/bin/
cp "$root/packaging/linux/fonts.conf" /usr/share/fonts/truetype/dejavu/DejaVuSans{,Mono}.ttf portable/share/hiwar/fonts
printf '<fontconfig><dir>%s</dir><cachedir>%s</cachedir></fontconfig>' "$folder/empty" "$folder/cache" >none.conf
cat >talk.md <<'END'
# Letters

## User

What is حوار?

## Assistant

A `dialogue`.
END
alone/bin/hiwar import talk.md >said 2>&1 || fail "$(cat said)"

# paint PROGRAM CONFIGURATION: `fonts` is the names of the fonts in the page that it paints.
paint() {
    rm -f page.pdf
    FONTCONFIG_FILE=$2 "$1/bin/hiwar" export --format pdf --output page.pdf >said 2>&1 || fail "$(cat said)"
    if grep -i fontconfig said; then fail "$1 complains"; fi
    fonts=$(pdffonts page.pdf | tail -n +3 | sed 's/ .*//; s/^[A-Z]*+//' | sort -u | tr '\n' ' ')
}
paint alone "$folder/none.conf"
[[ $fonts != *DejaVu* ]] || fail "this proves nothing: there are fonts where there are none"
paint portable "$folder/none.conf"
[[ $fonts == "DejaVuSans " ]] || fail "where there are none, ours are not taken, but $fonts"
paint portable /nowhere
[[ $fonts == *[a-z]* ]] || fail "without a configuration there are no letters"

# A system's own come first, however few they are.
mkdir theirs
cp /usr/share/fonts/truetype/dejavu/DejaVuSansMono-Bold.ttf theirs
sed "s|$folder/empty|$folder/theirs|" none.conf >few.conf
paint portable "$folder/few.conf"
[[ $fonts == "DejaVuSansMono-Bold " ]] || fail "the system's own fonts are not taken, but $fonts"
