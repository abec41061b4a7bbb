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

    def test_a_tree_is_the_same_read_at_once_and_step_by_step(self):
        self.start()
        self.control("Send", "push button")

        def stepped(control):
            for child in self.see.children(control):
                yield child
                yield from stepped(child)

        def told(controls):
            return [(c.path, c.name, c.getRoleName(), self.see.showing(c)) for c in controls]

        def read():
            before, at_once = told(stepped(self.window)), list(self.see.below(self.window))
            read_at_once, seen = told(at_once), [c.path for c in self.see.visible(self.window)]
            return before == told(stepped(self.window)) and (before, at_once, read_at_once, seen)
        step_by_step, at_once, read_at_once, seen = self.until("a tree that stays the same meanwhile", read)
        self.assertEqual(read_at_once, step_by_step)
        self.assertEqual(seen, [path for path, _, _, shows in step_by_step if shows])
        (send,) = (c for c in at_once if c.name == "Send")
        self.assertEqual(send, self.see.find_now(self.window, "Send"))
        self.assertEqual(send.control.path, send.path)
        self.assertEqual(send.parent.getChildAtIndex(send.getIndexInParent()), send)

    def test_slow_looks_are_repeated(self):
        looks = iter([None, None, "there"])
        self.assertEqual(self.until("the third look", lambda: next(looks), limit=0), "there")
        with self.assertRaises(self.see.NotThere):
            self.until("nothing", lambda: None, limit=0)


if __name__ == "__main__":
    main()
