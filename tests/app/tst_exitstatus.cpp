// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The exit status and the output of every command, as the manual describes them: one table, run
// with the program itself, on a new machine without a display.
#include "app/manual/commandmanual.h"
#include "tests/app/askcase.h"

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

/// Where a command prints.
enum class Says : quint8 { Nothing, Output, Error };

/// The values that the manual names.
const QList<ExitStatus> all{ExitStatus::Complete,    ExitStatus::Failed,    ExitStatus::WrongUsage,
                            ExitStatus::CutShort,    ExitStatus::OverLimit, ExitStatus::Interrupted,
                            ExitStatus::OutputClosed};

} // namespace

class ExitStatusTest : public AskCase
{
    Q_OBJECT

private slots:
    void theManualNamesEveryStatus();
    void onANewMachine_data();
    void onANewMachine();
    void anExampleForTheGuide();
    void saysNothingOfTheLocale_data();
    void saysNothingOfTheLocale();

private:
    void run(const QStringList &words)
    {
        prepare();
        process->setWorkingDirectory(home->path());
        process->start(QStringLiteral(HIWAR), words);
    }
};

void ExitStatusTest::theManualNamesEveryStatus()
{
    QStringList told;
    for (const ManualEntry &entry : commandManual().exitStatus)
        told.append(entry.term);
    QStringList wanted;
    for (const ExitStatus status : all)
        wanted.append(QString::number(int(status)));
    QCOMPARE(told, wanted);
}

void ExitStatusTest::onANewMachine_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<ExitStatus>("ends");
    QTest::addColumn<Says>("says");
    const auto row = [](const QString &words, ExitStatus ends, Says says) {
        QStringList list = words.split(u' ', Qt::SkipEmptyParts);
        list.replaceInStrings(u"''"_s, u""_s);
        QTest::newRow(qPrintable(u"hiwar "_s + words)) << list << ends << says;
    };
    row(u"--help"_s, ExitStatus::Complete, Says::Output);
    row(u"-h"_s, ExitStatus::Complete, Says::Output);
    row(u"--version"_s, ExitStatus::Complete, Says::Output);
    row(u"quit --help"_s, ExitStatus::Complete, Says::Output);
    row(u"help"_s, ExitStatus::WrongUsage, Says::Error);
    row(u"help talk.md"_s, ExitStatus::WrongUsage, Says::Error);
    row(u"hiwar://new talk.md"_s, ExitStatus::WrongUsage, Says::Error);
    row(u"''"_s, ExitStatus::WrongUsage, Says::Error);

    row(u"ask"_s, ExitStatus::WrongUsage, Says::Error);
    row(u"ask ''"_s, ExitStatus::WrongUsage, Says::Error);
    row(u"ask -"_s, ExitStatus::WrongUsage, Says::Error);
    row(u"ask Hi? --base-url ''"_s, ExitStatus::WrongUsage, Says::Error);
    row(u"ask Hi? --model ''"_s, ExitStatus::WrongUsage, Says::Error);
    row(u"ask Hi? --profile nobody"_s, ExitStatus::WrongUsage, Says::Error);
    row(u"ask Hi? --base-url ftp://x"_s, ExitStatus::Failed, Says::Error);

    row(u"serve --port x"_s, ExitStatus::WrongUsage, Says::Error);
    row(u"serve --port 65536"_s, ExitStatus::WrongUsage, Says::Error);
    row(u"serve --key ''"_s, ExitStatus::WrongUsage, Says::Error);
    row(u"serve here"_s, ExitStatus::WrongUsage, Says::Error);

    row(u"export"_s, ExitStatus::Failed, Says::Error);
    row(u"export --output ''"_s, ExitStatus::WrongUsage, Says::Error);
    row(u"export --format pdf"_s, ExitStatus::WrongUsage, Says::Error);
    row(u"export --format pdf --output x.pdf"_s, ExitStatus::Failed, Says::Error);

    row(u"import"_s, ExitStatus::WrongUsage, Says::Error);
    row(u"import ''"_s, ExitStatus::WrongUsage, Says::Error);
    row(u"import none"_s, ExitStatus::Failed, Says::Error);
    row(u"import ."_s, ExitStatus::Failed, Says::Error);
    row(u"import --dry-run talk.md"_s, ExitStatus::Complete, Says::Output);

    row(u"backup"_s, ExitStatus::Complete, Says::Output);
    row(u"backup copy.sqlite"_s, ExitStatus::Failed, Says::Error);
    row(u"backup --list"_s, ExitStatus::Complete, Says::Error); // output is only for copies
    row(u"backup --list copy.sqlite"_s, ExitStatus::WrongUsage, Says::Error);

    row(u"check"_s, ExitStatus::Complete, Says::Output);
    row(u"check none.sqlite"_s, ExitStatus::Failed, Says::Error);
    row(u"check --salvage"_s, ExitStatus::WrongUsage, Says::Error);
    row(u"check --salvage new.sqlite"_s, ExitStatus::Failed, Says::Error);
    row(u"check --salvage new.sqlite none.sqlite"_s, ExitStatus::Failed, Says::Error);
    row(u"check --salvage new.sqlite talk.md"_s, ExitStatus::Failed, Says::Error);

    row(u"quit"_s, ExitStatus::Complete, Says::Nothing);
    row(u"quit now"_s, ExitStatus::WrongUsage, Says::Error);
