#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Third-party code in the programs is listed, with its licence; reads the build, on Debian.

usage: compiledin.py BUILD

A header's package must be in one of sbom.py's lists, or its library must be a file of its own,
linked or loaded late: the system's or the bundle's. The compiler's headers and the C library's are
in every program (GCC-exception-3.1).
"""
import json
import os
import re
import subprocess
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging"))
import sbom  # noqa: E402

TOOLCHAIN = re.compile(r"gcc-\d+|glibc|linux|llvm-toolchain-\d+")
BUILD = Path(sys.argv.pop(1)).resolve()
PROGRAMS = ["hiwar", "hiwar-math", "hiwar-reader"]
if (BUILD / "bin/hiwar-recorder").exists():  # optional
    PROGRAMS.append("hiwar-recorder")


def ninja(*words):
    return subprocess.run(["ninja", "-C", str(BUILD), "--quiet", *words], capture_output=True, text=True, check=True).stdout


def headers():
    """Returns every file that was read to compile the programs."""
    inputs, read, wanted = set(ninja("-t", "inputs", *PROGRAMS).split("\n")), set(), False
    for line in ninja("-t", "deps").splitlines():
        if line.startswith(" "):
            if wanted:
                read.add(os.path.normpath(BUILD / line.strip()))
        else:
            made = line.partition(": #deps")[0]  # newer linkers and moc report what they read, too
            wanted = made in inputs and made.endswith((".o", ".gch", ".pch"))
    return {file for file in read if not file.startswith(str(ROOT))}


def links():
    """Returns the words of the programs' link commands."""
    commands = ninja("-t", "commands", *PROGRAMS).splitlines()
    return [word for line in commands if re.search(r" -o bin/hiwar(-math|-reader|-recorder)? ", line) for word in line.split()]


def looked_up_libraries():
    """Returns ICU's, which Qt has loaded, and in which hiwar-reader looks for functions (icubidi.cpp)."""
    said = subprocess.run(["ldd", str(BUILD / "bin/hiwar-reader")], capture_output=True, text=True, check=True).stdout
    return set(re.findall(r" => (/\S+/libicu\S+)", said))


def late_libraries():
    words = ninja("-t", "commands", *PROGRAMS)
    return {Path("/usr/lib", os.uname().machine + "-linux-gnu", name)
            for name in re.findall(r'-DHIWAR_LIB\w+=\\"(lib\w+\.so\.\d+)\\"', words)}


def source_of(package):
    return sbom.described(package)[1].split()[0]


def packages_of(files):
    return sbom.packages_of({os.path.realpath(file) for file in files})


class CompiledIn(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        words = links()
        outside = [word for word in words if word.startswith("/") and not word.startswith(str(BUILD))]
        cls.archives = [word for word in outside if word.endswith(".a")]
        shared = [word for word in outside if re.search(r"\.so[\d.]*$", word)]
        separate = packages_of([*shared, *late_libraries(), *looked_up_libraries()])
        cls.separate = {source_of(package) for package in separate}
        cls.by_header = packages_of(headers())

    def test_something_is_read_at_all(self):
        self.assertIn("qt6-base", self.separate)
        self.assertIn("libsodium", self.separate, "libraries that are loaded late are not seen")
        self.assertIn("qt6-base-dev", self.by_header)
        self.assertTrue(self.archives)

    def test_each_archive_is_named(self):
        self.assertLessEqual(packages_of(self.archives), set(sbom.COMPILED_IN))

    def test_each_header_belongs_to_what_is_named(self):
        foreign = {package for package in self.by_header
                   if source_of(package) not in self.separate and not TOOLCHAIN.fullmatch(source_of(package))}
        self.assertLessEqual(foreign, set(sbom.COMPILED_IN))
        self.assertLessEqual(set(sbom.COMPILED_IN), self.by_header, "something is named that is not there")

    def test_each_module_of_hiwar_math_is_named(self):
        inputs = json.loads((BUILD / "math/contents.json").read_text())["inputs"]
        modules = {file: re.search(r"/(?:nodejs|node_modules|modules)/((?:@[^/]+/)?[^/]+)/", "/" + file) for file in inputs}
        self.assertEqual({found[1] for found in modules.values() if found}, set(sbom.IN_MATH))
        own = [file for file, found in modules.items() if not found]
        self.assertEqual([Path(file).name for file in own], ["typeset.js"])
        locked = json.loads((ROOT / "resources/math/package-lock.json").read_text())["packages"]
        for file, found in modules.items():
            if found:
                folder = (BUILD / "math" / file.partition(f"/{found[1]}/")[0]).resolve() / found[1]
                there = json.loads((folder / "package.json").read_text())
                self.assertEqual(there["version"], locked["node_modules/" + found[1]]["version"], folder)

    def test_the_packages_name_them(self):
        words = (ROOT / "packaging/linux/copyright").read_text()
        tag = re.search(r'RPM_PACKAGE_LICENSE "(.*)"', (BUILD / "CPackConfig.cmake").read_text())[1].split(" AND ")
        for name in (*sbom.COMPILED_IN, *sbom.IN_MATH):
            self.assertIn(name, words)
        licences = {"GPL-3.0-or-later", "Apache-2.0", *sbom.COMPILED_IN.values()}
        self.assertEqual(set(tag), licences)
        for licence in licences:
            self.assertIn(licence, words)


if __name__ == "__main__":
    unittest.main()
