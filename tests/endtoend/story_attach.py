#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Files are pasted as a file manager copies them, looked at, removed, brought back and sent without words; the service
gets their very text, and nothing of the one that was removed."""
from attaching import Attaching
from desktop import main
from wireserver import WireServer, plain

SECOND = "المحطة الثانية: إشبيلية.\n"


class Attach(Attaching):
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

            self.wait_until_read()
            self.press("Send")
            self.message("Assistant: A fine journey.")
            self.until("that they went", lambda: not self.attached())
            sent = str(server.chats[0].json["messages"][-1]["content"])
            self.assertIn("second.txt", sent)
            self.assertIn(SECOND.strip(), sent)
            self.assertNotIn("Lisbon", str(server.chats[0].json))


if __name__ == "__main__":
    main()
