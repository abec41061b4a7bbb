#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Proves, with a real ctest, that skipped tests are reported and that no skip hides a failure.

usage: notrun_selftest.py CMAKE CTEST SKIPPING   SKIPPING is the program of skipping.cpp
"""
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import notrun

HERE = Path(__file__).resolve().parent
CMAKE, CTEST, SKIPPING = sys.argv[1:4]
PYTHON_TESTS = '''
import unittest
class Some(unittest.TestCase):
    @unittest.skip("nothing to 'see'")
    def test_first(self): pass
    def test_second(self):
        """What it is about."""
        print("noise")
        self.skipTest("nobody is there")
    def test_third(self): pass
unittest.main(verbosity=2)
'''


class NotRun(unittest.TestCase):
    def run_tests(self, tests):
        """Returns ctest's exit status and output, and notrun's lines, for tests as
        CMakeLists.txt has them."""
        with tempfile.TemporaryDirectory() as folder:
            folder = Path(folder)
            (folder / "some.py").write_text(PYTHON_TESTS)
            (folder / "CMakeLists.txt").write_text(
                "cmake_minimum_required(VERSION 3.25)\nproject(some NONE)\nenable_testing()\n"
                f'include("{HERE}/nottested.cmake")\n{tests}')
            subprocess.run([CMAKE, "-G", "Ninja", "-S", folder, "-B", folder / "b"], check=True, capture_output=True)
            done = subprocess.run([CTEST, "--test-dir", folder / "b", "--output-junit", folder / "results.xml",
                                   "--test-output-size-passed", "1000000", "-j", "2"],
                                  capture_output=True, text=True, check=False)
            return done.returncode, done.stdout, list(notrun.not_run(folder / "results.xml"))

    def test_everything_was_run(self):
        status, said, lines = self.run_tests(f'add_test(NAME a COMMAND "{SKIPPING}" passes)')
        self.assertEqual((status, lines), (0, []), said)

    def test_what_qtest_skipped(self):
        status, said, lines = self.run_tests(f'add_test(NAME a COMMAND "{SKIPPING}" passes skips skipsRows)')
        self.assertEqual((status, lines), (0, ["a skips: there is no moon (today)",
                                               "a skipsRows(a row): there is no sun"]), said)
        self.assertIn("100% tests passed, 0 tests failed out of 1", said)

    def test_what_unittest_skipped(self):
        status, said, lines = self.run_tests(f'add_test(NAME a COMMAND "{sys.executable}" some.py\n'
                                             '    WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}")')
        self.assertEqual((status, lines), (0, ["a test_first: nothing to 'see'", "a test_second: nobody is there"]),
                         said)

    def test_what_could_not_be_made(self):
        status, said, lines = self.run_tests('hiwar_not_tested(a "the moon; or \\"it\\" is missing")\n'
                                             f'add_test(NAME b COMMAND "{SKIPPING}" passes)')
        self.assertEqual((status, lines), (0, ['a: the moon; or "it" is missing']), said)
        self.assertIn("100% tests passed, 0 tests failed out of 2", said)

    def test_a_skip_hides_no_failure(self):
        status, said, lines = self.run_tests(f'add_test(NAME a COMMAND "{SKIPPING}" skips fails)\n'
                                             'hiwar_not_tested(b "it is missing")')
        self.assertNotEqual(status, 0, said)
        self.assertIn("50% tests passed, 1 tests failed out of 2", said)
        self.assertEqual(lines, ["a skips: there is no moon (today)", "b: it is missing"])

    def test_a_skip_that_cannot_be_read_is_counted(self):
        self.assertEqual(notrun.skipped("Totals: 1 passed, 0 failed, 2 skipped, 0 blacklisted, 1ms\n"),
                         [("2 more", "it does not say why")])
        self.assertEqual(notrun.skipped("FAILED (failures=1, skipped=1)\n"), [("1 more", "it does not say why")])


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[4:]], verbosity=2)
