#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program is killed again and again, at any instant, while it is being used.

After each kill the history is sound, every question that the service received is in it, and the
beginning of every reply. How much of the end is missing is printed, because it depends on the
machine: the program begins to save in time (tests/app/tst_chatsession.cpp proves that), but a busy
disk and a busy processor add delays. KILLS in the environment sets how often (default 25).
"""
import os
import random
import shutil
import sqlite3
import subprocess
import tempfile
import threading
import time
from pathlib import Path

from desktop import Story, main
from wireserver import WireServer

KILLS = int(os.environ.get("KILLS", "25"))
PACE = 0.004  # seconds between two words of a reply
WORDS = 600  # of a reply
LIMIT = 60  # seconds for a life, on a slow machine


def written(words):
    """Returns xdotool words that type this; words after the last are the next command."""
    return ["type", "--delay", "1", "--args", "1", words]


def pass_time(seconds):
    """Lets time pass, for a pace or a random instant: not a wait for anything."""
    threading.Event().wait(seconds)


def beginning(number, words):
    """Returns the reply after so many words."""
    return f"reply {number}:" + "".join(f" {word}" for word in range(words))


class Streams:
    """Answers every question with numbered words, and stores when each was sent."""

    def __init__(self):
        self.changed = threading.Condition()
        self.asked = []
        self.sent = {}  # by number of the reply: when each word was sent
        self.words = 0  # of all replies

    def __call__(self, talk):
        with self.changed:
            number = len(self.asked)
            self.asked.append(talk.request.json["messages"][-1]["content"])
            times = self.sent[number] = []
        try:
            talk.head(200, "text/event-stream")
            talk.delta(beginning(number, 0))
            for word in range(WORDS):
                pass_time(PACE)
                with self.changed:
                    times.append(time.monotonic())
                    self.words += 1
                    self.changed.notify_all()
                talk.delta(f" {word}")
            talk.delta("", finish="stop")
            talk.write("data: [DONE]\n\n")
        except OSError:
            pass  # killed, or stopped

    def wait_for_words(self, more):
        with self.changed:
            wanted = self.words + more
            return self.changed.wait_for(lambda: self.words >= wanted, LIMIT)


class Kill(Story):
    def test_a_kill_at_any_instant_loses_no_question_and_no_beginning(self):
        chance = random.Random(KILLS)
        streams = Streams()
        self.missing, self.kills, self.seen = [], 0, set()
        with WireServer(streams) as server:
            self.start()
            self.connect(server.base_url, "", "wire-1")
            self.quit()
            for _ in range(KILLS):
                killed = self.live_and_die(chance, streams)
                self.check(streams, killed)
        self.start()  # and the start after all of them works as usual
        self.control("Message", "text")
        gaps = sorted(self.missing)
        self.assertGreater(len(gaps), KILLS // 4, "too few replies were cut short to say anything")
        print(f"{self.kills} kills, {len(streams.asked)} questions, {len(gaps)} replies cut short; missing of them: "
              f"median {1000 * gaps[len(gaps) // 2]:.0f} ms, 99 % {1000 * gaps[int(len(gaps) * 0.99)]:.0f} ms, "
              f"most {1000 * gaps[-1]:.0f} ms")

    def test_a_word_is_stored_though_no_other_comes(self):
        """Each word is sent when the one before it is on the disk, however long that takes."""
        go = threading.Semaphore(0)

        def answer(talk):
            talk.head(200, "text/event-stream")
            talk.delta(beginning(0, 0))
            for word in range(10):
                go.acquire()
                talk.delta(f" {word}")
            go.acquire()
        with WireServer(answer) as server:
            self.start()
            self.connect(server.base_url, "", "wire-1")
            self.send("a question")
            self.until("the question", lambda: server.chats)
            for words in range(11):
                self.until(f"{words} words on the disk",
                           lambda: ("assistant", beginning(0, words)) in self.stored())
                go.release()
            self.running.kill()
            self.running.wait()
            self.start()
            self.until("all of it after the next start",
                       lambda: any(m.endswith(f"\n{beginning(0, 10)}") for m in self.messages()))

    def live_and_die(self, chance, streams):
        """Uses the program in a hurry and kills it; returns when. Each life lasts for a number
        of words, not for a time: so a slow machine gets as far."""
        with self.log.open("ab") as log:
            program = subprocess.Popen([self.program], stdout=log, stderr=log)
        end = threading.Event()
        hurry = threading.Thread(target=self.use, args=(program, chance.random(), end))
        hurry.start()
        if chance.random() < 0.1:
            pass_time(chance.uniform(0, 0.3))
        else:
            self.assertTrue(streams.wait_for_words(chance.randint(1, WORDS // 2)), "nothing is asked")
            pass_time(chance.uniform(0, 2 * PACE))
        killed = time.monotonic()
        program.kill()
        program.wait()
        end.set()
        hurry.join()
        self.kills += 1
        return killed

    def use(self, program, seed, end):
        chance = random.Random(seed)
        while not end.is_set():
            found = subprocess.run(["xdotool", "search", "--onlyvisible", "--pid", str(program.pid)],
                                   capture_output=True, text=True, check=False).stdout.split()
            if found:
                break
        number = 0
        while not end.is_set():
            number += 1
            ask = [*written(f"question {self.kills}.{number}"), "key", "Return"]
            keys = chance.choice([
                ask, ask,
                ["key", "ctrl+n"],
                ["key", "Escape"],  # stops a reply
                ["key", "Up", *written(" and more"), "key", "Return"],  # edits the last question
                written("half a thought "),
            ])
            # The program may be gone meanwhile, which is no fault of the keys.
            subprocess.run(["xdotool", *keys], capture_output=True, check=False)
            end.wait(chance.uniform(0, 0.4))

    def stored(self):
        """Returns (role, content) of every message in the history on the disk."""
        history = sqlite3.connect(f"file:{self.home}/data/hiwar/history.sqlite?mode=ro", uri=True)
        try:
            return history.execute("SELECT role, content FROM message").fetchall()
        finally:
            history.close()

    def stored_after(self, folder):
        """Returns the same from a copy, which leaves the files alone; the copy must be sound."""
        for file in (self.home / "data" / "hiwar").glob("history.sqlite*"):
            if not file.name.endswith(("-shm", ".lock")):
                shutil.copy(file, folder)
        history = sqlite3.connect(Path(folder) / "history.sqlite")
        try:
            self.assertEqual(history.execute("PRAGMA integrity_check").fetchall(), [("ok",)])
            self.assertEqual(history.execute("PRAGMA foreign_key_check").fetchall(), [])
            return history.execute("SELECT role, content FROM message").fetchall()
        finally:
            history.close()

    def check(self, streams, killed):
        with tempfile.TemporaryDirectory() as folder:
            said = self.stored_after(folder)
        questions = {content for role, content in said if role == "user"}
        replies = {}
        for role, content in said:
            if role == "assistant" and content.startswith("reply "):
                number, _, words = content.removeprefix("reply ").partition(":")
                number, words = int(number), len(words.split())
                self.assertEqual(content, beginning(number, words))
                replies[number] = max(replies.get(number, 0), words)
        with streams.changed:
            for question in streams.asked:
                # Questions without a reply are sent together as one.
                for part in question.split("\n\n"):
                    self.assertIn(part, questions, "asked, and not in the history")
            for number, times in streams.sent.items():
                self.assertLessEqual(replies.get(number, 0), len(times), "more than was sent")
                left = [when for when in times if when < killed]
                if number not in self.seen and left:
                    self.seen.add(number)
                    self.missing += self.missing_of(left, replies.get(number, 0), killed)

    @staticmethod
    def missing_of(left, kept, killed):
        """Returns the lost seconds of a reply that the kill cut short, of which `kept` words
        were stored; none for others."""
        if len(left) < WORDS and killed - left[-1] > 0.05:
            return []  # it was stopped, or its window closed, before its last words arrived
        if kept < len(left):
            return [killed - left[kept]]
        return [0.0] if killed - left[-1] < 0.05 else []


if __name__ == "__main__":
    main()
