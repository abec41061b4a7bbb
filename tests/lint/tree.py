# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The repository as the lint rules see it: its files, their text, and C++ with literals masked."""
import re
import subprocess
from pathlib import Path, PurePosixPath

CPP = {".cpp", ".h"}
TEXT = CPP | {".py", ".sh", ".js", ".mjs", ".json", ".md", ".txt", ".cmake", ".in", ".xml", ".desktop", ".qrc"}
# These folders of app/, and the files directly in it, are the program; all others are the library
# without Gui.
PROGRAM_FOLDERS = ("commands", "controllers", "desktop", "documents", "models", "platform", "shown")
NOT_OURS = {"build", "node_modules", "__pycache__"}

_WORDS = re.compile(
    r'R"(?P<fence>[^()\\\s]{0,16})\((?:.|\n)*?\)(?P=fence)"'  # raw string
    r'|"(?:\\.|[^"\\\n])*"'
    r"|(?<![0-9A-Fa-f])'(?:\\.|[^'\\\n])+'"  # a character, not a digit separator
    r"|//[^\n]*"
    r"|/\*(?:.|\n)*?\*/"
)


def _blank(text):
    return re.sub(r"[^\n]", " ", text)


class Source:
    """One file. `code` has comments and literals blanked, `uncommented` only the comments."""

    def __init__(self, root, name):
        self.name = name
        self.path = PurePosixPath(name)
        self.suffix = self.path.suffix
        self.text = (root / name).read_text(encoding="utf-8", errors="replace")
        self.is_cpp = self.suffix in CPP
        self.code = self.uncommented = self.text
        if self.is_cpp:
            self.code = _WORDS.sub(lambda m: _blank(m.group()), self.text)
            self.uncommented = _WORDS.sub(
                lambda m: _blank(m.group()) if m.group().startswith(("//", "/*")) else m.group(), self.text)

    def line_of(self, offset):
        return self.text.count("\n", 0, offset) + 1

    def includes(self):
        """(line, name, quoted) of every #include."""
        for m in re.finditer(r'^[ \t]*#[ \t]*include[ \t]*([<"])([^>"\n]+)[>"]', self.uncommented, re.M):
            yield self.line_of(m.start(2)), m.group(2), m.group(1) == '"'

    def allows(self, rule, line):
        """Whether an exception is written: `lint: allow RULE: reason`, on the line or above it."""
        lines = self.text.splitlines()
        near = "\n".join(lines[max(0, line - 2):line])
        return re.search(rf"lint: allow {re.escape(rule)}: \S", near) is not None


class Tree:
    def __init__(self, root):
        self.root = Path(root)
        self.names = sorted(self._names())
        self.sources = [Source(self.root, n) for n in self.names if self._is_text(n)]
        self.cpp = [s for s in self.sources if s.is_cpp]

    def _names(self):
        if (self.root / ".git").exists():
            listing = subprocess.run(
                ["git", "-C", str(self.root), "ls-files", "-co", "--exclude-standard", "-z"],
                capture_output=True, text=True, check=False)
            if listing.returncode == 0:
                return [n for n in listing.stdout.split("\0") if n and (self.root / n).is_file()]
        found = (p.relative_to(self.root) for p in self.root.rglob("*") if p.is_file())
        return [p.as_posix() for p in found
                if not NOT_OURS & set(p.parts) and p.parts[0] != ".git"]

    @staticmethod
    def _is_text(name):
        path = PurePosixPath(name)
        return path.suffix in TEXT or path.name in {".clang-tidy", ".clang-format", ".gitignore", "run"}

    def zone(self, name):
        """Returns net, ui, core, program (see PROGRAM_FOLDERS), reader, or the top folder."""
        parts = PurePosixPath(name).parts
        if parts[:2] == ("app", "reader"):
            return "reader"  # a program of its own, with Gui and without the network
        if parts[0] == "app":
            return "core" if len(parts) > 2 and parts[1] not in PROGRAM_FOLDERS else "program"
        return parts[0]
