#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the pictures of the window that README and the software centres show.

usage: screenshot.py PROGRAM [Pictures.test_NAME...]

Into resources/screenshots, or the folder that PICTURES names. The window, the formulas and the
colours are the real program's; the replies come from a service on 127.0.0.1 that only has the
conversation below.
"""
import json
import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests/endtoend"))
os.environ.setdefault("SCREEN", "2600x2000")  # before the display is made

from desktop import Story, main  # pylint: disable=wrong-import-position
from wireserver import WireServer  # pylint: disable=wrong-import-position

MODEL = "some-model"

TALK = [
    ("When do savings double?",
     """After $n$ years at the rate $r$ they have grown by the factor $(1+r)^n$. They have doubled when

$$n = \\frac{\\ln 2}{\\ln\\,(1 + r)}$$

```python
from math import log

def years_to_double(rate):
    return log(2) / log(1 + rate)

print(f"{years_to_double(0.04):.1f} years")  # 17.7 years
```
"""),
    ("وكم تستغرق عند ٧٪ أو ١٠٪؟",
     """**كلما ارتفعت النسبة قصرت المدة**، وتحسبها الدالة `years_to_double` نفسها:

| النسبة | المدة بالسنوات |
| --- | --- |
| ٧٪ | ١٠٫٢ |
| ١٠٪ | ٧٫٣ |
"""),
]

# The other conversations in the sidebar: title, age in days, and further fields.
OTHERS = [
    ("Packing list for the mountains", 9, {"isPinned": True}),
    ("رسالة إلى صاحب البيت", 1, {}),
    ("Names for a small library", 2, {}),
    ("ما الفرق بين المدّ والجزر؟", 3, {}),
    ("Why is the sky dark at night?", 4, {}),
    ("Recipe for lentil soup", 5, {}),
]


def history_of_others(now):
    """Yields them in the form that `hiwar export` writes."""
    yield {"hiwar-history": {"version": 1, "program": "Hiwar", "exportedAt": now}}
    for number, (title, days, more) in enumerate(OTHERS):
        at = now - days * 86_400_000
        yield {"conversation": {"id": f"c{number}", "title": title, "currentLeaf": f"m{number}", "createdAt": at,
                                "updatedAt": at, **more}}
        yield {"message": {"id": f"m{number}", "role": "user", "content": title, "createdAt": at}}
    yield {"end": {"conversations": len(OTHERS), "messages": len(OTHERS)}}


def arriving(reply):
    """Streams an answer line by line, as a model does."""
    def answer(talk):
        talk.head("200 OK", "text/event-stream")
        for line in reply.splitlines(True):
            talk.event({"id": "c1", "object": "chat.completion.chunk", "created": 1, "model": MODEL,
                        "choices": [{"index": 0, "delta": {"content": line}, "finish_reason": None}]})
        talk.event({"id": "c1", "object": "chat.completion.chunk", "created": 1, "model": MODEL,
                    "choices": [{"index": 0, "delta": {}, "finish_reason": "stop"}]})
        talk.write("data: [DONE]\n\n")
    return answer


class Pictures(Story):
    def show(self, name, width, height, scale):
        """Shows the conversation in a window of that size, with `scale` pixels per dot."""
        os.environ["QT_SCALE_FACTOR"] = str(scale)
        self.addCleanup(os.environ.pop, "QT_SCALE_FACTOR")
        others = self.home / "others.jsonl"
        others.write_text("\n".join(map(json.dumps, history_of_others(int(time.time() * 1000)))))
        brought = self.command("import", str(others))
        self.assertEqual(brought.returncode, 0, brought.stderr)

        with WireServer(None) as server:
            profile = {"id": "p", "name": "My service", "baseUrl": server.base_url, "model": MODEL}
            settings = self.home / "config/hiwar/settings.json"
            settings.parent.mkdir(parents=True, exist_ok=True)
            settings.write_text(json.dumps({"theme": "light", "profiles": [profile], "currentProfile": "p"}))
            self.start("--new")
            self.find_window("windowmove", "0", "0", "windowsize", "--sync", str(width * scale), str(height * scale))
            for question, reply in TALK:
                server.answer = arriving(reply)
                self.send(question)
                self.message(f"You: {question}")
                self.control("Send", "push button")
            self.take(Path(os.environ.get("PICTURES", ROOT / "resources/screenshots")) / f"{name}.png")

    @staticmethod
    def find_window(*then):
        """Returns the window's number, or the output of the xdotool command in `then`."""
        words = ["xdotool", "search", "--onlyvisible", "--name", "Hiwar", *then]
        return subprocess.run(words, text=True, capture_output=True, check=True, timeout=30).stdout.strip()

    def take(self, path):
        """Saves the window without its frame, once only the caret still changes."""
        width, height = os.environ["SCREEN"].split("x")
        subprocess.run(["xdotool", "mousemove", width, height], check=True, timeout=30)
        window, seen = self.find_window(), []

        def stays():
            subprocess.run(["import", "-window", window, str(path)], check=True, timeout=30)
            seen.append(subprocess.run(["identify", "-format", "%#", str(path)], capture_output=True, check=True)
                        .stdout)
            return len(seen) > 8 and len(set(seen[-8:])) <= 2
        self.until("a picture that stays", stays, 60)
        subprocess.run(["mogrify", "-strip", "-dither", "None", "-colors", "256",
                        "-define", "png:compression-level=9", str(path)], check=True, timeout=60)

    def test_readme(self):
        """Twice as fine as it is shown, so that it is sharp on every screen."""
        self.show("conversation", 1040, 820, 2)

    def test_software_centre(self):
        """16:9, as AppStream wants it."""
        self.show("window", 1408, 792, 1)


if __name__ == "__main__":
    main()
