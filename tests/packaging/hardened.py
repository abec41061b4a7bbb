#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The binaries have what packaging/hardening.cmake requests; readelf reads headers and symbols.

usage: hardened.py [--shipped] BINARY...
--shipped: optimised and without sanitizers, so this also checks what only such builds have.
"""
import itertools
import re
import subprocess
import sys
import unittest

SHIPPED = "--shipped" in sys.argv
BINARIES = [word for word in sys.argv[1:] if word != "--shipped"]


def readelf(flag, binary):
    return subprocess.run(["readelf", "-W", flag, binary], capture_output=True, text=True, check=True).stdout


class Hardened(unittest.TestCase):
    def finds(self, pattern, text, what):
        self.assertTrue(re.search(pattern, text), what)

    def test_there_is_something_to_read(self):
        self.assertTrue(BINARIES, "no binary was named")

    def test_it_lies_anywhere_in_memory(self):
        for binary in BINARIES:
            with self.subTest(binary):
                self.finds(r"Type: +DYN", readelf("-h", binary), "it has a place of its own")
                if "INTERP" in readelf("-l", binary):
                    self.finds(r"\(FLAGS_1\).*\bPIE\b", readelf("-d", binary), "not PIE")

    def test_what_the_loader_has_written_is_written_no_more(self):
        for binary in BINARIES:
            with self.subTest(binary):
                self.finds("GNU_RELRO", readelf("-l", binary), "no RELRO")
                self.finds(r"BIND_NOW|\(FLAGS_1\).*\bNOW\b", readelf("-d", binary), "not bound at the start")

    def test_no_memory_is_written_and_run(self):
        for binary in BINARIES:
            with self.subTest(binary):
                segments = readelf("-l", binary)
                stack = re.search(r"GNU_STACK .* ([RWE ]{3}) ", segments)
                self.assertIsNotNone(stack)
                self.assertNotIn("E", stack[1])
                self.assertNotRegex(segments, r"LOAD .* RWE ")

    def test_functions_watch_their_stack(self):
        for binary in BINARIES:
            with self.subTest(binary):
                self.finds("__stack_chk_fail", readelf("--dyn-syms", binary), "no stack protector")

    def test_copies_are_measured(self):
        if not SHIPPED:
            self.skipTest("only an optimised build measures")
        for binary in BINARIES:
            with self.subTest(binary):
                self.finds(r"__(?!stack)[a-z]+_chk\b|__glibcxx_assert_fail", readelf("--dyn-syms", binary),
                           "nothing is measured")

    def test_jumps_land_where_they_may(self):
        for binary in BINARIES:
            with self.subTest(binary):
                if "X86-64" not in readelf("-h", binary):
                    continue
                # The linker sets its mark only if all linked code has it, also third-party
                # libraries: so this checks the code.
                with subprocess.Popen(["objdump", "-d", "--no-show-raw-insn", "-j", ".text", binary],
                                      stdout=subprocess.PIPE, text=True) as code:
                    marks = itertools.islice((line for line in code.stdout if "endbr64" in line), 2)
                    self.assertEqual(len(list(marks)), 2)
                    code.kill()  # all of it would take half a minute


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
