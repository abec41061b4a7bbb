#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""documents.py finds each kind of fault, and says what it found.

usage: documents_selftest.py ROOT HIWAR
"""
import re
import sys
import unittest
from pathlib import Path

from documents import Documents, help_of

VERSION = re.search(r"VERSION ([\d.]+) ", Path(sys.argv[1], "CMakeLists.txt").read_text().split("project(hiwar", 1)[1]).group(1)
# The document, a text in it, a fault to replace it with, and the sentence that must be reported.
FAULTS = [
    ("README.md", "`packaging/run.sh`:", "`packaging/start.sh`:", "there is no packaging/start.sh"),
    ("README.md", "screenshots/conversation.png", "screenshots/talk.png", "leads nowhere"),
    ("README.md", "(.github/SECURITY.md)", "(.github/SAFETY.md)", "leads nowhere"),
    ("README.md", "(#from-source)", "(#from-sources)", "no heading for #from-sources"),
    ("README.md", "`hiwar quit`", "`hiwar close`", "no command close"),
    ("README.md", "--archived --bin", "--archived --trash", "hiwar export has no option --trash"),
    ("README.md", "ask --system", "ask --archived", "hiwar ask has no option --archived"),
    ("README.md", "`--temporary`", "`--private`", "does not tell --private"),
    ("README.md", "hiwar://new?", "hiwar://send?", "no link of the kind send"),
    ("README.md", "2 for wrong usage", "4 for wrong usage", "the exit statuses are"),
    ("README.md", f"hiwar_{VERSION}_", "hiwar_0.0.9_", "not 0.0.9"),
    ("README.md", "HIWAR_DEPENDENCIES", "HIWAR_" + "PACKAGES", "nothing reads"),
    ("README.md", "# Hiwar\n", "# Hiwar" + "!" * 120 + "\n", "line 1 has 127 letters"),
    ("README.md", "# Hiwar\n", "# Hiwar\n" + "\n" * 20, "lines are too many"),
    ("README.md", "# Hiwar\n", "# Hiwar\nhttps://github.com/hiwar/hiwar\n", "nobody's yet"),
    ("app/THREATS.md", "`unpacker: stopsABomb`", "`unpacker: stopsBombs`", "unpacker has no stopsBombs"),
    ("app/THREATS.md", "`story_canary`", "`story_parrot`", "no test story_parrot"),
    ("packaging/README.md", "`packaging/release.sh [--key KEY]`", "`packaging/release.sh --sign KEY`", "no --sign"),
    ("packaging/README.md", "`libarchive-dev`", "`libzip-dev`", "libarchive-dev is not told"),
    ("packaging/README.md", "`libarchive-dev`", "`libarchive-dev` `libzip-dev`", "libzip-dev is told and not needed"),
    ("packaging/README.md", "`qtkeychain-qt6`", "`keychain`", "of vcpkg's, qtkeychain-qt6 is not told"),
    ("packaging/README.md", "sqlite sqlitecpp libarchive\n", "sqlite libarchive\n", "brew's, sqlitecpp is told"),
    ("packaging/README.md", "packaging\\windows ^", "packaging\\win ^", "there is no packaging/win"),
    ("packaging/README.md", "--preset release", "--preset fast", "no preset fast"),
    ("tests/README.md", "'^markdown$'", "'^markup$'", "no test markup"),
    ("tests/README.md", "bin/tests_ui", "bin/tests_window", "no target tests_window"),
    (".github/CONTRIBUTING.md", "--target update_translations", "--target translations", "no target translations"),
    (".github/CONTRIBUTING.md", "`tests/lint/rules.py`", "`tests/lint/laws.py`", "no tests/lint/laws.py"),
    (".github/CONTRIBUTING.md", "--target bench_markdown", "--target bench_words", "no target bench_words"),
    (".github/ISSUE_TEMPLATE/bug.yml", "`hiwar --version`", "`hiwar --edition`", "has no option --edition"),
    ("app/ARCHITECTURE.md", "`net/wire/classify`", "`net/wire/sort`", "no net/wire/sort"),
    ("app/ARCHITECTURE.md", "`checkup/`", "the test", "does not tell of app/checkup/"),
    ("app/ARCHITECTURE.md", "`guide/`, `palette/`, `secretcheck/`, `chat/`", "`palette/`, `secretcheck/`, `chat/`, `guide/`",
     "app/chat/ knows app/guide/, which comes after"),
    ("net/CMakeLists.txt", "Begin at profile.h", "Begin at person.h", "there is no net/values/person.h"),
    ("ui/CMakeLists.txt", "#   find/ ", "#   found/ ", "does not say where to begin in ui/find/"),
    ("app/text/CMakeLists.txt", "Begin at", "See", "does not say where to begin in app/text/"),
]


class FindsFaults(unittest.TestCase):
    root, help = sys.argv[1], help_of(sys.argv[2])

    def test_each_fault_is_found(self):
        right = Documents(self.root, self.help)
        known = set(right.check())
        for name, words, fault, sentence in FAULTS:
            with self.subTest(sentence):
                texts, heads = dict(right.texts), dict(right.heads)
                changed = texts if name in texts else heads
                self.assertIn(words, changed[name])
                changed[name] = changed[name].replace(words, fault)
                wrong = Documents(self.root, self.help, texts, heads)
                found = [s for s in wrong.check() if s not in known]
                self.assertTrue(any(sentence in s for s in found), found)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
