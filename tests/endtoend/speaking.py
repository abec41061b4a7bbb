# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Shared by stories about reading aloud: a real speech-dispatcher, which the program starts, with voices that write
what they say into a file. Each sentence lasts until the test lets it end, or the program stops it."""
import os
import shlex
import signal
import socket
import subprocess
from pathlib import Path

from readingstory import ReadingStory

BAR = "Reading aloud"
VOICE = """#!/bin/sh
printf '%s\\t%s\\t%s\\n' "$$" "$1" "$(cat)" >>{said}
read -r _ <{gate}
"""


def runs(pid):
    """One that has ended may stay in the list of processes, if nobody waits for it."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


class Voices:
    """One for each of these languages, in the home of a test. They need no sound card."""

    def __init__(self, story, *languages):
        self.story = story
        self.said_file = story.home / "said"
        self.said_file.touch()
        gate = story.home / "gate"
        os.mkfifo(gate)
        self.gate = os.open(gate, os.O_RDWR)
        story.addCleanup(os.close, self.gate)
        voice = story.home / "voice"
        voice.write_text(VOICE.format(said=shlex.quote(str(self.said_file)), gate=shlex.quote(str(gate))))
        voice.chmod(0o700)
        self.settings = Path(os.environ["XDG_CONFIG_HOME"]) / "speech-dispatcher"
        modules = self.settings / "modules"
        modules.mkdir(parents=True)
        lines = [f"GenericExecuteSynth \"printf %s \\'$DATA\\' | \\'{voice}\\' $LANGUAGE\"",
                 'GenericDelimiters "|"']  # a full stop cuts nothing
        for each in languages:
            lines += [f'GenericLanguage "{each}" "{each}" "utf-8"', f'AddVoice "{each}" "MALE1" "paper-{each}"']
        (modules / "paper.conf").write_text("\n".join(lines) + "\n")
        self.configure()
        os.environ.pop("SPEECHD_ADDRESS", None)
        self.place = Path(os.environ["XDG_RUNTIME_DIR"]) / "speech-dispatcher"
        story.addCleanup(self.end)

    def configure(self, *more):
        """libao opens no device before something sounds. The daemon ends a minute after the last program has left it,
        whatever becomes of the test."""
        (self.settings / "speechd.conf").write_text("\n".join(
            ['AudioOutputMethod "libao"', "Timeout 60", 'AddModule "paper" "sd_generic" "paper.conf"',
             "DefaultModule paper", *more]) + "\n")

    def start(self):
        """As a user does in a terminal."""
        with (self.story.home / "speech-dispatcher.log").open("wb") as log:
            daemon = subprocess.Popen(["speech-dispatcher", "-s"], stdout=log, stderr=log)

        def end():
            daemon.terminate()
            daemon.wait(30)
        self.story.addCleanup(end)
        self.story.until("the daemon", self.answers)

    def answers(self):
        with socket.socket(socket.AF_UNIX) as tried:
            return tried.connect_ex(str(self.place / "speechd.sock")) == 0

    def end(self, by=signal.SIGTERM):
        """Ends the daemon, and what it was saying."""
        speaking = self._lines()[-1:] if self.is_speaking() else []
        try:
            pid = int((self.place / "pid" / "speech-dispatcher.pid").read_text())
            is_daemon = Path(f"/proc/{pid}/comm").read_text().startswith("speech-dispatch")
        except (FileNotFoundError, ProcessLookupError):
            return  # there was none, or one that could not start, which leaves its number
        if is_daemon and runs(pid):
            os.kill(pid, by)
            self.story.until("the daemon's end", lambda: not runs(pid))
        for process, _, _ in speaking:
            if runs(process):
                os.kill(int(process), signal.SIGKILL)

    def _lines(self):
        """Whole lines: process, language, words."""
        return [line.split("\t") for line in self.said_file.read_text().split("\n")[:-1]]

    def said(self):
        """Pairs of language and words, from the first sentence on."""
        return [(language, words) for _, language, words in self._lines()]

    def is_speaking(self):
        lines = self._lines()
        return bool(lines) and runs(lines[-1][0])

    def finish(self):
        """The sentence that is spoken ends."""
        os.write(self.gate, b"\n")


class SpokenStory(ReadingStory):
    def start_with_voices(self, server, *languages, **settings):
        self.voices = Voices(self, *languages)
        self.begin(server, **settings)

    def begin_with(self, server, *languages):
        """There is a voice for each of these languages, and a reply."""
        self.start_with_voices(server, *languages)
        self.ask_again("Who reads this?")

    def ask_again(self, question):
        """Waits until the whole reply is there."""
        shown = self.see.find_now(self.window, "Conversation", "list")
        count = len(self.see.items(shown)) if shown else 0
        self.send(question)
        self.until("both messages", lambda: len(self.messages()) == count + 2)
        self.control("Send", "push button")

    def choose(self, start, name):
        """In the menu of the message."""
        self.open_menu(start)
        self.choose_shown(name)

    def choose_shown(self, name):
        """In the open menu, which is gone then; until it is, a click goes to it."""
        self.see.press(self.control(name, "menu item"))
        self.see.gone(self.window, name, "menu item")

    aside = 0

    def open_menu(self, start):
        """With the mouse, which need not be on the current message."""
        self.aside = 20 - self.aside  # twice at one place would be a double click, which opens nothing
        self.see.click(self.item(start), 3, self.aside)
        self.control("Select message", "menu item")

    def hears(self, *sentences):
        """All that was said from the beginning on; the last one is still spoken."""
        self.until(f"the sentences {sentences}", lambda: len(self.voices.said()) >= len(sentences))
        self.assertEqual(self.voices.said(), list(sentences))
        self.assertTrue(self.voices.is_speaking())

    def until_silent(self):
        self.until("silence", lambda: not self.voices.is_speaking())

    def until_at(self, progress, name=BAR):
        self.until(f'"{progress}"', lambda: self.control(name).description == progress)

    def until_ended(self, name=BAR):
        self.see.gone(self.window, name)
        self.until_silent()
