# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Shared by the stories about the looks: a conversation with words and code, and how it looks: by the places of letters
and controls in the accessibility tree, and by pixels of the display where the tree cannot know."""
import os
import re
import subprocess
from dataclasses import dataclass, fields
from typing import Callable

os.environ.setdefault("SCREEN", "2640x1100")  # before the display is made: two windows side by side

from keyboardstory import KeyboardStory  # pylint: disable=wrong-import-position

QUESTION = "Will it fill a list?"  # narrow letters
WORDS = "illwmm " * 21
CODE = "iiiimmmm = 1\n\nlast = " + " + ".join(["3"] * 30)
REPLY = f"{WORDS}\n\n```python\n{CODE}\n```\n"

# So that the usual font of code is none of a fixed width on any computer, and another one shows by its widths.
FONTS = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><match target="pattern"><test name="family"><string>monospace</string></test>
<edit name="family" mode="prepend" binding="strong"><string>DejaVu Serif</string></edit></match></fontconfig>
"""


class Display:
    """What the whole display shows now."""

    def __init__(self):
        ppm = subprocess.run(["import", "-window", "root", "-depth", "8", "ppm:-"], capture_output=True, check=True,
                             timeout=30).stdout
        kind, width, height, most = ppm[:40].split()[:4]
        assert (kind, most) == (b"P6", b"255"), (kind, most)
        self.width, self.height = int(width), int(height)
        self.pixels = ppm[-3 * self.width * self.height:]

    def at(self, x, y):
        begin = 3 * (y * self.width + x)
        return tuple(self.pixels[begin:begin + 3])

    def has_ink(self, left, top, right, bottom):
        """There is more than one colour between these edges."""
        return len({self.at(x, y) for y in range(top, bottom) for x in range(left, right)}) > 1


@dataclass
class Looks:
    """Of the window: lengths in pixels."""
    control: int = 0  # the width of a control by its words …
    model: int = 0  # … and of one that is as wide as the header allows
    words: int = 0  # three words of the reply
    line: int = 0  # from one of its lines to the next one
    column: int = 0  # of its code, which is as wide as the column allows
    narrow: int = 0  # four narrow letters of code …
    wide: int = 0  # … and four wide ones
    indent: int = 0  # from the edge of the code's box to its first letter
    own: int = 0  # from the code's box to the first letter of the question
    caption: int = 0  # how far the reply's caption reaches
    own_caption: int = 0  # how far the question's one does, from the other side
    code: int = 0  # from the first line of code to the end of the last one

    def is_like(self, other):
        """Rounded edges make one of a difference."""
        return all(abs(getattr(self, f.name) - getattr(other, f.name)) <= 1 for f in fields(self))


@dataclass
class Grounds:
    """Of the window: what only pixels tell."""
    page: tuple  # the colour of the conversation's ground
    is_bubble: bool  # the reply is on another ground
    numbers: int  # how many of the lines of code have ink beside their letters, within the box


