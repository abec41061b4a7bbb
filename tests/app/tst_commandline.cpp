// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commandline.h"
#include "tests/support/testcase.h"

using namespace Qt::StringLiterals;
using namespace Hiwar;

class CommandLineTest : public TestCase
{
    Q_OBJECT

private slots:
    void nothingOpensTheWindow()
    {
        const auto command = parseCommandLine({});
        QVERIFY(command);
        const auto *window = std::get_if<WindowOptions>(&*command);
        QVERIFY(window);
        QVERIFY(!window->startNew);
    }

    void newTakesTextOrNone()
    {
        const auto with = parseCommandLine({u"--new"_s, u"مرحبا"_s, u"--profile"_s, u"Work"_s});
        QVERIFY(with);
        const auto &window = std::get<WindowOptions>(*with);
        QVERIFY(window.startNew);
        QCOMPARE(window.text, u"مرحبا"_s);
        QCOMPARE(window.profile, u"Work"_s);

        const auto without = parseCommandLine({u"--new"_s, u"--profile=Work"_s});
        QVERIFY(without);
        QVERIFY(std::get<WindowOptions>(*without).text.isEmpty());
        QCOMPARE(std::get<WindowOptions>(*without).profile, u"Work"_s);
    }

    void aTemporaryOneIsNoOrdinaryNewOne()
    {
        const auto command = parseCommandLine({u"--temporary"_s, u"hush"_s});
        QVERIFY(command);
        const auto &window = std::get<WindowOptions>(*command);
        QVERIFY(window.temporary && !window.startNew);
        QCOMPARE(window.text, u"hush"_s);
    }

    /// Which of them are there is known where they were given: commandGivenIn().
    void otherWordsAreFilesForTheWindow()
    {
        const auto command =
            parseCommandLine({u"a.txt"_s, u"--profile=Work"_s, u"b c.pdf"_s, u"--"_s, u"--d"_s});
        QVERIFY(command);
        const auto &window = std::get<WindowOptions>(*command);
        QCOMPARE(window.files, QStringList({u"a.txt"_s, u"b c.pdf"_s, u"--d"_s}));
        QCOMPARE(window.profile, u"Work"_s);
        QVERIFY(!window.startNew && !window.temporary && window.text.isEmpty());
    }

    void theDesktopHasItsOwnWaysIn()
    {
        const auto search = parseCommandLine({u"--search"_s});
        QVERIFY(search && std::get<WindowOptions>(*search).search);
        const auto quick = parseCommandLine({u"--quick"_s});
        QVERIFY(quick && std::get<WindowOptions>(*quick).quick);
        const auto hidden = parseCommandLine({u"--background"_s});
        QVERIFY(hidden && std::get<WindowOptions>(*hidden).inBackground);
        const auto one = parseCommandLine({u"--conversation"_s, u"7f"_s});
        QVERIFY(one);
        QCOMPARE(std::get<WindowOptions>(*one).conversation, u"7f"_s);
        const auto second = parseCommandLine(
            {u"--new"_s, u"words"_s, u"--activation-token"_s, u"token"_s}); // of a second start
        QVERIFY(second);
        QCOMPARE(std::get<WindowOptions>(*second).text, u"words"_s);
        QCOMPARE(std::get<WindowOptions>(*second).token, u"token"_s);
    }

