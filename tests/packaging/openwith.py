#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""usage: openwith.py
"Open with" offers Hiwar on each system for what hiwar-reader reads, and it becomes the default of nothing."""
import mimetypes
import plistlib
import re
import unittest
from pathlib import Path

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"
DESKTOP = (PACKAGING / "linux/io.github.hiwar.hiwar.desktop").read_text()
INSTALLER = (PACKAGING / "windows/hiwar.nsi").read_text()
PLIST = plistlib.loads((PACKAGING / "macos/Info.plist.in").read_bytes())
READER = (PACKAGING.parent / "app/reader/filekind.cpp").read_text()
# What it makes of a file by its content, whatever the name.
NAMED_IN_OTHER_WORDS = {"text/plain", "image/svg+xml", "application/zip", "application/x-tar", "image/bmp"}
KIND_OF = {"ipynb": "application/x-ipynb+json", "webp": "image/webp", "md": "text/markdown", "7z": "application/x-7z-compressed",
           "epub": "application/epub+zip", "rtf": "application/rtf", "xml": "application/xml", "bmp": "image/bmp",
           "log": "text/plain", "js": "text/plain", "py": "text/plain", "c": "text/plain", "cpp": "text/plain", "h": "text/plain"}


def types():
    line = re.search(r"^MimeType=(.*)$", DESKTOP, re.MULTILINE).group(1)
    return [kind for kind in line.split(";") if kind]


class OpenWith(unittest.TestCase):
    def test_the_reader_knows_what_is_offered(self):
        self.assertIn("x-scheme-handler/hiwar", types())
        self.assertEqual(len(types()), len(set(types())))
        for kind in types()[1:]:
            self.assertTrue(kind in READER or kind in NAMED_IN_OTHER_WORDS, kind)

    def test_windows_offers_the_same(self):
        endings = re.findall(r"insertmacro OPEN_WITH (\w+)", INSTALLER)
        self.assertEqual(len(endings), len(set(endings)))
        kinds = {KIND_OF.get(ending) or mimetypes.guess_type("a." + ending)[0] for ending in endings}
        same = {"application/xhtml+xml": "text/html"}
        self.assertEqual(kinds, {same.get(kind, kind) for kind in types()[1:]})

    def test_no_default_is_taken(self):
        self.assertIn("InitialPreference=0", DESKTOP)
        self.assertEqual(list(PACKAGING.rglob("*mimeapps*")), [])
        for script in [*PACKAGING.rglob("*.sh"), *(PACKAGING / "linux").iterdir(), PACKAGING / "CMakeLists.txt"]:
            self.assertNotRegex(script.read_text(errors="replace"), r"xdg-mime +default|mimeapps\.list", script)
        # A file type belongs to whom Classes\.pdf names.
        self.assertNotRegex(INSTALLER, r"Software\\Classes\\\.")
        self.assertNotIn("OpenWithProgids", INSTALLER)
        for kind in PLIST["CFBundleDocumentTypes"]:
            self.assertEqual(kind["LSHandlerRank"], "Alternate")
            self.assertEqual(kind["CFBundleTypeRole"], "Viewer")

    def test_a_file_is_no_option(self):
        self.assertIn("hiwar.exe\" -- \"%1\"", INSTALLER)
        self.assertRegex(INSTALLER, r"DeleteRegKey SHCTX \$\{OPEN_WITH_KEY\}\n    DeleteRegKey SHCTX \"")


if __name__ == "__main__":
    unittest.main()
