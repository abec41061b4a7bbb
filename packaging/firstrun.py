#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Has a first conversation with the Guide in a window on its own display, and takes a picture.

usage: firstrun.py PICTURE PROGRAM [arguments]

The program gets a temporary home beside the picture. HIWAR_QUESTION sets the question.
"""
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

QUESTION = os.environ.get("HIWAR_QUESTION", "How do I connect a model?")

OUT, ERR = 8, 9  # this script's own output, while the session's goes to a file


def enter_private_world(home):
    """Starts this script again, within a display and a session bus that end with it."""
    shutil.rmtree(home, ignore_errors=True)
    (home / "run").mkdir(parents=True, mode=0o700)
    os.chmod(home / "run", 0o700)
    keep = {k: v for k, v in os.environ.items()
            if not k.startswith(("XDG_", "DBUS_", "GNOME_", "AT_SPI", "QT_"))}
    os.environ.clear()
    os.environ.update(keep, HOME=str(home), XDG_RUNTIME_DIR=str(home / "run"), LC_ALL="C.UTF-8",
                      QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1", HIWAR_FIRST_RUN="inside")
    # The bus and the display print a lot; their output goes to a file, this script's own stays. A
    # child and not an exec: an X server never reports to process 1 that it is ready, and in a
    # container this may be process 1.
    os.dup2(1, OUT)
    os.dup2(2, ERR)
    with (home / "session.log").open("wb") as log:
        # A display resets when its last client leaves, and refuses clients at that moment: the
        # client that announces the accessibility bus comes and goes before the program does.
        done = subprocess.run(["xvfb-run", "-a", "-s", "-screen 0 1120x880x24 -noreset", "dbus-run-session", "--",
                               sys.executable, "-B", *sys.argv],
                              stdout=log, stderr=log, pass_fds=(OUT, ERR), check=False)
    sys.exit(done.returncode)


def has_replied(accessible, window):
    """Returns the reply's text once there is one and the button is "Send" again, or None."""
    if not accessible.find_now(window, "Send", "push button"):
        return None
    said = accessible.items(accessible.find(window, "Conversation", "list"))
    replies = [words for words in said if words.startswith("Assistant: ")]
    return replies[-1] if replies else None


def converse(program, picture):
    import accessible
    window = accessible.window(ended=lambda: program.poll() is not None)
    accessible.set_text(accessible.find(window, "Message", "text"), QUESTION)
    accessible.press(accessible.find(window, "Send", "push button"))
    asked = f"You: {QUESTION}"
    conversation = accessible.find(window, "Conversation", "list")
    accessible.until("the question in the conversation",
                     lambda: any(words.startswith(asked) for words in accessible.items(conversation)))
    reply = accessible.until("the Guide's reply", lambda: has_replied(accessible, window), 30)
    time.sleep(0.5)  # the window paints at the display's pace, and reports nowhere when it has
    accessible.picture(picture, window)
    if program.poll() is not None:
        raise accessible.NotThere("the program ended with status %d" % program.returncode)
    return reply


def main():
    picture, command = Path(sys.argv[1]).absolute(), sys.argv[2:]
    home = picture.parent / "first-run-home"
    if os.environ.get("HIWAR_FIRST_RUN") != "inside":
        enter_private_world(home)
    os.dup2(OUT, 1)
    os.dup2(ERR, 2)
    os.closerange(OUT, ERR + 1)
    picture.unlink(missing_ok=True)
    log = home / "program.log"
    with log.open("wb") as said:
        program = subprocess.Popen(command, stdout=said, stderr=said)
    try:
        reply = converse(program, picture)
    except Exception as fault:
        print(log.read_text(errors="replace"), end="", file=sys.stderr)
        return f"hiwar: the first conversation failed: {fault}; what the program said is in {log}"
    finally:
        program.terminate()
        try:
            program.wait(10)
        except subprocess.TimeoutExpired:
            program.kill()
    print(f"You: {QUESTION}\n{reply}\n\nhiwar: a picture of the window is in {picture}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