    void askTakesEveryOption()
    {
        const auto command = parseCommandLine({u"ask"_s,
                                               u"--base-url"_s,
                                               u"http://127.0.0.1:1/v1"_s,
                                               u"--model=a/b:free"_s,
                                               u"--system"_s,
                                               u"Be brief."_s,
                                               u"--no-stream"_s,
                                               u"--json"_s,
                                               u"--trace"_s,
                                               u"--usage"_s,
                                               u"--file=a b.pdf"_s,
                                               u"--file"_s,
                                               u"-"_s,
                                               u"--over-limit"_s,
                                               u"--timeout"_s,
                                               u"1.5"_s,
                                               u"--param"_s,
                                               u"temperature=0.2"_s,
                                               u"--param"_s,
                                               u"stop=[\"a\"]"_s,
                                               u"Why?"_s});
        QVERIFY2(command, qPrintable(command ? QString() : command.error()));
        const auto &ask = std::get<AskOptions>(*command);
        QCOMPARE(ask.baseUrl, u"http://127.0.0.1:1/v1"_s);
        QCOMPARE(ask.model, u"a/b:free"_s);
        QCOMPARE(ask.system, u"Be brief."_s);
        QVERIFY(ask.usage && ask.overLimit);
        QCOMPARE(ask.files, QStringList({u"a b.pdf"_s, u"-"_s}));
        QVERIFY(ask.plain && ask.json && ask.trace && !ask.fromStandardInput);
        QCOMPARE(*ask.timeout, std::chrono::milliseconds(1500));
        QCOMPARE(ask.extra.value("temperature"_L1).toDouble(), 0.2);
        QVERIFY(ask.extra.value("stop"_L1).isArray());
        QCOMPARE(ask.text, u"Why?"_s);
    }

    void filesAreAQuestion()
    {
        const auto command = parseCommandLine({u"ask"_s, u"--file"_s, u"a"_s});
        QVERIFY2(command, qPrintable(command ? QString() : command.error()));
        QVERIFY(std::get<AskOptions>(*command).text.isEmpty());
    }

    void standardInputHasOneUse()
    {
        for (const QStringList &words : {QStringList{u"--file"_s, u"-"_s, u"-"_s},
                                         QStringList{u"--file=-"_s, u"--file=-"_s, u"q"_s},
                                         QStringList{u"--prompt=p"_s, u"--file=-"_s, u"k=-"_s}}) {
            const auto command = parseCommandLine(QStringList{u"ask"_s} + words);
            QVERIFY(!command);
            QVERIFY2(command.error().startsWith("Standard input is one text"_L1),
                     qPrintable(command.error()));
        }
    }

    void dashReadsStandardInput()
    {
        const auto command = parseCommandLine({u"ask"_s, u"-"_s});
        QVERIFY(command);
        QVERIFY(std::get<AskOptions>(*command).fromStandardInput);
    }

    void twoDashesEndTheOptions()
    {
        const auto command = parseCommandLine({u"ask"_s, u"--"_s, u"--help"_s});
        QVERIFY(command);
        QCOMPARE(std::get<AskOptions>(*command).text, u"--help"_s);
    }

    void serveTakesItsOptions()
    {
        const auto command = parseCommandLine(
            {u"serve"_s, u"--port"_s, u"8123"_s, u"--key"_s, u"k"_s, u"--responder"_s, u"echo"_s});
        QVERIFY(command);
        const auto &options = std::get<ServeOptions>(*command);
        QCOMPARE(options.port, quint16(8123));
        QCOMPARE(options.key, QByteArray("k"));
        QCOMPARE(options.who, ServeOptions::Who::Echo);
        const auto other = parseCommandLine({u"serve"_s, u"--key-file"_s, u"a file"_s});
        QVERIFY(other);
        QCOMPARE(std::get<ServeOptions>(*other).keyFile, u"a file"_s);
    }

    void backupAndCheckTakeTheirFiles()
    {
        const auto backup = parseCommandLine({u"backup"_s, u"copy.sqlite"_s});
        QCOMPARE(std::get<BackupOptions>(*backup).target, u"copy.sqlite"_s);
        QVERIFY(std::get<BackupOptions>(*parseCommandLine({u"backup"_s, u"--list"_s})).list);
        const auto check =
            parseCommandLine({u"check"_s, u"--salvage=new.sqlite"_s, u"old.sqlite"_s});
        QCOMPARE(std::get<CheckOptions>(*check).salvage, u"new.sqlite"_s);
        QCOMPARE(std::get<CheckOptions>(*check).file, u"old.sqlite"_s);
        QVERIFY(!parseCommandLine({u"check"_s, u"a"_s, u"b"_s}));
        QVERIFY(!parseCommandLine({u"check"_s, u"--salvage"_s}));
        QVERIFY(!parseCommandLine({u"backup"_s, u"--all"_s}));
        QVERIFY(!parseCommandLine({u"backup"_s, u"--list"_s, u"copy.sqlite"_s}));
    }

