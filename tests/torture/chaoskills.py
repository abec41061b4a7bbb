# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Stories of chaos.py: the program is killed during everything it does."""
import os
import random
import signal
import subprocess
import threading
import time

from chaosworld import LIMIT, LONGEST, PACE, WORST, Chaos, Ended, Talker, in_ms, pass_time
from wireserver import WireServer, stream

ROUNDS = 60
FEWER = 22
SAYS_NOT_SHOWN = "The last start did not come to show"


class Kills(Chaos):
    def test_01_at_any_instant(self):
        self.chance = random.Random(ROUNDS)
        self.talker = Talker()
        self.number, self.count, self.shown, self.late, self.missing, self.acts = 0, 0, [], [], {}, {}
        with WireServer(self.talker) as server:
            self.settle_in(server.base_url)
            for _ in range(ROUNDS):
                self.check(self.live_and_die())
        cut = list(self.missing.values())
        done = ", ".join(f"{count} {act}" for act, count in sorted(self.acts.items()))
        late = 1000 * max(self.late, default=0)
        self.tell("kill at any instant", f"{ROUNDS} kills, {len(self.talker.asked)} questions asked, 0 of them lost; "
                  f"{self.count} shown, {len(self.late)} of them neither stored nor sent yet (most {late:.0f} ms); "
                  f"{len(cut)} replies cut, missing {in_ms(cut)}; done meanwhile: {done}")
        self.assertGreater(len(cut), ROUNDS // 2, "too few replies were cut short to say anything")
        self.assertLess(max(cut), WORST)
        self.assertLess(max(self.late, default=0), WORST)

    def live_and_die(self):
        """Uses the program in a hurry until it is killed; returns when."""
        self.title = self.after_title = None
        killed = threading.Event()
        times = []
        self.running = None
        early = self.chance.random() < 0.1
        more, pause = self.chance.randint(1, 1500), self.chance.uniform(0, 0.3 if early else 2 * PACE)

        def kill():
            while self.running is None:
                pass_time(0.001)
            if not early:
                self.talker.wait_for_words(more)
            pass_time(pause)
            killed.set()
            times.append(time.monotonic())
            self.running.kill()
        killer = threading.Thread(target=kill)
        killer.start()
        try:
            self.open()
            self.in_a_new_one()
            self.in_a_new_one()
            while True:
                self.act()
        except (Ended, self.see.NotThere, self.see.GLib.Error, LookupError, NotImplementedError):
            if not killed.wait(1):
                self.running.kill()
                killer.join()
                raise
        killer.join()
        self.after_end()
        return times[0]

    def act(self):
        act = self.chance.choice([self.in_a_new_one, self.stop_and_ask, self.edit, self.draft, self.rename, self.pin,
                                  self.archive, self.throw_away, self.undo, self.delete_a_message, self.go_to_another])
        act()
        name = act.__name__.replace("_", " ")
        self.acts[name] = self.acts.get(name, 0) + 1
        pass_time(self.chance.uniform(0, 0.1))

    def question(self, words):
        self.ask(words)
        self.shown.append((time.monotonic(), words))
        self.here = words
        if self.title and not self.after_title:
            self.after_title = words

    def new_words(self):
        self.number += 1
        return f"question {self.number}."

    def in_a_new_one(self):
        self.begin_another()
        self.question(self.new_words())

    def stop_and_ask(self):
        self.keys("ctrl+l", "Escape")
        self.until("the stop", lambda: self.see.find_now(self.window, "Send", "push button"))
        self.question(self.new_words())

    def edit(self):
        self.in_a_new_one()
        self.keys("Up", (" And more.",), "Return")
        words = f"{self.here} And more."
        self.until("the edited question", lambda: self.says(f"You: {words}"))
        self.shown.append((time.monotonic(), words))

    def draft(self):
        self.keys("ctrl+l", ("half a thought ",))

    def in_list(self, *keys):
        field = self.control("Search conversations", "text")
        self.keys("ctrl+k")
        self.until("the keyboard in the search", lambda: self.is_focused(field))
        self.keys("Down")
        self.until("the keyboard in the list", lambda: not self.is_focused(field))
        self.keys("Home", *["Down"] * self.chance.randint(0, 2), *keys)

    def rename(self):
        self.title = self.after_title = None
        self.number += 1
        title = f"title {self.number}."
        self.in_list("F2", "ctrl+a", (title,), "Return")
        self.until("the new title", lambda: title in self.listed())
        self.title = title

    def pin(self):
        self.in_list("ctrl+d")

    def archive(self):
        self.in_list("ctrl+e")

    def throw_away(self):
        self.in_list("Delete")

    def undo(self):
        self.in_list("ctrl+z")

    def delete_a_message(self):
        buttons = [c for c in self.see.visible(self.list) if c.name == "Delete"]
        if buttons:
            self.see.press(self.chance.choice(buttons))
            pass_time(0.15)  # the click takes effect a moment later

    def go_to_another(self):
        rows = list(self.see.children(self.control("Conversations", "list")))
        if rows:
            self.see.act(self.chance.choice(rows), "Press")

    def check(self, killed):
        self.assert_sound()
        self.assert_nothing_lost(*self.talker.questions())
        there = self.said_by("user")
        self.late += [killed - when for when, words in self.shown if words not in there]
        self.count += len(self.shown)
        self.shown = []
        if self.after_title in self.talker.questions():  # what was done before it must be stored, too
            self.assertIn((self.title,), self.rows("SELECT title FROM conversation"))
        for number, seconds in self.talker.missing(self.replies(), killed).items():
            self.missing.setdefault(number, seconds)

    def test_01_in_opening(self):
        """A start that is killed before it shows anything is told by the next one, and once."""
        with WireServer(Talker(3000)) as server:
            self.settle_in(server.base_url)
            self.open()
            self.ask("What is it?")
            self.until("a word on the disk", lambda: self.replies().get(0))
            self.end(signal.SIGKILL)
        self.open()  # this start reports the reply that was arriving
        self.end(signal.SIGKILL)
        self.history.with_name(self.history.name + ".opening").touch()  # as in the first moment of a start
        notices = []
        for _ in range(3):
            self.start()
            self.find_parts()
            self.until("the list", self.listed)
            pass_time(1)
            notices.append(self.notice())
            self.end(signal.SIGKILL)
        self.tell("kill in opening", f"told at the next starts: {notices}")
        self.assertEqual([SAYS_NOT_SHOWN in notice for notice in notices], [True, False, False])

    def test_02_after_return(self):
        """What is on the disk as a draft stays there, and is a question when it was sent."""
        chance = random.Random(FEWER)
        talker = Talker()
        sent = 0
        with WireServer(talker) as server:
            self.settle_in(server.base_url)
            for number in range(FEWER):
                words = f"question {number}."
                self.open()
                self.begin_another()
                self.keys("ctrl+l", (words,))
                self.until("the draft on the disk", lambda: words in self.drafts())
                self.keys("Return")
                pass_time(chance.uniform(0, 0.06))
                self.end(signal.SIGKILL)
                self.assert_sound()
                drafts = self.drafts()
                there = words in self.said_by("user")
                self.assertTrue(there or words in drafts, f"{words} is nowhere, there are {drafts}")
                self.assert_nothing_lost(*talker.questions())
                sent += there
        self.tell("kill 0 to 60 ms after Return",
                  f"{FEWER} questions on the disk, {FEWER - sent} of them still as a draft")

    def test_03_while_typing(self):
        chance = random.Random(FEWER)
        with WireServer(Talker(3000)) as server:
            self.settle_in(server.base_url)
            for replies in (0, 2):
                letters, ages, lengths = zip(*[self.type_and_die(chance, replies, f"draft {replies} {number} ")
                                               for number in range(FEWER)])
                self.tell(f"kill while typing, {replies} replies arriving",
                          f"{len(ages)} drafts of {min(lengths)} to {max(lengths)} letters; in {sum(map(bool, letters))}"
                          f" something that was shown is missing, at most {max(letters)} letters, which stood there for "
                          f"{1000 * max(ages):.0f} ms")
                self.assertLess(sorted(ages)[len(ages) // 2], LONGEST)
                self.assertLess(max(ages), WORST)

    def type_and_die(self, chance, replies, start):
        """Returns the number of lost letters, how long the first was shown, and the total."""
        self.open()
        for number in range(replies):
            self.begin_another()
            self.ask(f"question {number}.")
        self.begin_another()
        self.keys("ctrl+l")
        words = [start] + [f"word{chance.randint(0, 99)} " for _ in range(400)]
        delay, end = str(chance.randint(1, 60)), threading.Event()

        def type_on():
            for word in words:  # one at a time: a typist killed with a key pressed keeps it pressed
                if not end.is_set():
                    subprocess.run(["xdotool", "type", "--delay", delay, word], check=True)
        typist = threading.Thread(target=type_on)
        typist.start()
        self.until("the first letters", lambda: len(self.see.text(self.field)) > len(start))
        seen = []
        until = time.monotonic() + chance.uniform(0, 1.5)
        while not seen or time.monotonic() < until:
            text = self.see.text(self.field)
            seen.append((time.monotonic(), len(text)))
        _, killed = self.end(signal.SIGKILL)
        end.set()
        typist.join()
        self.assert_sound()
        kept = [draft for draft in self.drafts() if draft.startswith(start)]
        self.assertEqual(len(kept), 1, f"drafts that begin with “{start}”, of which {len(text)} letters were shown")
        self.assertTrue("".join(words).startswith(kept[0]))
        age = next((killed - when for when, length in seen if length > len(kept[0])), 0.0)
        return max(len(text) - len(kept[0]), 0), age, len(text)

    def is_conversation_reached(self):
        """By F6, which leads from part to part of the window."""
        if any(self.is_focused(each) for each in (self.list, *self.see.children(self.list))):
            return True
        self.keys("F6")
        return False

    def test_03_while_editing(self):
        """An earlier message is being changed, and the words have stood there for long."""
        changed = " And then?"
        with WireServer(stream("It is so.")) as server:
            self.settle_in(server.base_url)
            self.open()
            self.ask("What is it?")
            self.until("the reply", lambda: self.says("Assistant: It is so."))
            self.until("the conversation's keyboard", self.is_conversation_reached)
            self.keys("F2")
            self.see.find(self.window, "Cancel editing", "push button")
            self.keys((changed,))
            self.until("the changed reply", lambda: self.see.text(self.field) == f"It is so.{changed}")
            pass_time(1)
            self.end(signal.SIGKILL)
            self.open()
            self.until("the words, as a draft", lambda: self.see.text(self.field) == f"It is so.{changed}")
            self.end(signal.SIGTERM)
        self.tell("kill while a message is edited", "its words are the draft at the next start")

    def test_04_within_an_import(self):
        chance = random.Random(10)
        count = 20_000
        words = [self.program, "import", str(self.a_file_of(count))]
        kept = [0]
        for _ in range(10):
            importing = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            self.see.until("the new history", self.history.exists, LIMIT)
            pass_time(chance.uniform(0, 4))
            importing.kill()
            importing.wait()
            self.assert_sound()
            kept.append(self.count_whole())
            self.assertGreaterEqual(kept[-1], kept[-2])
        self.assertLess(kept[-1], count, "the last kills came too late")
        done = subprocess.run(words, capture_output=True, text=True, timeout=600, check=False)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertEqual(self.count_whole(), count)
        self.assert_sound()
        self.tell("kill within an import", f"10 kills of one of {count} conversations; whole after each: {kept[1:]}; "
                  f"after an import that was let go on: {count}")

    def count_whole(self):
        """Returns the number of conversations; each must have its question and its reply."""
        found = self.rows("SELECT c.title, group_concat(m.content, '|') FROM conversation c "
                          "LEFT JOIN (SELECT * FROM message ORDER BY seq) m ON m.conversation_id = c.id GROUP BY c.id")
        for title, said in found:
            number = title.removeprefix("talk ")
            self.assertEqual(said, f"How was {number}?|So it was. {number}")
        return len(found)

    def test_05_within_a_copy(self):
        chance = random.Random(4)
        self.begin_with(1000, "So it was, word after word. " * 2000)
        size = self.history.stat().st_size / 1e6
        left = 0
        for _ in range(4):
            left += self.killed_in_copying(["backup"], chance)
        self.settle_in("http://127.0.0.1:9/v1")
        for _ in range(2):
            left += self.killed_in_copying([], chance)  # the daily copy, at a start
        self.start()
        self.until("the end of what was left", lambda: not self.parts())
        self.quit()
        elsewhere = self.home / "elsewhere"
        elsewhere.mkdir()
        target = elsewhere / "copy.sqlite"
        self.killed_in_copying(["backup", str(target)], chance, elsewhere)
        self.assertEqual(self.command("backup", str(target)).returncode, 0)
        self.assertEqual(os.listdir(elsewhere), ["copy.sqlite"])
        self.assertEqual(self.said_by("user", target), self.said_by("user"))
        self.tell("kill within a copy",
                  f"7 of {size:.0f} MB; history sound each time, {left} files left, none after the next start")

    def test_05_within_a_salvage(self):
        """What has the name that was asked for is whole."""
        chance = random.Random(6)
        self.begin_with(2000, "So it was, word after word. " * 400)
        target = self.home / "elsewhere" / "saved.sqlite"
        target.parent.mkdir()
        for how, leaves in [(signal.SIGINT, False), (signal.SIGKILL, True)] * 3:
            for part in self.parts(target.parent):
                part.unlink()
            salvaging = subprocess.Popen([self.program, "check", "--salvage", str(target)], stdout=subprocess.DEVNULL,
                                         stderr=subprocess.DEVNULL)
            try:
                self.see.until("a part", lambda: self.parts(target.parent), LIMIT)
                pass_time(chance.uniform(0, 0.05))
            finally:
                salvaging.send_signal(how)
                status = salvaging.wait(LIMIT)
            self.assertEqual(status, -how if leaves else 130)
            self.assertFalse(target.exists())
            self.assertEqual(bool(self.parts(target.parent)), leaves)
        done = self.command("check", "--salvage", str(target))
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(os.listdir(target.parent), ["saved.sqlite"])
        self.assertEqual(self.said_by("user", target), self.said_by("user"))
        self.assert_sound(target)
        self.tell("kill within a salvage", "3 kills and 3 × Ctrl+C: no half file of that name, the next one is whole")

    def parts(self, folder=None):
        return sorted((folder or self.folder / "backups").glob("*.part*"))

    def killed_in_copying(self, words, chance, folder=None):
        """Returns how many files it leaves."""
        copies = folder or self.folder / "backups"
        for copy in copies.glob("history-*"):
            copy.unlink()
        copying = subprocess.Popen([self.program, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            self.see.until("a part", lambda: any(part.suffix == ".part" and part.stat().st_size
                                                 for part in self.parts(folder)), LIMIT)
            pass_time(chance.uniform(0, 0.05))
        finally:
            copying.kill()
            copying.wait()
        left = len(self.parts(folder))
        self.assertGreater(left, 0, "the kill came too late")
        self.assert_sound()
        return left
