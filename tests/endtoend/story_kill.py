#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program is killed again and again, at any instant, while it is asked, edited and answered.

After each kill the history is whole, every question that the service was asked is in it, and of the
replies no more is missing than what had arrived in the last quarter of a second. KILLS in the
environment says how often (25 when it says nothing); the figures are printed at the end.
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
MOST_MISSING = 0.25  # seconds of streamed text
PACE = 0.004  # seconds between two words of a reply
WORDS = 600  # of a reply


def written(words):
    """Words for xdotool, which takes what comes behind the last one as the next command."""
    return ["type", "--delay", "1", "--args", "1", words]


def pass_time(seconds):
    """A pace or a random instant: not a wait for anything."""
    threading.Event().wait(seconds)


class Streams:
    """Answers every question with numbered words, and remembers when each left."""

    def __init__(self):
        self.lock = threading.Lock()
        self.asked = []  # (when, question)
        self.sent = {}  # by number of the reply: when each word left

    def __call__(self, talk):
        question = talk.request.json["messages"][-1]["content"]
        with self.lock:
            number = len(self.asked)
            self.asked.append((time.monotonic(), question))
            times = self.sent[number] = []
        try:
            talk.head(200, "text/event-stream")
            talk.delta(f"reply {number}:")
            for word in range(WORDS):
                pass_time(PACE)
                with self.lock:
                    times.append(time.monotonic())
                talk.delta(f" {word}")
            talk.delta("", finish="stop")
            talk.write("data: [DONE]\n\n")
        except OSError:
            pass  # killed, or stopped


class Kill(Story):
    def test_a_kill_at_any_instant_costs_a_quarter_of_a_second_at_most(self):
        chance = random.Random(KILLS)
        streams = Streams()
        self.missing, self.kills, self.seen = [], 0, set()
        with WireServer(streams) as server:
            self.start()
            self.connect(server.base_url, "", "wire-1")
            self.quit()
            for _ in range(KILLS):
                killed = self.live_and_die(chance)
                self.check(streams, killed)
        self.start()  # and the one after all of them opens as ever
        self.control("Message", "text")
        gaps = sorted(self.missing)
        print(f"{self.kills} kills, {len(streams.asked)} questions, {len(gaps)} replies cut short; missing of them: "
              f"median {1000 * gaps[len(gaps) // 2]:.0f} ms, 99 % {1000 * gaps[int(len(gaps) * 0.99)]:.0f} ms, "
              f"most {1000 * gaps[-1]:.0f} ms")
        self.assertLessEqual(gaps[-1], MOST_MISSING, "seconds of a reply are missing")
        self.assertGreater(len(gaps), KILLS // 4, "too few replies were cut short to say anything")

    def live_and_die(self, chance):
        """A life of a second or so, of a program that is used in a hurry. When it was killed."""
        with self.log.open("ab") as log:
            program = subprocess.Popen([self.program], stdout=log, stderr=log)
        end = time.monotonic() + (chance.uniform(0, 0.3) if chance.random() < 0.1 else chance.uniform(0.6, 2.2))
        hurry = threading.Thread(target=self.use, args=(program, chance, end))
        hurry.start()
        pass_time(max(0, end - time.monotonic()))
        killed = time.monotonic()
        program.kill()
        program.wait()
        hurry.join()
        self.kills += 1
        return killed

    def use(self, program, chance, end):
        number = 0
        while time.monotonic() < end and program.poll() is None:
            found = subprocess.run(["xdotool", "search", "--onlyvisible", "--pid", str(program.pid)],
                                   capture_output=True, text=True, check=False).stdout.split()
            if found:
                break
        while time.monotonic() < end and program.poll() is None:
            number += 1
            ask = [*written(f"question {self.kills}.{number}"), "key", "Return"]
            keys = chance.choice([
                ask, ask,
                ["key", "ctrl+n"],
                ["key", "Escape"],  # stops a reply
                ["key", "Up", *written(" and more"), "key", "Return"],  # edits the last question
                written("half a thought "),
            ])
            # A program that is gone meanwhile is no fault of the keys.
            subprocess.run(["xdotool", *keys], capture_output=True, check=False)
            pass_time(chance.uniform(0, 0.4))

    def check(self, streams, killed):
        with tempfile.TemporaryDirectory() as folder:
            for file in (self.home / "data" / "hiwar").glob("history.sqlite*"):
                if not file.name.endswith(("-shm", ".lock")):
                    shutil.copy(file, folder)
            history = sqlite3.connect(Path(folder) / "history.sqlite")
            self.assertEqual(history.execute("PRAGMA integrity_check").fetchall(), [("ok",)])
            self.assertEqual(history.execute("PRAGMA foreign_key_check").fetchall(), [])
            said = history.execute("SELECT role, content FROM message").fetchall()
            history.close()
        questions = {content for role, content in said if role == "user"}
        replies = {}
        for role, content in said:
            if role == "assistant" and content.startswith("reply "):
                number, _, words = content.removeprefix("reply ").partition(":")
                replies[int(number)] = max(replies.get(int(number), 0), len(words.split()))
        with streams.lock:
            for when, question in streams.asked:
                # Questions that got no reply go over the wire as one.
                for part in question.split("\n\n") if when < killed else ():
                    self.assertIn(part, questions, "asked, and not in the history")
            for number, times in streams.sent.items():
                left = [when for when in times if when < killed]
                kept = replies.get(number, 0)
                if number in self.seen or not left:
                    continue
                self.seen.add(number)
                if kept < len(left):
                    gap = killed - left[kept]
                    # One that was stopped, or whose window was closed, had its last words on the way.
                    if len(left) < WORDS and killed - left[-1] > 0.05:
                        continue
                    self.missing.append(gap)
                elif killed - left[-1] < 0.05:
                    self.missing.append(0.0)


if __name__ == "__main__":
    main()
