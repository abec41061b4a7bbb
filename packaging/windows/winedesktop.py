# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A Windows for a story: the program runs under Wine, in the private display of desktop.py.

Wine shows no accessibility tree, so a person's part is played by the keyboard alone, and what a person would see is
read from where the program keeps it. WINEPREFIX names the Windows, CREDENTIALS_PROGRAM what was made of credentials.c.
"""
import hashlib
import os
import re
import shutil
import sqlite3
import subprocess
import tempfile
from pathlib import Path


class WineDesktop:
    """Put before Story: the same story, told to the same program on another system."""

    installed = None  # the folder that the installer made, as this system sees it

    def setUp(self):
        super().setUp()
        self.user = next(Path(os.environ["WINEPREFIX"]).glob("drive_c/users/*/AppData")).parent
        self.data = self.user / "AppData/Roaming/hiwar"
        for folder in (self.data, self.user / "AppData/Local/hiwar"):
            shutil.rmtree(folder, ignore_errors=True)
        self.credentials("clear")

    # The program

    def start(self, *arguments):
        self.log = self.home / "program.log"
        with self.log.open("ab") as log:
            self.running = subprocess.Popen(["wine", self.installed / "hiwar.exe", *arguments], stdout=log, stderr=log)
        self.window = self.until("the window", lambda: subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--name", "Hiwar$"], capture_output=True, text=True,
            check=False).stdout.split()[-1:], 60)[0]
        # The window manager may have come later than the window.
        self.until("the window in front", lambda: subprocess.run(
            ["xdotool", "windowactivate", "--sync", self.window], capture_output=True, timeout=30,
            check=False).returncode == 0)
        self.settled()

    def quit(self):
        if self.running is None:
            return
        ended = self.command("quit")
        self.assertEqual((ended.returncode, ended.stderr), (0, ""))
        self.assertEqual(self.running.wait(10), 0)
        self.running = None
        self.assertEqual(self.complaints(), "", "the program complained")

    def command(self, *words, **environment):
        return subprocess.run(["wine", self.installed / "hiwar.com", *words], env=os.environ | environment,
                              capture_output=True, text=True, timeout=60, check=False)

    def complaints(self):
        """Wine's own TLS says so when a server did not ask for what it offers."""
        return "\n".join(line for line in super().complaints().splitlines() if not line.startswith("GnuTLS error:"))

    # What a person does

    def settled(self):
        """Waits until two pictures of the screen are alike: a caret that blinks is still for longer than one takes."""
        def look():
            seen = subprocess.run(["import", "-window", "root", "-depth", "8", "rgb:-"], capture_output=True,
                                  timeout=30, check=True).stdout
            now, self.seen = hashlib.sha256(seen).digest(), getattr(self, "now", None)
            self.now = now
            return self.seen == now
        self.until("a screen that stands still", look, 30)

    def keys(self, *names):
        for name in names:
            self.see.keys(name)
            self.settled()

    def type(self, words):
        for number, line in enumerate(words.split("\n")):
            if number:
                self.see.keys("shift+Return")
            subprocess.run(["xdotool", "type", "--delay", "30", line], check=True, timeout=60)
        self.settled()

    def connect(self, base_url, key, model):
        """Through the settings by Tab: New profile, Base URL, API key and its Show, Model; then the key that saves."""
        self.keys("ctrl+comma", "Tab", "space", *["Tab"] * 6, "ctrl+a")
        self.type(base_url)
        self.keys("Tab")
        self.type(key)
        self.keys("Tab", "Tab", "ctrl+a")
        self.type(model)
        self.picture("settings")
        self.keys("ctrl+s", "Escape")

    def send(self, words):
        self.keys("ctrl+l")
        self.type(words)
        self.keys("Return")

    # What a person sees

    def control(self, name, role=None):
        """Nothing to be found by name here; that it is there shows in what comes of it."""
        self.settled()

    def messages(self):
        """Out of a copy of the history, as the window would read them out."""
        with tempfile.TemporaryDirectory() as folder:
            for file in self.data.glob("history.sqlite*"):
                shutil.copy(file, folder)
            with sqlite3.connect(Path(folder) / "history.sqlite") as history:
                rows = history.execute("SELECT role, content FROM message ORDER BY seq").fetchall()
        names = {"user": "You", "assistant": "Assistant"}
        return [f"{names.get(role, role)}: {re.sub(r'[*]', '', content)}" for role, content in rows]

    def message(self, start, limit=30):
        def look():
            try:
                return next((m for m in reversed(self.messages()) if m.startswith(start)), None)
            except (OSError, sqlite3.Error):
                return None  # copied while it was written
        return self.until(f'a message that starts with "{start}"', look, limit)

    # What is left behind

    def credentials(self, *words):
        """What credentials.exe prints: another program of the same person."""
        return subprocess.run(["wine", os.environ["CREDENTIALS_PROGRAM"], *words], capture_output=True, text=True,
                              timeout=60, check=True).stdout

    def key_in_keyring(self):
        lines = (line.split("\t") for line in self.credentials().splitlines())
        return [secret for name, secret in lines if name.startswith("hiwar/")]

    def files_holding(self, words):
        forms = (words.encode(), words.encode("utf-16-le"))
        prefix = Path(os.environ["WINEPREFIX"])
        files = [*prefix.glob("*.reg"), *self.user.rglob("*")]
        return [str(path) for path in files
                if path.is_file() and not path.is_symlink() and any(form in path.read_bytes() for form in forms)]

    def stored_text(self):
        return "".join(path.read_bytes().decode("utf-8", "replace") for path in self.data.glob("history.sqlite*"))
