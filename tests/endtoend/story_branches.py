#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A conversation taken another way: forked, looked at as a tree, one message deleted alone, brought back after a
restart, and found by a link; by the accessibility tree, and by keys alone."""

from desktop import Story, main
from wireserver import WireServer, plain

TREE = "Messages and versions"


def echo(talk):
    plain(f"answer to {talk.request.json['messages'][-1]['content'].splitlines()[-1]}")(talk)


class Branches(Story):
    def begin(self, server):
        super().begin(server, {"streaming": "off"})

    def ask(self, words):
        self.send(words)
        self.message(f"Assistant: answer to {words}")
        self.until("its end", lambda: self.see.find_now(self.window, "Send"))

    def tree(self):
        """The names of its rows."""
        tree = self.control(TREE, "tree")
        return [row.name for row in self.see.children(tree) if self.see.role_of(row) == "table cell"]

    def count(self, messages):
        self.until(f"{messages} messages", lambda: len(self.messages()) == messages)

    def in_menu(self, *keys):
        """Opens the menu of the message that has the keyboard, and chooses there."""
        self.see.keys("shift+F10")
        self.control("Select message", "menu item")
        if keys:
            self.see.keys(*keys)

    def choose(self, name):
        self.in_menu()
        self.see.press(self.control(name, "menu item"))

    def go_to_message(self, ups):
        """By keys alone, from the field to the message that is so many above the last one."""
        self.see.keys("ctrl+l")
        self.see.keys("shift+Tab")
        for _ in range(ups):
            self.see.keys("alt+Up")

    def test_forks_a_conversation_and_finds_the_way_back(self):
        with WireServer(echo) as server:
            self.begin(server)
            self.ask("one")
            self.ask("two")
            self.see.keys("ctrl+shift+m")
            self.until("all messages", lambda: len(self.tree()) == 4)
            self.assertEqual(self.tree()[0], "You: one, shown")
            self.picture("branches-tree")
            self.see.keys("Escape")
            self.go_to_message(2)
            self.choose("Fork from here")
            self.control("Forked from “one”.", "label")
            self.until("another title", lambda: self.window.name == "one (fork) — Hiwar")
            count = len(self.messages())
            self.assertLess(count, 4)
            self.ask("three")
            self.press("Open the original")
            self.count(4)
            self.restart()
            self.count(4)

    def test_deletes_one_message_alone_by_keys_and_restores_it(self):
        with WireServer(echo) as server:
            self.begin(server)
            self.ask("one")
            self.ask("two")
            self.go_to_message(1)
            self.choose("Delete only this message")
            self.count(3)
            self.restart()
            self.count(3)
            self.go_to_message(0)
            self.see.keys("ctrl+z")
            self.count(4)

    def test_says_that_a_linked_message_is_not_here(self):
        with WireServer(echo) as server:
            self.begin(server)
            self.ask("one")
            done = self.command("hiwar://message/none")
            self.assertEqual(done.returncode, 0, done.stderr)
            self.until("a sentence", lambda: any(
                c.name.startswith("The message of this link is not here.") for c in self.see.visible(self.window)))


if __name__ == "__main__":
    main()