#ifdef Q_OS_LINUX // on other systems a window always opens
    row({}, ExitStatus::Failed, Says::Error);
    row(u"--new Hello"_s, ExitStatus::Failed, Says::Error);
    row(u"talk.md"_s, ExitStatus::Failed, Says::Error);
    row(u"hiwar://new?text=Hello"_s, ExitStatus::Failed, Says::Error);
    row(u"--profile ''"_s, ExitStatus::WrongUsage, Says::Error);
    row(u"--frobnicate"_s, ExitStatus::WrongUsage, Says::Error);
#endif
}

void ExitStatusTest::onANewMachine()
{
    QFETCH(QStringList, words);
    QFETCH(Says, says);
    QFETCH(ExitStatus, ends);
    QVERIFY(QDir(home->path()).removeRecursively() && QDir().mkpath(home->path()));
    write(home->filePath(u"talk.md"_s), "## User\nhello\n## Assistant\nhi\n");
    run(words);
    process->closeWriteChannel();
    end();
    QCOMPARE(ExitStatus(status()), ends);
    QCOMPARE(!out.isEmpty(), says == Says::Output);
    QCOMPARE(!err.isEmpty(), says == Says::Error);
    if (says != Says::Error)
        return;
    // Without a display Qt prints something, too; the last line is Hiwar's.
    const QByteArrayList lines = err.trimmed().split('\n');
    QVERIFY2(lines.last().startsWith("hiwar: "), err);
    const bool isCommand = !words.isEmpty() && !words.first().startsWith(u'-') &&
                           words != QStringList{u"talk.md"_s} &&
                           !words.first().startsWith(u"hiwar:"_s);
    QVERIFY2(!isCommand || lines.size() == 1, err);
}

/// The Guide, which knows only about Hiwar, answers what people try first.
void ExitStatusTest::anExampleForTheGuide()
{
    QVERIFY(QFile::remove(home->filePath(u"config/hiwar/settings.json"_s)));
    ask({u"How do I connect a model?"_s});
    QCOMPARE(ExitStatus(status()), ExitStatus::Complete);
    QCOMPARE(err, QByteArray());
    QVERIFY2(out.startsWith("# Connecting to a provider\n"), out);
    const QList<ManualEntry> examples = commandManual().examples;
    QCOMPARE(examples.constFirst().term, u"hiwar ask \"How do I connect a model?\""_s);
}

void ExitStatusTest::saysNothingOfTheLocale_data()
{
    QTest::addColumn<QStringList>("variables");
    QTest::newRow("none") << QStringList();
    QTest::newRow("C") << QStringList{u"LC_ALL=C"_s};
    QTest::newRow("not installed") << QStringList{u"LC_ALL=tlh_KL.UTF-8"_s};
    QTest::newRow("of other letters") << QStringList{u"LANG=de_DE.ISO-8859-1"_s};
}

void ExitStatusTest::saysNothingOfTheLocale()
{
    QFETCH(const QStringList, variables);
    const QStringList names = environment.keys();
    for (const QString &name : names) {
        if (name == u"LANG" || name.startsWith(u"LC_"))
            environment.remove(name);
    }
    for (const QString &variable : variables)
        environment.insert(variable.section(u'=', 0, 0), variable.section(u'=', 1));
    run({u"check"_s, u"سجل"_s});
    end();
    // The typed word is repeated in its own letters, and only "hiwar: " comes before.
    QVERIFY2(err.startsWith("hiwar: ") && err.contains("سجل"), err);
}

HIWAR_TEST(ExitStatusTest, QCoreApplication)
#include "tst_exitstatus.moc"
