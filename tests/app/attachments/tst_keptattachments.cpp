// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A content is stored once, however many messages and drafts have it, and goes with the last.
#include "app/history/historystore.h"
#include "net/values/utc.h"
#include "tests/support/settled.h"
#include "tests/support/testcase.h"

#include <QDir>
#include <QTemporaryDir>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

Attachment attached(const QString &name, const QByteArray &bytes, const QByteArray &reading = {})
{
    return {.hash = attachmentHash(bytes),
            .name = name,
            .mediaType = u"text/plain"_s,
            .size = bytes.size(),
            .reading = reading.isEmpty() ? QString() : attachmentHash(reading)};
}

} // namespace

class KeptAttachmentsTest : public TestCase
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void keepsThoseOfADraft();
    void keepsThemWhenTheDraftIsSent();
    void keepsThemWhenTheirOrderOrUseChanges();
    void deletesWhatNobodyHas();
    void deletesThoseOfADeletedDraft();
    void keepsThemOnTheirWayThroughTheQueue();
    void deletesThoseOfAQuestionTakenBack();
    void removesWhatACrashLeft();
    void sparesWhatIsSavedBeforeItsRow();
    void overwritesWhatIsRemoved_data();
    void overwritesWhatIsRemoved();

private:
    /// Whether the history has the content.
    bool has(const QByteArray &bytes)
    {
        return settled(store->attachment(attachmentHash(bytes))).has_value();
    }
    void keep(const QByteArray &bytes)
    {
        QVERIFY(settled(store->saveAttachment({attachmentHash(bytes), bytes})));
    }

    /// As if the program began again.
    void startAgain()
    {
        store.reset();
        store = std::make_unique<HistoryStore>(folder->filePath(u"h.sqlite"_s));
        QVERIFY(settled(store->open()));
    }
    /// Whether any file of the history has these bytes.
    [[nodiscard]] bool isOnDisk(const QByteArray &bytes) const
    {
        for (const QFileInfo &each : QDir(folder->path()).entryInfoList(QDir::Files)) {
            QFile file(each.filePath());
            if (file.open(QFile::ReadOnly) && file.readAll().contains(bytes))
                return true;
        }
        return false;
    }

    std::unique_ptr<QTemporaryDir> folder;
    std::unique_ptr<HistoryStore> store;
    ConversationInfo info;
    MessageNode node;
};

void KeptAttachmentsTest::init()
{
    TestCase::init();
    folder = std::make_unique<QTemporaryDir>();
    store = std::make_unique<HistoryStore>(folder->filePath(u"h.sqlite"_s));
    QVERIFY(settled(store->open()));
    info = {};
    info.id = u"c"_s;
    info.createdAt = info.updatedAt = QDateTime::fromMSecsSinceEpoch(1'790'000'000'000, utc);
    node = {};
    node.id = u"m"_s;
    node.createdAt = info.createdAt;
    keep("file");
    keep("read");
    keep("other");
}

void KeptAttachmentsTest::cleanup()
{
    store.reset();
    folder.reset();
}

void KeptAttachmentsTest::keepsThoseOfADraft()
{
    info.draftAttachments = {attached(u"b.txt"_s, "file", "read"), attached(u"a.txt"_s, "other"),
                             attached(u"gone.txt"_s, "never stored")};
    QVERIFY(settled(store->saveDraft(info)));
    const auto loaded = settled(store->load(u"c"_s));
    QCOMPARE(loaded->info, info);
    QCOMPARE(settled(store->conversations())->constFirst(), info);
    QVERIFY(!loaded->info.draftAttachments.at(0).isMissing);
    QVERIFY(loaded->info.draftAttachments.at(2).isMissing);
}

void KeptAttachmentsTest::keepsThemWhenTheDraftIsSent()
{
    info.draftAttachments = {attached(u"b.txt"_s, "file", "read")};
    QVERIFY(settled(store->saveConversation(info)));
    node.attachments = std::exchange(info.draftAttachments, {});
    QVERIFY(settled(store->saveTurn(info, {node})));
    const auto loaded = settled(store->load(u"c"_s));
    QCOMPARE(loaded->nodes, QList<MessageNode>{node});
    QVERIFY(loaded->info.draftAttachments.isEmpty());
    QVERIFY(has("file") && has("read"));
}

void KeptAttachmentsTest::keepsThemWhenTheirOrderOrUseChanges()
{
    const Attachment first = attached(u"b.txt"_s, "file", "read");
    const Attachment second = attached(u"a.txt"_s, "other");
    node.attachments = {first, second};
    QVERIFY(settled(store->saveTurn(info, {node})));
    node.attachments = {second, first};
    node.attachments.last().use.share = AttachmentShare::None;
    QVERIFY(settled(store->saveMessage(info.id, node)));
    QCOMPARE(settled(store->load(u"c"_s))->nodes, QList<MessageNode>{node});
    QVERIFY(has("file") && has("read") && has("other"));
}

