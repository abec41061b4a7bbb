#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# make.sh: makes the files beside it, with ImageMagick, libwebp, ExifTool, pandoc and LibreOffice: pictures and documents
# that say where they were made, and by whom, in every place that their formats have for it. All of it begins with
# CANARY; none of it is seen. They are kept, so that the tests need none of these programs.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export SOURCE_DATE_EPOCH=1767225600 TZ=UTC
tag() {
    exiftool -q -m -overwrite_original "$@"
}
place=(-GPSLatitude=21.4225 -GPSLatitudeRef=N -GPSLongitude=39.8262 -GPSLongitudeRef=E -GPSAreaInformation=CANARY-PLACE)
person=(-EXIF:Artist=CANARY-ARTIST -EXIF:OwnerName=CANARY-OWNER -EXIF:SerialNumber=CANARY-SERIAL
    -EXIF:UserComment=CANARY-USER -XMP:Creator=CANARY-XMP)

convert -size 320x200 gradient:orange-blue -fill red -draw 'rectangle 0,0 100,60' "$work/plain.png"
convert "$work/plain.png" -resize 80x50 -set comment CANARY-SMALL "$work/small.jpg"

# JPEG, also with its own small picture, an assertion of its origin, and what follows its end.
convert "$work/plain.png" -quality 80 photo.jpg
tag "${place[@]}" "${person[@]}" -Orientation#=6 -IPTC:By-line=CANARY-IPTC -Comment=CANARY-COMMENT \
    "-ThumbnailImage<=$work/small.jpg" photo.jpg
python3 - photo.jpg <<'PYTHON'
import sys
whole = open(sys.argv[1], "rb").read()
claim = b"JP\x00\x01\x00\x00\x00\x01\x00\x00\x00\x60jumb\x00\x00\x00\x20jumdc2pa\x00\x11\x00\x10CANARY-C2PA"
open(sys.argv[1], "wb").write(whole[:2] + b"\xff\xeb" + (len(claim) + 2).to_bytes(2, "big") + claim + whole[2:]
                              + b"CANARY-BEHIND" + open(sys.argv[1], "rb").read())
PYTHON

# PNG: eXIf, tEXt, zTXt, iTXt, caBX, and what follows its end.
cp "$work/plain.png" photo.png
tag "${place[@]}" "${person[@]}" -PNG:Comment=CANARY-TEXT -PNG:Author=CANARY-AUTHOR photo.png
python3 - photo.png <<'PYTHON'
import sys
import zlib
whole = open(sys.argv[1], "rb").read()
def chunk(kind, data):
    return len(data).to_bytes(4, "big") + kind + data + zlib.crc32(kind + data).to_bytes(4, "big")
more = (chunk(b"tEXt", b"Location\0CANARY-TEXT") + chunk(b"zTXt", b"Note\0\0" + zlib.compress(b"CANARY-PACKED" * 3))
        + chunk(b"iTXt", b"Title\0\0\0ar\0\0CANARY-ITXT") + chunk(b"caBX", b"jumbc2paCANARY-C2PA"))
open(sys.argv[1], "wb").write(whole[:33] + more + whole[33:] + b"CANARY-BEHIND")
PYTHON

cwebp -quiet -metadata all photo.jpg -o photo.webp
tag "${place[@]}" "${person[@]}" photo.webp
printf 'CANARY-BEHIND' >>photo.webp
convert "$work/plain.png" -set comment CANARY-COMMENT photo.gif
tag -XMP:Creator=CANARY-XMP photo.gif
printf 'CANARY-BEHIND' >>photo.gif
for format in tiff heic avif; do
    convert "$work/plain.png" "photo.$format"
    tag "${place[@]}" "${person[@]}" "photo.$format"
done
cat >photo.svg <<'SVG'
<?xml version="1.0"?><!-- CANARY-COMMENT --><svg xmlns="http://www.w3.org/2000/svg" xmlns:i="http://www.inkscape.org/namespaces/inkscape"
 width="100" height="50" i:export-filename="/CANARY-NAME/a.png"><title>CANARY-TITLE</title><desc>CANARY-DESC</desc>
<metadata>CANARY-RDF</metadata><rect width="50" height="50" fill="#ff0000"/></svg>
SVG

# Documents, with the photo in them.
base64 -w0 photo.jpg >"$work/photo.base64"
cat >"$work/letter.html" <<HTML
<html><head><meta charset="utf-8"><title>CANARY-TITLE</title><meta name="author" content="CANARY-AUTHOR">
<meta name="keywords" content="CANARY-KEYWORDS"><meta name="description" content="CANARY-DESCRIPTION">
<meta name="changedby" content="CANARY-EDITOR"></head>
<body><p>The words of the letter.</p><img alt="" src="data:image/jpeg;base64,$(<"$work/photo.base64")"></body></html>
HTML
for format in docx odt pdf rtf; do
    filter=$format
    if [[ $format == rtf ]]; then
        filter='rtf:Rich Text Format'
        sed -i '/<img/s/<img.*>//' "$work/letter.html" # which would be most of its bytes
    fi
    soffice "-env:UserInstallation=file://$work/office" --headless --infilter='HTML (StarWriter)' --convert-to "$filter" \
        --outdir . "$work/letter.html" >>"$work/log" 2>&1
done
tag -PDF:Author=CANARY-AUTHOR -PDF:Subject=CANARY-SUBJECT -PDF:Keywords=CANARY-KEYWORDS -PDF:Title=CANARY-TITLE \
    -XMP:Creator=CANARY-XMP letter.pdf
printf 'The words of the letter.\n' | pandoc -f markdown -o letter.epub --metadata title=Letter \
    --metadata subject=CANARY-SUBJECT --metadata coverage=CANARY-PLACE --metadata description=CANARY-DESCRIPTION
