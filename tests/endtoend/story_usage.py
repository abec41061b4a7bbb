#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What requests use: asked of the service, given up where it refuses, listed and reported."""
from desktop import Story, main
from wireserver import WireServer, plain, refuse

KEY = "sk-canary-usage"


def counted(talk):
    """A stream that reports what it used when it is asked to."""
    talk.head("200 OK", "text/event-stream")
    talk.delta("Hello")
    talk.delta("", "stop")
    if talk.request.json.get("stream_options") == {"include_usage": True}:
        talk.event({"id": "c1", "object": "chat.completion.chunk", "created": 1, "model": "wire-1", "choices": [],
                    "usage": {"prompt_tokens": 321, "completion_tokens": 45, "total_tokens": 366}})
    talk.write("data: [DONE]\n\n")


def strict(talk):
    if "stream_options" in talk.request.json:
        refuse("400 Bad Request", "Unknown parameter: 'stream_options'.", "unknown_parameter")(talk)
    else:
        plain("without it")(talk)


class Usage(Story):
    def test_what_a_service_counts_is_asked_for_and_told(self):
        with WireServer(counted) as server:
            self.start()
            self.connect(server.base_url, KEY, "wire-1")
            self.send("How much is it?")
            self.message("Assistant: Hello")
            (request,) = server.chats
            self.assertEqual(request.json, {
                "model": "wire-1", "messages": [{"role": "user", "content": "How much is it?"}], "stream": True,
                "stream_options": {"include_usage": True}})
            told = self.command("ask", "--usage", "And here?")
            self.assertEqual((told.returncode, told.stdout), (0, "Hello\n"), told.stderr)
            self.assertIn("321 tokens in, 45 out", told.stderr)
            self.assertNotIn("~", told.stderr)
        self.quit()

    def test_one_that_refuses_fails_once_and_never_again(self):
        with WireServer(strict) as server:
            self.start()
            self.connect(server.base_url, KEY, "wire-1")
            self.send("first")
            self.message("Assistant: without it")
            self.restart()
            self.send("second")
            self.until("the second reply", lambda: len(server.chats) == 3)
            self.assertEqual(["stream_options" in chat.json for chat in server.chats], [True, False, False])
        self.quit()


if __name__ == "__main__":
    main()
