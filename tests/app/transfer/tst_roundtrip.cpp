// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/exportjob.h"
#include "tests/app/transfer/historycase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

class TestRoundTrip : public HistoryCase
{
    Q_OBJECT

private slots:
    void givesBackAWholeHistory();
};

void TestRoundTrip::givesBackAWholeHistory()
{
    const MadeHistory made(150, 10'000);
    const auto first = open(u"first.sqlite"_s);
    QVERIFY(first && store(made, *first));
    HistoryLinesForm form;
    const QString target = path(u"all.jsonl"_s);
    const auto exported = exportToFile(target, *first, {{}, true, true}, form, goesOn);
    QVERIFY(exported);
    QCOMPARE(*exported, (Exported{150, 0, {target}}));

    const auto second = open(u"second.sqlite"_s);
    const ImportReport report = import(u"all.jsonl"_s, second.get());
    QCOMPARE(report.error, std::nullopt);
    QCOMPARE(report.warnings, QList<WarningCount>());
    QCOMPARE(report.newConversations, 150);
    QCOMPARE(report.newMessages, 10'000);

    // Compares with the generated data, not only with the stored data.
    QCOMPARE(*second->folders(), *first->folders());
    for (int i = 0; i < made.count(); ++i) {
        const Incoming one = made.conversation(i);
        const auto stored = second->load(one.conversation.info.id);
        QVERIFY(stored);
        QCOMPARE(stored->info, one.conversation.info);
        QCOMPARE(stored->nodes, one.conversation.nodes);
        for (const AttachmentData &data : one.attachments)
            QCOMPARE(second->attachment(data.hash).value_or("gone"), data.bytes);
    }
    QCOMPARE(*second->conversations(), *first->conversations());

    QCOMPARE(import(u"all.jsonl"_s, second.get()).newMessages, 0);
}

HIWAR_TEST(TestRoundTrip, QCoreApplication)
#include "tst_roundtrip.moc"
