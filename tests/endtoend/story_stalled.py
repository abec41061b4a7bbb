#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The stories' own ears and eyes on a busy machine: what a program tells before it stands still is not lost, and a look
that takes long is not the last one."""
import os
import signal
import threading

from desktop import main
from keyboardstory import KeyboardStory

STANDS_STILL = 2.0  # seconds; AT-SPI's own patience ends after 0.8


class Stalled(KeyboardStory):
    def test_a_program_that_stands_still_is_heard(self):
        self.start()
        self.until("the keyboard in the window", lambda: [e for e in self.told.take() if e[3]])
        self.see.keys("Tab")
        self.until("something untold", self.see.GLib.MainContext.default().pending)
        os.kill(self.running.pid, signal.SIGSTOP)
        awake = threading.Timer(STANDS_STILL, os.kill, (self.running.pid, signal.SIGCONT))
        awake.start()
        self.addCleanup(awake.join)
        self.until("where Tab leads", lambda: [e for e in self.told.take() if e[3]])

    def test_slow_looks_are_repeated(self):
        looks = iter([None, None, "there"])
        self.assertEqual(self.until("the third look", lambda: next(looks), limit=0), "there")
        with self.assertRaises(self.see.NotThere):
            self.until("nothing", lambda: None, limit=0)


if __name__ == "__main__":
    main()
