#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A conversation is saved as PDF without a mouse; other programs read what the window shows."""
import subprocess
import unicodedata
from pathlib import Path

from desktop import Story, main
from wireserver import WireServer, plain

KEY = "sk-canary-print"
PAGES = Path(__file__).parent / "pages"
ARABIC = "وأين يُحفَظ المفتاح؟"


class Print(Story):
    def in_dialog(self, name, role):
        """Returns a control of any window of the program."""
        return self.see.find(self.see.programs("hiwar")[0], name, role)

    def save_as(self, path):
        self.see.keys("ctrl+shift+p")
        self.see.set_text(self.in_dialog("File name:", "text"), str(path))
        self.see.press(self.in_dialog("Save", "push button"))

    def text_of(self, path):
        """Returns the text; a font's presentation forms become ordinary letters again."""
        done = subprocess.run(["pdftotext", "-layout", str(path), "-"], capture_output=True, text=True, check=True, timeout=60)
        return unicodedata.normalize("NFKC", done.stdout)

    def test_a_conversation_is_saved_as_pdf_by_keyboard(self):
        with WireServer(plain((PAGES / "everything.md").read_text())) as server:
            self.start()
            self.connect(server.base_url, KEY, "wire-1")
            self.send("Where is my key kept?")
            self.message("Assistant: How a key is kept")
            server.answer = plain("في **سلسلة مفاتيح النظام**.")
            self.send(ARABIC)
            self.message("Assistant: في سلسلة")

            paper = self.home / "paper.pdf"
            self.save_as(paper)
            self.control("“paper.pdf” was saved.", "label")
            self.picture("saved")
            said = self.text_of(paper)
            wanted = ["Where is my key kept?", "How a key is kept", "secret-tool lookup", "class Keychain", "Windows",
                      "النظام"]
            places = [said.find(words) for words in wanted]
            self.assertNotIn(-1, places, said)
            self.assertEqual(places, sorted(places))
            count = said.count("\f")
            for number, page in enumerate(said.split("\f")[:-1], 1):
                self.assertTrue(page.replace(" ", "").strip().endswith(f"{number}/{count}"), page)
            told = subprocess.run(["pdfinfo", str(paper)], capture_output=True, text=True, check=True, timeout=60).stdout
            self.assertIn("Where is my key kept", told)
            self.assertRegex(told, r"Creator:\s+Hiwar")

            self.save_as("/proc/hiwar/paper.pdf")
            self.until("the sentence about the folder", lambda: next(
                (c for c in self.see.visible(self.window) if (c.name or "").startswith("paper.pdf could not be written")), None))
            self.control("Save elsewhere…", "push button")


if __name__ == "__main__":
    main()
