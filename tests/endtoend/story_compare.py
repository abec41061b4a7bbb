#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A reply is asked for again, and the two are compared word by word: from the menu of the message, and by keys alone
from the palette; step by step, in Arabic and Chinese, and in a narrow window."""
import subprocess

from desktop import Story, main
from wireserver import WireServer, plain

VIEW = "Both texts in one"


class Compare(Story):
    def begin(self, server, *replies):
        """Asks one question until there are so many versions of its reply."""
        server.answer = plain(replies[0])
        super().begin(server, {"streaming": "off"})
        self.send("Tell me of cats")
        self.message(f"Assistant: {replies[0].split()[0]}")
        for reply in replies[1:]:
            server.answer = plain(reply)
            self.until("its end", lambda: self.see.find_now(self.window, "Send"))
            self.choose("Regenerate")
            self.message(f"Assistant: {reply.split()[0]}")
            self.until("the new one", lambda: all(
                line in self.messages()[-1] for line in reply.splitlines()))
        self.until("its end", lambda: self.see.find_now(self.window, "Send"))

    def choose(self, name):
        """In the menu of the last message."""
        self.see.keys("ctrl+l")
        self.see.keys("shift+Tab")
        if not self.is_focused("Assistant: "):  # the message that was read last is
            self.see.keys("alt+Down")
        self.until("the last message", lambda: self.is_focused("Assistant: "))
        self.see.keys("shift+F10")
        self.see.press(self.control(name, "menu item"))

    def is_focused(self, start):
        return any((c.name or "").startswith(start) and c.getState().contains(self.see.pyatspi.STATE_FOCUSED)
                   for c in self.see.children(self.control("Conversation", "list")))

    def words(self):
        return self.control(VIEW, "text").queryText()

    def shown(self, expected):
        text = self.until("the comparison", lambda: self.words().getText(0, -1) == expected and self.words())
        self.assertEqual(text.characterCount, len(expected))
        return text

    def marks(self, text):
        """The parts that differ, each with what it is."""
        found, at = [], 0
        while at < text.characterCount:
            attributes, start, end = text.getAttributes(at)
            part = text.getText(start, end)
            # Qt 6.4 passes no line through a text to AT-SPI, but its ground.
            if "underline" in attributes:
                found.append(("added", part))
            elif "bg-color" in attributes:
                found.append(("removed", part))
            at = max(end, at + 1)
        return found

    def at(self, place, offset):
        self.control(place, "label")
        self.until(f"the caret at {offset}", lambda: self.words().caretOffset == offset)

    def test_compares_two_versions_by_keys_alone(self):
        with WireServer(plain("")) as server:
            self.begin(server, "The red cat sat.\n\nIt slept.", "The black cat sat.\n\nIt slept well.")
            self.by_palette("compare version 1")
            text = self.shown("The redblack cat sat.\n\nIt slept well.")
            self.control("2 words added, 1 word removed", "label")
            self.assertEqual(self.marks(text), [("removed", "red"), ("added", "black"), ("added", " well")])
            self.see.keys("alt+Down")
            self.at("1 of 2", 4)
            self.see.keys("alt+Down")
            self.at("2 of 2", 31)
            self.see.keys("alt+Up")
            self.at("1 of 2", 4)
            self.picture("compare")
            self.see.keys("Escape")
            self.see.gone(self.window, VIEW)

    def test_compares_arabic_and_chinese_from_the_menu_of_the_message(self):
        with WireServer(plain("")) as server:
            self.begin(server, "نامت القطة السوداء\n我昨天去北京。", "نامت القطة البيضاء\n我今天去北京。",
                       "نامت القطة البيضاء\n我今天去上海。")
            self.choose("Compare with…")
            self.see.press(self.until("version 1", lambda: next(
                (c for c in self.see.visible(self.window)
                 if c.name.startswith("Version 1 · ")), None)))
            text = self.shown("نامت القطة السوداءالبيضاء\n我昨今天去北京上海。")
            self.assertEqual(self.marks(text), [("removed", "السوداء"), ("added", "البيضاء"), ("removed", "昨"),
                                                ("added", "今"), ("removed", "北京"), ("added", "上海")])
            self.see.press(self.control("List of changes", "check box"))
            self.control("Removed: السوداء. Added: البيضاء", "list item")
            self.picture("compare-arabic")

            # In a narrow window it takes all of it.
            subprocess.run(["xdotool", "windowsize", self.number_in_front(), "420", "700"], check=True, timeout=30)
            self.see.gone(self.window, "Conversation")
            self.see.keys("alt+Down")
            self.at("1 of 3", 11)
            self.picture("compare-narrow")
            self.see.keys("Escape")
            self.control("Conversation", "list")

    def test_leads_to_where_a_passage_was_moved(self):
        moved = "Cats sleep for most of the day, wherever it is warm."
        kept = "They were tamed a long time ago, where grain was stored and mice came to eat it."
        with WireServer(plain("")) as server:
            self.begin(server, f"{moved}\n\n{kept}\n\nEnd.", f"{kept}\n\n{moved}\n\nEnd.")
            self.by_palette("compare version 1")
            self.control("1 passage moved", "label")
            text = self.words()
            self.assertIn("[moved to ↓]", text.getText(0, -1))
            self.see.keys("alt+Down")
            self.at("1 of 2", 0)
            self.see.keys("Return")
            self.at("2 of 2", text.getText(0, -1).rindex(moved))


if __name__ == "__main__":
    main()
