# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Stories of chaos.py: the program is told to end, loses its display or its bus, is suspended,
meets another instance and a wrong clock."""
import os
import shutil
import signal
import sqlite3
import subprocess
import time
import unittest
from unittest import mock

from chaosworld import LIMIT, LONGEST, WORST, Chaos, Talker, pass_time
from wireserver import WireServer, hold

DRAFT = "half a thought"
DAY = 24 * 3600 * 1000
CLOCK = 400  # days


class Ends(Chaos):
    def begin_streams(self):
        """Lets two replies arrive, one of them visible, with a draft below it."""
        self.find_parts()
        self.press_send("Question one.")
        self.until("its reply", lambda: self.words_shown(0))
        self.press("New conversation")
        self.until("an empty conversation", lambda: not self.see.items(self.list))
        self.press_send("Question two.")
        self.until("its reply", lambda: self.words_shown(1) > 20)
        self.see.set_text(self.field, DRAFT)
        pass_time(LONGEST)

    def judge(self, talker, ended, status, shown):
        """Checks what is stored after such an end; returns figures and the number of lost words."""
        took = time.monotonic() - ended
        self.assert_sound()
        self.assert_nothing_lost("Question one.", "Question two.")
        self.assertIn(DRAFT, self.drafts())
        kept = self.replies()
        missing = talker.missing(kept, ended, quiet=LIMIT)
        self.assertEqual(len(missing), 2, "both were arriving")
        self.assertLess(max(missing.values()), WORST)
        lost = max(shown - kept.get(1, 0), 0)
        first, second = (1000 * seconds for seconds in missing.values())
        return (f"status {status} after {1000 * took:.0f} ms; missing of the replies: {first:.0f} and {second:.0f} ms, "
                f"{lost} of {shown} words that were shown"), lost

    def ended_by(self, how):
        talker = Talker(3000)
        with WireServer(talker) as server:
            self.settle_in(server.base_url)
            self.start()
            self.begin_streams()
            shown = self.words_shown(1)
            status, ended = self.end(how)
            figures, lost = self.judge(talker, ended, status, shown)
        self.tell(how.name, figures)
        return status, lost

    def ended_in_order(self, how):
        self.assertEqual(self.ended_by(how), (0, 0))
        self.assertEqual(self.rows("SELECT count(*) FROM message WHERE state IN ('waiting', 'arriving')"), [(0,)])

    def test_06_sigterm(self):
        self.ended_in_order(signal.SIGTERM)

    def test_06_sigint(self):
        self.ended_in_order(signal.SIGINT)

    def test_06_sighup(self):
        self.ended_in_order(signal.SIGHUP)

    def test_06_sigquit(self):
        self.assertEqual(self.ended_by(signal.SIGQUIT)[0], -signal.SIGQUIT)

    def test_06_sigsegv(self):
        self.assertEqual(self.ended_by(signal.SIGSEGV)[0], -signal.SIGSEGV)

    def other_display(self):
        read, write = os.pipe()
        display = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", "1180x780x24"], pass_fds=[write],
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.addCleanup(self.end_now, display)
        os.close(write)
        with os.fdopen(read) as number:
            return display, f":{number.readline().strip()}"

    def without_display(self, how):
        talker = Talker(3000)
        display, number = self.other_display()
        with WireServer(talker) as server:
            self.settle_in(server.base_url)
            with mock.patch.dict(os.environ, {"DISPLAY": number}):
                self.start()
            self.begin_streams()
            shown = self.words_shown(1)
            ended = time.monotonic()
            display.send_signal(how)
            figures, _ = self.judge(talker, ended, self.after_end(), shown)
        self.tell(f"X server, {how.name}", figures)

    def test_06_x_server_killed(self):
        self.without_display(signal.SIGKILL)

    def test_06_x_server_terminated(self):
        self.without_display(signal.SIGTERM)

    def wait_for_keyboard(self):
        """Waits without using the accessibility tree."""
        active = ["xdotool", "getwindowfocus", "getwindowpid"]  # it is active before it gets keys
        self.until("the keyboard in the window", lambda: str(self.running.pid) == subprocess.run(
            active, capture_output=True, text=True, check=False).stdout.strip())

    def test_06_session_bus_killed(self):
        """The bus is the program's own, so this one is used without the tree of its controls."""
        bus = subprocess.Popen(["dbus-daemon", "--session", "--nofork", "--print-address"], stdout=subprocess.PIPE,
                               stderr=subprocess.DEVNULL, text=True)
        self.addCleanup(self.end_now, bus)
        talker = Talker(600)
        with WireServer(talker) as server, self.log.open("ab") as log:
            self.settle_in(server.base_url)
            self.running = subprocess.Popen([self.program], stdout=log, stderr=log, env=os.environ | {
                "DBUS_SESSION_BUS_ADDRESS": bus.stdout.readline().strip()})
            self.addCleanup(self.end_now, self.running)
            self.wait_for_keyboard()
            for number, words in enumerate(("Question one.", "Question two.")):
                self.keys("ctrl+n", (words,), "Return")
                self.until("its first words", lambda: talker.sent.get(number))
            self.keys((DRAFT,))
            self.until("the draft", lambda: DRAFT in self.drafts())
            self.assertFalse(talker.ended, "the replies were too short")
            self.end_now(bus)
            self.until("both replies whole", lambda: list(self.replies().values()) == [600, 600])
            self.keys("ctrl+n", ("Question three.",), "Return")
            self.until("its reply whole", lambda: self.replies().get(2) == 600)
            status, _ = self.end(signal.SIGTERM)
        self.assertEqual(status, 0)
        self.assertEqual(self.said_by("user"), ["Question one.", "Question two.", "Question three."])
        self.assertIn(DRAFT, self.drafts())
        self.assert_sound()
        self.tell("session bus killed", "both replies ended whole, the next question was asked and stored, status 0")

    def test_07_stopped_for_longer_than_the_limit(self):
        limit, pause = 2, 7
        self.settle_in("http://127.0.0.1:9/v1")
        for words in (600, 3000):  # all of it waits in the socket, or more is still to come
            talker = Talker(words)
            with WireServer(talker) as server:
                self.settle_in(server.base_url, limits={"silence": limit})
                self.start()
                self.find_parts()
                self.press_send("Question one.")
                self.until("its reply", lambda: self.words_shown(0) > 20)
                self.running.send_signal(signal.SIGSTOP)
                pass_time(pause)
                self.running.send_signal(signal.SIGCONT)
                self.until("the whole reply", lambda: self.replies().get(0) == words)
                self.until("its end", lambda: self.see.find_now(self.window, "Send", "push button"))
                self.assertIsNone(self.says("Error"))
                self.quit()
            shutil.rmtree(self.folder)
        with WireServer(hold("It begins.")) as server:  # the limit applies
            self.settle_in(server.base_url, limits={"silence": limit})
            self.start()
            self.find_parts()
            self.press_send("Question one.")
            begun = time.monotonic()
            told = self.until("the end of a silent reply", lambda: self.says("Error"))
            took = time.monotonic() - begun
        self.tell("stopped for longer than the limit",
                  f"{pause} s with a limit of {limit} s: both replies went on and were whole; "
                  f"a silent one was ended after {took:.1f} s: “{told.splitlines()[0]}”")

    def test_11_two_programs_on_one_history(self):
        talker = Talker(600)
        with WireServer(talker) as server:
            self.settle_in(server.base_url)
            self.open()
            self.ask("Of the first.")
            first = self.running
            other = self.home / "run"
            other.mkdir(mode=0o700)
            with mock.patch.dict(os.environ, {"XDG_RUNTIME_DIR": str(other)}), self.log.open("ab") as log:
                self.running = subprocess.Popen([self.program, "--new"], stdout=log, stderr=log)
            self.addCleanup(self.end_now, first)
            self.window = self.until("the second window", lambda: next(
                (frame for p in self.see.programs("hiwar") if p.get_process_id() == self.running.pid
                 for frame in self.see.children(p) if self.see.showing(frame)), None))
            self.find_parts()
            told = self.told("Another Hiwar is writing the history.")
            self.assertIn("is kept only once the other one is closed", told)
            self.press_send("Of the second.")
            self.until("its reply", lambda: self.words_shown(1))
            self.see.until("the first's reply", lambda: self.replies().get(0) == 600, LIMIT)
            first.terminate()
            self.assertEqual(first.wait(LIMIT), 0)
            self.until("the second's reply", lambda: self.words_shown(1) == 600)
            self.press_send("After the first.")
            self.until("the end of the notice", lambda: "Another Hiwar" not in self.notice())
            self.until("all of it on the disk", lambda: self.replies() == {0: 600, 1: 600, 2: 600})
            self.until("the keyboard in the second", lambda: self.is_focused(self.field))
            self.close()
            self.assertEqual(sorted(self.said_by("user")), ["After the first.", "Of the first.", "Of the second."])
            self.assert_sound()
        self.tell("two programs on one history", f"the second: “{told}”; after the end of the first it keeps everything")

    def test_14_new_conversation_at_once(self):
        """Who begins a new one before the list is there is not taken away from it when it comes."""
        starts, kept = 10, 0
        self.begin_with(2000)
        self.settle_in("http://127.0.0.1:9/v1")
        for _ in range(starts):
            with self.log.open("ab") as log:
                self.running = subprocess.Popen([self.program], stdout=log, stderr=log)
            self.wait_for_keyboard()
            self.keys("ctrl+n")
            self.window = self.see.window()
            self.until("the list", lambda: len(self.listed()) > 10)
            pass_time(0.5)  # and what is shown then
            kept += not self.see.items(self.control("Conversation", "list"))
            self.assertEqual(self.end(signal.SIGTERM)[0], 0)
        self.tell("a new conversation at once after the start", f"stays in {kept} of {starts} starts")
        self.assertEqual(kept, starts)

    # The clock

    def throw_away(self):
        """Puts three conversations into the bin, and leaves one out."""
        self.begin_with(4)
        self.settle_in("http://127.0.0.1:9/v1")
        now = int(time.time() * 1000)
        self.change("UPDATE conversation SET created_at = ?1, updated_at = ?1", now)
        self.change("UPDATE message SET created_at = ?1", now)
        self.change("UPDATE conversation SET deleted_at = ?1 WHERE title <> 'talk 0'", now - 2 * DAY)

    def change(self, statement, *values):
        with sqlite3.connect(self.history) as history:
            history.execute(statement, values)
        history.close()

    def in_bin(self):
        return self.rows("SELECT count(*) FROM conversation WHERE deleted_at IS NOT NULL")[0][0]

    def start_and_end(self):
        self.start()
        self.until("the list", lambda: self.listed() == ["talk 0"])
        self.quit()

    def test_13_history_of_400_days_ago(self):
        """To Hiwar the same as a clock that is so much ahead."""
        self.throw_away()
        self.change("UPDATE conversation SET created_at = created_at - ?1, updated_at = updated_at - ?1, "
                    "deleted_at = deleted_at - ?1", CLOCK * DAY)
        self.change("UPDATE message SET created_at = created_at - ?1", CLOCK * DAY)
        self.start_and_end()
        self.assertEqual(self.in_bin(), 3)
        # And it does empty the bin of old entries if Hiwar was used in the meantime.
        self.change("UPDATE conversation SET updated_at = ?1 WHERE title = 'talk 0'", int(time.time() * 1000))
        self.start()
        told = self.told("deleted for good")
        self.quit()
        self.assertEqual(self.in_bin(), 0)
        self.tell(f"a history of {CLOCK} days ago", f"3 of 3 stay in the bin; when something was said today: “{told}”")

    def test_13_clock_400_days_ahead(self):
        if not shutil.which("faketime"):
            self.tell(f"a clock {CLOCK} days ahead", "not run, faketime is not installed")
            raise unittest.SkipTest("faketime is not installed")
        self.throw_away()
        program = self.home / "later"
        # Not below faketime itself, which would get the signals.
        program.write_text(f'#!/bin/sh\nexport FAKETIME=+{CLOCK}d LD_PRELOAD="$(faketime -m -f +1d printenv LD_PRELOAD)"\n'
                           f'exec "{self.program}" "$@"\n')
        program.chmod(0o700)
        with mock.patch.object(Chaos, "program", str(program)):
            self.start_and_end()
        self.assertEqual(self.in_bin(), 3)
        self.tell(f"a clock {CLOCK} days ahead", "3 of 3 stay in the bin")
