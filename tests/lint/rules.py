# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules about the contents of a file. Each takes the tree and yields (file, line, sentence)."""
import re

RULES = {}


def rule(name):
    def register(function):
        RULES[name] = function
        return function
    return register


def search(sources, pattern, sentence, part="code"):
    for source in sources:
        for m in re.finditer(pattern, getattr(source, part), re.M):
            yield source.name, source.line_of(m.start()), sentence.format(m.group().strip())


def product(tree):
    """Returns the C++ sources of the program itself, without its tests."""
    return [s for s in tree.cpp if s.path.parts[0] in ("net", "app", "ui")]


@rule("nested-loop")
def nested_loop(tree):
    yield from search(tree.cpp, r"\bQEventLoop\b(?!Locker)|\bprocessEvents\b|\bqWait\w*\b",
                      "{} spins an event loop inside another; use signals, futures or QTRY_*")


@rule("exec")
def exec_of_dialogs(tree):
    sources = [s for s in tree.cpp if not re.search(r"#include <(QtSql/)?QSql", s.text)]
    yield from search(sources, r"(?:\b(?!\w*[aA]pp(?:lication)?\b)\w+|[)\]])(?:\.|->|::)exec\s*\(",
                      "{}…) holds everything up until it is closed; open() the dialog or popup() the menu")


@rule("blocking-wait")
def blocking_wait(tree):
    yield from search(tree.cpp, r"\bwaitFor[A-Z]\w*\s*\(", "{}…) blocks its thread; listen for the signal")


@rule("sleep")
def sleeps(tree):
    yield from search(tree.cpp, r"\b(?:QThread\s*::\s*[mu]?sleep|qSleep|sleep_for|sleep_until|usleep|nanosleep)\s*\(",
                      "{}…) sleeps; wait for what you are waiting for")
    stories = [s for s in tree.sources if s.name.startswith("tests/endtoend/story_")]
    yield from search(stories, r"\b(?:time\.)?sleep\s*\(", "{}…) sleeps; wait for what you are waiting for")


@rule("signal-string")
def signal_strings(tree):
    yield from search(tree.cpp, r"\b(?:SIGNAL|SLOT)\s*\(", "{}…) is checked only at run time; connect by pointer")


@rule("receiver")
def receivers(tree):
    """Qt rejects it since 6.8 (QT_NO_CONTEXTLESS_CONNECT), and a lambda may outlive its objects."""
    for source in tree.cpp:
        for m in re.finditer(r"\baddAction\s*\(", source.code):
            arguments = _arguments(source.code, m.end())
            for before, argument in zip(["", *arguments], arguments):
                if argument.startswith("[") and not re.match(r"this$|&|context$|receiver$", before):
                    yield source.name, source.line_of(m.start()), "addAction(…, lambda) names no receiver before the lambda"


@rule("utc")
def utc_of_old(tree):
    """Since Qt 6.8 a time with it is deprecated, and no system with an older Qt says so."""
    others = [s for s in tree.cpp if s.name != "net/values/utc.h"]
    yield from search(others, r"\bQt\s*::\s*UTC\b", "{} is deprecated since Qt 6.8; net/values/utc.h has the one of each Qt")


@rule("unfinished")
def unfinished(tree):
    sources = [s for s in tree.sources if s.path.parts[:2] != ("tests", "lint")]
    yield from search(sources, r"\b(?:TODO|FIXME|XXX)\b", "{} marks something unfinished", "text")


@rule("spdx")
def spdx(tree):
    for source in tree.sources:
        wanted = source.suffix in {".cpp", ".h", ".py", ".sh", ".js", ".mjs", ".cmake"}
        if not (wanted or source.path.name in ("CMakeLists.txt", "run")):
            continue
        head = "\n".join(source.text.splitlines()[:4])
        if "SPDX-FileCopyrightText: " not in head or "SPDX-License-Identifier: GPL-3.0-or-later" not in head:
            yield source.name, 1, "the two SPDX lines are missing at its head"


@rule("pragma-once")
def pragma_once(tree):
    for source in tree.cpp:
        if source.suffix == ".h" and not re.search(r"^#pragma once$", source.text, re.M):
            yield source.name, 1, "#pragma once is missing"