    void quitTakesNoWords()
    {
        QVERIFY(std::holds_alternative<QuitOptions>(*parseCommandLine({u"quit"_s})));
        const auto atTheEnd = parseCommandLine({u"quit"_s, u"--clear-menu"_s});
        QVERIFY(atTheEnd);
        QVERIFY(std::get<QuitOptions>(*atTheEnd).clearsMenu);
        QVERIFY(!parseCommandLine({u"quit"_s, u"--now"_s}));
        QVERIFY(!parseCommandLine({u"quit"_s, u"please"_s}));
    }

    void exportTakesItsOptions()
    {
        const auto command = parseCommandLine(
            {u"export"_s, u"--format"_s, u"html"_s, u"--output=x/"_s, u"--conversation"_s, u"Tea"_s,
             u"--conversation=--odd"_s, u"--all-versions"_s, u"--archived"_s, u"--bin"_s});
        QVERIFY2(command, qPrintable(command ? QString() : command.error()));
        const auto &options = std::get<ExportOptions>(*command);
        QCOMPARE(options.form, ExportKind::Html);
        QCOMPARE(options.output, u"x/"_s);
        QCOMPARE(options.conversations, QStringList({u"Tea"_s, u"--odd"_s}));
        QVERIFY(options.allVersions && options.archived && options.bin);
        const auto plain = parseCommandLine({u"export"_s});
        const auto &usual = std::get<ExportOptions>(*plain);
        QCOMPARE(usual.form, ExportKind::JsonLines);
        QVERIFY(!usual.allVersions && !usual.archived && !usual.bin);
    }

    void everyFormHasItsName()
    {
        const QList<std::pair<QString, ExportKind>> forms{{u"jsonl"_s, ExportKind::JsonLines},
                                                          {u"markdown"_s, ExportKind::Markdown},
                                                          {u"html"_s, ExportKind::Html},
                                                          {u"text"_s, ExportKind::Text},
                                                          {u"pdf"_s, ExportKind::Pdf}};
        for (const auto &[name, form] : forms) {
            const auto command =
                parseCommandLine({u"export"_s, u"--output=x"_s, u"--format"_s, name});
            QVERIFY2(command, qPrintable(command ? QString() : command.error()));
            QCOMPARE(std::get<ExportOptions>(*command).form, form);
        }
        const auto other = parseCommandLine({u"export"_s, u"--format=doc"_s});
        QCOMPARE(other.error(), u"--format is jsonl, markdown, html, text or pdf."_s);
    }

    void importTakesFiles()
    {
        const auto command =
            parseCommandLine({u"import"_s, u"a"_s, u"--dry-run"_s, u"--"_s, u"--b"_s});
        QVERIFY2(command, qPrintable(command ? QString() : command.error()));
        const auto &options = std::get<ImportOptions>(*command);
        QCOMPARE(options.files, QStringList({u"a"_s, u"--b"_s}));
        QVERIFY(options.dryRun);
    }

