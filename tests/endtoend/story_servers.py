#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Real servers' behaviour: each leads to a reply, or to an error text with the next step."""
from desktop import Story, main
from wireserver import WireServer, page, plain, refuse, stream, unused_port

KEY = "sk-canary-servers"


class Servers(Story):
    def ask(self, base_url):
        self.start()
        self.connect(base_url, KEY, "wire-1")
        self.send("hello")

    def error(self, *words):
        """Returns the error's text, which has all these words; the button is "Send" again."""
        said = self.message("Error: ")
        for word in words:
            self.assertIn(word, said)
        self.control("Send", "push button")
        return said

    def test_a_pasted_key_is_all_that_is_needed(self):
        with WireServer(stream("piece ", "by ", "piece")) as server:
            self.start()
            self.press("Settings")
            self.press("Another address")
            self.write("Base URL", server.base_url)
            self.write("API key", KEY, "password text")
            self.see.gone(self.window, "Close settings")
            self.see.keys("h")  # the cursor waits in the composer
            self.until("the letter", lambda: self.see.text(self.control("Message", "text")) == "h")
            self.press("Send")
            self.message("Assistant: piece by piece")
            self.assertEqual(server.chats[0].json["model"], "wire-1")

    def test_one_that_streams(self):
        with WireServer(stream("piece ", "by ", "piece")) as server:
            self.ask(server.base_url)
            self.message("Assistant: piece by piece")

    def test_one_that_answers_a_stream_with_plain_json(self):
        with WireServer(plain("all at once")) as server:
            self.ask(server.base_url)
            self.message("Assistant: all at once")
            self.assertEqual(len(server.chats), 1)

    def test_one_that_refuses_to_stream_is_asked_plainly_and_remembered(self):
        def answer(talk):
            if talk.request.json.get("stream"):
                refuse("400 Bad Request", "stream is not supported", "unsupported_parameter")(talk)
            else:
                plain("without a stream")(talk)
        with WireServer(answer) as server:
            self.ask(server.base_url)
            self.message("Assistant: without a stream")
            self.restart()
            self.send("again")
            self.until("the second reply", lambda: len(server.chats) == 3)
            self.assertNotIn("stream", server.chats[2].json)

    def test_one_that_is_absent(self):
        with unused_port() as port:
            self.ask(f"http://127.0.0.1:{port}/v1")
            self.error(f"127.0.0.1:{port}")
            self.control("Try again", "push button")

    def test_the_connection_test_leads_to_the_address_that_replies(self):
        def answer(talk):
            found = talk.request.path == "/v1/chat/completions"
            (plain("OK") if found else refuse("404 Not Found", "no such page", "not_found"))(talk)
        kept = self.key_in_keyring()
        with WireServer(answer) as server:
            self.start()
            self.press("Settings")
            self.press("New profile")
            self.press("Another address")
            self.write("Base URL", server.base_url.removesuffix("/v1"))
            self.write("API key", KEY, "password text")
            self.write_choice("Model", "wire-1")
            self.press("Test connection")
            self.press("Use this address")
            self.control("The connection works.")  # tested automatically
            self.assertEqual(self.see.text(self.control("Base URL", "text")), server.base_url)
            self.assertEqual(self.key_in_keyring(), kept)  # a test stores nothing
            self.press("Save")
            self.see.gone(self.window, "Close settings")
            self.send("hello")
            self.message("Assistant: OK")

    def test_one_that_refuses_the_key(self):
        with WireServer(refuse("401 Unauthorized", "Incorrect API key provided", "invalid_api_key")) as server:
            self.ask(server.base_url)
            said = self.error("key", "401")
            self.assertNotIn(KEY, said)
            self.assertEqual(len(server.chats), 1)

    def test_one_that_returns_a_web_page(self):
        with WireServer(page("It works")) as server:
            self.ask(server.base_url)
            self.assertNotIn("<h1>", self.error("127.0.0.1"))

    def test_retry_asks_again_and_replaces_the_error(self):
        with WireServer(refuse("503 Service Unavailable", "busy", "overloaded")) as server:
            self.ask(server.base_url)
            self.error("503")
            server.answer = plain("better now")
            self.press("Try again")
            self.message("Assistant: better now")
            self.assertFalse([m for m in self.messages() if m.startswith("Error: ")])


if __name__ == "__main__":
    main()
