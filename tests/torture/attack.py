# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Shared by the attacks with files: a command is run, watched and judged, with figures printed.

Every attack has a history of its own. After it there must be no new file outside that history and
no process left, and a failure must not be silent. If one attack fails, the next still runs.
"""
import json
import os
import re
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
from desktop import INSIDE, Story  # noqa: E402

MOST_MEMORY = 600.0  # MB; a conversation may have 128 MB, and Qt uses two bytes per letter
MOST_TO_STOP = 2.0  # seconds, from Ctrl+C to the end
MOST_WAITING = 5.0  # seconds, for what takes a fraction of one on an idle machine
INTERRUPTED = (130, -signal.SIGINT)


def most_memory(pid):
    """Returns the peak in MB; 0 if it has ended. wait4() would include this program's memory."""
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return 0.0
    _, found, rest = status.partition("VmHWM:")
    return int(rest.split()[0]) / 1024 if found else 0.0


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
        """Returns the last line of its output, which must say why it ended."""
        return (self.words or self.out.decode(errors="replace").strip()).rpartition("\n")[2]


class Attack(Story):
    def setUp(self):
        self.addCleanup(lambda: shutil.rmtree(self.home, ignore_errors=True))
        super().setUp()
        self.addCleanup(os.environ.update, dict(os.environ))
        self.here = self.home / "a" / "b" / "c"  # three levels above it is the home
        self.scratch = self.home / "scratch"
        self.made = self.home / "made"  # the hostile files
        for folder in (self.here, self.scratch, self.made):
            folder.mkdir(parents=True)
        os.environ["TMPDIR"] = str(self.scratch)
        self.attacks = 0

    def left_over(self):
        """Returns the processes of the program, and of the programs it brings along."""
        found = []
        for place in Path("/proc").glob("[0-9]*"):
            try:
                runs = os.readlink(place / "exe").removesuffix(" (deleted)")
            except OSError:
                continue  # it ended
            if Path(runs).parent == Path(self.program).resolve().parent:
                found.append(int(place.name))
        return found

    @contextmanager
    def attack(self, name):
        with self.subTest(name):
            self.name = name
            self.attacks += 1
            data = self.home / "data" / str(self.attacks)
            data.mkdir(parents=True)
            os.environ["XDG_DATA_HOME"] = str(data)
            self.folder = data / "hiwar"
            before = self.everything()
            try:
                yield
                left = self.left_over()
                outside = sorted(self.everything() ^ before)
            finally:
                self.end_all()
                shutil.rmtree(data, ignore_errors=True)
            self.assertEqual(left, [], "a process stays")
            self.assertEqual(outside, [], "something stands outside")

    def end_all(self):
        for pid in self.left_over():
            os.kill(pid, signal.SIGKILL)
        if self.running:
            self.running.wait()
            self.running = None

    def everything(self):
        """Returns all files in the home, except Hiwar's and the hostile ones, with their state."""
        apart = {self.home / name for name in ("data", "config", "state", "cache")} | {self.made}
        found = set()
        for place, folders, files in os.walk(self.home):
            if Path(place) in apart:
                folders.clear()
                continue
            for name in {*folders, *files} - {"program.log"}:
                path = os.path.join(place, name)
                facts = os.lstat(path)
                found.add((path, oct(facts.st_mode), 0 if os.path.isdir(path) else facts.st_mtime_ns))
        return found

    # The program

    def run_it(self, *words, limit=120.0, interrupt=None, umask=-1, **environment):
        """Runs a command and watches it to its end. `interrupt`: Ctrl+C after so many seconds."""
        with tempfile.TemporaryFile(dir=self.made) as out, tempfile.TemporaryFile(dir=self.made) as err:
            begun = time.monotonic()
            running = subprocess.Popen([self.program, *map(str, words)], cwd=self.here, stdout=out, stderr=err,
                                       stdin=subprocess.DEVNULL, env=os.environ | environment, umask=umask)
            memory, signalled = 0.0, None
            while running.poll() is None:
                memory = max(memory, most_memory(running.pid))
                now = time.monotonic()
                if interrupt is not None and signalled is None and now - begun > interrupt:
                    running.send_signal(signal.SIGINT)
                    signalled = now
                if now - begun > limit or (signalled and now - signalled > 5 * MOST_TO_STOP):
                    running.kill()
                    running.wait()
                    self.figures(f"{words[0]} goes on", now - begun, memory)
                    self.fail(f"{words[0]} did not {'hear Ctrl+C' if signalled else 'end'}")
                time.sleep(0.005)
            over = time.monotonic()
            out.seek(0)
            err.seek(0)
            return Ended(running.returncode, out.read(), err.read(), over - begun, memory,
                         over - signalled if signalled else None)

    def settings(self, *profiles):
        """Writes the profiles; the last one is current."""
        folder = Path(os.environ["XDG_CONFIG_HOME"]) / "hiwar"
        folder.mkdir(mode=0o700, exist_ok=True)
        made = [{"id": f"p{i}", "name": f"Mine {i}", "model": "m", "baseUrl": url} for i, url in enumerate(profiles)]
        (folder / "settings.json").write_text(json.dumps({"profiles": made, "currentProfile": f"p{len(made) - 1}"}))

    # Figures and checks

    def figures(self, what, seconds=None, memory=None, told=""):
        """Prints one line of figures."""
        story = type(self).__name__.lower()
        took = f"{seconds:6.2f} s" if seconds is not None else " " * 8
        memory = f"{memory:4.0f} MB" if memory else " " * 7
        told = re.sub(re.escape(os.environ[INSIDE]) + r"/\w+", "~", " ".join(told.split()))
        print(f"\n{story:10} {self.name[:42]:42} {what:16} {took} {memory} {told}"[:190], end="", flush=True)

    def judge(self, what, ended, *statuses, memory=MOST_MEMORY):
        """Checks that it ended with an allowed status and a reason, and within this memory."""
        stop = f", stopped in {ended.stopped:.2f} s" if ended.stopped is not None else ""
        self.figures(what, ended.seconds, ended.memory, f"exit {ended.status}{stop}: {ended.told}")
        self.assertIn(ended.status, statuses or (0, 1), ended.words[-500:])
        if ended.stopped is not None:
            self.assertLessEqual(ended.stopped, MOST_TO_STOP)
        elif ended.status == 0:
            self.assertTrue(ended.out.strip(), "it said nothing")
        else:
            self.assertTrue(ended.told.startswith("hiwar: "), f"the last line does not say why: {ended.words[-500:]}")
        self.assertLessEqual(ended.memory, memory)
        return ended

    def take(self, file, *statuses, **how):
        """Imports the file; afterwards the history must be sound, if there is one."""
        ended = self.judge("import", self.run_it("import", file, **how), *statuses)
        checked = self.run_it("check")
        self.assertEqual(checked.status, 0, (checked.out + checked.err)[-500:])
        return ended

    def held(self):
        """Returns the number of messages in the history."""
        told = self.run_it("check").out.decode()
        return int(told.split()[0]) if re.match(r"\d+ messages? of ", told) else 0
