#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Which messages go: a message that is left out, a limit, and a service that finds a conversation too long. What the
list tells is what arrives, byte for byte."""
from desktop import Story, main
from wireserver import WireServer, plain, refuse

KEY = "sk-canary-context"
MOST_MESSAGES = 3  # that the service takes


def echo(talk):
    """Says which question it was, and refuses long conversations and requests for nothing else."""
    messages = talk.request.json["messages"]
    last = messages[-1]["content"]
    if last.startswith("Summarise the conversation"):
        plain("the gist")(talk)
    elif "too long" in last and len(messages) > MOST_MESSAGES:
        refuse("400 Bad Request", "The prompt is too long.", "context_length_exceeded")(talk)
    else:
        plain(f"answer to {last.splitlines()[-1]}")(talk)


def said(request):
    return [(message["role"], message["content"]) for message in request.json["messages"]]


class Context(Story):
    def ask(self, words):
        self.send(words)
        self.message(f"Assistant: answer to {words}")

    def row(self, start):
        """Waits for the row of the list that starts with this text, and returns its place."""
        def look():
            rows = self.see.items(self.control("Messages of the next request", "list"))
            return next((at for at, row in enumerate(rows) if row.startswith(start)), None)
        return self.until(f"a row of {start}", lambda: (found,) if (found := look()) is not None else None)[0]

    def is_chosen(self, name):
        row = self.see.find_now(self.control("Messages of the next request", "list"), name, "list item")
        return row is not None and row.getState().contains(self.see.pyatspi.STATE_SELECTED)

    def test_what_is_left_out_stays_and_what_is_too_long_is_mended(self):
        with WireServer(echo) as server:
            self.start()
            self.connect(server.base_url, KEY, "wire-1")
            self.ask("one")
            self.ask("two")
            self.see.keys("ctrl+shift+i")
            self.assertEqual(self.row("You: one"), 0)
            self.see.keys("Home")
            self.until("the first row being chosen", lambda: self.is_chosen("You: one"))
            self.see.press(self.control("Never send"))
            self.ask("three")
            self.assertEqual(said(server.chats[-1]), [
                ("user", "two"), ("assistant", "answer to two"), ("user", "three")])
            self.assertEqual(server.chats[-1].json["messages"][0]["content"], "two")
            self.see.press(self.control("Never send"))  # as usual again
            self.send("this is too long")
            self.message("Error")
            self.press("Leave out the oldest and try again")
            self.message("Assistant: answer to this is too long")
            kept = said(server.chats[-1])
            self.assertEqual(kept[-1], ("user", "this is too long"))
            self.assertLessEqual(len(kept), MOST_MESSAGES)
            self.assertNotIn(("user", "one"), kept)
            self.press("Summarise earlier messages")
            self.message("Assistant: the gist")
            self.ask("four")
            self.assertEqual(said(server.chats[-1])[0][1].splitlines()[:3],
                             ["Summary of the conversation so far:", "", "the gist"])
        self.quit()


if __name__ == "__main__":
    main()
