#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Separates the libraries that desktops have themselves from those that only Hiwar brings.

usage: fallback.py TREE LIST

Moves these libraries, and all that they need, from TREE/lib to TREE/lib/fallback, each to the name
that the loader searches, and writes them into LIST for start.c: each after those it needs, with its
former file name, and whether the program needs it only later, when it loads something.
"""
import re
import subprocess
import sys
from pathlib import Path

# Libraries that the desktop's drivers and modules share with Hiwar, so that only one copy of each
# may be loaded; the same as in AppImage's exclude list. GLib's parts must be of one version or they
# crash, and some systems' HarfBuzz loads GLib first.
THEIRS = re.compile(r"""lib(
    stdc\+\+ | gcc_s | z | zstd | expat | uuid
    | X11 | X11-xcb | ICE | SM | xcb | xcb-(dri2|dri3|glx|keysyms|present|randr|shm|sync|xfixes)
    | GL | GLX | GLdispatch | OpenGL | EGL | GLESv2 | drm | gbm | wayland-(client|cursor|egl)
    | fontconfig | freetype | harfbuzz
    | (glib|gobject|gio|gmodule|gthread)-2\.0
    )\.so\.\d+""", re.VERBOSE)


def needed(library):
    said = subprocess.run(["objdump", "-p", library], capture_output=True, text=True, check=True)
    return sorted(re.findall(r"^ *NEEDED +(\S+)$", said.stdout, re.MULTILINE))


def add(folder, name, order):
    """Appends the library after those it needs, once. One that is not in the folder is glibc's."""
    if name not in order and (folder / name).exists():
        add_needed(folder, folder / name, order)
        order.append(name)


def add_needed(folder, library, order):
    for name in needed(library):
        add(folder, name, order)


def main():
    tree = Path(sys.argv[1])
    folder, order, at_once = tree / "lib", [], []
    add_needed(folder, tree / "libexec/hiwar/hiwar.so", at_once)
    for library in sorted(folder.iterdir()):
        if THEIRS.fullmatch(library.name):
            add(folder, library.name, order)
    files = {name: (folder / name).resolve() for name in order}
    for link in [each for each in folder.iterdir() if each.is_symlink() and each.resolve() in files.values()]:
        link.unlink()
    (folder / "fallback").mkdir()
    for name, file in files.items():
        file.rename(folder / "fallback" / name)
    Path(sys.argv[2]).write_text("".join(f'{{"{name}", "{file.name}", {int(name not in at_once)}}},\n'
                                         for name, file in files.items()))


main()
