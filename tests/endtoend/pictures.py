#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""To look at: the real window with a conversation that uses every feature, in every look.

usage: pictures.py PROGRAM [Look.test_NAME...]

Writes into the folder that PICTURES names, by default build/pictures: light, dark, high-contrast,
mirrored (an Arabic interface), double (200 %), narrow (420 pixels). Not a test: it fails only if
there is no picture.
"""
import json
import os
import subprocess
from pathlib import Path

os.environ.setdefault("SCREEN", "2640x5400")  # before the display is made
os.environ.setdefault("PICTURES", str(Path(__file__).resolve().parents[2] / "build/pictures"))

from desktop import Story, main  # pylint: disable=wrong-import-position
from wireserver import WireServer, plain

PAGES = Path(__file__).parent / "pages"
BLACK, WHITE = "0,0,0", "255,255,255"


class Look(Story):
    def show(self, name, width, height, *arguments, **settings):
        """Shows two questions and their replies, in a window of that size."""
        config = self.home / "config/hiwar"
        config.mkdir(parents=True, exist_ok=True)
        (config / "settings.json").write_text(json.dumps(settings))
        Path(os.environ["PICTURES"]).mkdir(parents=True, exist_ok=True)
        with WireServer(plain((PAGES / "everything.md").read_text())) as server:
            self.start(*arguments)
            self.connect(server.base_url, "sk-pictures-canary-0123456789", "model-x")
            self.resize(width, height)
            self.send("Where is my key kept, and what does $E = mc^2$ mean?\nI have *two* questions.")
            self.message("Assistant: How a key is kept")
            server.answer = plain((PAGES / "everything-ar.md").read_text())
            self.send("وأين يُحفَظ المفتاح في `Windows`؟")
            self.message("Assistant: أين يُحفَظ")
            self.calm(name)

    def resize(self, width, height):
        """Asks the window manager, which decides the size."""
        found = ["xdotool", "search", "--onlyvisible", "--name", "Hiwar"]
        subprocess.run([*found, "windowmove", "0", "0", "windowsize", "--sync", str(width), str(height)], check=True, timeout=30)

    def calm(self, name):
        """Saves the picture once only the blinking caret changes: another program draws the
        formulas, and they arrive later."""
        path, before = Path(os.environ["PICTURES"]) / f"{name}.png", []

        def look():
            self.picture(name)
            before.append(subprocess.run(["identify", "-format", "%#", str(path)], capture_output=True, check=True).stdout)
            return len(before) > 5 and len(set(before[-5:])) <= 2
        self.until("a picture that stays", look, 60)
        subprocess.run(["mogrify", "-trim", "+repage", str(path)], check=True, timeout=60)

    def test_light(self):
        self.show("light", 1180, 2400, theme="light")

    def test_dark(self):
        self.show("dark", 1180, 2400, theme="dark")

    def test_high_contrast(self):
        """As a desktop asks for it: Qt reads the colours of KDE from its file."""
        sections = ("Window", "View", "Button", "Selection", "Tooltip")
        (self.home / "config/kdeglobals").write_text("".join(
            f"[Colors:{s}]\nBackgroundNormal={BLACK}\nBackgroundAlternate={BLACK}\nForegroundNormal={WHITE}\n" for s in sections))
        os.environ |= {"XDG_CURRENT_DESKTOP": "KDE", "KDE_FULL_SESSION": "true", "KDE_SESSION_VERSION": "5"}
        self.addCleanup(lambda: [os.environ.pop(n) for n in ("XDG_CURRENT_DESKTOP", "KDE_FULL_SESSION", "KDE_SESSION_VERSION")])
        self.show("high-contrast", 1180, 2400)

    def test_mirrored(self):
        self.show("mirrored", 1180, 2400, "-reverse", theme="light")

    def test_double(self):
        os.environ["QT_SCALE_FACTOR"] = "2"
        self.addCleanup(os.environ.pop, "QT_SCALE_FACTOR")
        self.show("double", 2400, 4900, theme="light")

    def test_narrow(self):
        self.show("narrow", 420, 3600, theme="light")


if __name__ == "__main__":
    main()
