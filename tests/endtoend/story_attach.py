#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Files are pasted as a file manager copies them, looked at, removed, brought back and sent without words; the service
gets their very text, and nothing of the one that was removed."""
import os
import subprocess
from pathlib import Path

from desktop import Story, main
from wireserver import WireServer, plain

SECOND = "المحطة الثانية: إشبيلية.\n"


class Attach(Story):
    def begin(self, server):
        folder = Path(os.environ["XDG_CONFIG_HOME"]) / "hiwar"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "settings.json").write_text(
            '{"profiles": [{"id": "p", "name": "Mine", "baseUrl": "%s", "model": "wire-1"}],'
            ' "currentProfile": "p"}' % server.base_url)
        self.start()

    def paste_files(self, *paths):
        """The clipboard has them as a file manager would have copied them."""
        uris = "".join(f"{path.as_uri()}\r\n" for path in paths)
        subprocess.run(["xclip", "-selection", "clipboard", "-t", "text/uri-list", "-in"], input=uris, text=True,
                       check=True, timeout=30)
        self.see.keys("ctrl+l", "ctrl+v")

    def attached(self):
        strip = self.see.find_now(self.window, "Attached files", "list")
        return self.see.items(strip) if strip else []

    def wait_for(self, *names):
        self.until(f"the files {names}", lambda: self.attached() == list(names))

    def test_pasted_removed_brought_back_and_sent(self):
        first = self.home / "first.txt"
        second = self.home / "second.txt"
        first.write_text("The first stop is Lisbon.\n")
        second.write_text(SECOND)
        with WireServer(plain("A fine journey.")) as server:
            self.begin(server)
            self.paste_files(first, second)
            self.wait_for("first.txt", "second.txt")
            self.assertEqual(self.see.text(self.control("Message", "text")), "")
            self.picture("attach")

            self.see.keys("shift+Tab", "Return")
            shown = self.control("Text that is sent", "text")
            self.until("the very text", lambda: "The first stop is Lisbon." in self.see.text(shown))
            self.picture("attach-preview")
            self.see.keys("Escape")

            self.see.keys("shift+Tab", "Delete")
            self.wait_for("second.txt")
            self.press("Undo")
            self.wait_for("first.txt", "second.txt")
            self.see.keys("ctrl+l", "shift+Tab", "Home", "Delete")
            self.wait_for("second.txt")

            self.until("that it can be sent",
                       lambda: self.control("Send", "push button").getState().contains(self.see.pyatspi.STATE_ENABLED))
            self.press("Send")
            self.message("Assistant: A fine journey.")
            self.until("that they went", lambda: not self.attached())
            sent = str(server.chats[0].json["messages"][-1]["content"])
            self.assertIn("second.txt", sent)
            self.assertIn(SECOND.strip(), sent)
            self.assertNotIn("Lisbon", str(server.chats[0].json))


if __name__ == "__main__":
    main()
