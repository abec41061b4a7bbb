#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A temporary conversation never touches the disk: every file that the program writes is watched
during it, and afterwards no byte below the home contains a word of it."""
import os
import re
import shutil
import subprocess
import unittest
from pathlib import Path

from desktop import INSIDE, Story, main
from wireserver import WireServer, plain

QUESTION = "xylophone under the cupboard"
REPLY = "a quokka hides there"
DRAFT = "and a pangolin"
WORDS = ("xylophone", "quokka", "pangolin")
OPENED = re.compile(r'\b(?:openat?|creat|rename\w*|link\w*|mkdir\w*)\(.*')
WRITING = ("O_WRONLY", "O_RDWR", "O_CREAT", "rename", "link", "mkdir", "creat")


class Temporary(Story):
    def talk(self):
        self.press("Temporary conversation")
        self.control("Keep", "push button")
        self.send(QUESTION)
        self.message(f"Assistant: {REPLY}")
        self.write("Message", DRAFT)

    def listed(self):
        return self.see.items(self.control("Conversations", "list"))

    def files_with_words(self):
        return [name for word in WORDS for name in self.files_holding(word)]

    def test_no_file_holds_a_word_of_it(self):
        with WireServer(plain(REPLY)) as server:
            self.begin(server)
            self.talk()
            self.assertEqual(self.listed(), [])
            self.assertEqual(self.files_with_words(), [])  # while the program runs
            self.picture("temporary")
            self.press("New conversation")
            self.control("The temporary conversation is gone.")
            self.restart()
            self.assertEqual(self.listed(), [])
        self.quit()
        self.assertEqual(self.files_with_words(), [])

    def test_words_that_are_kept_are_found(self):
        """Or the test above would prove nothing."""
        with WireServer(plain(REPLY)) as server:
            self.begin(server)
            self.talk()
            self.press("Keep")
            self.until("it in the list", lambda: self.listed() == [QUESTION])
            self.restart()
            self.message(f"Assistant: {REPLY}")
        self.quit()
        self.assertTrue(self.files_holding("xylophone"))

    @unittest.skipUnless(shutil.which("strace"), "strace is missing")
    def test_no_file_is_opened_to_write_for_it(self):
        with WireServer(plain(REPLY)) as server:
            self.begin(server)
            copies = Path(os.environ["XDG_DATA_HOME"]) / "hiwar" / "backups"
            self.until("the daily copy, which is none of this", lambda: list(copies.glob("*.sqlite")))
            trace = self.home / "trace"
            watching = subprocess.Popen(["strace", "-f", "-qq", "-e", "trace=%file,write,pwrite64", "-s", "4096",
                                         "-o", str(trace), "-p", str(self.running.pid)],
                                        stderr=subprocess.DEVNULL)
            self.addCleanup(watching.kill)
            # strace records the answers to find_now(); without permission it ends.
            self.until("the watch", lambda: watching.poll() is not None or (
                self.see.find_now(self.window, "Settings") and trace.exists() and trace.stat().st_size))
            if watching.poll() is not None:
                self.skipTest("nobody may watch a program here")
            self.talk()
            self.press("New conversation")
            self.control("The temporary conversation is gone.")
            watching.terminate()
            watching.wait(10)
            world = os.environ[INSIDE]
            opened = [line for line in trace.read_text(errors="replace").splitlines()
                      if world in line and OPENED.search(line) and any(how in line for how in WRITING)]
            self.assertEqual(opened, [])


if __name__ == "__main__":
    main()
