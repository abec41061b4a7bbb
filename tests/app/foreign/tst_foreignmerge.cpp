// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/historyfile.h"
#include "app/transfer/importjob.h"
#include "tests/app/foreign/foreigncase.h"

#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace Hiwar {

class ForeignMergeTest : public TestCase
{
    Q_OBJECT

private slots:
    void addsNothingASecondTime_data()
    {
        QTest::addColumn<int>("conversations");
        QTest::newRow("chatgpt/conversations.json") << 1;
        QTest::newRow("chatgpt/list.json") << 1;
        QTest::newRow("openwebui/chats.json") << 1;
        QTest::newRow("openwebui/old.json") << 1;
        QTest::newRow("chatbox/exported-data.json") << 2;
        QTest::newRow("chatbox/old.json") << 1;
        QTest::newRow("jan/messages.jsonl") << 1;
        QTest::newRow("librechat/branches.json") << 1;
        QTest::newRow("librechat/recursive.json") << 1;
        QTest::newRow("llamacpp/conversations.json") << 1;
        QTest::newRow("llamacpp/session.jsonl") << 1;
        QTest::newRow("llamacpp/numbers.json") << 1;
    }
    void addsNothingASecondTime()
    {
        QFETCH(int, conversations);
        const QString name = QString::fromLatin1(QTest::currentDataTag());
        QTemporaryDir folder;
        const auto history =
            HistoryFile::open(folder.filePath(u"h.sqlite"_s), std::chrono::seconds(1));
        QVERIFY(history.has_value());
        const auto import = [&](ImportMode mode = ImportMode::Merge) {
            return importFile(testFile(u"app/foreign/"_s + name), foreignReaders(), history->get(),
                              mode, [](qint64, qint64) { return true; });
        };
        const ImportReport counted = import(ImportMode::Count);
        const ImportReport first = import();
        QCOMPARE(counted, first);
        QVERIFY(!first.error);
        QCOMPARE(first.newConversations, conversations);
        QCOMPARE(first.knownMessages, 0);
        const ImportReport second = import();
        QCOMPARE(import(ImportMode::Count), second);
        QCOMPARE(second.newConversations, 0);
        QCOMPARE(second.newMessages, 0);
        QCOMPARE(second.knownMessages, first.newMessages);
        QCOMPARE(second.warnings, first.warnings);
        for (const Incoming &incoming : readForeign(name).all) {
            const auto stored = (*history)->load(incoming.conversation.info.id);
            QVERIFY(stored.has_value());
            QCOMPARE(*stored, incoming.conversation);
            for (const AttachmentData &data : incoming.attachments)
                QCOMPARE((*history)->attachment(data.hash).value_or(QByteArray()), data.bytes);
        }
    }
};

} // namespace Hiwar

HIWAR_TEST(Hiwar::ForeignMergeTest, QCoreApplication)
#include "tst_foreignmerge.moc"
