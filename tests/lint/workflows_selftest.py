#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""workflows.py finds each kind of fault, and reports nothing if there is none.

usage: workflows_selftest.py ROOT
"""
import sys
import unittest
from pathlib import Path

from workflows import check

ROOT = Path(sys.argv[1])
LINUX, NIGHTLY = ".github/workflows/linux.yml", ".github/workflows/nightly.yml"
BUG, CONFIG = ".github/ISSUE_TEMPLATE/bug.yml", ".github/ISSUE_TEMPLATE/config.yml"
# The file, a text in it, a fault to replace it with, and the sentence that must be reported.
FAULTS = [
    (LINUX, "jobs:", "jobs: [", "it is no YAML"),
    (LINUX, "name: Linux", "name: Linux\nname: Linus", "stands twice"),
    (LINUX, "on:\n  push", "when:\n  push", "the workflow has when, which nobody reads"),
    (LINUX, "on:\n  push", "when:\n  push", "the workflow has no on"),
    (LINUX, "contents: read", "contents: write", "it may do more than read"),
    (LINUX, "runs-on:", "run-on:", "the job tests has no runs-on"),
    (LINUX, "    timeout-minutes: 90\n", "", "the job tests has no timeout-minutes"),
    (LINUX, "- run: .ci/run", "- run: .ci/start", "runs .ci/start, which is not there"),
    (LINUX, "- run: .ci/run", "- name: The suite", "needs either uses or run"),
    (LINUX, "actions/checkout@v4", "actions/checkout@main", "names no version"),
    (NIGHTLY, "tests/lint/tidy.sh", "tests/lint/clean.sh", "runs tests/lint/clean.sh"),
    (BUG, "name: Something is wrong\n", "", "the form has no name"),
    (BUG, "type: textarea", "type: text", "is of no type: text"),
    (BUG, "id: steps", "id: version", "has no id of its own"),
    (BUG, "      label: Steps\n", "", "has no label"),
    (BUG, "      options:\n", "      choices:\n", "has no options"),
    (BUG, "`hiwar --version`", "`hiwar`", "it does not say `hiwar --version`"),
    (BUG, "not paste keys", "not paste", "it does not say not paste keys"),
    (CONFIG, "blank_issues_enabled: false", "blank_issues_enabled: no", "neither true nor false"),
    (CONFIG, "blank_issues_enabled", "blank_issues", "which nobody reads"),
    (CONFIG, "enabled: false", "enabled: false\ncontact_links:\n  - name: Chat\n", "a link has no url"),
]


class FindsFaults(unittest.TestCase):
    def test_what_is_right_is_not_reported(self):
        self.assertEqual(list(check(ROOT)), [])

    def test_each_fault_is_found(self):
        for name, words, fault, sentence in FAULTS:
            with self.subTest(sentence):
                text = (ROOT / name).read_text(encoding="utf-8")
                self.assertIn(words, text)
                found = list(check(ROOT, {name: text.replace(words, fault)}))
                self.assertTrue(any(file == name and sentence in said for file, said in found), found)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