    void wrongUsageIsOneSentence_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::newRow("a link with a file") << QStringList{u"hiwar://new"_s, u"a.txt"_s};
        QTest::newRow("a file with a link") << QStringList{u"a.txt"_s, u"hiwar://new"_s};
        QTest::newRow("unknown option") << QStringList{u"--frobnicate"_s};
        QTest::newRow("no question") << QStringList{u"ask"_s};
        QTest::newRow("two questions") << QStringList{u"ask"_s, u"a"_s, u"b"_s};
        QTest::newRow("no value") << QStringList{u"ask"_s, u"q"_s, u"--model"_s};
        QTest::newRow("a value too many") << QStringList{u"ask"_s, u"q"_s, u"--json=yes"_s};
        QTest::newRow("timeout of words")
            << QStringList{u"ask"_s, u"q"_s, u"--timeout"_s, u"soon"_s};
        QTest::newRow("timeout of nothing")
            << QStringList{u"ask"_s, u"q"_s, u"--timeout"_s, u"0"_s};
        QTest::newRow("param without value") << QStringList{u"ask"_s, u"q"_s, u"--param"_s, u"x"_s};
        QTest::newRow("param not JSON")
            << QStringList{u"ask"_s, u"q"_s, u"--param"_s, u"x=hello"_s};
        QTest::newRow("param of two values")
            << QStringList{u"ask"_s, u"q"_s, u"--param"_s, u"x=1,2"_s};
        QTest::newRow("param names the model")
            << QStringList{u"ask"_s, u"q"_s, u"--param"_s, u"model=1"_s};
        QTest::newRow("two keys") << QStringList{u"serve"_s, u"--key=k"_s, u"--key-file=f"_s};
        QTest::newRow("key as argument") << QStringList{u"ask"_s, u"q"_s, u"--key"_s, u"sk-1"_s};
        QTest::newRow("port too large") << QStringList{u"serve"_s, u"--port"_s, u"70000"_s};
        QTest::newRow("unknown form") << QStringList{u"export"_s, u"--format"_s, u"doc"_s};
        QTest::newRow("PDF to nowhere") << QStringList{u"export"_s, u"--format=pdf"_s};
        QTest::newRow("a word too many") << QStringList{u"export"_s, u"x"_s};
        QTest::newRow("nothing to import") << QStringList{u"import"_s, u"--dry-run"_s};
        QTest::newRow("unknown responder")
            << QStringList{u"serve"_s, u"--responder"_s, u"oracle"_s};
    }
    void wrongUsageIsOneSentence()
    {
        QFETCH(QStringList, words);
        const auto command = parseCommandLine(words);
        QVERIFY(!command);
        QVERIFY(!command.error().isEmpty());
        QVERIFY(!command.error().contains(u'\n'));
        QVERIFY(!command.error().contains("sk-1"_L1));
    }

    /// As when a script passes a variable that has no value.
    void refusesWhatIsEmpty_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::newRow("question") << QStringList{u"ask"_s, u""_s};
        QTest::newRow("blank question") << QStringList{u"ask"_s, u" \n"_s};
        for (const QString &option : {u"--base-url"_s, u"--model"_s, u"--profile"_s})
            QTest::newRow(qPrintable(option)) << QStringList{u"ask"_s, u"Hi?"_s, option, u""_s};
        QTest::newRow("blank model") << QStringList{u"ask"_s, u"Hi?"_s, u"--model= "_s};
        QTest::newRow("profile of the window") << QStringList{u"--profile"_s, u""_s};
        QTest::newRow("--key") << QStringList{u"serve"_s, u"--key="_s};
        QTest::newRow("--key-file") << QStringList{u"serve"_s, u"--key-file="_s};
        QTest::newRow("--port") << QStringList{u"serve"_s, u"--port="_s};
        QTest::newRow("--output") << QStringList{u"export"_s, u"--output="_s};
        QTest::newRow("--conversation") << QStringList{u"export"_s, u"--conversation"_s, u""_s};
        QTest::newRow("file to import") << QStringList{u"import"_s, u""_s};
        QTest::newRow("copy") << QStringList{u"backup"_s, u""_s};
        QTest::newRow("file to check") << QStringList{u"check"_s, u""_s};
        QTest::newRow("--salvage") << QStringList{u"check"_s, u"--salvage="_s};
    }
    void refusesWhatIsEmpty()
    {
        QFETCH(QStringList, words);
        QVERIFY(!parseCommandLine(words));
    }

    void aSystemMessageMayBeEmpty()
    {
        const auto command = parseCommandLine({u"ask"_s, u"Hi?"_s, u"--system="_s});
        QVERIFY(command);
        QVERIFY(std::get<AskOptions>(*command).system.isEmpty());
    }

    void helpAndVersionAreAsked()
    {
        QVERIFY(std::holds_alternative<ShowHelp>(*parseCommandLine({u"ask"_s, u"--help"_s})));
        QVERIFY(std::holds_alternative<ShowVersion>(*parseCommandLine({u"--version"_s})));
    }
};

HIWAR_TEST(CommandLineTest, QCoreApplication)
#include "tst_commandline.moc"
