#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""bench_transfer.py HIWAR [MEGABYTES]: time and memory of importing and exporting a history of that size (500)."""
import base64
import hashlib
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import uuid
from pathlib import Path

WORDS = "history query index café سؤال جواب تاريخ 数据库 搜索 saffron lantern **bold** `code` thread signal 👋".split()


def line(kind, **fields):
    return json.dumps({kind: fields}, ensure_ascii=False) + "\n"


def write_history(path, size):
    """Writes conversations of 40 messages, every tenth with a file of 1 MB; returns the
    number of messages."""
    dice = random.Random(1)
    messages = 0
    now = 1_700_000_000_000
    with open(path, "w", encoding="utf-8") as out:
        out.write(line("hiwar-history", version=1, program="bench", exportedAt=now))
        number = 0
        while out.tell() < size:
            parent = ""
            content = dice.randbytes(1_000_000) if number % 10 == 0 else b""
            digest = hashlib.sha256(content).hexdigest()
            conversation = str(uuid.UUID(int=dice.getrandbits(128)))
            out.write(line("conversation", id=conversation, title=f"Conversation {number}", createdAt=now, updatedAt=now))
            for turn in range(40):
                text = " ".join(dice.choices(WORDS, k=250))
                fields = {"id": str(uuid.UUID(int=dice.getrandbits(128))), "role": "assistant" if turn % 2 else "user",
                          "content": text, "createdAt": now + turn}
                if parent:
                    fields["parentId"] = parent
                if content and turn == 0:
                    fields["attachments"] = [{"hash": digest, "name": "file", "mediaType": "image/png", "size": len(content)}]
                out.write(line("message", **fields))
                parent = fields["id"]
                messages += 1
            if content:
                out.write(line("attachment", hash=digest, size=len(content), content=base64.b64encode(content).decode()))
            number += 1
        out.write(line("end", conversations=number, messages=messages))
    return messages


def measured(name, command, environment, **options):
    began = time.monotonic()
    child = subprocess.Popen(command, env=environment, **options)
    _, status, usage = os.wait4(child.pid, 0)
    seconds = time.monotonic() - began
    print(f"{name:<22}{seconds:8.1f} s {usage.ru_maxrss / 1024:8.1f} MB at most")
    if status != 0:
        sys.exit(f"{name}: ended with {status}")


def main():
    hiwar = sys.argv[1]
    size = int(sys.argv[2] if len(sys.argv) > 2 else 500) * 1_000_000
    with tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_FOLDER")) as home:
        environment = {**os.environ, "HOME": home, "XDG_DATA_HOME": f"{home}/data", "XDG_CONFIG_HOME": f"{home}/config",
                       "XDG_STATE_HOME": f"{home}/state"}
        source = Path(home, "all.jsonl")
        messages = write_history(source, size)
        print(f"{'the export':<22}{source.stat().st_size / 1e6:8.0f} MB {messages:8} messages")
        measured("nothing", [hiwar, "--version"], environment, stdout=subprocess.DEVNULL)
        measured("dry run", [hiwar, "import", "--dry-run", str(source)], environment)
        measured("import", [hiwar, "import", str(source)], environment)
        again = Path(home, "again.jsonl")
        with open(again, "wb") as out:
            measured("export", [hiwar, "export"], environment, stdout=out)
        for form in ("markdown", "html", "text"):
            measured(f"export, {form}", [hiwar, "export", "--format", form, "--output", f"{home}/out"], environment)
            os.remove(f"{home}/out")
        with open(again, encoding="utf-8") as out:
            came_back = sum(1 for text in out if text.startswith('{"message":'))
        print(f"{'messages, out again':<22}{came_back:8}")
        if came_back != messages:
            sys.exit("messages got lost")


if __name__ == "__main__":
    main()
