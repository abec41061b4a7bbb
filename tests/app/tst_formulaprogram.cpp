// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formula/formulaprogram.h"

#include "tests/support/testcase.h"

#include <QFile>
#include <QTemporaryDir>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

/// A stand-in for hiwar-math: says it is ready, then treats each line as the case says. $id is the
/// line's number; it appends each line to "asked" beside the script, each start to "started".
constexpr auto head =
    "#!/bin/sh\n"
    "cd \"$(dirname \"$0\")\"\n"
    "echo start >>started\n"
    "echo '{\"ready\":true}'\n"
    "good() { echo \"{\\\"id\\\":$id,\\\"width\\\":2,\\\"height\\\":3,\\\"depth\\\":1,"
    "\\\"svg\\\":\\\"<svg viewBox='0 0 2 3'/>\\\"}\"; }\n"
    "while read -r line; do\n"
    "echo \"$line\" >>asked\n"
    "id=$(echo \"$line\" | sed 's/.*\"id\":\\([0-9]*\\).*/\\1/')\n"
    "case $line in\n";
constexpr auto tail = "*) good ;;\nesac\ndone\n";

FormulaLimits patient()
{
    FormulaLimits limits;
    limits.start = limits.formula = std::chrono::minutes(1);
    return limits;
}

} // namespace

class FormulaProgramTest : public TestCase
{
    Q_OBJECT

private slots:
    void startsWithTheFirstFormula();
    void asksForEachOnce();
    void takesTheLastAskedFirst();
    void givesUpOneThatHarms_data();
    void givesUpOneThatHarms();
    void refusesAPictureThatIsNotPlain_data();
    void refusesAPictureThatIsNotPlain();
    void restsAfterLossesInARow();
    void endsWhenIdle();
    void endsWithItsOwner();
    void sparesItOurKey();
    void survivesAProgramThatIsMissing();
    void saysOnceThatTheSandboxIsOpen();
    void forgetsTheOldestWhenTheCacheIsFull();

private:
    /// A program that runs the shell code `deed` for lines that contain `mark`.
    [[nodiscard]] QString program(const QByteArray &mark = {}, const QByteArray &deed = {},
                                  const QByteArray &ready = "{\"ready\":true}")
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QFile file(m_folder->filePath(u"fake"_s));
        if (!file.open(QFile::WriteOnly))
            return {};
        file.write(QByteArray(head).replace("{\"ready\":true}", ready));
        if (!mark.isEmpty())
            file.write("*" + mark + "*) " + deed + " ;;\n");
        file.write(tail);
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        return file.fileName();
    }
    [[nodiscard]] QByteArrayList lines(const QString &name) const
    {
        QFile file(m_folder->filePath(name));
        return file.open(QFile::ReadOnly) ? file.readAll().trimmed().split('\n') : QByteArrayList();
    }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void FormulaProgramTest::startsWithTheFirstFormula()
{
    FormulaProgram math(program(), patient());
    QVERIFY(!math.isRunning());
    const QSignalSpy arrived(&math, &FormulaProgram::arrived);
    QVERIFY(!math.look({u"x"_s}));
    QTRY_COMPARE(arrived.size(), 1);
    const auto drawing = math.look({u"x"_s});
    QVERIFY(drawing && drawing->isDrawn());
    QCOMPARE(drawing->width, 2.0);
    QCOMPARE(drawing->height, 3.0);
    QCOMPARE(drawing->depth, 1.0);
}

void FormulaProgramTest::asksForEachOnce()
{
    FormulaProgram math(program(), patient());
    for (int i = 0; i < 20; ++i) {
        QVERIFY(!math.look({u"x"_s}));
        QVERIFY(!math.look({u"x"_s, true}));
    }
    QTRY_VERIFY(math.look({u"x"_s}) && math.look({u"x"_s, true}));
    QCOMPARE(lines(u"asked"_s).size(), 2);
}

