#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What README and the documents around it name exists: files, scripts, commands, options, packages.

usage: documents.py ROOT HIWAR

tests/ui/tst_documentedkeys.cpp checks the keys.
"""
import functools
import json
import re
import subprocess
import sys
from pathlib import Path

import folders
from folders import files_below, words_of

NAMES = ["README.md", "packaging/README.md", "tests/README.md", "app/ARCHITECTURE.md", "app/THREATS.md",
         ".github/CONTRIBUTING.md", ".github/SECURITY.md", ".github/pull_request_template.md",
         ".github/ISSUE_TEMPLATE/bug.yml", ".github/ISSUE_TEMPLATE/feature.yml"]
LONGEST_LINE = 120
# The longer a page, the fewer people read it.
LONGEST = {"README.md": 135, "app/ARCHITECTURE.md": 105, ".github/CONTRIBUTING.md": 120}
FOLDERS = "app net ui packaging tests resources .github".split()
NOT_OURS_YET = ["github.com/hiwar", "hiwar.github.io"]


class Documents:
    """The texts and what they are compared with. `found` gets a sentence for each fault."""

    def __init__(self, root, help_text, texts=None, heads=None):
        self.root = Path(root)
        self.help = help_text
        self.texts = texts or {name: (self.root / name).read_text(encoding="utf-8") for name in NAMES}
        self.heads = heads or folders.heads_of(self.root)
        self.found = []

    def check(self):
        cmake = text_of(self.root, "CMakeLists.txt") + text_of(self.root, "*.cmake")
        self.targets = set(re.findall(r"add_(?:executable|custom_target)\(([\w-]+)", cmake))
        self.targets |= {f"tests_{group}" for group in re.findall(r"hiwar_tests\((\w+)", cmake)}
        self.tests = set(re.findall(r"add_test\(NAME (\w+)", cmake))
        self.tests |= set(re.findall(r"hiwar_keychain_test\((\w+)", cmake))
        self.test_files = {path.name: path for path in files_below(self.root / "tests")}
        self.tests |= set(re.findall(r"^tst_(\w+)\.cpp$", "\n".join(self.test_files), re.M))
        for name, text in self.texts.items():
            self.check_lines(name, text)
            self.check_links(name, text)
            self.check_proofs(name, text)
            for span in spans(text):
                for check in (self.check_paths, self.check_commands, self.check_scripts, self.check_build):
                    check(name, span)
        for name, sentence in folders.check(self.root, self.texts["app/ARCHITECTURE.md"], self.heads):
            self.wrong(name, sentence)
        self.check_statuses()
        self.check_versions()
        self.check_dependencies(table(self.texts["packaging/README.md"], "Dependencies"))
        return self.found

    def wrong(self, name, sentence):
        self.found.append(f"{name}: {sentence}")

    def check_lines(self, name, text):
        lines = text.splitlines()
        for number, line in enumerate(lines, 1):
            if len(line) > LONGEST_LINE:
                self.wrong(name, f"line {number} has {len(line)} letters")
        if len(lines) > LONGEST.get(name, len(lines)):
            self.wrong(name, f"{len(lines)} lines are too many for who reads it for the first time")
        for host in NOT_OURS_YET:
            if host in text:
                self.wrong(name, f"{host} is nobody's yet")

    def check_links(self, name, text):
        for target in re.findall(r"\]\(([^)\s]+)\)", text):
            if re.match(r"https?://", target):
                continue
            path, _, heading = target.partition("#")
            file = (self.root / name).parent / path if path else self.root / name
            if not file.exists():
                self.wrong(name, f"the link to {target} leads nowhere")
            elif heading:
                known = file.resolve().relative_to(self.root.resolve()).as_posix()
                words = self.texts.get(known) or file.read_text(encoding="utf-8")
                if heading not in map(slug, re.findall(r"^#+ (.*)$", words, re.M)):
                    self.wrong(name, f"there is no heading for {target}")

    def check_proofs(self, name, text):
        """`Proof: ` names tests, and functions of them, until the sentence ends."""
        tests = self.tests | {file.partition(".")[0] for file in self.test_files}
        for proof in re.findall(r"Proof: (.*?)\.(?=\n)", text, re.S):
            for said in re.findall(r"`([^`]+)`", proof):
                test, _, function = re.sub(r"\s+", " ", said).partition(": ")
                case = self.test_files.get(f"tst_{test}.cpp")
                if test not in tests:
                    self.wrong(name, f"there is no test {test}")
                elif function and not (case and re.search(rf"\b{function}\(\)", words_of(case))):
                    self.wrong(name, f"{test} has no {function}")

    def check_paths(self, name, span):
        said = re.sub(r"> \S+", "", span).replace("\\", "/")  # the command's own output files do not exist
        for path in re.findall(rf"(?<![\w/.~-])(?:{'|'.join(map(re.escape, FOLDERS))})/[\w./-]*", said):
            path = path.rstrip(".")
            if not (self.root / path).exists() and not list(self.root.glob(path + ".*")):
                self.wrong(name, f"there is no {path}")
        for variable in re.findall(r"\bHIWAR_[A-Z_]+", span):
            if variable not in variables_of(self.root):
                self.wrong(name, f"nothing reads {variable}")

    def check_commands(self, name, span):
        for rest in re.findall(r"(?:^|\| )hiwar (.*)", span):
            command = re.match(r"[a-z]+\b", rest)
            command = command.group() if command else ""
            if command and not re.search(rf"^hiwar {command}\b", self.help, re.M):
                self.wrong(name, f"hiwar has no command {command}")
                continue
            for option in re.findall(r"--[a-z-]+", rest):
                if not re.search(rf"{option}(?![\w-])", self.help_about(command)):
                    self.wrong(name, f"hiwar {command} has no option {option}")
        if re.match(r"--[a-z]", span) and not re.search(rf"{re.escape(span)}(?![\w-])", self.help):
            self.wrong(name, f"hiwar --help does not tell {span}")
        for kind in re.findall(r"hiwar://(\w+)", span):
            if not re.search(rf"hiwar://{kind}[?/]", self.help):
                self.wrong(name, f"there is no link of the kind {kind}")

    def help_about(self, command):
        """Returns the command's own lines of --help; for the window also those of no command."""
        usage = re.findall(rf"^hiwar {command}.*$" if command else r"^hiwar [\[-].*$", self.help, re.M)
        part = re.search(rf"^{command or 'the window'}:\n((?:  .*\n|\n)*)", self.help, re.M)
        return "\n".join(usage) + (part.group(1) if part else "")

    def check_scripts(self, name, span):
        script = re.match(r"((?:packaging|tests)/[\w/]+\.(?:sh|py))\b(.*)", span)
        if not script or not (self.root / script.group(1)).exists():
            return
        words = (self.root / script.group(1)).read_text(encoding="utf-8")
        for option in re.findall(r"--[a-z-]+", script.group(2)):
            if option not in words:
                self.wrong(name, f"{script.group(1)} knows no {option}")

    def check_build(self, name, span):
        presets = {p["name"] for p in json.loads((self.root / "CMakePresets.json").read_text())["configurePresets"]}
        for preset in re.findall(r"--preset (\S+)", span):
            if preset not in presets:
                self.wrong(name, f"there is no preset {preset}")
        targets = re.findall(r"build/\w+/bin/([\w-]+)", span)
        targets += [word for words in re.findall(r"--target ((?:\w+ ?)+)", span) for word in words.split()]
        for target in targets:
            if target not in self.targets:
                self.wrong(name, f"there is no target {target}")
        tests = re.findall(r"-R '\^(\w+)\$'", span) + re.findall(r"bin/tests_\w+ (\w+)", span)
        for test in tests:
            if test not in self.tests:
                self.wrong(name, f"there is no test {test}")

    def check_statuses(self):
        told = re.search(r"exits with ([^.]*)\.", self.texts["README.md"])
        known = re.search(r"^exit status:\n((?:  .*\n?)*)", self.help, re.M)
        statuses = set(re.findall(r"^  (\d+) ", known.group(1), re.M)) if known else set()
        if not told or not statuses or set(re.findall(r"\d+", told.group(1))) != statuses:
            self.wrong("README.md", f"the exit statuses are {sorted(statuses, key=int)}")

    def check_versions(self):
        version = re.search(r"^project\(hiwar VERSION ([\d.]+)", words_of(self.root / "CMakeLists.txt"), re.M).group(1)
        for name, text in self.texts.items():
            for told in re.findall(r"hiwar[-_](\d+\.\d+\.\d+)", text):
                if told != version:
                    self.wrong(name, f"this is {version}, not {told}")

    def check_dependencies(self, rows):
        columns = [{package for row in rows for package in re.findall(r"`([^`]+)`", row[i])} for i in (2, 3, 4)]
        self.compare("Debian's packages", columns[0], debian_packages(self.root))
        vcpkg = json.loads((self.root / "packaging/windows/vcpkg.json").read_text())["dependencies"]
        self.compare("vcpkg's", columns[1], [[d if isinstance(d, str) else d["name"]] for d in vcpkg])
        command = re.compile(r"^brew install (?:--quiet )?((?:.*\\\n)*.*)$", re.M)
        here = command.search(self.texts["packaging/README.md"]).group(1).replace("\\", "").split()
        script = (self.root / "packaging/macos/build.sh").read_text()
        shipped = " ".join(command.findall(script) + re.findall(r"\|\| brew install (.*)$", script, re.M))
        shipped = shipped.replace("\\", "").split()
        self.compare("the table's and brew's", columns[2], [[package] for package in here])
        # The icon of a .dmg is drawn by librsvg.
        self.compare("brew's and macos/build.sh's", set(here) | {"librsvg"}, [[package] for package in shipped])

    def compare(self, what, told, wanted):
        """Each of the wanted is named by one of its names, and nothing else is named."""
        missing = [" or ".join(names) for names in wanted if not told & set(names)]
        strange = told - {name for names in wanted for name in names}
        for package in missing:
            self.wrong("packaging/README.md", f"of {what}, {package} is not told")
        for package in sorted(strange):
            self.wrong("packaging/README.md", f"of {what}, {package} is told and not needed")


