#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""From a blank home to an exported conversation by the accessibility tree alone, without a key or the mouse; and the
parts of a reply, as a screen reader finds them."""
import json

from desktop import Story, main
from wireserver import WireServer, plain

KEY = "sk-tree-canary-0123456789"
REPLY = """# The way

Take the [bus](https://bus.example).

1. Wait
2. Pay
   - in coins

```py
fare = 2
```

| From | To |
|---|---|
| Here | [There](https://there.example) |

## Later
"""


class Tree(Story):
    def of_role(self, root, role):
        return [c for c in self.see.below(root) if self.see.role_of(c) == role]

    def reply(self):
        def look():
            items = [c for c in self.see.children(self.control("Conversation", "list"))
                     if c.name.startswith("Assistant: ")]
            return items[-1] if items and self.of_role(items[-1], "heading") else None
        return self.until("a reply with a heading", look)

    def of_program(self, name, role):
        """In any window of the program."""
        return self.see.find(self.see.programs("hiwar")[0], name, role)

    def test_from_a_blank_home_to_an_exported_conversation(self):
        with WireServer(plain(REPLY)) as server:
            self.start()
            self.connect(server.base_url, KEY, "wire-1")
            self.send("Where do I go?")
            self.reply()
            self.assertEqual(self.window.name, "Where do I go? — Hiwar")
            row = next(c for c in self.see.children(self.control("Conversations", "list")))
            self.assertEqual((row.name, row.description), ("Where do I go?", "Today"))

            self.press("More")
            self.see.press(self.control("Export all…", "menu item"))
            out = self.home / "all.jsonl"
            self.see.set_text(self.of_program("File name:", "text"), str(out))
            self.see.press(self.of_program("Save", "push button"))
            self.control("One conversation was exported to all.jsonl.", "label")
            self.see.gone(self.window, "Export all…")
            said = out.read_text()
            self.assertIn("Where do I go?", said)
            self.assertIn(json.dumps("## Later")[1:-1], said)
            self.assertNotIn(KEY, said)

    def test_a_screen_reader_finds_the_parts_of_a_reply(self):
        with WireServer(plain(REPLY)) as server:
            self.start()
            self.connect(server.base_url, KEY, "wire-1")
            self.send("Where do I go?")
            reply = self.reply()
            self.assertEqual([self.see.role_of(c) for c in self.see.children(reply)][:6],
                             ["heading", "link", "list", "section", "table", "heading"])
            self.assertIn("wire-1", reply.description)

            headings = self.of_role(reply, "heading")
            self.assertEqual([(h.name, h.description) for h in headings],
                             [("The way", "Heading level 1"), ("Later", "Heading level 2")])
            words = headings[1].queryText()
            self.assertEqual(words.getText(0, -1), "Later")
            self.see.act(headings[1], "SetFocus")
            self.until("the caret there", lambda: words.caretOffset == 0)

            items = self.of_role(reply, "list item")
            self.assertEqual([i.name for i in items], ["1. Wait", "2. Pay", "in coins"])
            self.assertEqual(items[2].parent.parent.name, "2. Pay")

            (code,) = self.of_role(reply, "section")
            self.assertEqual((code.name, code.description), ("Code", "Python, 1 line"))
            self.assertEqual(code.queryText().getText(0, -1), "fare = 2")
            self.assertIn("Copy code (Python)", [c.name for c in self.see.children(code)])

            (found,) = self.of_role(reply, "table")
            table = found.queryTable()
            self.assertEqual((table.nRows, table.nColumns), (2, 2))
            self.assertEqual(table.getColumnDescription(1), "To")
            cell = table.getAccessibleAt(1, 1)
            self.assertEqual(cell.name, "There")
            self.assertEqual(table.getColumnHeader(1).name, "To")
            index = cell.getIndexInParent()
            self.assertEqual((table.getRowAtIndex(index), table.getColumnAtIndex(index)), (1, 1))
            (link,) = self.see.children(cell)
            self.assertEqual((self.see.role_of(link), link.description), ("link", "https://there.example"))

            # Everything knows where it is.
            for part in self.see.below(reply):
                self.assertEqual(part.parent.getChildAtIndex(part.getIndexInParent()), part)

            # What a reader still has of a message that went is not found, and Qt has nothing to warn of.
            self.see.press(next(c for c in self.see.children(reply) if c.name == "Delete"))
            self.control("Undo", "push button")
            with self.assertRaises((self.see.GLib.Error, LookupError, NotImplementedError)):
                words.getText(0, -1)


if __name__ == "__main__":
    main()