void FormulaProgramTest::saysOnceThatTheSandboxIsOpen()
{
    FormulaProgram math(program("\"b\"", "exit 0", "{\"ready\":true,\"open\":true}"), patient());
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"without its sandbox"_s));
    QVERIFY(!math.look({u"a"_s}));
    QTRY_VERIFY(math.look({u"a"_s}));
    QVERIFY(math.look({u"a"_s})->isDrawn()); // drawn all the same, as before there was a sandbox
    QTRY_VERIFY(math.look({u"b"_s}));        // this ends the program
    QTRY_VERIFY(math.look({u"c"_s}));
    QCOMPARE(lines(u"started"_s).size(), 2);
}

void FormulaProgramTest::takesTheLastAskedFirst()
{
    FormulaProgram math(program(), patient());
    for (const char16_t *tex : {u"a", u"b", u"c", u"a"})
        QVERIFY(!math.look({QString::fromUtf16(tex)}));
    QTRY_COMPARE(lines(u"asked"_s).size(), 3);
    const QByteArrayList asked = lines(u"asked"_s);
    QVERIFY(asked[0].contains("\"a\"") && asked[1].contains("\"c\"") && asked[2].contains("\"b\""));
}

void FormulaProgramTest::givesUpOneThatHarms_data()
{
    QTest::addColumn<QByteArray>("deed");
    QTest::newRow("hangs") << QByteArray("while :; do read -r nothing; done");
    QTest::newRow("ends") << QByteArray("exit 0");
    QTest::newRow("crashes") << QByteArray("kill -SEGV $$");
    QTest::newRow("talks nonsense") << QByteArray("echo nonsense");
    QTest::newRow("answers for another") << QByteArray("id=99; good");
    QTest::newRow("answers with an array") << QByteArray("echo '[1,2]'");
    QTest::newRow("writes without end") << QByteArray("yes | tr -d '\\n'");
}

void FormulaProgramTest::givesUpOneThatHarms()
{
    QFETCH(QByteArray, deed);
    FormulaLimits limits = patient();
    limits.formula = std::chrono::seconds(1);
    FormulaProgram math(program("bad", deed), limits);
    QVERIFY(!math.look({u"after"_s}));
    QVERIFY(!math.look({u"bad"_s}));
    QVERIFY(!math.look({u"before"_s}));
    const auto isDrawn = [&math](const QString &tex) {
        const auto drawing = math.look({tex});
        return drawing && drawing->isDrawn();
    };
    QTRY_VERIFY_WITH_TIMEOUT(isDrawn(u"before"_s) && isDrawn(u"after"_s), 20000);
    const auto bad = math.look({u"bad"_s});
    QVERIFY(bad && !bad->isDrawn());
    QCOMPARE(lines(u"started"_s).size(), 2);
    QCOMPARE(lines(u"asked"_s).size(), 3);
}

void FormulaProgramTest::refusesAPictureThatIsNotPlain_data()
{
    QTest::addColumn<QByteArray>("svg");
    QTest::newRow("refers to a file") << QByteArray("<svg><image href='/etc/passwd'/></svg>");
    QTest::newRow("brings a style") << QByteArray("<svg style='fill: red'/>");
    // Qt would draw it without the content of the inner one, and without all that follows it.
    QTest::newRow("one in another") << QByteArray("<svg><g><svg/></g><path/></svg>");
}

void FormulaProgramTest::refusesAPictureThatIsNotPlain()
{
    QFETCH(QByteArray, svg);
    FormulaProgram math(
        program("bad", "echo \"{\\\"id\\\":$id,\\\"width\\\":2,\\\"height\\\":3,\\\"depth\\\":1,"
                       "\\\"svg\\\":\\\"" +
                           svg + "\\\"}\""),
        patient());
    QVERIFY(!math.look({u"bad"_s}));
    QTRY_VERIFY(math.look({u"bad"_s}));
    QVERIFY(!math.look({u"bad"_s})->isDrawn());
    QCOMPARE(lines(u"started"_s).size(), 1);
}