@functools.cache
def text_of(root, pattern):
    """Returns the text of the files of that name, in the folders that are ours."""
    files = [*root.glob(pattern), *(path for f in FOLDERS if f != ".github" for path in files_below(root / f))]
    return "\n".join(words_of(path) for path in files if path.match(pattern))


@functools.cache
def variables_of(root):
    """Returns the variables that we name in CMake, scripts and sources."""
    kinds = ("CMakeLists.txt", "*.cmake", "*.sh", "*.cpp", "*.py")
    return {name for kind in kinds for name in re.findall(r"\bHIWAR_[A-Z_]+\b", text_of(root, kind))}


@functools.cache
def debian_packages(root):
    """Returns the possible names of each entry of the list."""
    words = '. packaging/dependencies.sh; printf "%s\\n" "${dependencies_build[@]}" "${dependencies_run[@]}"'
    said = subprocess.run(["bash", "-euc", words], cwd=root, text=True, capture_output=True, check=True)
    entries = [entry.split("=")[-1].split("|") for entry in said.stdout.split()]
    entries.append(["node-mathjax-full"])  # unpacked by the same script, but not installed
    return [entry for entry in entries if not entry[0].startswith(("fonts-", "qt6-qpa"))]


def spans(text):
    """Yields the texts in backquotes, and the lines of code blocks, with continued lines joined."""
    blocks = re.findall(r"^```\w*\n(.*?)^```", text, re.M | re.S)
    for block in blocks:
        yield from re.sub(r" *[\\^]\n *", " ", block).splitlines()
    for line in re.sub(r"^```\w*\n.*?^```", "", text, flags=re.M | re.S).splitlines():
        yield from (span.replace("\\|", "|") for span in re.findall(r"`([^`]+)`", line))


def table(text, heading):
    """Returns the cells of the first table below a heading, without its header."""
    part = re.search(rf"^## {heading}\n(.*?)(?=^## |\Z)", text, re.M | re.S).group(1)
    lines = [line for line in part.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in lines[2:]]


def slug(heading):
    """Returns the anchor of a page's heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def help_of(program):
    return subprocess.run([program, "--help"], text=True, capture_output=True, check=True).stdout


def main():
    documents = Documents(sys.argv[1], help_of(sys.argv[2]))
    found = documents.check()
    print("\n".join(found))
    print(f"documents: {len(documents.texts)} documents, {len(found)} findings")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
