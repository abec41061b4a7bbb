#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Dictating by keyboard alone, with a real sound server whose microphone hears a tone: the words come into the message,
Ctrl+Z takes exactly them, a failure keeps the recording, and without a sound server a sentence says what to do."""
import io
import json
import os
import re
import subprocess
import threading
import wave
from pathlib import Path

from desktop import INSIDE, Story, main
from person import Person
from wireserver import WireServer, refuse

TONE = 440  # in Hz


def words(said):
    def answer(talk):
        talk.body("200 OK", "application/json", json.dumps({"text": said}, ensure_ascii=False))
    return answer


class Service:
    """Answers each request with the next of these."""

    def __init__(self, *answers):
        self.answers = list(answers)

    def __call__(self, talk):
        self.answers.pop(0)(talk)


class Dictation(Story):
    def listen(self):
        """A sound server without a device: it plays a tone, and hears that by its microphone."""
        place = Path(os.environ[INSIDE]) / "run" / self.id().rsplit(".", 1)[-1][:40]
        place.mkdir()
        socket = place / "pulse"
        os.environ["PULSE_SERVER"] = f"unix:{socket}"
        output = (self.home / "pulse.log").open("wb")
        self.addCleanup(output.close)
        server = subprocess.Popen(
            ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no",
             "-L", "module-null-sink sink_name=quiet", "-L", f"module-sine sink=quiet frequency={TONE}",
             "-L", "module-remap-source master=quiet.monitor source_name=microphone",
             "-L", f"module-native-protocol-unix auth-anonymous=1 socket={socket}"],
            stdout=output, stderr=output)

        def end():
            server.kill()
            server.wait()
        self.addCleanup(end)
        self.until("the sound server", socket.exists)

    def begin(self, server, profile=None, **more):
        chosen = {"profile": "p", "model": "whisper-1", "language": "en"}
        super().begin(server, profile, dictation=chosen, **more)

    def written(self, name="Message"):
        return self.see.text(self.control(name, "text"))

    def said_by_strip(self, name="Dictation"):
        strip = self.see.find_now(self.window, name)
        return strip.description if strip else ""

    def recorded(self, name):
        """How many seconds, in the digits of any language; less than 0: nothing is recorded."""
        clock = re.search(r"(\d+):(\d\d)", self.said_by_strip(name))
        return 60 * int(clock[1]) + int(clock[2]) if clock else -1

    def dictate(self, person, name="Dictation", seconds=4):
        """Until so much was recorded; the tone is at its end."""
        person.key("F9")
        self.until("a recording", lambda: self.recorded(name) >= seconds, 30)

    def check_sound(self, request):
        """What was sent is a form with a file that has the tone."""
        self.assertEqual(request.path, "/v1/audio/transcriptions")
        kind, _, boundary = request.headers["content-type"].partition("; boundary=")
        self.assertEqual(kind, "multipart/form-data")
        parts = request.body.split(b"--" + boundary.encode())
        fields = {part.split(b'name="')[1].split(b'"')[0].decode(): part.partition(b"\r\n\r\n")[2][:-2]
                  for part in parts[1:-1]}
        self.assertEqual(fields["model"], b"whisper-1")
        self.assertEqual(fields["language"], b"en")
        with wave.open(io.BytesIO(fields["file"])) as sound:
            self.assertEqual((sound.getnchannels(), sound.getframerate(), sound.getsampwidth()), (1, 16000, 2))
            frames = memoryview(sound.readframes(sound.getnframes())).cast("h")[-16000:]
        rises = sum(1 for before, now in zip(frames, frames[1:]) if before < 0 <= now)
        self.assertAlmostEqual(rises, TONE, delta=5)

    def test_words_come_are_undone_and_come_after_a_failure(self):
        self.listen()
        service = Service(words("how are you"), refuse("500 Internal Server Error", "no ears", "none"), words("very well"))
        with WireServer(service) as server:
            self.begin(server)
            person = Person(self)
            person.wait_for_focus("Message")
            person.type("Hello,")
            self.dictate(person)
            self.control("Stop and insert", "push button")
            self.picture("dictating")
            person.key("F9")
            self.until("the words", lambda: self.written() == "Hello, how are you")
            self.assertEqual(self.said_by_strip(), "")
            self.check_sound(server.chats[0])
            person.type(" ok")
            self.until("more letters", lambda: self.written() == "Hello, how are you ok")
            for left in ("Hello, how are you", "Hello,"):
                person.key("ctrl+z")
                self.until("a step back", lambda: self.written() == left)
            # The service fails once; the same recording goes out again.
            self.dictate(person)
            person.key("F9")
            self.until("what became of it", lambda: "the recording is kept" in self.said_by_strip())
            self.picture("dictation-failed")
            self.assertEqual(self.written(), "Hello,")
            person.tab_to("Try again", key="shift+Tab")
            person.key("space")
            self.until("the words", lambda: self.written() == "Hello, very well")
            self.assertEqual(server.chats[1].body, server.chats[2].body)
            person.wait_for_focus("Message")
            # Esc lets it be, and nothing is sent.
            self.dictate(person, seconds=1)
            person.key("Escape")
            self.until("the strip's end", lambda: self.said_by_strip() == "")
            self.assertEqual(self.written(), "Hello, very well")
            self.assertEqual(len(server.chats), 3)
        self.quit()

    def test_the_program_does_not_end_over_a_recording_at_once(self):
        self.listen()
        heard = threading.Event()

        def slowly(talk):
            heard.wait(60)
            words("how are you")(talk)
        self.addCleanup(heard.set)
        with WireServer(slowly) as server:
            self.begin(server)
            person = Person(self)
            person.wait_for_focus("Message")
            person.type("Hello,")
            self.dictate(person)
            person.key("ctrl+q")
            self.until("why it did not end", lambda: [c for c in self.see.visible(self.window) if
                                                      c.name.startswith("What you dictated is still being turned")])
            self.picture("dictation-closing")
            heard.set()
            self.until("the words", lambda: self.written() == "Hello, how are you")
            self.assertIsNone(self.running.poll())
            person.key("ctrl+q")
            self.assertEqual(self.running.wait(30), 0)
            self.start()
            self.until("the words, kept", lambda: self.written() == "Hello, how are you")
        self.quit()

    def test_without_a_sound_server_a_sentence_says_what_to_do(self):
        os.environ["PULSE_SERVER"] = f"unix:{self.home}/nobody"
        with WireServer(Service()) as server:
            self.begin(server)
            person = Person(self)
            person.wait_for_focus("Message")
            person.key("F9")
            self.until("the sentence", lambda: "No microphone was found" in self.said_by_strip(), 30)
            person.tab_to("Close", key="shift+Tab")
            person.key("space")
            self.until("the strip's end", lambda: self.said_by_strip() == "")
            person.wait_for_focus("Message")
            self.assertEqual(server.chats, [])
        self.quit()

    def test_an_arabic_window_takes_arabic_words(self):
        self.listen()
        with WireServer(Service(words("كيف حالك"))) as server:
            self.begin(server, language="ar")
            person = Person(self)
            person.wait_for_focus("الرسالة")
            person.paste("مرحبا،")
            self.dictate(person, "الإملاء الصوتي")
            self.picture("ar-dictating")
            person.key("F9")
            self.until("the words", lambda: self.written("الرسالة") == "مرحبا، كيف حالك")
            person.key("ctrl+z")
            self.until("a step back", lambda: self.written("الرسالة") == "مرحبا،")
        self.quit()


if __name__ == "__main__":
    main()
