# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the attacks with files share: a command is run, watched and judged, and its figures are printed.

Every attack has a history, a working folder and a folder for scratch files of its own. After it nothing may stand
outside that history, no process may be left, and what was said may not be silence.
"""
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "endtoend"))
from desktop import Story  # noqa: E402

MOST_MEMORY = 500.0  # MB
MOST_TO_STOP = 2.0  # seconds, from Ctrl+C to the end
INTERRUPTED = (130, -signal.SIGINT)


def most_memory(pid):
    """In MB; 0: it is over."""
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return 0.0
    _, found, rest = status.partition("VmHWM:")
    return int(rest.split()[0]) / 1024 if found else 0.0


def processes_of(program):
    """The numbers of all processes that run this program or what it brings along."""
    found = []
    for place in Path("/proc").glob("[0-9]*"):
        try:
            runs = os.readlink(place / "exe").removesuffix(" (deleted)")
        except OSError:
            continue  # it ended, or is a zombie
        if Path(runs).parent == Path(program).resolve().parent:
            found.append(int(place.name))
    return found


@dataclass
class Ended:
    status: int
    out: bytes
    err: bytes
    seconds: float
    memory: float
    stopped: float = None  # seconds from Ctrl+C to the end; None: it ended by itself

    @property
    def words(self):
        return self.err.decode(errors="replace").strip()

    @property
    def told(self):
        """The last line of what it said, and so why."""
        return (self.words or self.out.decode(errors="replace").strip()).rpartition("\n")[2]


class Attack(Story):
    def setUp(self):
        self.addCleanup(lambda: shutil.rmtree(self.home, ignore_errors=True))
        super().setUp()
        self.here = self.home / "a" / "b" / "c"  # the way out of it ends in the home
        self.scratch = self.home / "scratch"
        self.made = self.home / "made"  # the hostile files
        for folder in (self.here, self.scratch, self.made):
            folder.mkdir(parents=True)
        os.environ["TMPDIR"] = str(self.scratch)
        self.histories = 0
        self.addCleanup(lambda: self.assertEqual(self.left_over(), [], "a process stays"))

    def left_over(self):
        return processes_of(self.program)

    # One attack

    @contextmanager
    def attack(self, name):
        """One that fails does not keep the others from being made."""
        with self.subTest(name):
            self.name = name
            self.histories += 1
            data = self.home / "data" / str(self.histories)
            data.mkdir(parents=True)
            os.environ["XDG_DATA_HOME"] = str(data)
            self.folder = data / "hiwar"
            before = self.everything()
            try:
                yield
            finally:
                left = self.left_over()
                for pid in left:
                    os.kill(pid, signal.SIGKILL)
                outside = sorted(self.everything() ^ before)
                shutil.rmtree(data, ignore_errors=True)
            self.assertEqual(left, [], "a process stays")
            self.assertEqual(outside, [], "something stands outside")

    def everything(self):
        """All that stands in the home beside the histories and the hostile files, as it is."""
        apart = (self.home / "data", self.made)
        found = set()
        for place, folders, files in os.walk(self.home):
            if Path(place) in apart:
                folders.clear()
                continue
            for name in folders + files:
                path = os.path.join(place, name)
                facts = os.lstat(path)
                when = 0 if os.path.isdir(path) else facts.st_mtime_ns
                found.add((path, facts.st_mode, when))
        return found

    # The program

    def run_it(self, *words, limit=120.0, interrupt=None, folder=None, **environment):
        """A command, watched to its end. `interrupt`: Ctrl+C after so many seconds."""
        with tempfile.TemporaryFile(dir=self.made) as out, tempfile.TemporaryFile(dir=self.made) as err:
            begun = time.monotonic()
            running = subprocess.Popen([self.program, *map(str, words)], cwd=folder or self.here, stdout=out,
                                       stderr=err, stdin=subprocess.DEVNULL, env=os.environ | environment)
            memory, signalled = 0.0, None
            while running.poll() is None:
                memory = max(memory, most_memory(running.pid))
                now = time.monotonic()
                if interrupt is not None and signalled is None and now - begun > interrupt:
                    running.send_signal(signal.SIGINT)
                    signalled = now
                if now - begun > limit or (signalled and now - signalled > 10 * MOST_TO_STOP):
                    running.kill()
                    running.wait()
                    self.fail(f"{words[0]} did not {'hear Ctrl+C' if signalled else 'end'}: "
                              f"{now - (signalled or begun):.0f} s, {memory:.0f} MB")
                time.sleep(0.005)
            over = time.monotonic()
            out.seek(0)
            err.seek(0)
            return Ended(running.returncode, out.read(), err.read(), over - begun, memory,
                         over - signalled if signalled else None)

    # What is promised

    def judge(self, ended, *statuses, memory=MOST_MEMORY, what=""):
        """One line of figures. It ended as it may, said why, and took no more memory than this."""
        took = f"{ended.seconds:6.1f} s {ended.memory:5.0f} MB"
        stop = f" stopped in {ended.stopped:.2f} s" if ended.stopped is not None else ""
        print(f"\n{self._testMethodName.removeprefix('test_'):10} {self.name[:40]:40} {what:9} {took} "
              f"exit {ended.status}{stop} {ended.told[-110:]}", end="", flush=True)
        self.assertIn(ended.status, statuses or (0, 1), ended.words[-500:])
        if ended.stopped is not None:
            self.assertLessEqual(ended.stopped, MOST_TO_STOP)
        elif ended.status == 0:
            self.assertTrue(ended.out.strip(), "it said nothing")
        else:
            self.assertTrue(ended.told.startswith("hiwar: "), ended.words[-500:])
        self.assertLessEqual(ended.memory, memory)
        return ended

    def take(self, file, *statuses, **how):
        """Imports the file; afterwards the history is sound, if there is one."""
        memory = how.pop("memory", MOST_MEMORY)
        ended = self.judge(self.run_it("import", file, **how), *statuses, memory=memory, what="import")
        self.sound()
        return ended

    def sound(self):
        checked = self.run_it("check")
        self.assertEqual(checked.status, 0, (checked.out + checked.err)[-500:])

    def held(self):
        """How many messages the history holds."""
        told = self.run_it("check").out.decode()
        return int(told.split()[0]) if "message" in told.split("\n")[0] else 0
