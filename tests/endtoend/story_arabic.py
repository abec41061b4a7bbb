#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Arabic in, Arabic out: correct in the window, in the history and in the terminal."""
import sqlite3

from desktop import Story, main
from wireserver import WireServer, stream

KEY = "sk-canary-arabic"
QUESTION = "ما معنى كلمة «حِوار» في جملة واحدة؟"
REPLY = "الحِوارُ تَبادُلُ الكلامِ بين طرفين، مثل Hiwar 2026."


class Arabic(Story):
    def test_window_history_and_terminal_keep_every_letter_in_order(self):
        pieces = [REPLY[i:i + 3] for i in range(0, len(REPLY), 3)]
        with WireServer(stream(*pieces)) as server:
            self.start()
            self.connect(server.base_url, KEY, "wire-1")
            self.send(QUESTION)
            self.message(f"Assistant: {REPLY}")
            self.message(f"You: {QUESTION}")
            self.control("Send", "push button")
            self.picture("arabic")
            self.assertEqual(server.chats[0].json["messages"], [{"role": "user", "content": QUESTION}])

            asked = self.ask_by_command(QUESTION)
            self.assertEqual((asked.returncode, asked.stdout.rstrip("\n")), (0, REPLY), asked.stderr)
            self.assertEqual(server.chats[1].json["messages"], [{"role": "user", "content": QUESTION}])

        self.quit()
        with sqlite3.connect(self.home / "data" / "hiwar" / "history.sqlite") as history:
            tables = [name for (name,) in history.execute("SELECT name FROM sqlite_master WHERE type = 'table' "
                                                             "AND sql NOT LIKE 'CREATE VIRTUAL%'")]
            stored = {str(value) for table in tables for row in history.execute(f'SELECT * FROM "{table}"')
                      for value in row}
        history.close()
        self.assertLessEqual({QUESTION, REPLY}, stored)


if __name__ == "__main__":
    main()
