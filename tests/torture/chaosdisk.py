# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Stories of chaos.py: the disk is full, the folder is gone or read-only, the history changed."""
import os
import shutil
import signal
import subprocess
import unittest

from chaosworld import Chaos, Talker
from wireserver import WireServer, stream

MOUNTS = "CHAOS_MOUNTS"
DISK, ROOM = 24, 400_000  # MB in total, bytes left free
MEANWHILE = "Said meanwhile."
SAYS_FULL = "The disk is full"
SAYS_WRITTEN = "It was written again where it had been"


class Disk(Chaos):
    def small_disk(self):
        """Mounts a small disk as the folder of the history."""
        if MOUNTS not in os.environ:
            self.tell("disk full", "not run, nothing may be mounted here")
            raise unittest.SkipTest("nothing may be mounted here")
        place = str(self.home / "data")
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={DISK}m", "chaos", place], check=True)
        self.addCleanup(subprocess.run, ["umount", "--lazy", place], check=True)

    def fill(self):
        filler = self.home / "data" / "filler"
        with filler.open("wb", buffering=0) as out:
            free = os.statvfs(filler).f_bavail * os.statvfs(filler).f_frsize
            out.write(b"x" * (free - ROOM))
        return filler

    def test_08_disk_full_in_a_long_reply(self):
        self.small_disk()
        talker = Talker(12_000)
        talker.pace = 0.0005
        with WireServer(talker) as server:
            self.settle_in(server.base_url)
            self.open()
            self.ask("Before.")
            self.until("its reply", lambda: self.replies().get(0))
            filler = self.fill()
            told = self.told(SAYS_FULL)
            self.begin_another()
            self.ask("Meanwhile.")
            self.until("its reply", lambda: self.words_shown(1) > 100)
            kept = self.replies()
            self.assertNotIn("Meanwhile.", self.said_by("user"), "there was room for it")
            filler.unlink()
            self.until("both replies whole", lambda: self.replies() == {0: 12_000, 1: 12_000}, 300)
            self.until("the end of the notice", lambda: SAYS_FULL not in self.notice())
            self.quit()
        self.assertEqual(self.said_by("user"), ["Before.", "Meanwhile."])
        self.assert_sound()
        self.tell("disk full in a long reply", f"“{told}”; {kept.get(0)} words were on the disk then; room made: "
                  "all 24000 words and both questions")

    def test_08_disk_full_and_closed(self):
        self.small_disk()
        with WireServer(stream("It is so. " * 20_000)) as server:
            self.settle_in(server.base_url)
            self.open()
            filler = self.fill()
            for words in ("Question one.", "Question two."):
                self.begin_another()
                self.ask(words)
                self.until("its reply", lambda: self.says("Assistant: It is so."))
                self.until("its end", lambda: self.see.find_now(self.window, "Send", "push button"))
            self.told(SAYS_FULL)
            self.keys("ctrl+q")
            asked = self.told("goes with the window")
            self.control("Save elsewhere…", "push button")
            self.control("Quit all the same", "push button")
            self.press("Stay")
            self.until("the end of the question", lambda: "goes with the window" not in self.notice())
            filler.unlink()
            self.keys("ctrl+q")
            self.assertEqual(self.after_end(), 0)
        self.assertEqual(self.said_by("user"), ["Question one.", "Question two."])
        self.assertEqual([len(words) for words in self.said_by("assistant")], [len("It is so. " * 20_000)] * 2)
        self.assert_sound()
        self.tell("disk full, then closed", f"asked: “{asked}”; Stay, room made, closed: all is there")

    # The folder

    def robbed(self, what, rob, heal=None, told=SAYS_WRITTEN):
        """Does `rob` in the middle of a stream; returns the notice. In the end both questions
        and both replies must be there."""
        talker = Talker(1500)
        with WireServer(talker) as server:
            self.settle_in(server.base_url)
            self.open()
            self.ask("Before.")
            self.until("its reply", lambda: self.replies().get(0, 0) > 20)
            rob()
            notice = self.told(told)
            self.begin_another()
            self.ask("Meanwhile.")
            self.until("its reply", lambda: self.words_shown(1) > 100)
            if heal:
                heal()
            self.until("both replies whole", lambda: self.history.exists() and self.replies() == {0: 1500, 1: 1500})
            if heal:
                self.until("the end of the notice", lambda: told not in self.notice())
            self.close()
        self.assertEqual(self.said_by("user"), ["Before.", "Meanwhile."])
        self.assert_sound()
        self.tell(what, f"“{notice}”; nothing lost")

    def test_09_folder_removed(self):
        self.robbed("folder removed", lambda: shutil.rmtree(self.folder))

    def test_09_folder_renamed(self):
        self.robbed("folder renamed", lambda: self.folder.rename(self.folder.with_name("moved")))
        moved = self.folder.with_name("moved") / self.history.name
        self.assert_sound(moved)
        self.assertEqual(self.said_by("user", moved), ["Before."])

    def test_09_another_file_in_its_place(self):
        def rob():
            self.folder.rename(self.folder.with_name("moved"))
            self.folder.mkdir()
            self.history.write_text("something else")

        def heal():
            self.assertEqual(self.history.read_text(), "something else")
            self.history.unlink()
        self.robbed("another file in its place", rob, heal, "cannot be written there")

    def test_09_immutable(self):
        def files():
            return [str(file) for file in (self.folder, *self.folder.glob("history.sqlite*"))]
        probe = self.home / "probe"
        probe.touch()
        if subprocess.run(["chattr", "+i", str(probe)], capture_output=True, check=False).returncode:
            self.tell("immutable", "not run, chattr has no effect here")
            raise unittest.SkipTest("chattr has no effect here")
        subprocess.run(["chattr", "-i", str(probe)], check=True)

        def heal():
            subprocess.run(["chattr", "-i", *files()], check=True)
        self.addCleanup(lambda: subprocess.run(["chattr", "-i", *files()], check=True))
        self.robbed("immutable", lambda: subprocess.run(["chattr", "+i", *files()], check=True), heal,
                    "cannot be read or written")

    # The file

    TALKS = 400

    def with_copies(self):
        self.begin_with(self.TALKS, "So it was, word after word. " * 10)
        done = self.command("backup")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.settle_in("http://127.0.0.1:9/v1")
        for end in ("-wal", "-shm"):
            self.history.with_name(self.history.name + end).unlink(missing_ok=True)

    def offer(self):
        return next((c for c in self.see.visible(self.window) if c.name.startswith("Take the copy of")
                     and self.see.role_of(c) == "push button"), None)

    def take_copy(self):
        """Checks that the copy is offered, also at the next start; a kill during the restore
        leads to the same offer. New messages are kept."""
        self.start()
        self.until("the offer", self.offer)
        self.find_parts()
        self.press_send(MEANWHILE)
        self.until("that there is no service", lambda: self.says("Error"))
        self.see.press(self.offer())
        self.told("Importing")
        self.end(signal.SIGKILL)
        self.assert_sound()
        self.start()
        self.see.press(self.until("the offer", self.offer))
        told = next(line for line in self.told("known already").splitlines() if "known already" in line)
        self.until("the end of the offer", lambda: not self.offer())
        self.quit()
        self.assert_sound()
        questions = [MEANWHILE, *(f"How was {i}?" for i in range(self.TALKS))]
        self.assertEqual(sorted(self.said_by("user")), sorted(questions))
        return f"killed while the copy was taken, then: {told}"

    def replaced(self, what, content):
        """A history that is empty or gone: a new one is begun, and a notice says so."""
        self.with_copies()
        self.history.unlink() if content is None else self.history.write_bytes(content)
        self.start()
        told = self.told("A new one was begun")
        self.assertIn(f"holds {self.TALKS} conversations", self.told("The newest sound copy"))
        self.quit()
        self.tell(what, f"“{told}”; {self.take_copy()}")

    def damaged(self, what, spoil):
        """A file that is no history: it stays until the user decides, and is put aside then."""
        self.with_copies()
        content = spoil(self.history.read_bytes())
        self.history.write_bytes(content)
        self.start()
        told = self.told("The newest sound copy")
        self.assertIn("what is said now is not kept", told)
        self.assertIn(f"holds {self.TALKS} conversations", told)
        self.quit()
        self.assertEqual(self.history.read_bytes(), content)
        done = self.take_copy()
        aside = list(self.folder.glob("history.sqlite.damaged-*[0-9]"))
        self.assertEqual([file.read_bytes() == content for file in aside], [True])
        self.tell(what, f"“{told}”; untouched until then; {done}")
        self.start()  # the question about the damaged one may still be open
        self.until("the list", self.listed)
        self.told("The damaged file lies beside it")
        self.assertIsNone(self.offer(), "the copy that was taken is offered again")

    def test_10_no_bytes(self):
        self.replaced("history of 0 bytes", b"")

    def test_10_missing(self):
        self.replaced("history missing", None)

    def test_10_first_page(self):
        self.damaged("first page destroyed", lambda content: os.urandom(4096) + content[4096:])

    def test_10_half(self):
        self.damaged("cut in half", lambda content: content[:len(content) // 2])

    def test_10_junk(self):
        self.damaged("junk", lambda content: os.urandom(len(content)))

    def test_10_zeros(self):
        self.damaged("all zeros", lambda content: bytes(len(content)))
