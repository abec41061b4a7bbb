# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Stories of chaos.py: the keyring ends, is replaced, or is locked, while Hiwar is open."""
import os
import re
import signal
import subprocess
import time

from chaosworld import LIMIT, PROFILE, Chaos
from desktop import PASSWORD
from wireserver import WireServer, stream

KEY = "sk-chaos-3f81"
BUS, PLACE = "org.freedesktop.DBus", "org.freedesktop.secrets"
COLLECTION = "/org/freedesktop/secrets/collection/login"


def call(place, path, method, *words):
    """Calls over the session bus; an empty result means no reply."""
    of_whom = ["gdbus", "call", "--session", "--dest", place, "--object-path", path]
    return subprocess.run([*of_whom, "--method", method, *words], capture_output=True, text=True, check=False).stdout


def owner():
    return call(BUS, "/org/freedesktop/DBus", f"{BUS}.GetNameOwner", PLACE)


class Keyring(Chaos):
    def kill_keyring(self):
        said = call(BUS, "/org/freedesktop/DBus", f"{BUS}.GetConnectionUnixProcessID", PLACE)
        os.kill(int(re.search(r"uint32 (\d+)", said).group(1)), signal.SIGKILL)
        self.see.until("the end of the keyring", lambda: not owner())

    def begin_keyring(self, *more):
        """Starts it as at first: its files are in the private home."""
        before = owner()
        elsewhere = {name: value for name, value in os.environ.items() if not re.match("XDG_.*_HOME", name)}
        subprocess.run(["gnome-keyring-daemon", *more, "--unlock", "--components=secrets"], input=PASSWORD,
                       env=elsewhere, capture_output=True, text=True, check=True)
        self.see.until("another keyring", lambda: owner() not in ("", before))

    def lock(self):
        call(PLACE, "/org/freedesktop/secrets", "org.freedesktop.Secret.Service.Lock", f"[objectpath '{COLLECTION}']")
        self.assertTrue(self.is_locked())

    def is_locked(self):
        said = call(PLACE, COLLECTION, f"{BUS}.Properties.Get", "org.freedesktop.Secret.Collection", "Locked")
        self.assertIn("<", said)
        return "true" in said

    def answer_prompt(self):
        """Answers the desktop's own password prompt."""
        def shown(role, name=""):
            return next((c for p in self.see.programs("gcr-prompter") for c in self.see.visible(p)
                         if self.see.role_of(c) == role and name in c.name), None)
        self.see.set_text(self.see.until("the prompt", lambda: shown("password text")), PASSWORD)
        self.see.press(shown("push button", "Unlock"))
        self.see.until("the open keyring", lambda: not self.is_locked())

    def with_key(self, server):
        subprocess.run(["secret-tool", "store", "--label=hiwar", "xdg:schema", "org.qt.keychain", "user", PROFILE,
                        "server", "hiwar", "type", "plaintext"], input=KEY, text=True, check=True)
        self.settle_in(server.base_url, hasKey=True)
        self.open()

    def answered(self, server, words):
        """Asks in a new conversation; returns how often it had to be tried again, at most once."""
        asked = len(server.chats)
        self.begin_another()
        self.ask(words)
        tries = 0
        if self.until("an answer", lambda: self.says("Assistant: It is so.") or self.says("Error")).startswith("Error"):
            tries = 1
            self.press("Try again")
            self.until("an answer", lambda: self.says("Assistant: It is so."))
        self.assertEqual([chat.headers["authorization"] for chat in server.chats[asked:]], [f"Bearer {KEY}"])
        return tries

    def test_12_killed(self):
        tries = []
        with WireServer(stream("It is so.")) as server:
            self.with_key(server)
            self.assertEqual(self.answered(server, "Before."), 0)
            for number in range(3):
                self.kill_keyring()
                self.begin_keyring()
                tries.append(self.answered(server, f"After {number}."))
            self.begin_keyring("--replace")
            tries.append(self.answered(server, "After all."))
            self.quit()
        self.tell("keyring killed 3 times, replaced once", f"tries more than one: {tries}")

    def test_12_locked(self):
        with WireServer(stream("It is so.")) as server:
            self.with_key(server)
            self.assertEqual(self.answered(server, "Before."), 0)
            self.lock()
            self.begin_another()
            self.press_send("Locked.")  # the prompt takes the keyboard focus
            self.answer_prompt()
            self.until("an answer", lambda: self.says("Assistant: It is so."))
            self.lock()
            self.begin_another()
            self.press_send("Locked again.")
            begun = time.monotonic()
            told = self.until("a sentence", lambda: self.says("Error"), 3 * LIMIT)
            took = time.monotonic() - begun
            self.assertIn("keychain", told)
            self.assert_nothing_lost("Before.", "Locked.", "Locked again.")
            self.answer_prompt()
            self.press("Try again")
            self.until("an answer", lambda: self.says("Assistant: It is so."))
            self.assertEqual([chat.headers["authorization"] for chat in server.chats], [f"Bearer {KEY}"] * 3)
            self.quit()
        self.tell("keyring locked", f"prompt answered: the reply came; ignored: after {took:.0f} s "
                  f"“{told.splitlines()[0]}”; answered then: Retry brought the reply")
