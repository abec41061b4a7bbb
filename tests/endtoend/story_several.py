#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""One question to three models: their replies side by side, one stopped, one chosen, asked on, after a restart too; the
same by keys alone, and in a narrow window. The server says which models were asked what, word for word."""
import subprocess

from desktop import Story, main
from wireserver import WireServer, hold, plain, stream

KEY = "sk-several-canary"


def by_model(**answers):
    """Answers as the model that is asked says: wire_1 for "wire-1"."""
    def answer(talk):
        answers[talk.request.json["model"].replace("-", "_")](talk)
    return answer


class Several(Story):
    def start_with_three(self, server):
        server.models = ["wire-1", "wire-2", "wire-3"]
        self.start()
        self.connect(server.base_url, KEY, "wire-1")

    def tick(self, *names):
        """In the chooser, by its rows."""
        self.press("Answered by")
        self.press("Ask several models")
        self.see.gone(self.window, "Ask several models")  # a row is a choice before that, not a tick
        for name in names:
            self.see.click(self.until(f"the row {name}", lambda name=name: next(
                (c for c in self.see.visible(self.control("Models", "list"))
                 if (c.name or "").startswith(name + ",")), None)))
        self.press(f"Ask {len(names) + 1} models")
        self.see.gone(self.window, "Find a model")

    def resize(self, width, height):
        """Asks the window manager, which decides the size."""
        found = ["xdotool", "search", "--onlyvisible", "--name", "Hiwar"]
        subprocess.run([*found, "windowmove", "0", "0", "windowsize", "--sync", str(width), str(height)],
                       check=True, timeout=30)

    def assert_answered_by(self, words):
        self.until(words, lambda: self.control("Answered by", "push button").description == words)

    def columns(self):
        pane = self.control("Replies side by side")
        return [c.name for c in self.see.below(pane) if (c.name or "").startswith("wire-")
                and self.see.role_of(c) in ("panel", "grouping")]

    def reply_of(self, model, words):
        self.until(f"{words} of {model}", lambda: any(
            words in item for item in self.see.items(self.control(f"Reply of {model}", "list"))))

    def asked(self, server):
        return sorted((r.json["model"], [m["content"] for m in r.json["messages"]]) for r in server.chats)

    def test_three_side_by_side_one_stopped_one_chosen(self):
        with WireServer(by_model(wire_1=stream("One ", "says."), wire_2=stream("Two says."),
                                 wire_3=hold("Three begins"))) as server:
            self.start_with_three(server)
            self.tick("wire-2", "wire-3")
            self.assert_answered_by("3 models")
            self.resize(1500, 800)
            self.send("Which way?")
            self.reply_of("wire-1", "One says.")
            self.reply_of("wire-2", "Two says.")
            self.reply_of("wire-3", "Three begins")
            self.picture("several")
            self.assertEqual(self.columns(), ["wire-1", "wire-2", "wire-3"])
            self.assertEqual(self.asked(server), [(f"wire-{n}", ["Which way?"]) for n in (1, 2, 3)])

            self.press("Stop the reply of wire-3")
            self.control("Continue the reply of wire-3", "push button")
            held = next(r for r in server.chats if r.json["model"] == "wire-3")
            self.assertTrue(held.closed.wait(15), "the connection stayed open")

            self.press("Choose the reply of wire-2")
            self.message("Assistant: Two says.")
            self.see.gone(self.window, "Replies side by side")
            self.press("Answered by")
            self.press("Back to one model")
            server.answer = plain("On we go.")
            self.send("And then?")
            self.message("Assistant: On we go.")
            self.assertEqual([m["content"] for m in server.chats[-1].json["messages"]],
                             ["Which way?", "Two says.", "And then?"])

            self.restart()
            self.message("Assistant: On we go.")
            row = next(c for c in self.see.children(self.control("Conversation", "list"))
                       if c.name.startswith("Assistant: Two says."))
            self.see.press(next(c for c in self.see.below(row) if c.name == "Show side by side"))
            self.reply_of("wire-3", "Three begins")
            self.assertEqual(self.columns(), ["wire-1", "wire-2", "wire-3"])
            server.answer = plain(" and ends.")
            self.press("Continue the reply of wire-3")
            self.reply_of("wire-3", "Three begins and ends.")
            self.assertEqual(server.chats[-1].json["model"], "wire-3")

    def test_by_keys_alone(self):
        with WireServer(by_model(wire_1=plain("One says."), wire_2=plain("Two says."))) as server:
            self.start_with_three(server)
            self.see.keys("ctrl+m")
            self.control("Find a model", "text")
            self.see.keys("Tab")  # the list
            self.see.keys("Tab")  # the button below it
            self.until("the button", lambda: self.focused() == "Ask several models")
            self.see.keys("Return")
            self.until("the filter", lambda: self.focused() == "Find a model")
            self.see.type_words("wire-2")
            self.see.keys("Return", "ctrl+Return")
            self.assert_answered_by("2 models")
            self.see.keys("ctrl+l")
            self.see.type_words("Which way?")
            self.see.keys("Return")
            self.reply_of("wire-2", "Two says.")
            self.see.keys("shift+F6")
            self.until("a reply", lambda: self.focused().startswith("Reply of wire-2"))
            self.see.keys("shift+F6")
            self.until("the other", lambda: self.focused().startswith("Reply of wire-1"))
            self.see.keys("F6", "ctrl+Return")
            self.message("Assistant: Two says.")
            self.see.keys("ctrl+shift+b")
            self.control("Replies side by side")
            self.see.keys("Escape")
            self.see.gone(self.window, "Replies side by side")

    def focused(self):
        import pyatspi
        return next((c.name or "" for c in self.see.visible(self.window)
                     if c.getState().contains(pyatspi.STATE_FOCUSED)
                     and self.see.role_of(c) not in ("list item", "filler")), "")

    def test_in_a_narrow_window(self):
        with WireServer(by_model(wire_1=plain("One says."), wire_2=plain("Two says."))) as server:
            self.start_with_three(server)
            self.tick("wire-2")
            self.resize(420, 700)
            self.send("Which way?")
            self.reply_of("wire-1", "One says.")
            tab = self.control("wire-2", "page tab")
            self.see.press(tab)
            self.reply_of("wire-2", "Two says.")
            self.picture("several-narrow")
            self.press("Choose the reply of wire-2")
            self.message("Assistant: Two says.")


if __name__ == "__main__":
    main()
