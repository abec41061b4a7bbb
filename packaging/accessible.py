# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds and uses a running program's controls by their accessible names, like a screen reader.

Every wait polls until its condition holds, and has a limit. The module knows nothing about Hiwar.
Needs the system's Python with pyatspi, inside the session bus of the program.
"""
import itertools
import subprocess
import time

import accessibletree
import pyatspi
from gi.repository import GLib

LIMIT = 15.0  # seconds; generous, because test machines are slow
LEAST_LOOKS = 20  # before a wait is given up: on a busy machine, one look at a whole window takes seconds
PAUSE = 0.02
# Otherwise a program that gets no processor for 0.8 s counts as gone, and what it told just before is lost.
pyatspi.Atspi.set_timeout(round(LIMIT * 1000), 0)


class NotThere(Exception):
    """The condition did not become true within the limit."""


def until(what, look, limit=LIMIT):
    """Polls until the answer is true, and returns it. A control that vanishes counts as no. The limit is in seconds,
    but some looks are taken even on a machine that needs more for them."""
    end = time.monotonic() + limit
    for looks in itertools.count(1):
        try:
            answer = look()
        except (GLib.Error, LookupError, NotImplementedError):
            answer = None
        if answer:
            return answer
        if looks >= LEAST_LOOKS and time.monotonic() > end:
            raise NotThere(f"{what} did not come within {limit:.0f} s and {looks} looks")
        time.sleep(PAUSE)


def children(control):
    for i in range(control.childCount):
        child = control.getChildAtIndex(i)
        if child is not None:
            yield child


def below(control):
    """Yields all descendants of the control, from the top down, with the names, roles and states that they have now."""
    return accessibletree.read(control).below()


def visible(control):
    """Yields those that show."""
    return filter(showing, accessibletree.read(control, hidden=False).below())


def role_of(control):
    """Returns the role's name; newer desktops call a push button just a button."""
    name = control.getRoleName()
    return "push button" if name == "button" else name


def showing(control):
    return control.getState().contains(pyatspi.STATE_SHOWING)


def active(frame):
    """Whether keys go to this window."""
    return frame.getState().contains(pyatspi.STATE_ACTIVE)


def enabled(control):
    return control.getState().contains(pyatspi.STATE_ENABLED)


def selected(control):
    return control.getState().contains(pyatspi.STATE_SELECTED)


def interfaces(control):
    return pyatspi.listInterfaces(control)


def programs(name):
    return [p for p in children(pyatspi.Registry.getDesktop(0)) if p.name and name.lower() in p.name.lower()]


def window(program="hiwar", ended=lambda: False, limit=30.0):
    """Returns the program's main window, once it shows. `ended`: whether waiting is useless."""
    def look():
        if ended():
            raise NotThere(f"a window of {program} did not come; the program ended before it")
        for found in programs(program):
            for frame in children(found):
                if frame.getRoleName() == "frame" and showing(frame):
                    return frame
        return None
    return until(f"a window of {program}", look, limit)


def find_now(root, name, role=None):
    return next((node.control for node in visible(root)
                 if node.name == name and (role is None or role_of(node) == role)), None)


def find(root, name, role=None, limit=LIMIT):
    """Waits for the visible control of this name, and returns it."""
    return until(f'the {role or "control"} "{name}"', lambda: find_now(root, name, role), limit)


def gone(root, name, role=None, limit=LIMIT):
    until(f'the end of the {role or "control"} "{name}"', lambda: find_now(root, name, role) is None, limit)


def text(control):
    try:
        words = control.queryText()
        return words.getText(0, words.characterCount)
    except NotImplementedError:
        return control.name


def set_text(control, words):
    if not control.queryEditableText().setTextContents(words):
        raise NotThere(f'"{control.name}" takes no text')


def press(control):
    action = control.queryAction()
    names = [action.getName(i) for i in range(action.nActions)]
    for wanted in ("Press", "Click", "click", "Toggle"):
        if wanted in names:
            action.doAction(names.index(wanted))
            return
    raise NotThere(f'"{control.name}" cannot be pressed, only {names}')


def click(control, button=1, aside=0):
    """Clicks at the control's position, or so many pixels aside of it. A press through the tree would show for 100 ms
    first."""
    box = control.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
    pyatspi.Registry.generateMouseEvent(box.x + box.width // 2 + aside, box.y + box.height // 2, f"b{button}c")


def items(container):
    """The names of the list items, from first to last; not of those inside an item."""
    return [node.name for node in _items(accessibletree.read(container))]


def _items(node):
    for child in node.nodes:
        if child.getRoleName() == "list item":
            yield child
        else:
            yield from _items(child)


def act(control, name):
    """Runs the control's action of this name."""
    action = control.queryAction()
    names = [action.getName(i) for i in range(action.nActions)]
    if name not in names:
        raise NotThere(f'"{control.name}" cannot "{name}", only {names}')
    action.doAction(names.index(name))


def keys(*names):
    """Presses keys one after the other: "Tab", "shift+Right", "ctrl+c"."""
    subprocess.run(["xdotool", "key", *names], check=True, timeout=30)


def type_words(words):
    """Types words where the keyboard is."""
    subprocess.run(["xdotool", "type", "--", words], check=True, timeout=60)


class Told:
    """Records the events that programs emit while the block runs, in order: with
    Told("object:announcement") as told: …"""

    def __init__(self, *kinds):
        self.kinds = kinds
        self.events = []

    def __enter__(self):
        pyatspi.Registry.registerEventListener(self._note, *self.kinds)
        return self

    def __exit__(self, *_):
        pyatspi.Registry.deregisterEventListener(self._note, *self.kinds)

    def _note(self, event):
        try:
            source = event.source
            self.events.append((str(event.type), role_of(source), source.name, event.detail1, event.any_data))
        except (GLib.Error, AttributeError):
            pass  # it vanished before it could be read

    def take(self):
        """Returns the events since the last call."""
        context = GLib.MainContext.default()
        while context.pending():
            context.iteration(False)
        taken, self.events = self.events, []
        return taken

    def announced(self):
        """Returns the new announcements: a screen reader says them wherever the focus is."""
        words = []
        for kind, role, name, detail, data in self.take():
            if kind == "object:announcement":
                words += str(data).split("\n")
            elif kind == "object:state-changed:showing" and role == "notification" and detail:
                words += name.split("\n")
        return words


def picture(path, control=None):
    """Saves the whole display, or only the control, as a PNG."""
    part = []
    if control:
        box = control.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
        part = ["-crop", f"{box.width}x{box.height}+{box.x}+{box.y}", "+repage"]
    subprocess.run(["import", "-window", "root", *part, str(path)], check=True, timeout=30)
