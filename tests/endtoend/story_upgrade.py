#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A home of an older Hiwar works after an upgrade: history, profiles, keys. A home of a newer
Hiwar is not harmed, and an error text names what cannot be read."""
import json
import os
import shutil
import sqlite3
import subprocess
from pathlib import Path

from desktop import ROOT, Story, main
from wireserver import WireServer, plain

HISTORIES = ROOT / "tests/app/histories"  # as written by the Hiwar of that time
PROFILE = "5b1f6c1e-0000-4000-8000-0000000000ff"
KEY = "sk-of-last-year-81c2"


class Upgrade(Story):
    def setUp(self):
        super().setUp()
        self.settings = Path(os.environ["XDG_CONFIG_HOME"]) / "hiwar" / "settings.json"
        self.history = Path(os.environ["XDG_DATA_HOME"]) / "hiwar" / "history.sqlite"
        for file in (self.settings, self.history):
            file.parent.mkdir(parents=True, exist_ok=True)

    def move_in(self, server, **more):
        """Writes what an older Hiwar stored: settings' first form, first schema, a key."""
        self.settings.write_text(json.dumps({
            "profiles": [{"id": PROFILE, "name": "Office", "baseUrl": server.base_url, "model": "wire-1",
                          "streaming": "never", "hasKey": True}],
            "currentProfile": PROFILE, "theme": "dark", "sendKey": "enter", "zoomPercent": 110,
            "windowGeometry": "", "sidebarShown": True} | more))
        shutil.copy(HISTORIES / "schema1.sqlite", self.history)
        subprocess.run(["secret-tool", "store", "--label=hiwar", "xdg:schema", "org.qt.keychain", "user", PROFILE,
                        "server", "hiwar", "type", "plaintext"], input=KEY, text=True, check=True)

    def schema(self, file):
        with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as history:
            return history.execute("PRAGMA user_version").fetchone()[0]

    def listed(self):
        return self.see.items(self.control("Conversations", "list"))

    def selected(self):
        found = self.see.below(self.control("Conversations", "list"))
        return [c.name for c in found if self.see.selected(c)]

    def test_history_profiles_and_keys_of_an_older_version_work(self):
        with WireServer(plain("Still here.")) as server:
            self.move_in(server)
            self.start()
            self.until("both conversations", lambda: sorted(self.listed()) == ["The sky", "أسئلة"])
            self.until("the latest of them", lambda: self.selected() == ["أسئلة"])
            self.send("Are you there?")
            self.message("Assistant: Still here.")
            (request,) = server.chats
            self.assertEqual(request.headers["authorization"], f"Bearer {KEY}")
            self.assertEqual(request.json["model"], "wire-1")
            self.picture("upgrade")
        self.quit()
        before = list(self.history.parent.rglob("*before*"))
        self.assertEqual([self.schema(file) for file in before], [1], "the file as it was is kept")
        self.assertGreater(self.schema(self.history), 1)
        kept = json.loads(self.settings.read_text())
        self.assertEqual((kept["theme"], kept["zoomPercent"], kept["profiles"][0]["name"]), ("dark", 110, "Office"))

    def test_a_downgrade_says_what_it_cannot_read_and_harms_nothing(self):
        with WireServer(plain("Not kept.")) as server:
            self.move_in(server, mood="blue")
            self.start()
            self.until("both conversations", lambda: len(self.listed()) == 2)
            self.quit()
            with sqlite3.connect(self.history) as history:
                history.execute("PRAGMA user_version = 99")
            history.close()
            whole = self.history.read_bytes()

            self.start()
            self.control("The history was written by a newer Hiwar. Conversations can be read; what is said now is "
                         "not kept. Use the newer Hiwar.")
            self.until("both conversations", lambda: len(self.listed()) == 2)
            self.send("A word")
            self.message("Assistant: Not kept.")
            self.picture("downgrade")
        self.quit(says="Conversations that could not be stored before the end: 1")
        self.assertEqual(self.history.read_bytes(), whole)
        self.assertEqual(json.loads(self.settings.read_text())["mood"], "blue", "a newer one's setting stays")


if __name__ == "__main__":
    main()