class Page:
    """The conversation that is shown in a window, when the reply is there."""

    NAMES = ("Conversation", "You: ", "Assistant: ", "Conversation menu", "Choose model", "Delete", "Code", "Copy")
    ARABIC = ("المحادثة", "أنت: ", "المساعد: ", "قائمة المحادثة", "اختيار النموذج", "حذف", "شيفرة", "نسخ")

    def __init__(self, story, frame, names=NAMES):
        self.story, self.see, self.frame = story, story.see, frame
        listed, question, reply, title, model, self.delete, self.code, self.copy = names
        self.listed = self.see.find(frame, listed, "list")
        self.question, self.reply = self.item(question), self.item(reply)
        self.title = self.see.find(frame, title, "push button")
        self.model = self.see.find(frame, model, "push button")

    def item(self, start):
        return self.story.until(f'a message that starts with "{start}"', lambda: [
            c for c in self.see.children(self.listed)
            if self.see.role_of(c) == "list item" and c.name.startswith(start)][-1])

    def box(self, control):
        return control.queryComponent().getExtents(self.see.pyatspi.DESKTOP_COORDS)

    def letter(self, item, at):
        """Its left and upper edge."""
        x, y, _, _ = item.queryText().getCharacterExtents(at, self.see.pyatspi.DESKTOP_COORDS)
        return x, y

    def part(self, item, name):
        return [c for c in self.see.children(item) if c.name == name][0]

    def next_line(self):
        """The upper edge of the reply's second line."""
        first = self.letter(self.reply, 0)[1]
        for at in range(7, len(WORDS), 7):
            if (edge := self.letter(self.reply, at)[1]) > first:
                return edge
        raise LookupError("one line only")

    def code_in(self, reply):
        at = self.see.text(reply).find(CODE)
        if at < 0:
            raise LookupError("the reply has no words while it is laid out")
        return at

    def look(self):
        """Measures once; what changes meanwhile makes no sense, or nothing."""
        reply, question = self.reply, self.question
        code = self.code_in(reply)
        first, third = self.letter(reply, 0), self.letter(reply, 21)
        narrow, wide, end = (self.letter(reply, code + at) for at in (0, 4, 8))
        frame = self.box(self.part(reply, self.code))
        delete = self.box(self.part(question, self.delete))
        return Looks(control=self.box(self.title).width, model=self.box(self.model).width,
                     words=third[0] - first[0], line=self.next_line() - first[1], column=frame.width,
                     narrow=wide[0] - narrow[0], wide=end[0] - wide[0], indent=narrow[0] - frame.x,
                     own=self.letter(question, 0)[0] - frame.x,
                     caption=self.box(self.part(reply, self.copy)).x - frame.x,
                     own_caption=frame.x + frame.width - delete.x - delete.width,
                     code=self.letter(reply, code + len(CODE) - 1)[1] - narrow[1])

    def looks(self):
        """Measures until nothing moves any more."""
        def look():
            now = self.look()
            return now if now == self.look() else None
        return self.story.until("looks that stay", look)

    def grounds(self):
        code = self.code_in(self.reply)
        row, frame = self.box(self.reply), self.box(self.part(self.reply, self.code))
        x, y = self.letter(self.reply, 0)
        edge, top = self.letter(self.reply, code)
        pitch = (self.letter(self.reply, code + CODE.index("last"))[1] - top) // 2
        if y < self.box(self.listed).y:
            raise LookupError("the reply begins out of sight")
        display = Display()
        page = display.at(row.x + 2, row.y + row.height // 2)
        numbers = [display.has_ink(frame.x + 3, top + line * pitch, edge - 1, top + (line + 1) * pitch)
                   for line in range(3)]
        return Grounds(page=page, is_bubble=display.at(x - 4, y + 2) != page, numbers=sum(numbers))


# Qt says of a chosen font which scripts it cannot write, and takes another one for them.
SCRIPTS = re.compile(r'^(qt\.text\.font\.db:)? *OpenType support missing for "DejaVu (Sans Mono|Serif)", script \d+\n',
                     re.MULTILINE)


def stay(was, now, *names):
    return all(abs(getattr(was, name) - getattr(now, name)) <= 1 for name in names)


def grow(was, now, share, *names):
    """By this share, but for the edges of letters, which are rounded."""
    return all(abs(getattr(was, name) * share - getattr(now, name)) <= 4 for name in names)


@dataclass
class Change:
    section: str
    control: str
    option: str | bool
    proof: Callable  # that it is seen, by the looks before and now
    ground: Callable = None  # and by pixels
    key: str = "Down"  # leads from the usual option to this one

    @property
    def role(self):
        return "check box" if isinstance(self.option, bool) else "combo box"


# In the order of Tab.
CHANGES = (
    Change("Reading", "Messages", "Plain", lambda was, now: now.own < 20 < was.own - 100 and now.column > was.column,
           lambda ground: not ground.is_bubble),
    Change("Reading", "Wrap code", True, lambda was, now: now.code > was.code + 10 and stay(was, now, "indent")),
    Change("Reading", "Line numbers", True, lambda was, now: now.indent > was.indent + 8,
           lambda ground: ground.numbers == 3),
    Change("Reading", "Time of a message", False, lambda was, now: now.caption < was.caption - 20
           and abs(now.own_caption - was.own_caption) > 20),
    Change("Reading", "Tokens of a reply", True, lambda was, now: now.caption > was.caption + 30),
    Change("Reading", "Duration of a reply", True, lambda was, now: now.caption > was.caption + 30),
    Change("Appearance", "Colours", "Dark", lambda was, now: now.is_like(was), lambda ground: max(ground.page) < 80),
    # The one of messages is as in the window until another one is chosen.
    Change("Appearance", "Font of the window", "DejaVu Sans Mono", lambda was, now: now.control > was.control + 10
           and now.model > was.model + 10 and now.words > was.words + 10 and stay(was, now, "narrow", "wide", "line")),
    Change("Appearance", "Size in the window", "120 %", lambda was, now: now.control > was.control + 10
           and now.model > was.model + 10 and stay(was, now, "words", "line", "narrow")),
    Change("Appearance", "Font of messages", "DejaVu Serif", lambda was, now: now.words < was.words - 4
           and stay(was, now, "control", "model", "narrow", "wide")),
    Change("Appearance", "Size of messages", "150 %", lambda was, now: grow(was, now, 1.5, "words", "line")
           and stay(was, now, "control", "narrow", "column")),
    Change("Appearance", "Font of code", "DejaVu Sans Mono", lambda was, now: was.wide > was.narrow + 10
           and now.wide == now.narrow and stay(was, now, "control", "words")),
    Change("Appearance", "Size of code", "135 %", lambda was, now: grow(was, now, 1.35, "narrow", "wide")
           and stay(was, now, "control", "words", "line", "column")),
    Change("Appearance", "Distance of lines", "2.10", lambda was, now: grow(was, now, 1.4, "line")
           and stay(was, now, "words", "narrow", "column")),
    Change("Appearance", "Width of the conversation", "Narrow", lambda was, now: now.column == 560
           and stay(was, now, "words", "line", "narrow"), key="Up"),
)


class LookStory(KeyboardStory):
    def setUp(self):
        super().setUp()
        fonts = self.home / "config/fontconfig"
        fonts.mkdir()
        (fonts / "fonts.conf").write_text(FONTS)

    def complaints(self):
        return SCRIPTS.sub("", super().complaints() + "\n").strip()

    def resize(self, width, height, x=0):
        """Asks the window manager to give this place and size to the window in front, which is self.window."""
        number = self.number_in_front()
        subprocess.run(["xdotool", "windowmove", number, str(x), "0", "windowsize", number, str(width), str(height)],
                       check=True, timeout=30)
        self.until(f"a window of {width} pixels", lambda: self.window.queryComponent().getExtents(
            self.see.pyatspi.DESKTOP_COORDS).width == width)

    def prove(self, page, change, was):
        """It is on the page, which was so before."""
        def look():
            nonlocal now
            now = page.look()
            return change.proof(was, now)
        now = None
        try:
            self.until(f"the looks by {change.control}", look)
            if change.ground:
                self.until(f"the colours by {change.control}", lambda: change.ground(page.grounds()))
        except self.see.NotThere as fault:
            raise AssertionError(f"{fault}: before {was}, now {now}, {page.grounds()}") from None

    def sections(self, panel):
        """The changes with their controls, each section opened in the panel of the settings."""
        opened = None
        for change in CHANGES:
            if change.section != opened:
                opened = change.section
                self.see.press(self.see.find(panel, opened, "radio button"))
            yield change, self.see.find(panel, change.control, change.role)

    def is_set(self, control, option):
        if isinstance(option, bool):
            return control.getState().contains(self.see.pyatspi.STATE_CHECKED) == option
        return self.chosen(control) == option

    def chosen(self, box):
        return next((c.name for c in self.see.below(box)
                     if self.see.selected(c) and self.see.role_of(c) == "list item"), None)

    def kept_after_restart(self, pages):
        """In each window, and in the settings."""
        looks = [page.looks() for page in pages]
        self.restart()
        self.until(f"{len(pages)} windows", lambda: len(self.frames()) == len(pages))
        for frame in self.frames():
            page = Page(self, frame)
            self.until("the looks as before", lambda: any(page.look().is_like(look) for look in looks))
            self.until("the colours as before", lambda: (ground := page.grounds()) and all(
                change.ground(ground) for change in CHANGES if change.ground))
        self.number_in_front()
        self.see.keys("ctrl+comma")  # they are in the first window, whichever is asked
        panel = self.until("the settings", lambda: next(
            (found for f in self.frames() if (found := self.see.find_now(f, "Settings panel", "panel"))), None))
        for change, control in self.sections(panel):
            self.until(f"{change.control}: {change.option}", lambda: self.is_set(control, change.option))
