// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Code is highlighted once, line by line, and the result does not depend on how it arrived.
#include "tests/support/testcase.h"
#include "tests/ui/countinghighlighter.h"
#include "ui/highlight/codelanguage.h"
#include "ui/highlight/colouredcode.h"

#include <QApplication>
#include <QDeadlineTimer>
#include <QSet>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

const QDeadlineTimer endless(QDeadlineTimer::Forever);

QString sample(const QString &fence)
{
    static const QHash<QString, QString> samples{
        {u"cpp"_s,
         u"/* a\n b */\n#include <x>\nint f() { return 0x1F; } // end\nauto s = R\"(one\ntwo)\";\n"_s},
        {u"py"_s, u"def f(x):\n    \"\"\"one\n    two\"\"\"\n    return f'{x}' # end\n"_s},
        {u"js"_s, u"const a = `one\ntwo ${a}`;\n/* c\n */ let b = /re/g;\n"_s},
        {u"html"_s, u"<!-- a\n b --><p class=\"c\">x</p>\n<script>\nvar s = 'x';\n</script>\n"_s},
        {u"bash"_s, u"cat <<END\none $x\nEND\necho \"two\" # end\n"_s},
        {u"rust"_s, u"/* a\n /* b */ */\nfn main() { let s = \"one\ntwo\"; }\n"_s},
        {u"yaml"_s, u"# a\nkey: |\n  one\n  two\nother: 3\n"_s},
        {u"diff"_s, u"--- a\n+++ b\n@@ -1 +1 @@\n-one\n+two\n"_s},
        {u"sql"_s, u"SELECT a, 'one\ntwo' FROM t -- end\n"_s},
        {u"lua"_s, u"--[[ a\n b ]]\nlocal s = [[one\ntwo]]\n"_s},
    };
    return samples.value(fence);
}

std::unique_ptr<ColouredCode> codeIn(Highlighting &highlighting, const QString &fence)
{
    const CodeLanguage *language = languageOf(fence);
    return std::make_unique<ColouredCode>(highlighting.makeFor(*language));
}

RoleSpans whole(Highlighting &highlighting, const QString &fence, const QString &text)
{
    const auto code = codeIn(highlighting, fence);
    code->setText(text);
    code->readTo(int(text.size()), endless);
    return code->spansIn(0, int(text.size()));
}

CodeRole roleAt(const RoleSpans &spans, qsizetype position)
{
    for (const RoleSpan &span : spans) {
        if (position >= span.start && position < span.start + span.length)
            return span.role;
    }
    return CodeRole::Plain;
}

void addSamples()
{
    QTest::addColumn<QString>("fence");
    for (const char *fence :
         {"cpp", "py", "js", "html", "bash", "rust", "yaml", "diff", "sql", "lua"})
        QTest::newRow(fence) << QString::fromLatin1(fence);
}

} // namespace

class HighlightTest : public TestCase
{
    Q_OBJECT

private slots:
    void knowsWhatPeopleWriteOnFences();
    void everyFenceNamesOneLanguage();
    void everyLanguageIsColoured_data();
    void everyLanguageIsColoured();
    void tellsRolesApart_data();
    void tellsRolesApart();
    void growsToTheSameColours_data() { addSamples(); }
    void growsToTheSameColours();
    void readsALineOnce();
    void readsAgainOnlyFromWhatChanged();
    void stopsWhenItsTimeIsOver();
    void leavesDataPlain();
    void manyTextsDoNotDisturbEachOther();
    void namesFiles();
};

void HighlightTest::knowsWhatPeopleWriteOnFences()
{
    const QStringList fences =
        u"c++ cpp cc h py python3 js jsx ts tsx json jsonc sh bash zsh console powershell ps1 rs "
        u"go "
        "java kt swift cs rb php pl lua r sql html xml css scss yaml toml ini dockerfile makefile "
        "cmake diff patch tex haskell ml erlang fortran cobol ada vhdl verilog asm matlab julia "
        "nim "
        "d pascal lisp scheme clojure tcl vb batch properties nginx graphql proto Python C++ JSON"_s
            .split(u' ');
    for (const QString &fence : fences)
        QVERIFY2(languageOf(fence), qPrintable(fence));
    QVERIFY(allLanguages().size() >= 60);
    QVERIFY(!languageOf(u"klingon"));
    QVERIFY(!languageOf(u""));
    QCOMPARE(languageLabel(u"c++"_s), u"C++"_s);
    QCOMPARE(languageLabel(u"klingon"_s), u"klingon"_s);
}

void HighlightTest::everyFenceNamesOneLanguage()
{
    QSet<QString> seen;
    for (const CodeLanguage &language : allLanguages()) {
        for (const QString &fence : QString(language.fences).split(u' ')) {
            QVERIFY2(!seen.contains(fence), qPrintable(fence));
            seen.insert(fence);
            QCOMPARE(fence, fence.toLower());
        }
        QVERIFY(!language.definition.isEmpty() && !language.lexer.isEmpty());
    }
}

