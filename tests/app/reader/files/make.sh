#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# make.sh: makes the files beside it, with the programs that people make such files with:
# LibreOffice, ImageMagick, ExifTool, libheif with x265 and aom, 7-Zip, tar. They are
# kept, so that the tests need none of these.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Pictures: a photo lying on its side that says where it was taken, and by whom.
convert -size 640x400 gradient:orange-blue -fill red -draw 'rectangle 0,0 200,120' -quality 80 photo.jpg
exiftool -q -overwrite_original -Orientation#=6 -Artist=CANARY-ARTIST -Comment=CANARY-COMMENT \
    -GPSLatitude=21.4225 -GPSLatitudeRef=N -GPSLongitude=39.8262 -GPSLongitudeRef=E \
    -XMP:Creator=CANARY-XMP -IPTC:By-line=CANARY-IPTC photo.jpg
heif-enc -q 50 photo.jpg -o photo.heic
heif-enc -A -q 50 photo.jpg -o photo.avif
convert -size 60x40 xc:none -fill '#00800080' -draw 'rectangle 10,10 40,30' -set comment CANARY-PNG clear.png
convert -size 20x10 xc:red \( -size 20x10 xc:blue \) -loop 0 moving.gif
convert -size 64x48 xc:green drawn.webp
cat >drawn.svg <<'SVG'
<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50"><rect width="50" height="50" fill="#ff0000"/>
<image href="/etc/passwd" width="10" height="10"/><text x="60" y="30">CANARY</text></svg>
SVG

# A document of two pages in three scripts.
cat >"$work/letters.html" <<'HTML'
<html><head><meta charset="utf-8"><title>Three letters</title></head><body>
<p>The quick brown fox jumps over the lazy dog.</p><p>A second paragraph, far from the first.</p>
<p dir="rtl" lang="ar">السلام عليكم ورحمة الله</p>
<p lang="zh" style="page-break-before: always">你好世界，这是第二页。</p></body></html>
HTML
soffice "-env:UserInstallation=file://$work/office" --headless --convert-to pdf:writer_web_pdf_Export \
    --outdir "$work" "$work/letters.html" >"$work/log" 2>&1
mv "$work/letters.pdf" letters.pdf
convert -size 200x300 xc:white -fill black -draw 'rectangle 50,50 150,60' "$work/scanned.png"
soffice "-env:UserInstallation=file://$work/office" --headless --convert-to pdf --outdir . "$work/scanned.png" >>"$work/log" 2>&1

# Archives.
mkdir "$work/in" "$work/in/folder"
printf 'Hello, world.\n' >"$work/in/hello.txt"
printf 'مرحبا\n' >"$work/in/folder/مرحبا.txt"
printf '你好\n' >"$work/in/folder/你好.txt"
rm -f folder.zip folder.7z locked.zip bomb.bz2
(cd "$work/in" && 7z a -bd -tzip "$work/folder.zip" . && 7z a -bd "$work/folder.7z" . &&
    7z a -bd -tzip -psecret "$work/locked.zip" hello.txt && tar -czf "$work/folder.tar.gz" .) >>"$work/log"
head -c 300000000 /dev/zero | tr '\0' a | bzip2 -9 >"$work/bomb.bz2"
mv "$work"/folder.{zip,7z,tar.gz} "$work/locked.zip" "$work/bomb.bz2" .

# Texts, each in an encoding that nothing in it names.
printf 'مرحبا بالعالم. هذه رسالة قصيرة عن الطقس في المدينة، وقد كتبها رجل لا يعرف يونيكود.\r\n' |
    iconv -t WINDOWS-1256 >arabic.txt
printf '今天天气很好，我们一起去公园散步。孩子们在湖边喂鸭子，老人们在树下下棋。\n' | iconv -t GB18030 >chinese.txt
printf 'Hello in sixteen bits\r\n' | iconv -t UTF-16LE >wide.txt
