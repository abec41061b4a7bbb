# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Windows for a story: the program runs under Wine, in the private display of desktop.py.

Wine has no accessibility tree, so the stories use only the keyboard, and read the results from
where the program stores them. WINEPREFIX names the Windows folder, CREDENTIALS_PROGRAM the program
built from credentials.c.
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
    """Base class to put before Story: runs the same story with the program on another system."""

    installed = None  # the folder that the installer made, as a path on this system

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
        # The window manager may have started after the window.
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
        """Drops Wine's own TLS error about a server that did not request what it offers."""
        return "\n".join(line for line in super().complaints().splitlines() if not line.startswith("GnuTLS error:"))

    # The user's actions

    def settled(self):
        """Waits until two pictures of the screen are equal: a blinking caret is steady for
        longer than one picture takes."""
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

    def paste(self, words):
        subprocess.run(["xclip", "-selection", "clipboard", "-in"], input=words, text=True, check=True, timeout=30)
        self.keys("ctrl+v")

    def connect(self, base_url, key, model):
        """From the search of the services, which has the keyboard in a new home. With a key that is pasted, or Return,
        the first model of the service is taken, and the settings save and close by themselves."""
        self.keys("ctrl+comma")
        self.type("another address")
        self.keys("Return")
        self.type(base_url)
        self.picture("settings")
        if key:
            self.keys("Tab")
            self.paste(key)
        else:
            self.keys("Return")
        settings = self.user / "AppData/Local/hiwar/settings.json"
        self.until("the profile", lambda: settings.exists() and f'"{model}"' in settings.read_text())
        self.settled()

    def send(self, words):
        self.keys("ctrl+l")
        self.type(words)
        self.keys("Return")

    # What the user sees

    def control(self, name, role=None):
        """No control can be found by name here; the following steps show whether it exists."""
        self.settled()

    def messages(self):
        """Reads them from a copy of the history, in the form the window would read them out."""
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
                return None  # copied while the program wrote it
        return self.until(f'a message that starts with "{start}"', look, limit)

    # Stored data

    def credentials(self, *words):
        """Returns what credentials.exe prints: it runs as another program of the same user."""
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