void HighlightTest::everyLanguageIsColoured_data()
{
    QTest::addColumn<QString>("fence");
    for (const CodeLanguage &language : allLanguages())
        QTest::newRow(language.label.data()) << QString(language.fences).section(u' ', 0, 0);
}

void HighlightTest::everyLanguageIsColoured()
{
    if (Highlighting::backendName().isEmpty())
        QSKIP("built without colours");
    QFETCH(QString, fence);
    Highlighting highlighting;
    QVERIFY(highlighting.makeFor(*languageOf(fence)));
    // Comments, strings, numbers, headings and patches of many languages; each language has some.
    const QString text = u"# one\n// two\n-- three\n; four\n% five\n(* six *)\n! seven\n' eight\n"
                         "REM nine\n[ten]\n+eleven\n<a href=\"b\">\n\"text\" 12 'c' key: 3\n"
                         "{\"key\": [1, true]}\n<?php $a = \"b\"; ?>\n"_s;
    QVERIFY(!whole(highlighting, fence, text).isEmpty());
}

void HighlightTest::tellsRolesApart_data()
{
    QTest::addColumn<QString>("fence");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("word");
    QTest::addColumn<CodeRole>("role");
    const auto row = [](const char *fence, const char *text, const char *word, CodeRole role) {
        QTest::addRow("%s %s", fence, word) << QString::fromLatin1(fence) << QString::fromUtf8(text)
                                            << QString::fromUtf8(word) << role;
    };
    row("cpp", "return 17; // hm", "return", CodeRole::Keyword);
    row("cpp", "return 17; // hm", "17", CodeRole::Number);
    row("cpp", "return 17; // hm", "// hm", CodeRole::Comment);
    row("cpp", "#include <a>", "#include", CodeRole::Preprocessor);
    row("c", "int x;", "int", CodeRole::Type);
    row("py", "def f(): return 'x'", "def", CodeRole::Keyword);
    row("py", "def f(): return 'x'", "'x'", CodeRole::String);
    row("py", "# سلام\nx = 1", "# سلام", CodeRole::Comment);
    row("go", "func f() { return nil }", "func", CodeRole::Keyword);
    row("ts", "interface A { a: string }", "interface", CodeRole::Keyword);
    row("rust", "fn f() {} // c", "fn", CodeRole::Keyword);
    row("json", "{\"a\": \"b\", \"c\": 1}", "1", CodeRole::Number);
    row("diff", "@@ -1 +1 @@\n-old\n+new\n", "+new", CodeRole::Added);
    row("diff", "@@ -1 +1 @@\n-old\n+new\n", "-old", CodeRole::Removed);
    row("sql", "select a from b", "from", CodeRole::Keyword);
    row("dockerfile", "FROM debian\n# c\n", "FROM", CodeRole::Keyword);
    row("md", "# Heading\n", "#", CodeRole::Heading);
    row("kt", "fun main() { val a = \"x\" }", "\"x\"", CodeRole::String);
}

void HighlightTest::tellsRolesApart()
{
    if (Highlighting::backendName().isEmpty())
        QSKIP("built without colours");
    QFETCH(QString, fence);
    QFETCH(QString, text);
    QFETCH(QString, word);
    QFETCH(CodeRole, role);
    Highlighting highlighting;
    const RoleSpans spans = whole(highlighting, fence, text);
    QCOMPARE(roleAt(spans, text.indexOf(word)), role);
    QCOMPARE(roleAt(spans, text.indexOf(word) + word.size() - 1), role);
}

void HighlightTest::growsToTheSameColours()
{
    if (Highlighting::backendName().isEmpty())
        QSKIP("built without colours");
    QFETCH(QString, fence);
    Highlighting highlighting;
    const QString text = sample(fence).repeated(3);
    const auto growing = codeIn(highlighting, fence);
    for (qsizetype end = 0; end <= text.size(); ++end) {
        const QString now = text.first(end);
        growing->setText(now);
        QVERIFY(growing->readTo(int(end), endless));
        QCOMPARE(growing->spansIn(0, int(end)), whole(highlighting, fence, now));
    }
}

void HighlightTest::readsALineOnce()
{
    if (Highlighting::backendName().isEmpty())
        QSKIP("built without colours");
    Highlighting highlighting;
    int lines = 0;
    const auto code = countedCode(highlighting, u"cpp"_s, lines);
    QString text;
    for (int line = 0; line < 500; ++line) {
        text += u"int a = 1; // one\n"_s;
        code->setText(text);
        code->readTo(int(text.size()), endless);
        code->readTo(int(text.size()), endless);
    }
    QCOMPARE(lines, 500);
}