# The most lines that the files defining one class's members may have together.
MOST_OF_A_CLASS = 600


@rule("size")
def size(tree):
    sources = {s.name for s in product(tree) if s.suffix == ".cpp"}  # their classes are measured
    for source in tree.cpp:
        lines = source.text.count("\n")
        most = MOST_OF_A_CLASS if source.name in sources else 400
        if lines > most and not re.search(r"// lint: size-exception: \S", source.text):
            yield source.name, lines, f"{lines} lines; above {most} a second idea wants to move out"


MOST_OF = {"MainWindow": 300}  # it only places things


@rule("class-size")
def class_size(tree):
    """Moving code into another file does not make a class smaller."""
    declared, files = set(), {}
    for source in product(tree):
        if source.suffix == ".h":
            declared |= set(re.findall(r"^(?:class|struct)\s+(\w+)\b(?!\s*;)", source.code, re.M))
    for source in product(tree):
        if source.suffix == ".cpp":
            # A definition begins in the first column, a call does not.
            for name in set(re.findall(r"^(?:[^\s#/{}][^;{}=()]*[\s*&])?(\w+)(?:::\w+)*::~?\w+\s*\(", source.code, re.M)):
                files.setdefault(name, []).append(source)
    for name in sorted(declared & files.keys()):
        lines = sum(source.text.count("\n") for source in files[name])
        most = MOST_OF.get(name, MOST_OF_A_CLASS)
        if lines > most:
            yield files[name][0].name, 1, (f"{name} has {lines} lines in {len(files[name])} files; above {most} it is two "
                                           "ideas: divide the class, not only its file")


@rule("one-definition")
def one_definition(tree):
    """Two types of one name in one program are undefined behaviour: the linker keeps one of their functions."""
    defined = {}
    for source in product(tree):
        hidden = [m.span() for m in re.finditer(r"^namespace \{$.*?^\} // namespace$", source.text, re.M | re.S)]
        for m in re.finditer(r"^(?:class|struct|union|enum(?: class)?)\s+(\w+)\b(?!::)[^;{}()]*\{", source.code, re.M):
            if any(start < m.start() < end for start, end in hidden):
                continue
            first = defined.setdefault(m.group(1), source)
            if first is not source:
                yield source.name, source.line_of(m.start()), f"{m.group(1)} is also a type in {first.name}"


@rule("commit")
def commit(tree):
    """QSaveFile::commit() does not notice a full disk when the bytes are still in its buffer."""
    own = [s for s in product(tree) if s.path.stem != "commitfile"]
    yield from search(own, r"\b\w*[fF]ile(?:\.|->)commit\(\)", "{} may put an empty file in place; use commitFile()")


@rule("assisted")
def assisted(tree):
    """Assistive technology toggles and sets texts; Qt 6.4 does not pass on its alerts."""
    yield from search(product(tree), r"\bQ(?:CheckBox|RadioButton)::clicked\b", "{} misses a toggle; connect toggled")
    yield from search(product(tree), r"\bQLineEdit::textEdited\b", "{} misses a text that was set; connect textChanged")
    yield from search(product(tree), r"\bQAccessible::Alert\b", "{} is heard by nobody; use the Announcer")
    boxes = [s for s in product(tree) if s.path.stem != "choicebox"]
    yield from search(boxes, r"\bnew Q(?:\w*ComboBox|\w*SpinBox|Slider|Dial|\w*(?:Date|Time)Edit)\b",
                      "{} takes the wheel from the panel it stands in; use a ChoiceBox or a line edit")


@rule("name")
def names(tree):
    yield from search(tree.cpp, r"\b(?:class|struct)\s+\w*(?:Manager|Helper|Utils?|Handler)\b(?=[^;]*[{:])",
                      "{} does not say what it is")


# Words that only Hiwar's authors would search for, and the field's usual words.
OURS_ALONE = {
    r"Desk(?!top)": "controller", r"Veil": "redactor, mask or overlay", r"Shel(?:f|ves)": "scope", r"Intake": "sink",
    r"(?<!In)Place(?![dhm])": "position, key, source, role or state", r"Piece": "delta, fragment, run or chunk",
    r"MessageStop": "focus target", r"Loss(?![a-z])": "warning", r"Beside": "sibling", r"Remark": "inline message",
    r"Asking": "request", r"Inquiry": "request", r"Titling": "generator", r"Manners": "policy",
    r"Wish": "preference", r"Ink(?![a-z])": "style", r"Spot(?![a-z])": "position or hit", r"Starters": "picker",
    r"[Rr]eckon": "compute", r"letGo": "release",
}