void KeptAttachmentsTest::deletesWhatNobodyHas()
{
    node.attachments = {attached(u"b.txt"_s, "file", "read"), attached(u"a.txt"_s, "other")};
    info.draftAttachments = {attached(u"the same"_s, "read")};
    QVERIFY(settled(store->saveTurn(info, {node})));
    node.attachments.removeFirst();
    QVERIFY(settled(store->saveMessage(info.id, node)));
    QVERIFY(!has("file") && has("read") && has("other"));
    info.draftAttachments.clear();
    QVERIFY(settled(store->saveConversation(info)));
    QVERIFY(!has("read") && has("other"));
    QVERIFY(settled(store->removeMessages({node.id})));
    QVERIFY(!has("other"));
}

void KeptAttachmentsTest::deletesThoseOfADeletedDraft()
{
    info.draftAttachments = {attached(u"b.txt"_s, "file", "read")};
    QVERIFY(settled(store->saveConversation(info)));
    QVERIFY(settled(store->removeConversations({info.id})));
    QVERIFY(!has("file") && !has("read") && has("other"));
}

void KeptAttachmentsTest::keepsThemOnTheirWayThroughTheQueue()
{
    const Attachment file = attached(u"b.txt"_s, "file", "read");
    const auto keeps = [&](const QList<Attachment> &draft, const QList<QueuedQuestion> &queued) {
        info.draftAttachments = draft;
        info.queued = queued;
        return settled(store->saveConversation(info)).has_value() &&
               settled(store->load(u"c"_s))->info == info && has("file") && has("read");
    };
    QVERIFY(keeps({file}, {{u"q2"_s, u"Later"_s, {}}}));
    QVERIFY(keeps({}, {{u"q1"_s, u"First"_s, {file}}, {u"q2"_s, u"Later"_s, {}}}));
    QVERIFY(keeps({}, {{u"q2"_s, u"Later on"_s, {file}}, {u"q1"_s, u"First"_s, {}}}));
    QVERIFY(keeps({file}, {{u"q1"_s, u"First"_s, {}}}));
    QVERIFY(keeps({}, {{u"q1"_s, u"First"_s, {file}}}));
    node.attachments = {file};
    info.queued.clear();
    QVERIFY(settled(store->saveTurn(info, {node})));
    QCOMPARE(settled(store->load(u"c"_s))->nodes, QList<MessageNode>{node});
    QVERIFY(settled(store->load(u"c"_s))->info.queued.isEmpty());
    QVERIFY(has("file") && has("read"));
}

void KeptAttachmentsTest::deletesThoseOfAQuestionTakenBack()
{
    info.queued = {{u"q1"_s, u"First"_s, {attached(u"b.txt"_s, "file", "read")}},
                   {u"q2"_s, u"Later"_s, {attached(u"a.txt"_s, "other")}}};
    QVERIFY(settled(store->saveConversation(info)));
    startAgain();
    startAgain();
    info.queued.removeFirst();
    QVERIFY(settled(store->saveConversation(info)));
    QVERIFY(!has("file") && !has("read") && has("other"));
    QVERIFY(settled(store->removeConversations({info.id})));
    QVERIFY(!has("other"));
}

void KeptAttachmentsTest::removesWhatACrashLeft()
{
    node.attachments = {attached(u"b.txt"_s, "file", "read")};
    QVERIFY(settled(store->saveTurn(info, {node})));
    startAgain();
    QVERIFY(has("other")); // an import of another program may be about to name it
    startAgain();
    QTRY_VERIFY(!has("other"));
    QTRY_VERIFY(!isOnDisk("other"));
    QVERIFY(has("file") && has("read"));
}

void KeptAttachmentsTest::sparesWhatIsSavedBeforeItsRow()
{
    startAgain();
    store.reset();
    store = std::make_unique<HistoryStore>(folder->filePath(u"h.sqlite"_s));
    (void)store->open();
    keep("other"); // as before, but now its row comes
    QTRY_VERIFY(!has("read"));
    QVERIFY(has("other"));
    info.draftAttachments = {attached(u"a.txt"_s, "other")};
    QVERIFY(settled(store->saveConversation(info)));
    startAgain();
    QVERIFY(has("other"));
}

void KeptAttachmentsTest::overwritesWhatIsRemoved_data()
{
    QTest::addColumn<bool>("ofADraft");
    QTest::newRow("from a draft") << true;
    QTest::newRow("from a message") << false;
}

void KeptAttachmentsTest::overwritesWhatIsRemoved()
{
    QFETCH(const bool, ofADraft);
    const QByteArray secret = QByteArray("xylophonequarrel ").repeated(1000);
    const QByteArray read = QByteArray("quarrelxylophone ").repeated(1000);
    keep(secret);
    keep(read);
    auto &attachments = ofADraft ? info.draftAttachments : node.attachments;
    attachments = {attached(u"b.txt"_s, secret, read), attached(u"a.txt"_s, "other")};
    QVERIFY(settled(store->saveTurn(info, {node})));
    QVERIFY(isOnDisk("xylophonequarrel") && isOnDisk("quarrelxylophone"));
    attachments.removeFirst();
    QVERIFY(settled(store->saveTurn(info, {node})));
    QTRY_VERIFY(!isOnDisk("xylophonequarrel"));
    QTRY_VERIFY(!isOnDisk("quarrelxylophone"));
    QVERIFY(has("other"));
}

HIWAR_TEST(KeptAttachmentsTest, QCoreApplication)
#include "tst_keptattachments.moc"
