#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every translation has all words of the window and no others, and says what the English says.

usage: catalogues.py ROOT SCRATCH --cmake PROGRAM --lupdate PROGRAM

lupdate reads the sources into copies of the catalogues in the folder SCRATCH; what differs then, or loses a
placeholder in a translation, is reported, one line each.
"""
import argparse
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections import Counter
from pathlib import Path

# Parts that a translation must keep, in any order. %L1 is %1 in the digits of the language.
KEPT = {
    "placeholders": lambda text: Counter(re.sub(r"%L(\d)", r"%\1", p) for p in re.findall(r"%L?\d+", text)),
    "tags": lambda text: Counter(re.findall(r"</?\w[^>]*>", text)),
    "mnemonics": lambda text: len(re.findall(r"&(?!&)\w", text)),
    "blanks at its ends": lambda text: (text[:len(text) - len(text.lstrip())], text[len(text.rstrip()):]),
    "dots that promise a question": lambda text: text.endswith("…"),
    "line breaks": lambda text: text.count("\n"),
}
# Latin punctuation right after an Arabic letter, and other things that good software does not have.
ODD = {
    "ar": [(r"[\u0620-\u064a\u064b-\u0652][,;?]", "Latin punctuation"), ("\u0640", "a tatweel"),
           ("[“”]", "quotes that are not « »")],
    "": [("!", "an exclamation mark"), (r"  ", "two blanks")],
}


class Message:
    def __init__(self, context, element):
        self.source = element.findtext("source") or ""
        self.key = (context, self.source, element.findtext("comment") or "", element.get("numerus") == "yes")
        translation = element.find("translation")
        self.state = translation.get("type") or "finished"
        self.is_counted = self.key[3]
        self.forms = [form.text or "" for form in translation.findall("numerusform")] if self.is_counted \
            else [translation.text or ""]


def messages(text):
    """Returns the messages of a catalogue, and its language."""
    root = ElementTree.fromstring(text)
    found = [Message(context.findtext("name"), element) for context in root.iter("context")
             for element in context.iter("message")]
    return found, root.get("language") or ""


def faults(message, language, forms):
    """Yields what is wrong with one translation; `forms`: the language's number of plural forms."""
    if message.state != "finished":
        yield f"is {message.state}"
        return
    if message.is_counted and len(message.forms) != forms:
        yield f"has {len(message.forms)} forms for a count, not {forms}"
    for form in message.forms:
        if not form:
            yield "is empty"
            continue
        for what, count in KEPT.items():
            if count(form) != count(message.source):
                yield f"does not keep its {what}: “{form}”"
        for pattern, what in ODD[""] + ODD.get(language.split("_")[0], []):
            if re.search(pattern, form):
                yield f"has {what}: “{form}”"
    # Only few languages write numbers as words, and then only small ones.
    if message.is_counted and not re.search("%L?n", message.forms[-1]):
        yield "does not tell the number"
    if not message.is_counted and re.search("%L?n", "".join(message.forms)):
        yield "tells a number that is not there"


def review(committed, updated):
    """Returns sentences about a catalogue, from its text and from its update by lupdate."""
    kept, language = messages(committed)
    wanted, _ = messages(updated)
    for key in {m.key for m in wanted} - {m.key for m in kept}:
        yield f"{key[0]}: “{key[1]}” is missing"
    for key in {m.key for m in kept} - {m.key for m in wanted}:
        yield f"{key[0]}: “{key[1]}” is not in the program any more"
    forms = max((len(m.forms) for m in wanted if m.is_counted), default=0)
    for message in kept:
        for fault in faults(message, language, forms):
            yield f"{message.key[0]}: “{message.source}” {fault}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("root", type=Path)
    parser.add_argument("scratch", type=Path)
    parser.add_argument("--cmake", required=True)
    parser.add_argument("--lupdate", required=True)
    options = parser.parse_args()
    folder = options.root / "resources" / "translations"
    catalogues = sorted(folder.glob("hiwar_*.ts"))
    shutil.rmtree(options.scratch, ignore_errors=True)
    options.scratch.mkdir(parents=True)
    copies = [Path(shutil.copy(catalogue, options.scratch)) for catalogue in catalogues]
    said = subprocess.run(
        [options.cmake, "-D", f"LUPDATE={options.lupdate}", "-D", f"CATALOGUES={','.join(map(str, copies))}",
         "-P", folder / "update.cmake"], text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    # For example texts that would be looked up in another context than the catalogue has.
    found = [f"lupdate says: {line}" for line in said.stdout.splitlines() if re.search("Q_OBJECT|unknown|rror", line)]
    count = 0
    for catalogue, copy in zip(catalogues, copies):
        committed = catalogue.read_text(encoding="utf-8")
        count += len(messages(committed)[0])
        found += [f"{catalogue.name}: {sentence}" for sentence in
                  review(committed, copy.read_text(encoding="utf-8"))]
    for line in sorted(found):
        print(line)
    print(f"{len(catalogues)} catalogues, {count} translations, {len(found)} findings")
    return 1 if found or said.returncode or not count else 0


if __name__ == "__main__":
    sys.exit(main())
