#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# make.sh: makes the hostile files beside it, with LibreOffice, Poppler's tools, pandoc, libwebp, 7-Zip, zip, tar and
# xz. They are kept, small, so that the tests need none of these. bombs.zip has those that unpack to hundreds of
# megabytes; the tests take them out with hiwar-reader.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export SOURCE_DATE_EPOCH=1767225600 TZ=UTC
here=$PWD
bombs=$work/bombs
mkdir "$bombs"
# office WORD...: LibreOffice without a window.
office() {
    soffice "-env:UserInstallation=file://$work/office" --headless "$@" >>"$work/log" 2>&1
}

# A PDF of 10,000 pages, and one that wants a password.
{
    printf '<html><body>'
    for page in {1..100}; do
        printf '<p style="page-break-before: always">Page %s</p>' "$page"
    done
    printf '</body></html>'
} >"$work/pages.html"
office --convert-to pdf:writer_web_pdf_Export --outdir "$work" "$work/pages.html"
hundred=()
for _ in {1..100}; do
    hundred+=("$work/pages.pdf")
done
pdfunite "${hundred[@]}" "$work/all.pdf"
xz -9e -c "$work/all.pdf" >pages.pdf.xz
printf '<p>CANARY</p>' >"$work/locked.html"
office --convert-to 'pdf:writer_web_pdf_Export:{"EncryptFile":{"type":"boolean","value":"true"},"DocumentOpenPassword":{"type":"string","value":"secret"}}' \
    --outdir . "$work/locked.html"

# Documents that want one, which LibreOffice makes only when a macro asks it.
printf 'CANARY\n' | pandoc -f markdown -o "$work/secret.docx"
basic=$work/office/user/basic/Standard
mkdir -p "$basic"
cat >"$basic/Module1.xba" <<XML
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE script:module PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "module.dtd">
<script:module xmlns:script="http://openoffice.org/2000/script" script:name="Module1" script:language="StarBasic">
Sub Protect
    Dim hidden(0) As New com.sun.star.beans.PropertyValue
    hidden(0).Name = "Hidden"
    hidden(0).Value = True
    letter = StarDesktop.loadComponentFromURL("file://$work/secret.docx", "_blank", 0, hidden())
    Dim how(1) As New com.sun.star.beans.PropertyValue
    how(0).Name = "FilterName"
    how(1).Name = "Password"
    how(1).Value = "secret"
    how(0).Value = "writer8"
    letter.storeToURL("file://$here/locked.odt", how())
    Dim secret(1) As New com.sun.star.beans.NamedValue
    secret(0).Name = "CryptoType"
    secret(0).Value = "Standard"
    secret(1).Name = "OOXPassword"
    secret(1).Value = "secret"
    how(0).Value = "MS Word 2007 XML"
    how(1).Name = "EncryptionData"
    how(1).Value = secret()
    letter.storeToURL("file://$here/locked.docx", how())
    letter.close(True)
End Sub
</script:module>
XML
cat >"$basic/script.xlb" <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE library:library PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "library.dtd">
<library:library xmlns:library="http://openoffice.org/2000/library" library:name="Standard" library:readonly="false" library:passwordprotected="false">
 <library:element library:name="Module1"/>
</library:library>
XML
office 'macro:///Standard.Module1.Protect'
mkdir "$work/in"
printf 'CANARY\n' >"$work/in/hello.txt"
rm -f locked.zip names.7z names.tar bombs.zip
(cd "$work/in" && 7z a -bd -tzip -mem=AES256 -psecret "$here/locked.zip" hello.txt &&
    7z a -bd -mhe -psecret "$here/names.7z" hello.txt) >>"$work/log"

# Names that are none.
mkdir -p "$work/names/a/b"
printf 'evil\n' >"$work/names/evil.txt"
(
    cd "$work/names/a/b"
    printf 'red\n' >$'\e[31mred\n.txt'
    printf 'turned\n' >$'cod\u202etxt.exe'
    printf 'dash\n' >./-rf
    ln -s /etc/passwd link
    tar --owner=0 --group=0 --mtime=@0 -P -cf "$here/names.tar" ../../evil.txt "$work/names/evil.txt" ./*  ./-rf \
        --transform "s,$work/names/,/etc/hiwar-,"
)

# What unpacks to 300 MB: an archive, one within one, and the text of documents.
head -c 300000000 /dev/zero | tr '\0' a >"$work/bomb.txt"
(cd "$work" && zip -q9 "$bombs/bomb.zip" bomb.txt && zip -q9 "$bombs/nested.zip" -j "$bombs/bomb.zip")
printf '# A\n\nwords\n' >"$work/a.md"
for format in docx odt epub; do
    pandoc -o "$bombs/bomb.$format" "$work/a.md"
done
# swell ARCHIVE MEMBER: puts 300 MB into the member's first "words".
swell() {
    mkdir -p "$work/swollen/$(dirname "$2")"
    local whole
    whole=$(unzip -p "$1" "$2")
    {
        printf '%s' "${whole%%words*}"
        cat "$work/bomb.txt"
        printf '%s' "${whole#*words}"
    } >"$work/swollen/$2"
    (cd "$work/swollen" && zip -q9 "$1" "$2")
}
swell "$bombs/bomb.docx" word/document.xml
swell "$bombs/bomb.odt" content.xml
swell "$bombs/bomb.epub" EPUB/text/ch001.xhtml

# Documents of 100,000 levels, and one of as many as a person may nest.
pandoc -o "$bombs/deep.docx" "$work/a.md"
mkdir -p "$work/deep/word"
python3 - >"$work/deep/word/document.xml" <<'PYTHON'
levels = 100000
print('<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>'
      + "<w:tbl><w:tr><w:tc>" * levels + "<w:p><w:r><w:t>deep</w:t></w:r></w:p>" + "</w:tc></w:tr></w:tbl>" * levels
      + "</w:body></w:document>")
PYTHON
(cd "$work/deep" && zip -q9 "$bombs/deep.docx" word/document.xml)
python3 -c 'for level in range(40): print("    " * level + f"- level {level}\n")' >"$work/nested.md"
pandoc -f markdown -o nested.docx "$work/nested.md"

# Pictures of 121 megapixels, whose pixels are all the same: a blank page, drawn large.
python3 - >"$work/blank.pdf" <<'PYTHON'
print("%PDF-1.1\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n"
      "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>")
PYTHON
large=(-singlefile -gray -scale-to-x 11000 -scale-to-y 11000 "$work/blank.pdf")
pdftoppm "${large[@]}" "$work/blank" 2>/dev/null
pdftoppm -png "${large[@]}" "$bombs/gray" 2>/dev/null
pdftoppm -jpeg "${large[@]}" "$bombs/baseline" 2>/dev/null
pdftoppm -jpeg -jpegopt progressive=y "${large[@]}" "$bombs/progressive" 2>/dev/null
cwebp -quiet -lossless "$work/blank.pgm" -o "$bombs/gray.webp"
(cd "$bombs" && zip -q9 -X "$here/bombs.zip" ./*)
