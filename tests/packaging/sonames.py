#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""One .deb fits Debian 12, Debian 13 and Ubuntu 24.04: no program links what has another name there.

usage: sonames.py PROGRAM...

ICU, for one, is libicuuc.so.72 on Debian 12 and .76 on Debian 13: a package that needs the one cannot be
installed on the other.
"""
import re
import subprocess
import sys
import unittest
from pathlib import Path

# Under these names on all three.
EVERYWHERE = re.compile(r"""
    lib(c|m|gcc_s|dl|pthread|rt|resolv)\.so\.\d | libstdc\+\+\.so\.6 | ld-linux-[\w-]+\.so\.\d
    | libQt6\w+\.so\.6 | libqt6keychain\.so\.1 | libqscintilla2_qt6\.so\.15 | lib(GLX|OpenGL|EGL)\.so\.\d
    | libsqlite3\.so\.0 | libmd4c\.so\.0 | libz\.so\.1 | libfontconfig\.so\.1
    | libuchardet\.so\.0 | libpoppler-qt6\.so\.3 | libarchive\.so\.13 | libxml2\.so\.2
    """, re.VERBOSE)
# Colours of code: not on Debian 12, so what is built there, as the package is, has QScintilla.
NEWER = {"libKF6SyntaxHighlighting.so.6"}
# Recommended, not needed; see packaging/linux/shlibdeps.sh.
APART = "hiwar-recorder"
PROGRAMS = [Path(word) for word in sys.argv[1:] if not word.endswith(APART)]


class Sonames(unittest.TestCase):
    def test_each_is_the_same_everywhere(self):
        for program in PROGRAMS:
            said = subprocess.run(["readelf", "-d", program], capture_output=True, text=True, check=True,
                                  env={"LC_ALL": "C", "PATH": "/usr/bin:/bin"}).stdout
            needed = set(re.findall(r"\(NEEDED\).*\[(.*)\]", said))
            self.assertIn("libc.so.6", needed)
            self.assertEqual({name for name in needed if not EVERYWHERE.fullmatch(name)} - NEWER, set(), program)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