@rule("word")
def words(tree):
    """In the names of files, classes and functions."""
    everything = "|".join(OURS_ALONE)

    def better(name):
        return next(word for ours, word in OURS_ALONE.items() if re.search(ours, name))

    for source in product(tree):
        if m := re.search("|".join(ours.lower() for ours in OURS_ALONE if "(" not in ours) + r"|desk(?!top)|shelf",
                          source.path.stem):
            yield source.name, 1, f"{m.group()} is a word of our own; see OURS_ALONE"
        for m in re.finditer(rf"\b(?:class|struct)\s+(\w*(?:{everything})\w*)|\b(\w*(?:{everything})\w*)\s*\(", source.code):
            name = m.group(1) or m.group(2)
            yield source.name, source.line_of(m.start()), f"{name}: the field says {better(name)}"


# Words of old books, and what a reader whose second language is English gets at once.
OLD_WORDS = {
    "whoever": "anyone who, the caller", "anew": "again", "told": "reported, shown, announced", "lies": "is, is stored",
    "thereof": "of it", "wherein": "in which", "hitherto": "until now", "naught": "nothing", "nought": "nothing",
}


@rule("diction")
def diction(tree):
    """In comments; a name of the code, as told() or `told`, is none of them."""
    for source in tree.cpp:
        for m in re.finditer(r"//.*", source.text):
            if source.uncommented[m.start()] == "/":
                continue  # an address in quotes
            for word in re.finditer(rf"(?<![\w`])({'|'.join(OLD_WORDS)})(?![\w`(])", m.group(), re.I):
                yield (source.name, source.line_of(m.start()),
                       f"{word.group()}: a comment in plain English says {OLD_WORDS[word.group().lower()]}")


@rule("room")
def rooms(tree):
    """Directly in app/ are only the files that compose the program."""
    files = [s for s in tree.cpp if s.path.parts[0] == "app" and len(s.path.parts) == 2]
    if len(files) > 8:
        yield "app", 1, f"{len(files)} files stand directly in app/; each has a room there"


@rule("friend")
def friends(tree):
    """A friend needs an object between the two classes instead. Comparisons are exempt."""
    sources = [s for s in product(tree) if s.path.parts[0] == "ui"]
    yield from search(sources, r"\bfriend\b(?!\s+(?:constexpr\s+)?(?:bool|auto)\s+operator)[^;{\n]*",
                      "{}: a part of the interface asks for what it may know")


@rule("colour")
def colours(tree):
    sources = [s for s in product(tree) if s.path.parts[:2] != ("ui", "theme")]
    sentence = "{} is a colour; colours live in ui/theme"
    yield from search(
        sources,
        r"\bQColor\s*(?:\w+\s*)?[({]\s*(?:\d|Qt::)|\bQColorConstants\b|\bqRgba?\s*\(\s*\d"
        r"|\bQt::(?:dark)?(?:white|black|red|green|blue|cyan|magenta|yellow|gray|lightGray|"
        r"Red|Green|Blue|Cyan|Magenta|Yellow|Gray)\b", sentence)
    yield from search(sources, r'"#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})"|\bcolor\s*:\s*#[0-9a-fA-F]{3}',
                      sentence, "uncommented")


@rule("font-size")
def font_sizes(tree):
    sources = [s for s in product(tree) if s.path.parts[:2] != ("ui", "theme")]
    yield from search(sources, r"\bsetPixelSize\s*\(|\bfont-size\s*:|\bsetPointSizeF?\s*\(\s*\d",
                      "{} sets a font size; sizes live in ui/theme", "uncommented")


