#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""usage: actions.py
The menu of the icon is the same on every system: Linux has it in the desktop entry, others in launchermenu.cpp."""
import configparser
import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MENU = (ROOT / "app/launcher/launchermenu.cpp").read_text()


class Actions(unittest.TestCase):
    def setUp(self):
        entry = configparser.ConfigParser(interpolation=None, delimiters=["="])
        entry.optionxform = str
        entry.read(ROOT / "packaging/linux/io.github.hiwar.hiwar.desktop", encoding="utf-8")
        names = entry["Desktop Entry"]["Actions"].rstrip(";").split(";")
        self.actions = [entry[f"Desktop Action {name}"] for name in names]
        self.assertEqual(len(entry.sections()), 1 + len(names))

    def test_they_are_those_of_other_systems(self):
        tasks = re.findall(r'\.title = \w*Tr::tr\("([^"]+)"\)[^}]*?(?:\{\}[^}]*?)?\.words = \{u"(--\w+)"_s\}', MENU)
        self.assertGreater(len(tasks), 2)
        self.assertEqual([(each["Name"], each["Exec"]) for each in self.actions],
                         [(title, f"hiwar {word}") for title, word in tasks])

    def test_they_have_arabic_names(self):
        for each in self.actions:
            self.assertRegex(each["Name[ar]"], "[\u0621-\u064a]")


if __name__ == "__main__":
    unittest.main()
