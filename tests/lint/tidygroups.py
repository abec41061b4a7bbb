#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""tidygroups.py BUILD FOLDER SOURCE...

Groups sources for clang-tidy. It reads all of Qt's headers for every source, ten seconds each time;
a source that includes a dozen others costs as much as one. Writes such sources and their compile
commands into FOLDER and prints their names. A group has sources that are compiled alike, where none
uses a name that another defines at file level; a case missed here shows as a compiler error, and no
finding is lost.
"""
import json
import re
import sys
from pathlib import Path

MOST = 14  # sources in a group: some 300 MB and 20 s


def names_in(text):
    """Returns the names defined outside classes and functions; and every name that is used."""
    text = re.sub(r'//[^\n]*|"(?:\\.|[^"\n])*"', "", text)
    spoken = set(re.findall(r"[A-Za-z_]\w*", text))
    text = re.sub(r"^namespace[^\n]*", "", text, flags=re.M)
    types = re.findall(r"^(?:class|struct|enum class|enum) (\w+)[^;\n]*$", text, re.M)
    others = re.findall(r"^(?=\S)(?!class|struct|enum|using)[\w:<>,&*\[\] ]+?[ &*>](\w+)(?=\s*[({=])", text, re.M)
    return set(types + others), spoken


def plan(sources):
    """Returns groups of sources that can be in one file, from (source, flags)."""
    groups = []
    for source, flags in sources:
        defined, spoken = names_in(Path(source).read_text(encoding="utf-8"))
        for group in groups:
            if (group["flags"] == flags and len(group["sources"]) < MOST
                    and not defined & group["spoken"] and not spoken & group["defined"]):
                group["sources"].append(source)
                group["defined"] |= defined
                group["spoken"] |= spoken
                break
        else:
            groups.append({"flags": flags, "sources": [source], "defined": defined, "spoken": spoken})
    return groups


def write(groups, build, folder):
    commands = []
    for number, group in enumerate(groups):
        # In a folder with the right .clang-tidy: tests/ has its own.
        where = Path(group["sources"][0]).relative_to(Path.cwd())
        place = folder / "tests" if where.parts[0] == "tests" else folder
        together = place / f"group{number}.cpp"
        lines = []
        for index, source in enumerate(group["sources"]):
            # HIWAR_TEST defines the same name in every test.
            lines += [f"#define testEntry testEntry{index}", f'#include "{source}"', "#undef testEntry"]
        together.write_text("\n".join(lines) + "\n", encoding="utf-8")
        commands.append({"directory": str(build), "file": str(together),
                         "command": f"{group['flags']} -o group.o -c {together}"})
        print(together)
    (folder / "compile_commands.json").write_text(json.dumps(commands), encoding="utf-8")


def main(build, folder, *wanted):
    build, folder = Path(build), Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    wanted = {str(Path(source).resolve()) for source in wanted}
    commands = json.loads((build / "compile_commands.json").read_text(encoding="utf-8"))
    flags = {}  # any command of a source will do
    for command in commands:
        if command["file"] in wanted:
            flags.setdefault(command["file"], command["command"].split(" -o ")[0])
    write(plan(sorted(flags.items())), build, folder)


if __name__ == "__main__":
    main(*sys.argv[1:])
