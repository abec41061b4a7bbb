#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The parts of a reply's bubble besides its text, and what its buttons do, in the whole program."""
import json

from desktop import Story, main
from wireserver import WireServer, hold, plain, refuse

KEY = "sk-bubble-canary-0123456789"


def thinking(thought, answer):
    """Streams reasoning, then answers."""
    def reply(talk):
        talk.head("200 OK", "text/event-stream")
        for piece in thought:
            talk.event({"choices": [{"index": 0, "delta": {"reasoning_content": piece}}]})
        talk.delta(answer)
        talk.delta("", "stop")
        talk.event({"choices": [], "usage": {"prompt_tokens": 15, "completion_tokens": 120, "total_tokens": 135}})
        talk.write("data: [DONE]\n\n")
    return reply


def busy(seconds):
    def answer(talk):
        talk.body("429 Too Many Requests", "application/json", json.dumps({"error": {"message": "slow down"}}),
                  Retry_After=str(seconds))
    return answer


class Bubble(Story):
    def ask(self, server, question="hello"):
        self.start()
        self.connect(server.base_url, KEY, "wire-1")
        self.send(question)

    def test_reasoning_is_folded_until_it_is_wanted(self):
        with WireServer(thinking(["First this.\n\n", "Then *that*."], "91 = 7 × 13")) as server:
            self.ask(server, "Is 91 a prime?")
            self.message("Assistant: 91 = 7 × 13")
            self.picture("reasoning-folded")
            self.press("Reasoning")
            said = self.message("Assistant: First this.")
            self.assertIn("Then that.", said)
            self.assertIn("91 = 7 × 13", said)
            self.picture("reasoning-unfolded")
            self.press("Reasoning")
            self.message("Assistant: 91 = 7 × 13")

    def test_own_words_stand_as_they_were_typed(self):
        typed = "def f(x):\n    if x:\n        return x*2*3\nوهذا سطر بالعربية (هنا).\n\n    return __name__"
        with WireServer(plain("It is *six*.")) as server:
            self.ask(server, typed)
            self.message("Assistant: It is six.")
            self.assertEqual(self.message("You: "), "You: " + typed)
            self.picture("own-words")
            self.press("Settings")
            self.open_section("Reading")
            self.see.act(self.control("Show my messages as Markdown", "check box"), "Toggle")
            self.message("You: def f(x):\nif x:\nreturn x23")

    def test_a_planned_retry_is_seen_and_can_be_cut_short(self):
        with WireServer(busy(90)) as server:
            self.ask(server)
            said = self.message("Assistant: 127.0.0.1")
            self.assertIn("429", said)
            self.assertIn("2 of 3", said)
            self.picture("retry-planned")
            server.answer = plain("there")
            self.press("Try now")
            self.message("Assistant: there")
            self.assertEqual(len(server.chats), 2)

    def test_a_planned_retry_can_be_called_off(self):
        with WireServer(busy(90)) as server:
            self.ask(server)
            self.message("Assistant: 127.0.0.1")
            self.press("Cancel")
            self.assertIn("429", self.message("Error: 127.0.0.1"))
            self.assertEqual(len(server.chats), 1)

    def test_a_wait_that_nobody_would_sit_through_is_told_as_a_time(self):
        with WireServer(busy(3600)) as server:
            self.ask(server)
            self.assertRegex(self.message("Error: 127.0.0.1"), r"Try again (at|on) ")
            self.picture("retry-too-long")

    def test_a_refused_key_leads_to_its_field(self):
        with WireServer(refuse("401 Unauthorized", "Incorrect API key provided", "invalid_api_key")) as server:
            self.ask(server)
            self.assertIn("Incorrect API key provided", self.message("Error: 127.0.0.1"))
            self.picture("key-refused")
            self.press("Edit key")
            field = self.control("API key", "password text")
            self.until("the keyboard in the key's field", lambda: self.has_keyboard(field))
            self.picture("key-edited")

    def test_a_reply_that_was_cut_goes_on_in_place(self):
        def cut_short(talk):
            talk.head("200 OK", "text/event-stream")
            talk.delta("In the beginning ")
            talk.delta("", "length")
            talk.write("data: [DONE]\n\n")
        with WireServer(cut_short) as server:
            self.ask(server)
            self.message("Assistant: In the beginning")
            server.answer = plain("there was light")
            self.press("Continue")
            self.message("Assistant: In the beginning there was light")

    def test_a_reply_that_was_arriving_when_hiwar_was_closed_goes_on(self):
        with WireServer(hold("In the beginning ")) as server:
            self.ask(server)
            self.message("Assistant: In the beginning")
            self.restart()
            said = self.message("Assistant: In the beginning")
            self.assertIn("Stopped when Hiwar was closed.", said)
            self.assertFalse([name for name in self.messages() if name.startswith("Error")])
            server.answer = plain("there was light")
            self.press("Continue")
            self.message("Assistant: In the beginning there was light")

    def has_keyboard(self, control):
        import pyatspi
        return control.getState().contains(pyatspi.STATE_FOCUSED)


if __name__ == "__main__":
    main()
