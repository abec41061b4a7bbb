# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The descriptions of the folders: the map in ARCHITECTURE.md, the heads of CMakeLists.txt."""
import functools
import re

TOPS = ("net", "ui", "app")
SOURCES = (".h", ".cpp")


@functools.cache
def files_below(folder):
    """Returns the paths of the files in the folder, and below it."""
    return [path for path in folder.rglob("*") if path.is_file() and "node_modules" not in path.parts]


@functools.cache
def words_of(path):
    return path.read_text(encoding="utf-8", errors="replace")


def heads_of(root):
    """Returns the comment at the head of each CMakeLists.txt of the sources, by the file's name."""
    files = [path for top in TOPS for path in files_below(root / top) if path.name == "CMakeLists.txt"]
    return {path.relative_to(root).as_posix(): re.match(r"(?:#.*\n)*", words_of(path)).group() for path in files}


def check(root, page, heads):
    """Yields (file, sentence) for each fault."""
    folders = {path.parent.relative_to(root) for top in TOPS for path in files_below(root / top) if path.suffix == ".h"}
    for folder in sorted(folder for folder in folders if len(folder.parts) > 1):
        name, top = folder.as_posix(), folder.parts[0]
        told, file = heads.get(f"{name}/CMakeLists.txt"), f"{name}/CMakeLists.txt"
        if told is None:  # then the one above describes it
            file = f"{top}/CMakeLists.txt"
            entry = re.search(rf"^#   {'/'.join(folder.parts[1:])}/ (.*\n(?:#    +.*\n)*)", heads[file], re.M)
            told = entry.group(1) if entry else ""
        begin = re.search(r"\bBegin at(?:\s|#)+(\w+\.\w+)", told)
        if not begin:
            yield file, f"it does not say where to begin in {name}/"
        elif not (root / folder / begin.group(1)).exists():
            yield file, f"there is no {name}/{begin.group(1)} to begin at"
    for top in TOPS:
        rooms = {folder.parts[1] for folder in folders if folder.parts[0] == top and len(folder.parts) > 1}
        yield from check_order(root, top, page, rooms)


def check_order(root, top, page, rooms):
    """The map names each folder, and none includes one that is named after it."""
    words = re.search(rf"^- \*\*{top}/\*\*(?:.*\n)(?:  .*\n)*", page, re.M)
    order = [name for name in re.findall(r"`(\w+)/`", words.group() if words else "") if name in rooms]
    for name in sorted(rooms - set(order)):
        yield "app/ARCHITECTURE.md", f"it does not tell of {top}/{name}/"
    for at, name in enumerate(order):
        later = "|".join(order[at + 1:])
        texts = [words_of(path) for path in files_below(root / top / name) if path.suffix in SOURCES]
        known = set(re.findall(rf'^#include "{top}/({later})/', "\n".join(texts), re.M)) if later else set()
        for other in sorted(known):
            yield "app/ARCHITECTURE.md", f"{top}/{name}/ knows {top}/{other}/, which comes after it"
