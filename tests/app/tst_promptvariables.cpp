// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The variables of prompts, and finding a prompt by what is typed.
#include "app/library/librarysearch.h"
#include "app/library/promptvariables.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

class PromptVariablesTest : public TestCase
{
    Q_OBJECT

private slots:
    void areFilled_data();
    void areFilled();
    void areAskedForOnce();
    void areBounded();
    void findByNameAndFolder();
};

void PromptVariablesTest::areFilled_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("filled");
    QTest::newRow("none") << u"Hello"_s << u"Hello"_s;
    QTest::newRow("now") << u"{{date}} {{ time }}"_s << u"2026-11-23 09:05"_s;
    QTest::newRow("copied") << u"<{{clipboard}}>"_s << u"<copied {{name}}>"_s;
    QTest::newRow("selected") << u"{{selection}}"_s << u"selected"_s;
    QTest::newRow("own") << u"Dear {{name}}!"_s << u"Dear Noor {{date}}!"_s;
    QTest::newRow("default") << u"{{colour=dark blue}}"_s << u"dark blue"_s;
    QTest::newRow("given over default") << u"{{name=you}}"_s << u"Noor {{date}}"_s;
    QTest::newRow("no value") << u"a{{missing}}b"_s << u"ab"_s;
    QTest::newRow("escaped") << u"\\{{name}} {{name}}"_s << u"{{name}} Noor {{date}}"_s;
    QTest::newRow("within braces") << u"{{{name}}}"_s << u"{Noor {{date}}}"_s;
    QTest::newRow("empty") << u"{{}} {{ }} {{=x}}"_s << u"{{}} {{ }} {{=x}}"_s;
    QTest::newRow("open") << u"{{name"_s << u"{{name"_s;
    QTest::newRow("two lines") << u"{{na\nme}}"_s << u"{{na\nme}}"_s;
    QTest::newRow("an equals sign in the default") << u"{{x=a=b}}"_s << u"a=b"_s;
    QTest::newRow("Arabic") << u"{{الاسم=نور}}"_s << u"نور"_s;
}

void PromptVariablesTest::areFilled()
{
    QFETCH(const QString, text);
    const PromptSurroundings with{.now = QDateTime(QDate(2026, 11, 23), QTime(9, 5)),
                                  .clipboard = u"copied {{name}}"_s,
                                  .selection = u"selected"_s};
    QTEST(fillPrompt(text, {{u"name"_s, u"Noor {{date}}"_s}}, with), "filled");
}

void PromptVariablesTest::areAskedForOnce()
{
    const QList<PromptVariable> asked{{u"a"_s, {}}, {u"b"_s, u"1"_s}};
    QCOMPARE(variablesOf(u"{{a}} {{b}} {{date}} {{b=1}} {{b=2}} \\{{c}} {{a}}"_s), asked);
    QVERIFY(variablesOf(u"{{date}}{{time}}{{clipboard}}{{selection}}"_s).isEmpty());
}

void PromptVariablesTest::areBounded()
{
    QString text;
    for (int i = 0; i < mostVariables + 5; ++i)
        text += u"{{v%1}}"_s.arg(i);
    QCOMPARE(variablesOf(text).size(), mostVariables);
    QVERIFY(fillPrompt(text, {}, {}).contains(u"{{v54}}"_s));
    QVERIFY(variablesOf(u"{{"_s + QString(mostVariableName + 1, u'x') + u"}}"_s).isEmpty());
}

void PromptVariablesTest::findByNameAndFolder()
{
    const QList<Prompt> all{{.id = u"1"_s, .name = u"Café letter"_s, .folder = u"Work"_s},
                            {.id = u"2"_s, .name = u"Letter"_s},
                            {.id = u"3"_s, .name = u"رسالة"_s, .folder = u"Letters"_s}};
    const auto ids = [&all](const QString &typed) {
        QStringList found;
        for (const Prompt &prompt : matching(all, typed))
            found << prompt.id;
        return found;
    };
    QCOMPARE(ids({}), QStringList({u"1"_s, u"2"_s, u"3"_s}));
    QCOMPARE(ids(u"letter"_s), QStringList({u"2"_s, u"1"_s, u"3"_s}));
    QCOMPARE(ids(u"work cafe"_s), QStringList({u"1"_s}));
    QCOMPARE(ids(u"رساله"_s), QStringList({u"3"_s}));
    QVERIFY(ids(u"zebra"_s).isEmpty());
}

HIWAR_TEST(PromptVariablesTest, QCoreApplication)
#include "tst_promptvariables.moc"
