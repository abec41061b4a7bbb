#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every file in a bundle is listed, with its licence's text; read on the Debian that made it.

usage: bundled.py TREE
"""
import json
import re
import subprocess
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging"))
import sbom  # noqa: E402

TREE = Path(sys.argv.pop(1)).resolve()
WORDS = TREE / "share/doc/hiwar"
# Made by this repository; all other files are third-party.
OURS = re.compile(r"bin/(hiwar|qt\.conf)|libexec/hiwar/(hiwar-math|hiwar-reader|hiwar\.so|qt\.conf)|install|remove|LICENSE"
                  r"|share/(?!hiwar/fonts/.*\.ttf$).*")


def bringers(files):
    """Returns for each file the packages that have a file of this name, in a folder of the same
    name if that is distinctive."""
    ends = {file: f"/{file.name}" if file.parent.name in ("lib", "fallback", "fonts") else f"/{file.parent.name}/{file.name}"
            for file in files}
    said = subprocess.run(["dpkg-query", "-S", *(f"*{end}" for end in ends.values())], capture_output=True, text=True,
                          check=False).stdout
    lines = [line.rpartition(": ") for line in said.splitlines()]
    return {file: {name.split(":")[0] for packages, _, path in lines if path.endswith(end) for name in packages.split(", ")}
            for file, end in ends.items()}


class Bundled(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        named = json.loads((WORDS / "sbom.spdx.json").read_text())["packages"]
        cls.of_debian = {each["name"] for each in named if each.get("supplier") == "Organization: Debian"}
        cls.named = {each["name"] for each in named}
        files = [file for file in TREE.rglob("*") if file.is_file() and not OURS.fullmatch(str(file.relative_to(TREE)))]
        cls.bringers = bringers(files)

    def test_each_file_is_of_a_package_that_is_named(self):
        self.assertGreater(len(self.bringers), 80)
        unnamed = {str(file.relative_to(TREE)): packages for file, packages in self.bringers.items()
                   if not packages & self.of_debian}
        self.assertEqual(unnamed, {})

    def test_nothing_is_named_that_is_not_there(self):
        there = set().union(*self.bringers.values()) | set(sbom.COMPILED_IN)
        self.assertLessEqual(self.of_debian, there)
        self.assertEqual(self.named - self.of_debian, {"hiwar", *sbom.IN_MATH})

    def test_each_package_has_its_words(self):
        for package in self.of_debian:
            self.assertGreater((WORDS / "licences" / package).stat().st_size, 100, package)

    def test_each_licence_that_is_pointed_to_is_there(self):
        self.assertIn("GNU GENERAL PUBLIC LICENSE", (TREE / "LICENSE").read_text())
        there = {file.name for file in (WORDS / "licences/common-licenses").iterdir()}
        self.assertLessEqual({"GPL-3", "LGPL-3", "LGPL-2.1", "Apache-2.0", "CC0-1.0"}, there)
        for file in (WORDS / "copyright", *(WORDS / "licences").iterdir()):
            if file.is_file():
                for name in re.findall(r"/usr/share/common-licenses/([\w.+-]+)", file.read_text(errors="replace")):
                    self.assertIn(name.rstrip("."), there, file.name)


if __name__ == "__main__":
    unittest.main()
