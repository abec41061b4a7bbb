#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What Orca itself says while a reply arrives and while the user reads it with the keyboard.

usage: proof_orca.py PROGRAM. Not part of the suite: it needs the package orca, and reads from its
log what it would say, so no sound is needed. story_reading.py tests the same without it.
"""
import re
import subprocess

from desktop import main
from readingstory import KEY, ReadingStory, Steps
from wireserver import WireServer

SPOKEN = re.compile(r"SPEECH OUTPUT: '(.*?)' ?(?:\{|$)", re.MULTILINE | re.DOTALL)


class Orca(ReadingStory):
    def listen(self):
        self.orca_log = self.home / "orca.log"
        with (self.home / "orca.out").open("wb") as out:
            orca = subprocess.Popen(["orca", "--replace", "--debug-file", str(self.orca_log)], stdout=out, stderr=out)
        self.addCleanup(orca.wait)
        self.addCleanup(orca.terminate)
        self.until("Orca", lambda: "Screen reader on." in self.speech(), 60)

    def complaints(self):
        """Drops the line that Qt prints for every key to which Orca answers late."""
        return "\n".join(line for line in super().complaints().split("\n") if not line.startswith("QSpiApplication::"))

    def speech(self):
        return SPOKEN.findall(self.orca_log.read_text(errors="replace")) if self.orca_log.exists() else []

    def heard(self, words, limit=20):
        """Waits until this is said. The pressed keys fill Orca's log buffer, so it is flushed."""
        def look():
            self.see.keys("Shift_L")
            return any(words in s for s in self.speech())
        try:
            self.until(f'Orca\'s "{words}"', look, limit)
        except self.see.NotThere as fault:
            raise AssertionError(f"{fault}; it said {self.speech()}") from None

    def test_a_reply_is_heard_while_the_keyboard_is_elsewhere_and_read_letter_by_letter(self):
        answer = Steps("One is 3.1", "4. Two", " is 5. Th", "ree")
        with WireServer(answer) as server:
            self.start()
            self.connect(server.base_url, KEY, "wire-1")
            self.listen()
            self.send("Who reads this?")
            self.heard("Waiting for the first word")
            for sentence in (None, "One is 3.14.", "Two is 5.", None, "Reply finished."):
                answer.next.release()
                if sentence:
                    self.heard(sentence)
            item = self.item("Assistant: One")
            self.see.act(item, "SetFocus")
            self.heard("Assistant: One is 3.14. Two is 5. Three")
            item.queryText().setCaretOffset(0)
            self.see.keys("F7", "Right")
            self.until("the caret behind the first letter", lambda: item.queryText().caretOffset == 1)
            self.heard("n")
            self.see.keys("F7", "Tab")
            self.heard("Copy")
            alone = [s for s in self.speech() if "is 3.14" in s and "Assistant" not in s]
            self.assertEqual(len(alone), 1, "a sentence is said once")
        self.quit()  # before Orca, which it queries about every key
        print("\n".join(s for s in self.speech() if s.strip() != "left shift"))


if __name__ == "__main__":
    main()
