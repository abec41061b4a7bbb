#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: tests/app/documents/files/make.sh
# Makes the documents of this folder again, with pandoc and LibreOffice (writer, calc, impress), of the sources beside
# it: text.md, slides.md, sheet.fods. (mail.eml and windows.eml are of Python's email package.) All are committed, so that
# the tests need none of these programs.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
profile=$(mktemp -d)
trap 'rm -rf "$profile"' EXIT
export SOURCE_DATE_EPOCH=1767225600
# convert FORMAT FILE NAME: LibreOffice's file NAME of FILE.
convert() {
    soffice -env:UserInstallation="file://$profile/user" --headless --convert-to "$1" --outdir "$profile" "$2" >/dev/null
    mv "$profile/$(basename "${2%.*}").${1%%:*}" "$3"
}
for format in docx odt epub html rtf ipynb; do
    pandoc --standalone -o "pandoc.$format" text.md
done
pandoc -o pandoc.pptx slides.md
convert docx pandoc.odt office.docx
convert odt pandoc.docx office.odt
convert odp pandoc.pptx office.odp
convert pptx office.odp office.pptx
zip -qd office.pptx 'ppt/slideLayouts/*' 'ppt/theme/*' # most of its bytes, and no reader needs them
convert xlsx sheet.fods office.xlsx
convert ods sheet.fods office.ods
