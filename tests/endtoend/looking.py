# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Shared by the stories about the looks: a conversation with words and code, and what it looks like: by the places of its
letters in the accessibility tree, and by the display's pixels where the tree cannot know."""
import os
import subprocess

os.environ.setdefault("SCREEN", "2000x1100")  # before the display is made: wide columns beside the settings

from desktop import Story  # pylint: disable=wrong-import-position

WORDS = "illwmm " * 60  # lines of it; narrow and wide letters
CODE = "iiiimmmm = 1\n\nlast = 3"
REPLY = f"{WORDS}\n\n```python\n{CODE}\n```\n"
QUESTION = "Show code"

# So that the code's usual font is none of DejaVu's fixed ones on any computer, and shows by its widths.
FONTS = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><match target="pattern"><test name="family"><string>monospace</string></test>
<edit name="family" mode="prepend" binding="strong"><string>DejaVu Serif</string></edit></match></fontconfig>
"""


class Display:
    """What the display shows now, or a part of it."""

    def __init__(self):
        ppm = subprocess.run(["import", "-window", "root", "-depth", "8", "ppm:-"], capture_output=True, check=True,
                             timeout=30).stdout
        kind, width, height, most, self.pixels = ppm.split(maxsplit=4)
        assert (kind, most) == (b"P6", b"255"), (kind, most)
        self.width, self.height = int(width), int(height)
        # The one blank after the head; a dark pixel may look like a blank to split().
        self.pixels = ppm[-3 * self.width * self.height:]

    def at(self, x, y):
        begin = 3 * (y * self.width + x)
        return tuple(self.pixels[begin:begin + 3])

    def colours(self, box):
        """The colours in the box (left, top, right, bottom) and how often each is there."""
        left, top, right, bottom = box
        found = {}
        for y in range(top, bottom):
            for x in range(left, right):
                colour = self.at(x, y)
                found[colour] = found.get(colour, 0) + 1
        return found

    def has_ink(self, box):
        return len(self.colours(box)) > 1