void HighlightTest::readsAgainOnlyFromWhatChanged()
{
    if (Highlighting::backendName().isEmpty())
        QSKIP("built without colours");
    Highlighting highlighting;
    int lines = 0;
    const auto code = countedCode(highlighting, u"cpp"_s, lines);
    const QString text = u"int a = 1;\n"_s.repeated(100);
    code->setText(text);
    code->readTo(int(text.size()), endless);
    QString other = text;
    other.replace(11 * 90, 3, u"/* "_s); // line 90 now opens a comment
    code->setText(other);
    code->readTo(int(other.size()), endless);
    QCOMPARE(lines, 110);
    QCOMPARE(code->spansIn(0, int(other.size())), whole(highlighting, u"cpp"_s, other));
    QCOMPARE(roleAt(code->spansIn(0, int(other.size())), other.size() - 2), CodeRole::Comment);
    code->setText(QString());
    QVERIFY(code->spansIn(0, 10).isEmpty());
}

void HighlightTest::stopsWhenItsTimeIsOver()
{
    if (Highlighting::backendName().isEmpty())
        QSKIP("built without colours");
    Highlighting highlighting;
    int lines = 0;
    const auto code = countedCode(highlighting, u"cpp"_s, lines);
    const QString text = u"int a = 1;\n"_s.repeated(10'000);
    code->setText(text);
    QVERIFY(!code->readTo(int(text.size()), QDeadlineTimer(0)));
    QCOMPARE(code->known(), 0);
    // Only the beginning is wanted: the rest is not read.
    QVERIFY(code->readTo(100, endless));
    QVERIFY(lines < 100);
    QVERIFY(code->readTo(int(text.size()), endless));
    QCOMPARE(lines, 10'000);
}

void HighlightTest::leavesDataPlain()
{
    if (Highlighting::backendName().isEmpty())
        QSKIP("built without colours");
    Highlighting highlighting;
    const auto code = codeIn(highlighting, u"json"_s);
    const QString text = u"[1]\n"_s + QString(ColouredCode::longestLine + 1, u'1') + u"\n[2]\n"_s;
    code->setText(text);
    QVERIFY(code->readTo(int(text.size()), endless));
    QVERIFY(code->isCutShort());
    QCOMPARE(code->known(), int(text.size()));
    QCOMPARE(roleAt(code->spansIn(0, int(text.size())), 1), CodeRole::Number);
    QCOMPARE(roleAt(code->spansIn(0, int(text.size())), text.size() - 3), CodeRole::Plain);
    int lines = 0;
    const auto huge = countedCode(highlighting, u"json"_s, lines);
    huge->setText(u"[1]\n"_s.repeated(ColouredCode::longestText / 4 + 1));
    QVERIFY(huge->readTo(10, QDeadlineTimer(0)));
    QCOMPARE(lines, 0);
    QVERIFY(huge->isCutShort());
}

void HighlightTest::manyTextsDoNotDisturbEachOther()
{
    if (Highlighting::backendName().isEmpty())
        QSKIP("built without colours");
    Highlighting highlighting;
    const auto comment = codeIn(highlighting, u"cpp"_s);
    const auto text = codeIn(highlighting, u"py"_s);
    QString one = u"/* a\n"_s;
    QString two = u"x = \"\"\"a\n"_s; // alone, some take it for a comment
    for (int line = 0; line < 50; ++line) {
        one += u"return 1\n"_s;
        two += u"return 1\n"_s;
        comment->setText(one);
        text->setText(two);
        comment->readTo(int(one.size()), endless);
        text->readTo(int(two.size()), endless);
    }
    QCOMPARE(roleAt(comment->spansIn(0, int(one.size())), one.size() - 4), CodeRole::Comment);
    QCOMPARE(roleAt(text->spansIn(0, int(two.size())), two.size() - 4), CodeRole::String);
    std::unique_ptr<ColouredCode> orphan;
    {
        Highlighting shortLived;
        orphan = codeIn(shortLived, u"cpp"_s);
    }
    orphan->setText(u"return"_s);
    QVERIFY(orphan->readTo(6, endless));
    QCOMPARE(roleAt(orphan->spansIn(0, 6), 0), CodeRole::Keyword);
}

void HighlightTest::namesFiles()
{
    QCOMPARE(fileNameFor(u"python3"_s), u"code.py"_s);
    QCOMPARE(fileNameFor(u"C++"_s), u"code.cpp"_s);
    QCOMPARE(fileNameFor(u"dockerfile"_s), u"Dockerfile"_s);
    QCOMPARE(fileNameFor(u"../../etc"_s), u"code.txt"_s);
    QCOMPARE(fileNameFor(QString()), u"code.txt"_s);
}

HIWAR_TEST(HighlightTest, QApplication)
#include "tst_highlight.moc"
