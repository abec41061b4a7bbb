#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading by ear and keyboard alone: what a screen reader gets, and what it can do."""
import os
from pathlib import Path

from desktop import main
from readingstory import ANNOUNCED, KEY, ReadingStory, Steps
from wireserver import WireServer, plain

REPLY = """## Two steps

First *read* it. Then see [the manual](https://manual.example/page?a=1&b=2).

1. One
2. Two

```python
print("hello")
```

| a | b |
|---|---|
| c | d |
"""


class Reading(ReadingStory):
    def test_a_stored_conversation_is_read_aloud_in_order(self):
        with WireServer(plain(REPLY)) as server:
            self.ask(server)
            self.message("Assistant: Two steps")
            server.answer = plain("Yes.")
            self.send("And again?")
            self.message("Assistant: Yes.")
            self.restart()
            self.message("Assistant: Yes.")
            items = [c for c in self.see.children(self.control("Conversation", "list"))
                     if c.getRoleName() == "list item"]
            self.assertEqual([i.name.split("\n")[0] for i in items],
                             ["You: Who reads this?", "Assistant: Two steps", "You: And again?", "Assistant: Yes."])
            self.assertEqual(self.see.text(items[1]),
                             "Two steps\n\nFirst read it. Then see the manual.\n\n1. One\n2. Two\n\n"
                             'print("hello")\n\na\tb\nc\td')
            parts = [(self.see.role_of(c), c.name) for c in self.see.children(items[1])]
            self.assertEqual(parts, [("heading", "Two steps"), ("link", "the manual"), ("list", "List"),
                                     ("section", "Code"), ("table", "Table"), ("push button", "Copy"),
                                     ("push button", "Regenerate"), ("push button", "Delete")])
            words = items[1].queryText()
            self.assertEqual(words.getTextAtOffset(12, self.see.pyatspi.TEXT_BOUNDARY_WORD_START)[0].strip(), "First")
            self.assertEqual(words.getTextAtOffset(12, self.see.pyatspi.TEXT_BOUNDARY_LINE_START)[0].strip(),
                             "First read it. Then see the manual.")
            looks, start, end = words.getAttributes(17)
            self.assertIn("style:italic", looks)
            self.assertEqual(words.getText(start, end), "read")

    def test_a_streamed_reply_is_followed_sentence_by_sentence(self):
        answer = Steps("It is 3.1", "4 as Dr. Who says. Th", "en:\n\n```python\na. B\n", "```\n\n- Item one. Two",
                       " more\n- Last")
        with WireServer(answer) as server, self.see.Told(*ANNOUNCED) as told:
            self.ask(server)
            self.hear(told, ["Waiting for the first word"])
            said = []
            for expected in ([], ["It is 3.14 as Dr. Who says."], ["Then:"], ["Code, python, 1 line.", "Item one."],
                             ["Two more"]):
                answer.next.release()
                if expected:
                    said += self.hear(told, expected)
            answer.next.release()
            said += self.hear(told, ["Reply finished."])
            self.assertEqual(said, ["It is 3.14 as Dr. Who says.", "Then:", "Code, python, 1 line.", "Item one.",
                                    "Two more", "Last", "Reply finished."])

    def test_how_much_is_said_by_itself_is_a_choice(self):
        with WireServer(plain("One. Two.")) as server, self.see.Told(*ANNOUNCED) as told:
            self.start()
            self.connect(server.base_url, KEY, "wire-1")
            self.press("Settings")
            self.open_section("Reading")
            self.choose_next("Screen reader announces", "When a reply is complete")
            told.take()
            self.send("When is it there?")
            self.assertEqual(self.hear(told, ["Reply finished."]), ["Reply finished."])
            self.choose_next("Screen reader announces", "Nothing")
            server.answer = plain("Three.")
            self.send("And now?")
            self.part(self.item("Assistant: Three."), "Regenerate", "push button")  # it has ended
            self.assertEqual(told.announced(), [])

    def test_the_caret_goes_through_a_message_and_what_it_selects_is_copied(self):
        with WireServer(plain("Read these words.")) as server:
            self.ask(server)
            item = self.item("Assistant: Read")
            with self.see.Told("object:state-changed:focused", "object:text-caret-moved",
                               "object:text-selection-changed") as told:
                self.see.act(item, "SetFocus")
                self.until("the focus told", lambda: any(
                    kind.endswith("focused") and detail and name.startswith("Assistant: Read")
                    for kind, _, name, detail, _ in told.take()))
                words = item.queryText()
                words.setCaretOffset(0)
                self.see.keys("F7", "Right", "ctrl+Right", "ctrl+shift+Right")
                self.until("a selected word", lambda: words.getNSelections() == 1)
                moves = []

                def moved():
                    moves.extend((kind, detail) for kind, _, _, detail, _ in told.take())
                    return any(kind.endswith("selection-changed") for kind, _ in moves)
                self.until("the selection told", moved)
                places = [detail for kind, detail in moves if kind == "object:text-caret-moved"]
                self.assertEqual(places, sorted(places))
                self.assertGreaterEqual(len(places), 3)
                start, end = words.getSelection(0)
                self.assertEqual((words.getText(start, end).strip(), words.caretOffset), ("these", end))
                self.see.keys("ctrl+c")
                self.until("the words in the clipboard", lambda: self.clipboard().strip() == "these")
            self.assertTrue(words.setSelection(0, 0, 4))
            self.see.keys("ctrl+c")
            self.until("the other words in the clipboard", lambda: self.clipboard() == "Read")

    def test_copy_and_regenerate_are_reached_by_keyboard(self):
        with WireServer(plain("**One** answer")) as server:
            self.ask(server)
            item = self.item("Assistant: One answer")
            with self.see.Told("object:state-changed:focused") as told:
                self.see.act(item, "SetFocus")
                self.focus_told(told, "Assistant: One")
                self.see.keys("Tab")
                self.focus_told(told, "Copy")
                self.see.keys("Return")
                self.until("the reply in the clipboard", lambda: self.clipboard() == "One answer")
                server.answer = plain("Another answer")
                self.see.keys("Tab")
                self.focus_told(told, "Regenerate")
                self.see.keys("Return")
                self.message("Assistant: Another answer")
                self.assertEqual(len(server.chats), 2)

    def test_a_link_is_opened_without_a_mouse(self):
        tools = self.home / "bin"
        tools.mkdir()
        opened = self.home / "opened"
        browser = tools / "xdg-open"
        browser.write_text(f'#!/bin/sh\nprintf "%s" "$1" > "{opened}.new" && mv "{opened}.new" "{opened}"\n')
        browser.chmod(0o755)
        self.addCleanup(os.environ.__setitem__, "PATH", os.environ["PATH"])
        os.environ["PATH"] = f"{tools}:{os.environ['PATH']}"
        with WireServer(plain(REPLY)) as server:
            self.ask(server)
            link = self.part(self.item("Assistant: Two steps"), "the manual", "link")
            self.assertEqual(link.description, "https://manual.example/page?a=1&b=2")
            self.see.press(link)
            self.until("the page in the browser", opened.exists)
            self.assertEqual(Path(opened).read_text(), "https://manual.example/page?a=1&b=2")


if __name__ == "__main__":
    main()
