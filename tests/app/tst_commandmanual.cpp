// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commandline.h"
#include "app/manual/completions.h"
#include "app/manual/helptext.h"
#include "app/manual/manualpage.h"

#include "tests/support/testcase.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

/// A value that the option takes.
QString sample(const ManualOption &option)
{
    if (!option.choices.isEmpty())
        return option.choices.constFirst();
    if (option.value == "KEY=JSON"_L1)
        return u"seed=1"_s;
    return u"1"_s;
}

} // namespace

class CommandManualTest : public TestCase
{
    Q_OBJECT

private slots:
    void whatIsDescribedIsAccepted()
    {
        for (const ManualCommand &command : commandManual().commands) {
            for (const ManualOption &option : command.options) {
                if (!option.isOption())
                    continue;
                QStringList words;
                if (!command.name.isEmpty())
                    words.append(command.name);
                words.append(option.name);
                if (!option.value.isEmpty())
                    words.append(sample(option));
                if (command.name == "ask"_L1 || command.name == "import"_L1)
                    words.append(u"text"_s);
                const auto parsed = parseCommandLine(words);
                QVERIFY2(parsed, qPrintable(words.join(u' ')));
            }
        }
    }

    void everyChoiceIsAccepted()
    {
        for (const ManualCommand &command : commandManual().commands) {
            for (const ManualOption &option : command.options) {
                for (const QString &choice : option.choices) {
                    QStringList words{command.name, option.name, choice};
                    if (choice == "pdf"_L1)
                        words << u"--output"_s << u"x.pdf"_s;
                    QVERIFY2(parseCommandLine(words), qPrintable(choice));
                }
            }
        }
    }

    void theUnlistedIsToldNowhere()
    {
        const CommandManual manual = commandManual();
        const QString told = helpText(manual) +
                             manualPage(manual, u"1"_s, {}).replace(u"\\-"_s, u"-"_s) +
                             bashCompletion(manual) + zshCompletion(manual) +
                             fishCompletion(manual).replace(u"-l "_s, u"--"_s);
        for (const ManualCommand &command : manual.commands) {
            for (const ManualOption &option : command.unlisted) {
                const QRegularExpression name(option.name + u"(?![a-z-])"_s);
                QVERIFY2(!told.contains(name), qPrintable(option.name));
            }
        }
        const auto refused = parseCommandLine({u"ask"_s, u"Why?"_s, u"--api-key=sk-1"_s});
        QVERIFY(!refused && refused.error().contains("HIWAR_API_KEY"_L1));
    }

    void helpFitsATerminal()
    {
        const QStringList lines = helpText(commandManual()).split(u'\n');
        QVERIFY(lines.size() > 90);
        for (const QString &line : lines) {
            QVERIFY2(line.size() <= 80, qPrintable(line));
            QVERIFY2(!line.endsWith(u' '), qPrintable(line));
            // Explanations are indented: only usages and titles begin a line.
            QVERIFY2(line.isEmpty() || line.startsWith(u' ') || line.endsWith(u':') ||
                         line.startsWith("hiwar "_L1) || line.startsWith("Hiwar: "_L1),
                     qPrintable(line));
        }
    }

    void everyFormTellsOfExamplesAndStatuses()
    {
        const CommandManual manual = commandManual();
        const QString page =
            manualPage(manual, u"1.2.3"_s, QDate(2026, 1, 2)).replace(u"\\-"_s, u"-"_s);
        const QString help = helpText(manual);
        for (const ManualEntry &entry : manual.examples + manual.exitStatus + manual.environment) {
            QVERIFY2(help.contains(u"\n  "_s + entry.term), qPrintable(entry.term));
            QVERIFY2(page.contains(u"\\fB"_s + entry.term + u"\\fR"_s), qPrintable(entry.term));
        }
    }

    void everyFormNamesEveryOption()
    {
        const CommandManual manual = commandManual();
        const QString page =
            manualPage(manual, u"1.2.3"_s, QDate(2026, 1, 2)).replace(u"\\-"_s, u"-"_s);
        const QString help = helpText(manual);
        const QString bash = bashCompletion(manual);
        const QString zsh = zshCompletion(manual);
        const QString fish = fishCompletion(manual);
        QVERIFY(page.contains(u".TH HIWAR 1 2026-01-02 \"Hiwar 1.2.3\""_s));
        for (const ManualCommand &command : manual.commands) {
            for (const ManualOption &option : command.options) {
                QVERIFY2(help.contains(option.name), qPrintable(option.name));
                QVERIFY2(page.contains(option.name), qPrintable(option.name));
                if (!option.isOption())
                    continue;
                QVERIFY2(bash.contains(option.name), qPrintable(option.name));
                QVERIFY2(zsh.contains(option.name), qPrintable(option.name));
                QVERIFY2(fish.contains(u"-l "_s + option.name.mid(2)), qPrintable(option.name));
            }
        }
    }
};

HIWAR_TEST(CommandManualTest, QCoreApplication)
#include "tst_commandmanual.moc"
