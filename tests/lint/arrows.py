# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules about dependencies: includes, Qt modules, cycles, and the top-level folders."""
import re
from pathlib import Path, PurePosixPath

from rules import rule
from tree import PROGRAM_FOLDERS

TOP_LEVEL = {"CMakeLists.txt", "CMakePresets.json", "README.md", "LICENSE",
             "app", "ui", "net", "resources", "tests", "packaging"}

# Which of Hiwar's own folders a zone may include.
MAY_INCLUDE = {
    "net": r"net/",
    "ui": r"ui/|net/values/[^/]+\.h$",
    "core": rf"app/(?!(?:{'|'.join((*PROGRAM_FOLDERS, 'reader'))})/)[^/]+/.+|net/",
    "program": r"app/|ui/|net/",
    "reader": r"app/(?:reader|attachments|sandbox)/|app/history/attachmentreading\.h",
    "tests": r"app/|ui/|net/|tests/",
}

# Which Qt modules a zone must not use.
WITHOUT = {
    "net": ("Gui", "Widgets", "Svg", "Sql"),
    "core": ("Gui", "Widgets", "Svg", "Network"),
    "ui": ("Network", "Sql"),
    "reader": ("Widgets", "Network", "Sql"),
}

# Used if Qt's own headers are not available; otherwise the headers in the module's folder.
COMMON_HEADERS = {
    "Gui": r"Q(?:Color|Font\w*|Icon|Image|Pixmap|Painter\w*|Brush|Pen|Text(?:Document|Layout|Cursor|Format|Option)"
           r"|GuiApplication|Clipboard|Action|Shortcut|KeySequence|\w*Event|Palette|Cursor|Window|Screen|Accessible)",
    "Widgets": r"Q(?:Widget|Application|\w*(?:Button|Edit|Box|(?:List|Tree|Table|Graphics)View|Layout|Dialog|Menu|Style|Frame|Area)|Label"
               r"|MainWindow|Splitter|Completer)",
    "Network": r"Q(?:Network\w+|Tcp\w+|Udp\w+|Ssl\w*|Host\w+|Http\w+|AbstractSocket|LocalS\w+|AuthenticationToken)",
    "Sql": r"QSql\w*",
    "Svg": r"QSvg\w*",
}
QT_HEADERS = None  # the folder with QtCore, QtGui, …; set by lint.py


def _in_module(name, module):
    if name == f"Qt{module}" or name.startswith(f"Qt{module}/"):
        return True
    if "/" in name:
        return False
    folder = Path(QT_HEADERS, f"Qt{module}") if QT_HEADERS else None
    if folder and folder.is_dir():
        return (folder / name).is_file()
    return re.fullmatch(COMMON_HEADERS[module], name) is not None


@rule("arrow")
def arrows(tree):
    known = set(tree.names)
    for source in tree.cpp:
        zone = tree.zone(source.name)
        for line, name, quoted in source.includes():
            if quoted and name not in known and not name.endswith(".moc"):
                yield source.name, line, f'"{name}" is not a file of ours; includes are rooted at the repository'
            elif quoted and name in known and not re.match(MAY_INCLUDE.get(zone, ""), name):
                yield source.name, line, f'{zone} may not know "{name}"'


@rule("qt-module")
def qt_modules(tree):
    for source in tree.cpp:
        for line, name, _ in source.includes():
            for module in WITHOUT.get(tree.zone(source.name), ()):
                if _in_module(name, module):
                    yield source.name, line, f"<{name}> is Qt {module}, which this folder does without"


@rule("qt-private")
def qt_private(tree):
    for source in tree.cpp:
        for line, name, quoted in source.includes():
            if "private/" in name or (not quoted and re.search(r"_p\.h$", name)):
                yield source.name, line, f"<{name}> is private to one Qt version"


@rule("circle")
def circles(tree):
    """No cycle among sibling folders, at any level, nor among the files of a folder."""
    known = set(tree.names)
    links = [(s.name, line, name) for s in tree.cpp for line, name, quoted in s.includes()
             if quoted and name in known]
    graph, place = {}, {}
    for source, line, target in links:
        a, b = PurePosixPath(source).parts, PurePosixPath(target).parts
        shared = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), None)
        if shared is None:
            continue
        pair = tuple("/".join(p[:shared + 1]) for p in (a, b))
        if len(a) - 1 == shared or len(b) - 1 == shared:  # in the shared folder: the two files
            pair = (source, target)
        elif "tests" in pair:
            continue
        if pair[0] != pair[1]:
            graph.setdefault(pair[0], set()).add(pair[1])
            place.setdefault(pair, (source, line))
    for a in sorted(graph):
        for b in sorted(graph[a]):
            way = _way(graph, b, a)
            if way and a == min(way):
                source, line = place[(a, b)]
                yield source, line, "a circle: " + " -> ".join([a, *way])


def _way(graph, start, goal):
    """The shortest way from start to goal, or None."""
    ways, seen = [[start]], {start}
    for way in ways:
        if way[-1] == goal:
            return way
        for onward in sorted(graph.get(way[-1], ())):
            if onward not in seen:
                seen.add(onward)
                ways.append([*way, onward])
    return None


# The most levels that a folder may have: its files, by name, and its subfolders, as a whole, each
# include only those of lower levels.
MOST_LEVELS = {"app": 8, "ui/conversation": 8}


@rule("levels")
def levels(tree):
    known = set(tree.names)
    for folder, most in MOST_LEVELS.items():
        def unit(name):
            parts = PurePosixPath(name).relative_to(folder).parts
            return parts[0] if len(parts) > 1 else PurePosixPath(parts[0]).stem
        graph = {}
        for source in tree.cpp:
            if not source.name.startswith(folder + "/"):
                continue
            below = graph.setdefault(unit(source.name), set())
            below |= {unit(name) for _, name, quoted in source.includes()
                      if quoted and name in known and name.startswith(folder + "/")} - {unit(source.name)}
        heights = {}

        def height(name, above=()):
            if name not in heights and name not in above:  # another rule reports cycles
                heights[name] = 1 + max((height(each, (*above, name)) for each in graph.get(name, ())), default=0)
            return heights.get(name, 0)
        top = max(graph, key=height, default=None)
        if top and height(top) > most:
            yield folder, 1, f"{folder}/ has {height(top)} levels, {top} on top; more than {most} are hard to follow"


@rule("top-level")
def top_level(tree):
    for entry in sorted({PurePosixPath(n).parts[0] for n in tree.names}):
        if entry not in TOP_LEVEL and not entry.startswith("."):
            yield entry, 1, "does not belong at the top level"