void FormulaProgramTest::restsAfterLossesInARow()
{
    FormulaLimits limits = patient();
    limits.rest = std::chrono::milliseconds(700);
    FormulaProgram math(program("bad", "exit 1"), limits);
    const QSignalSpy arrived(&math, &FormulaProgram::arrived);
    QVERIFY(!math.look({u"good"_s}));
    for (int i = 0; i < limits.failures; ++i)
        QVERIFY(!math.look({u"bad%1"_s.arg(i)}));
    QTRY_COMPARE(arrived.size(), limits.failures);
    QVERIFY(math.look({u"good"_s}) && !math.look({u"good"_s})->isDrawn());
    QVERIFY(!math.isRunning());
    QCOMPARE(lines(u"started"_s).size(), limits.failures);
    // The formulas that did the harm are not tried again; the others are.
    QTRY_VERIFY(!math.look({u"good"_s}));
    QTRY_VERIFY(math.look({u"good"_s}) && math.look({u"good"_s})->isDrawn());
    QVERIFY(!math.look({u"bad0"_s})->isDrawn());
    QCOMPARE(lines(u"started"_s).size(), limits.failures + 1);
}

void FormulaProgramTest::endsWhenIdle()
{
    FormulaLimits limits = patient();
    limits.idle = std::chrono::milliseconds(50);
    FormulaProgram math(program(), limits);
    QVERIFY(!math.look({u"x"_s}));
    QTRY_VERIFY(math.look({u"x"_s}));
    QTRY_VERIFY(!math.isRunning());
    QVERIFY(math.look({u"x"_s})); // a drawn formula stays in the cache
    QVERIFY(!math.isRunning());
    QVERIFY(!math.look({u"y"_s}));
    QTRY_VERIFY(math.look({u"y"_s}) && math.look({u"y"_s})->isDrawn());
    QCOMPARE(lines(u"started"_s).size(), 2);
}

void FormulaProgramTest::endsWithItsOwner()
{
    auto math = std::make_unique<FormulaProgram>(
        program("x", "touch busy; while :; do sleep 1; done"), patient());
    QVERIFY(!math->look({u"x"_s}));
    QTRY_VERIFY(QFile::exists(m_folder->filePath(u"busy"_s)));
    const auto isGone = [id = math->processId()] {
        QFile status(u"/proc/%1/stat"_s.arg(id));
        return !status.open(QFile::ReadOnly) || status.readAll().contains(") Z");
    };
    QVERIFY(!isGone());
    math.reset();
    QTRY_VERIFY(isGone());
}

void FormulaProgramTest::sparesItOurKey()
{
    qputenv("HIWAR_API_KEY", "canary");
    FormulaProgram math(program("x", "env >>seen; good"), patient());
    QVERIFY(!math.look({u"x"_s}));
    QTRY_VERIFY(math.look({u"x"_s}));
    qunsetenv("HIWAR_API_KEY");
    QVERIFY(lines(u"seen"_s).size() > 1);
    QVERIFY(!lines(u"seen"_s).join().contains("canary"));
}

void FormulaProgramTest::survivesAProgramThatIsMissing()
{
    FormulaProgram math(u"/nowhere/hiwar-math"_s, patient());
    QVERIFY(!math.look({u"x"_s}));
    QTRY_VERIFY(math.look({u"x"_s}));
    QVERIFY(!math.look({u"x"_s})->isDrawn());
    QVERIFY(!math.isRunning());
}

void FormulaProgramTest::forgetsTheOldestWhenTheCacheIsFull()
{
    FormulaLimits limits = patient();
    limits.cacheBytes = 300; // enough for two of them
    FormulaProgram math(program(), limits);
    for (const char16_t *tex : {u"a", u"b", u"c"}) {
        QVERIFY(!math.look({QString::fromUtf16(tex)}));
        QTRY_VERIFY(math.look({QString::fromUtf16(tex)}));
    }
    QVERIFY(math.look({u"c"_s}));
    QVERIFY(math.look({u"b"_s}));
    QVERIFY(!math.look({u"a"_s}));
}

HIWAR_TEST(FormulaProgramTest, QCoreApplication)
#include "tst_formulaprogram.moc"
