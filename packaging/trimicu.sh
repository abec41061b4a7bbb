#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: packaging/trimicu.sh LIBRARY
# Removes from ICU's data (31 MB, a third of a bundle) what Qt never uses: the names of currencies,
# languages, regions, units and time zones, spelt numbers, transliteration and line breaking, for
# all of which Qt has its own data or no use. Collation and converters stay. LIBRARY is
# libicudata.so.VERSION and is replaced.
set -euo pipefail
PATH=$PATH:/usr/sbin # the folder of icupkg on Debian
library=$(realpath "$1")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

soname=$(objdump -p "$library" | sed -n 's/^ *SONAME *//p')
read -r at size name < <(nm -D -S "$library" | sed -n 's/^\([0-9a-f]*\) \([0-9a-f]*\) R \(icudt[0-9]*_dat\)$/\1 \2 \3/p')
# The section with the data is mapped as it is in the file, so its offset there can be computed.
read -r section address offset < <(readelf -SW "$library" | sed -n 's/^.*\] \(\.rodata\) *PROGBITS *\([0-9a-f]*\) \([0-9a-f]*\) .*/\1 \2 \3/p')
[[ $section == .rodata ]]
package=${name%_dat}l.dat # the names of its entries begin with this name
mkdir whole kept
dd if="$library" of="whole/$package" bs=1M iflag=skip_bytes,count_bytes status=none \
    skip="$((0x$at - 0x$address + 0x$offset))" count="$((0x$size))"
icupkg -l "whole/$package" | grep -E '^(curr|lang|region|unit|zone|rbnf|translit|brkitr)/' >unused.txt
icupkg -r unused.txt "whole/$package" "kept/$package"

cat >data.s <<END
.section .rodata
.balign 16
.globl $name
.type $name, @object
.size $name, end - $name
$name:
.incbin "kept/$package"
end:
.section .note.GNU-stack, "", @progbits
END
cc -c data.s -o data.o # a random name would end up in the library
cc -shared -nostdlib -Wl,-soname,"$soname" -o "$library" data.o
