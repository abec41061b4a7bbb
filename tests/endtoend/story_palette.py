#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Anything is found and run by the command palette, by keys alone; an action gets other keys, which work at once and
after a start; everything is found by its name in the accessibility tree."""
from desktop import Story, main
from wireserver import WireServer, plain

KEY = "sk-palette-canary"


class Palette(Story):
    def find(self, typed):
        self.see.keys("ctrl+shift+k")
        self.control("Find anything", "text")
        self.see.type_words(typed)

    def run_found(self, typed):
        self.find(typed)
        self.see.keys("Return")
        self.see.gone(self.window, "Find anything")

    def test_finds_and_runs_anything(self):
        with WireServer(plain("One.")) as server:
            self.start()
            self.connect(server.base_url, KEY, "wire-1")
            self.send("a journey to Lisbon")
            self.message("Assistant: One.")
            self.see.keys("ctrl+n")
            self.run_found("lisbon")
            self.message("Assistant: One.")

            self.run_found("colours")
            self.control("Close settings")
            self.run_found("go to the message")

            self.find("journey")
            self.control("a journey to Lisbon, Conversation", "list item")
            self.see.keys("Escape")
            self.see.gone(self.window, "Find anything")
            server.answer = plain("Two.")
            self.send("typed where Escape leads")
            self.message("Assistant: Two.")
            self.assertEqual(server.chats[-1].json["messages"][-1]["content"], "typed where Escape leads")

    def test_other_keys_work_at_once_and_after_a_start(self):
        with WireServer(plain("One.")) as server:
            self.start()
            self.connect(server.base_url, KEY, "wire-1")
            self.see.keys("F1")
            self.control("Filter shortcuts", "text")
            self.see.type_words("command palette")
            self.press("Change the keys of “Command palette”")
            self.control("New keys", "text")
            self.see.keys("ctrl+k")
            self.control("Ctrl+K is used by “Search conversations”, which will lose it.", "label")
            self.see.keys("Return")
            self.see.gone(self.window, "New keys")
            self.see.keys("Escape")
            self.see.gone(self.window, "Filter shortcuts")
            self.see.keys("ctrl+k")
            self.control("Find anything", "text")
            self.see.keys("Escape")

            self.restart()
            self.see.keys("ctrl+k")
            self.control("Find anything", "text")
            self.see.keys("Escape")
            self.see.gone(self.window, "Find anything")
            self.see.keys("F1")
            self.press("All usual keys")
            self.see.gone(self.window, "All usual keys")
            self.see.keys("Escape")
            self.see.gone(self.window, "Filter shortcuts")
            self.see.keys("ctrl+shift+k")
            self.control("Find anything", "text")


if __name__ == "__main__":
    main()
