#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Messages that ask nothing, in every role, and a reply in one's own words: what the window shows, and exactly what the
service sees with the next question."""

from desktop import Story, main
from readingstory import ANNOUNCED
from wireserver import WireServer, plain, refuse


def turn(role, words):
    return {"role": role, "content": words}


class Sending(Story):
    def sent(self, server):
        """The messages of each request."""
        return [chat.json["messages"] for chat in server.chats]

    def add(self, words, way):
        self.write("Message", words)
        self.press("Ways to send")
        self.see.press(self.control(way, "menu item"))

    def test_messages_of_every_role_go_with_the_next_question(self):
        with self.see.Told(*ANNOUNCED) as told, WireServer(plain("Because.")) as server:
            self.begin(server)
            self.add("Answer briefly.", "Add as system")
            self.message("System: Answer briefly.")
            self.until("words about it", lambda: "Added. Nobody was asked." in told.announced())
            self.add("I have two cats.", "Add without asking")
            self.message("You: I have two cats.")
            self.add("How nice.", "Add as assistant")
            self.message("Assistant: How nice.")
            self.picture("sending")
            self.assertEqual(server.chats, [])

            self.send("Why do they purr?")
            self.message("Assistant: Because.")
            self.until("the title", lambda: self.window.name == "I have two cats. — Hiwar")
            first = [turn("system", "Answer briefly."), turn("user", "I have two cats."),
                     turn("assistant", "How nice."), turn("user", "Why do they purr?")]
            self.assertEqual(self.sent(server), [first])

            self.restart()
            self.message("Assistant: Because.")
            self.add("And why do they sleep?", "Add without asking")
            self.message("You: And why do they sleep?")
            self.assertEqual(len(server.chats), 1)
            self.press("Request a reply")
            self.until("a second request", lambda: len(server.chats) == 2)
            self.assertEqual(self.sent(server)[1], [
                *first, turn("assistant", "Because."), turn("user", "And why do they sleep?")])
        self.quit()

    def test_a_reply_is_rewritten_and_the_models_own_is_kept(self):
        with WireServer(plain("Seven.")) as server:
            self.begin(server)
            self.send("How many lives?")
            self.message("Assistant: Seven.")
            self.see.keys("F6")  # from the message field to the conversation, by whatever is between
            self.until("the conversation's keyboard", self.is_conversation_focused)
            self.see.keys("F2")
            self.control("Cancel editing", "push button")
            self.write("Message", "Nine.")
            self.press("Save")
            self.message("Assistant: Nine.")
            self.assertEqual(len(server.chats), 1)
            self.press("Previous version")
            self.message("Assistant: Seven.")
            self.press("Next version")
            self.message("Assistant: Nine.")
            self.send("Are you sure?")
            self.until("a second request", lambda: len(server.chats) == 2)
            self.assertEqual(self.sent(server)[1], [
                turn("user", "How many lives?"), turn("assistant", "Nine."), turn("user", "Are you sure?")])
        self.quit()

    def is_conversation_focused(self):
        states = self.control("Conversation", "list").getState()
        if states.contains(self.see.pyatspi.STATE_FOCUSED):
            return True
        if any(c.getState().contains(self.see.pyatspi.STATE_FOCUSED)
               for c in self.see.children(self.control("Conversation", "list"))):
            return True
        self.see.keys("F6")
        return False

    def test_a_refused_system_message_becomes_part_of_the_question(self):
        with WireServer(refuse("400 Bad Request", "System message must be at the beginning.", None)) as server:
            self.begin(server)
            self.add("Hello.", "Add without asking")
            self.message("You: Hello.")
            self.add("In Arabic.", "Add as system")
            self.message("System: In Arabic.")
            self.send("Why?")
            self.control("Send without it", "push button")
            server.answer = plain("لأن.")
            self.press("Send without it")
            self.message("Assistant: لأن.")
            self.assertEqual(self.sent(server), [
                [turn("user", "Hello."), turn("system", "In Arabic."), turn("user", "Why?")],
                [turn("user", "Hello.\n\nIn Arabic.\n\nWhy?")]])
            self.add("Briefly.", "Add as system")
            self.message("System: Briefly.")
            self.send("And?")
            self.until("a third request", lambda: len(server.chats) == 3)
            self.assertEqual(self.sent(server)[2], [
                turn("user", "Hello.\n\nIn Arabic.\n\nWhy?"), turn("assistant", "لأن."),
                turn("user", "Briefly.\n\nAnd?")])
        self.quit()


if __name__ == "__main__":
    main()
