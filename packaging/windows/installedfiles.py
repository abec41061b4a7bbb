#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints what the installer does with each file in STAGE: it removes only its own, by name.

usage: installedfiles.py STAGE
"""
import sys
from pathlib import Path, PureWindowsPath


def macro(name, lines):
    print(f"!macro {name}", *(f"    {line}" for line in lines), "!macroend", sep="\n")


def main():
    stage = Path(sys.argv[1])
    below = sorted(path.relative_to(stage) for path in stage.rglob("*"))
    files = [path for path in below if (stage / path).is_file()]
    folders = [path for path in below if (stage / path).is_dir()]

    def placed(path):
        return '"' + str(PureWindowsPath("$INSTDIR", path)) + '"'

    install = []
    for file in files:
        install += [f"SetOutPath {placed(file.parent)}", f'File "{stage / file}"']
    macro("INSTALL_FILES", install)
    macro("REMOVE_FILES", [f"Delete {placed(file)}" for file in files]
          + [f"RMDir {placed(folder)}" for folder in reversed(folders)])
    # Removes Hiwar's own folders completely before a newer version installs its own: an older
    # plugin would not work with it.
    macro("REMOVE_OWN_FOLDERS", [f"RMDir /r {placed(folder)}" for folder in folders if len(folder.parts) == 1])


main()