@rule("place")
def places(tree):
    """Paths and hosts that exist on one machine only."""
    sources = [s for s in tree.sources if s.path.parts[:2] != ("tests", "lint")]
    yield from search(sources, r"(?<![\w.$}/])/(?:home|work|Users)/(?!me\b)\w[\w.-]*|(?<![\w.$}])/tmp/\w[\w.-]*",
                      "{} is a place of one machine", "text")
    yield from search(sources, r"\bhttps?://[\w.-]*\b(?:registry|mirrors?|proxy|artifacts?)\b[\w.-]*"
                               r"|\b[\w-]+\.(?:internal|intranet|corp)\b",
                      "{} is a host of one network", "text")


@rule("test-asserts")
def test_asserts(tree):
    claim = r"\bQ(?:TEST\s*\(|VERIFY|COMPARE|TRY_|FAIL|BENCHMARK|EXPECT_FAIL)\w*|\bself\.(?:assert\w+|fail)\b|\bassert\b|\bexpect\w*\("
    for source in tree.sources:
        if re.search(r"tests/(?:.*/)?(?:tst_\w+\.cpp|story_\w+\.py)$", source.name):
            if not re.search(claim, source.code):
                yield source.name, 1, "a test that asserts nothing cannot fail"
            yield from search([source], r"\bQVERIFY\s*\(\s*true\s*\)", "{} cannot fail")


@rule("built-tests")
def built_tests(tree):
    """A test that no list names is not built, and nobody notices. Lists name it with or without tst_."""
    lists = {s.path.parent: re.sub(r"#[^\n]*", "", s.text) for s in tree.sources if s.path.name == "CMakeLists.txt"}
    for source in tree.cpp:
        if source.path.parts[0] != "tests" or not source.path.name.startswith("tst_") or source.suffix != ".cpp":
            continue
        folder = next((f for f in source.path.parents if f in lists), None)
        if folder is None:
            continue
        file = re.escape(source.path.relative_to(folder).as_posix())
        word = re.escape(source.path.stem.removeprefix("tst_"))
        names = f"{file}|{word}" if folder == source.path.parent else file
        if not re.search(rf"(?<![\w/.-])(?:{names})(?![\w/.-])", lists[folder]):
            yield source.name, 1, f"{folder}/CMakeLists.txt does not name this test, so it is not built"


@rule("enum-default")
def enum_default(tree):
    """No default in a switch over Hiwar's own enums: the compiler then reports a missing value."""
    scoped, plain = set(), set()
    for source in tree.cpp:
        for m in re.finditer(r"\benum\s+(class\s+)?(\w+)[^;{]*\{([^}]*)\}", source.code):
            if m.group(1):
                scoped.add(m.group(2))
            else:
                plain.update(re.findall(r"(?:^|,)\s*(\w+)", m.group(3)))
    for source in tree.cpp:
        for m in re.finditer(r"\bswitch\s*\(", source.code):
            body = _own_level(source.code, m.end())
            labels = re.findall(r"\bcase\s+((?:\w+\s*::\s*)*)(\w+)\s*:", body)
            scopes = [(re.findall(r"\w+", scope) or [""])[-1] for scope, _ in labels]
            ours = any(s in scoped for s in scopes) or (
                not any(scopes) and any(name in plain for _, name in labels))
            if ours and re.search(r"\bdefault\s*:", body):
                yield source.name, source.line_of(m.start()), "a switch over an enum of ours has a default"


def _arguments(code, offset):
    """Returns the arguments of the call whose bracket was opened just before."""
    arguments, depth, start = [], 0, offset
    for i in range(offset, len(code)):
        if code[i] in ",)" and depth == 0:
            arguments.append(code[start:i].strip())
            start = i + 1
        if code[i] in "([{":
            depth += 1
        elif code[i] in ")]}":
            depth -= 1
            if depth < 0:
                break
    return arguments


def _own_level(code, offset):
    """Returns the text of the switch's own block, without the blocks of switches inside it."""
    start = code.find("{", offset)
    depth, inner_switch, kept = 0, [], []
    for m in re.finditer(r"\bswitch\b|[{}]|[^{}\s]+|\s+", code[start:] if start >= 0 else ""):
        token = m.group()
        if token == "{":
            depth += 1
        elif token == "}":
            depth -= 1
            if inner_switch and depth < inner_switch[-1]:
                inner_switch.pop()
            if depth == 0:
                break
        elif token.startswith("switch"):
            inner_switch.append(depth + 1)
        if not inner_switch:
            kept.append(token)
    return "".join(kept)
