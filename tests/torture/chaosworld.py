# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Shared by the stories of chaos.py: a service that counts its words, a program that may be gone
at any instant, and what is on the disk then."""
import json
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "endtoend"))
from desktop import Story  # noqa: E402
from story_kill import beginning, written  # noqa: E402

PACE = 0.004  # seconds between two words of a reply
LIMIT = 60.0  # seconds for anything to appear, on a busy machine
LONGEST = 0.25  # seconds after which typed words are stored, on an idle disk
WORST = 5.0  # seconds that anything may be only in memory: far more, because a busy disk can stall
PROFILE = "5b1f6c1e-0000-4000-8000-00000000c4a0"


class Ended(Exception):
    """The program is gone, so that the awaited event does not come."""


def pass_time(seconds):
    """Lets time pass, for a pace or a random instant: not a wait for anything."""
    threading.Event().wait(seconds)


def in_ms(seconds):
    """Returns the median, 95 % and maximum of some times as text."""
    ordered = sorted(seconds) or [0.0]
    middle, late = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.95)]
    return f"median {1000 * middle:.0f} ms, 95 % {1000 * late:.0f} ms, most {1000 * ordered[-1]:.0f} ms"


class Talker:
    """Answers each question with so many numbered words, and stores when each was sent."""

    def __init__(self, words=1500):
        self.words = words
        self.pace = PACE
        self.changed = threading.Condition()
        self.asked = []
        self.sent = {}  # by number of the reply: when each word was sent
        self.ended = set()  # replies that were sent completely
        self.all = 0  # words of all replies

    def __call__(self, talk):
        with self.changed:
            number = len(self.asked)
            self.asked.append(talk.request.json["messages"][-1]["content"])
            times = self.sent[number] = []
        try:
            talk.head(200, "text/event-stream")
            talk.delta(beginning(number, 0))
            for word in range(self.words):
                pass_time(self.pace)
                with self.changed:
                    times.append(time.monotonic())
                    self.all += 1
                    self.changed.notify_all()
                talk.delta(f" {word}")
            talk.delta("", finish="stop")
            talk.write("data: [DONE]\n\n")
            with self.changed:
                self.ended.add(number)
                self.changed.notify_all()
        except OSError:
            pass  # killed, or stopped

    def wait_for_words(self, more):
        with self.changed:
            wanted = self.all + more
            return self.changed.wait_for(lambda: self.all >= wanted, LIMIT)

    def questions(self):
        """Returns all questions asked. Questions without a reply are sent together as one."""
        with self.changed:
            return [part for words in self.asked for part in words.split("\n\n")]

    def missing(self, kept, ended, quiet=0.05):
        """Returns by number the seconds lost of each reply that this end cut short; `kept` has
        the stored words of each. Omits a reply that was over before, or `quiet` for so long,
        like one that was stopped."""
        found = {}
        with self.changed:
            for number, times in self.sent.items():
                left = [when for when in times if when < ended]
                if not left or number in self.ended or ended - left[-1] > quiet:
                    continue
                have = kept.get(number, 0)
                found[number] = ended - left[have] if have < len(left) else 0.0
        return found


class Chaos(Story):
    @property
    def folder(self):
        return self.home / "data" / "hiwar"

    @property
    def history(self):
        return self.folder / "history.sqlite"

    @classmethod
    def setUpClass(cls):
        """A window that opens before the window manager never gets the keyboard focus."""
        import accessible
        accessible.until("the window manager", lambda: subprocess.run(
            ["xdotool", "get_desktop"], capture_output=True, check=False).returncode == 0)

    def tell(self, what, figures):
        print(f"\n{what}: {figures}", flush=True)

    def settle_in(self, base_url, **more):
        """Writes the settings of a user who has a profile."""
        folder = self.home / "config" / "hiwar"
        folder.mkdir(parents=True, exist_ok=True)
        profile = {"id": PROFILE, "name": "Mine", "baseUrl": base_url, "model": "wire-1"} | more
        (folder / "settings.json").write_text(json.dumps({"profiles": [profile], "currentProfile": PROFILE}))

    # The program, which may end at any instant

    def setUp(self):
        super().setUp()
        self.log = self.home / "program.log"  # also for a program that start() did not start

    def until(self, what, look, limit=LIMIT):
        def living():
            if self.running.poll() is not None:
                raise Ended(what)
            try:
                return look()
            except sqlite3.OperationalError:  # the file is being created, or locked
                return None
        return self.see.until(what, living, limit)

    def control(self, name, role=None):
        return self.until(f'the {role or "control"} "{name}"', lambda: self.see.find_now(self.window, name, role))

    def open(self):
        """Opens a window that takes keys and shows its first conversation."""
        left = self.history.with_name(self.history.name + ".opening")  # then it begins with a new conversation
        latest = self.history.exists() and not left.exists() and self.rows(
            "SELECT 1 FROM conversation WHERE deleted_at IS NULL AND is_archived = 0 LIMIT 1")
        self.start()
        self.find_parts()
        self.until("the keyboard in the window", lambda: self.is_focused(self.field))
        if latest:
            self.until("what was open last", self.chosen)

    def find_parts(self):
        self.field = self.control("Message", "text")
        self.list = self.control("Conversation", "list")

    def is_focused(self, control):
        return control.getState().contains(self.see.pyatspi.STATE_FOCUSED)

    def end(self, how):
        """Sends a signal; returns the program's status and when it was sent."""
        self.running.send_signal(how)
        sent = time.monotonic()
        return self.after_end(), sent

    def after_end(self):
        status = self.running.wait(LIMIT)
        self.running = None
        self.see.until("the window's end", lambda: not self.see.programs("hiwar"), LIMIT)
        return status

    def close(self):
        """Closes it like a user; it must not ask anything."""
        self.keys("ctrl+q")
        self.assertEqual(self.after_end(), 0)

    @staticmethod
    def end_now(program):
        program.kill()
        program.wait()

    # The user's actions

    def keys(self, *keys):
        """Presses keys by name; types a tuple."""
        words = [part for key in keys for part in (written(key[0]) if isinstance(key, tuple) else ["key", key])]
        subprocess.run(["xdotool", *words], capture_output=True, timeout=LIMIT, check=False)

    def ask(self, words):
        """Asks by keyboard, in the open conversation; returns when the question is shown."""
        self.keys("ctrl+l", "ctrl+a", (words,), "Return")
        self.until(f'the question "{words}"', lambda: self.says(f"You: {words}"))

    def press_send(self, words):
        """Writes and sends without the keyboard."""
        self.see.set_text(self.field, words)
        self.see.press(self.until("Send", lambda: (b := self.see.find_now(self.window, "Send", "push button"))
                                  and self.see.enabled(b) and b))
        self.until(f'the question "{words}"', lambda: self.says(f"You: {words}"))

    def says(self, start):
        """Returns the last message that starts with this."""
        rows = list(self.see.children(self.list))
        return next((row.name for row in reversed(rows) if row.name.startswith(start)), None)

    def words_shown(self, number):
        shown = self.says(f"Assistant: reply {number}:")
        return len(shown.partition(":")[2].partition(":")[2].split()) if shown else 0

    def begin_another(self):
        self.keys("ctrl+n")
        self.until("an empty conversation", lambda: not self.see.items(self.list))

    # What the user sees

    def notice(self):
        found = self.see.find_now(self.window, "Notice")
        return found.description if found else ""

    def told(self, words, limit=LIMIT):
        return self.until(f'a notice with "{words}"', lambda: (n := self.notice()) and words in n and n, limit)

    def chosen(self):
        """Returns the titles of the conversations selected in the list."""
        rows = self.see.children(self.control("Conversations", "list"))
        return [row.name for row in rows if self.see.selected(row)]

    def listed(self):
        return self.see.items(self.control("Conversations", "list"))

    # What is on the disk

    def rows(self, question, file=None):
        history = sqlite3.connect(f"file:{file or self.history}?mode=ro", uri=True, timeout=10)
        try:
            return history.execute(question).fetchall()
        finally:
            history.close()

    def said_by(self, role, file=None):
        found = self.rows(f"SELECT content FROM message WHERE role = '{role}' ORDER BY seq", file)
        return [content for (content,) in found]

    def drafts(self):
        return [draft for (draft,) in self.rows("SELECT draft FROM conversation WHERE draft <> ''")]

    def replies(self, file=None):
        """Returns by number how many words of each reply are stored; all from its beginning."""
        kept = {}
        for content in self.said_by("assistant", file):
            if content.startswith("reply "):
                number, _, words = content.removeprefix("reply ").partition(":")
                number, words = int(number), len(words.split())
                self.assertEqual(content, beginning(number, words))
                kept[number] = max(kept.get(number, 0), words)
        return kept

    def assert_sound(self, file=None):
        said = self.command("check", *([str(file)] if file else []))
        self.assertEqual(said.returncode, 0, said.stdout + said.stderr)
        self.assertIn("the file is sound", said.stdout)
        self.assertEqual(self.rows("PRAGMA foreign_key_check", file), [])

    def assert_nothing_lost(self, *questions):
        there = self.said_by("user")
        lost = [words for words in questions if words not in there]
        self.assertEqual(lost, [], "shown or asked, and not in the history")

    # A history without a service

    def a_file_of(self, conversations, words="So it was."):
        """Writes the conversations as another program's export."""
        def message(name, role, content, below, children):
            return {"id": name, "parent": below, "children": children, "message": {
                "id": name, "author": {"role": role}, "create_time": 1700000000,
                "content": {"content_type": "text", "parts": [content]}}}
        file = self.home / "conversations.json"
        with file.open("w") as out:
            out.write("[")
            for i in range(conversations):
                out.write("," if i else "")
                json.dump({"id": f"talk-{i}", "title": f"talk {i}", "create_time": 1700000000 + i,
                           "update_time": 1700000000 + i, "current_node": f"b{i}", "mapping": {
                               f"a{i}": message(f"a{i}", "user", f"How was {i}?", None, [f"b{i}"]),
                               f"b{i}": message(f"b{i}", "assistant", f"{words} {i}", f"a{i}", [])}}, out)
            out.write("]")
        return file

    def begin_with(self, conversations, words="So it was."):
        done = self.command("import", str(self.a_file_of(conversations, words)))
        self.assertEqual(done.returncode, 0, done.stderr)
