#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""First light: from an empty home to a reply by the user's own service, also after a restart."""
from desktop import Story, main
from wireserver import WireServer, plain, stream

KEY = "sk-canary-5f1d0c7e9b"
QUESTION = 'What is "light"?\nIn two words.'


class FirstLight(Story):
    def test_settings_key_request_reply_and_restart(self):
        with WireServer(stream("Hello, ", "**world**", ".")) as server:
            self.start()
            self.connect(server.base_url, KEY, "wire-1")
            self.until("the key in the keyring", lambda: self.key_in_keyring() == [KEY])

            self.send(QUESTION)
            self.message("Assistant: Hello, world.")
            self.message("You: What is")
            self.control("Send", "push button")
            self.picture("first-light")
            (request,) = server.chats
            self.assertEqual(request.path, "/v1/chat/completions")
            self.assertEqual(request.headers["authorization"], f"Bearer {KEY}")
            self.assertEqual(request.headers["content-type"], "application/json")
            self.assertEqual(request.json, {"model": "wire-1", "stream": True, "stream_options": {"include_usage": True},
                                            "messages": [{"role": "user", "content": QUESTION}]})

            self.restart()
            self.message("Assistant: Hello, world.")
            self.send("And again?")
            self.until("the second reply", lambda: len(
                [m for m in self.messages() if m.startswith("Assistant: Hello, world.")]) == 2)
            again = server.chats[-1]
            self.assertEqual(again.headers["authorization"], f"Bearer {KEY}")
            self.assertEqual(again.json["messages"], [
                {"role": "user", "content": QUESTION},
                {"role": "assistant", "content": "Hello, **world**."},
                {"role": "user", "content": "And again?"}])

            command = self.ask_by_command("From a terminal")
            self.assertEqual((command.returncode, command.stdout.strip()), (0, "Hello, **world**."), command.stderr)
            self.assertEqual(server.chats[-1].headers["authorization"], f"Bearer {KEY}")

        self.quit()
        self.assertEqual(self.files_holding(KEY), [], "the key is in a file")
        self.assertIn("Hello, **world**.", self.stored_text(), "the search itself finds what is there")

    def stored_text(self):
        files = (path for path in (self.home / "data" / "hiwar").iterdir() if path.is_file())
        return "".join(path.read_bytes().decode("utf-8", "replace") for path in files)

    def test_it_ends_when_a_command_asks_it_to(self):
        self.start()
        ended = self.command("quit")
        self.assertEqual((ended.returncode, ended.stdout, ended.stderr), (0, "", ""))
        self.assertEqual(self.running.wait(10), 0)

    def test_an_empty_key_sends_no_authorization(self):
        with WireServer(plain("ok")) as server:
            self.start()
            self.connect(server.base_url, "", "wire-1")
            self.send("hello")
            self.message("Assistant: ok")
            self.assertNotIn("authorization", server.chats[0].headers)


if __name__ == "__main__":
    main()
