// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A file that came with an import is read when its conversation is shown, and is another one then:
// what hides in a picture is in no byte of the history any more.
#include "app/controllers/importedfiles.h"

#include "app/attachments/unreadattachments.h"
#include "app/chat/openconversations.h"
#include "app/chat/shownconversation.h"
#include "app/history/unreaduse.h"
#include "tests/app/sessionfixture.h"
#include "tests/support/testcase.h"

#include <QApplication>
#include <QDir>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

const QByteArray hidden = "GPS 38.7 N 9.1 W";

/// As hiwar-reader answers for a picture.
QFuture<ReaderAnswer> redrawn(const ReaderTask &)
{
    ReaderAnswer answer;
    answer.kind = FileKind::Picture;
    answer.pictures = {
        {.name = {}, .mediaType = u"image/jpeg"_s, .size = {640, 480}, .bytes = "redrawn"}};
    return readyFuture(answer);
}

} // namespace

class ImportedFilesTest : public TestCase
{
    Q_OBJECT

private slots:
    void areReadWhenTheyAreShown()
    {
        SessionFixture f;
        f.session.reset();
        QVERIFY(settled(f.history.open()));
        const QByteArray photo = "JPEG " + hidden;
        StoredConversation imported;
        imported.info.id = u"i"_s;
        imported.info.createdAt = imported.info.updatedAt = f.now;
        imported.info.currentLeaf = u"m"_s;
        MessageNode node;
        node.id = u"m"_s;
        node.createdAt = f.now;
        node.attachments = {{.hash = attachmentHash(photo),
                             .name = u"a.jpg"_s,
                             .mediaType = u"image/jpeg"_s,
                             .size = photo.size(),
                             .use = unreadUse(u"image/jpeg"_s)}};
        imported.nodes = {node};
        QVERIFY(settled(f.history.merge(imported, {{attachmentHash(photo), photo}}, {})));
        int tasks = 0;
        UnreadAttachments unread(
            {.bytes = [&f](const QString &,
                           const QString &hash) { return f.history.attachment(hash); },
             .save = [&f](const QString &,
                          const AttachmentData &data) { return f.history.saveAttachment(data); },
             .ask =
                 [&tasks](const ReaderTask &task) {
                     ++tasks;
                     return redrawn(task);
                 }});
        OpenConversations all(f.collaborators());
        ShownConversation view(all);
        const ImportedFiles files(view, unread);
        all.loadList();
        QTRY_COMPARE(all.list().count(), 1);
        QCOMPARE(tasks, 0); // nothing is read before
        view.show(u"i"_s);
        QTRY_COMPARE(view.id(), u"i"_s);
        const auto shown = [&all] {
            return all.session(u"i"_s)->conversation().find(u"m"_s)->attachments.constFirst();
        };
        QTRY_COMPARE(shown().use.share, AttachmentShare::Whole);
        QCOMPARE(shown().hash, attachmentHash("redrawn"));
        QCOMPARE(shown().use.pixels, QSize(640, 480));
        QCOMPARE(settled(f.history.load(u"i"_s))->nodes.constFirst().attachments.constFirst(),
                 shown());
        QCOMPARE(settled(f.history.attachment(shown().hash)).value(), "redrawn");
        QTRY_VERIFY(!isOnDisk(f.dir));
        QCOMPARE(tasks, 1);
    }

    void thePicturesOfAReplyAreReadWhenItHasEnded_data()
    {
        QTest::addColumn<bool>("isTemporary");
        QTest::newRow("stored") << false;
        QTest::newRow("temporary") << true;
    }
    void thePicturesOfAReplyAreReadWhenItHasEnded()
    {
        QFETCH(const bool, isTemporary);
        SessionFixture f;
        f.session.reset();
        f.profile.streaming = StreamMode::Off;
        QVERIFY(settled(f.history.open()));
        OpenConversations all(f.collaborators());
        ShownConversation view(all);
        UnreadAttachments unread(
            {.bytes = [&all](const QString &id,
                             const QString &hash) { return all.contents(id)->content(hash); },
             .save = [&all](const QString &id,
                            const AttachmentData &data) { return all.contents(id)->save(data); },
             .ask = redrawn});
        const ImportedFiles files(view, unread);
        const QString id = isTemporary ? view.createTemporary(u"p"_s) : all.create(u"p"_s);
        view.show(id);
        f.server.expect().reply(
            200, R"({"choices":[{"message":{"content":"","images":[{"image_url":{"url":)"
                 R"("data:image/png;base64,iVBORw0KGgo="}}]},"finish_reason":"stop"}]})");
        view.session()->send(u"Draw"_s);
        QTRY_VERIFY(!view.session()->isBusy());
        const auto reply = [&view] {
            const Conversation &conversation = view.session()->conversation();
            return *conversation.find(conversation.path().constLast());
        };
        QCOMPARE(reply().attachments.size(), 1);
        QTRY_COMPARE(reply().attachments.at(0).hash, attachmentHash("redrawn"));
        QCOMPARE(reply().attachments.at(0).use.share, AttachmentShare::Whole);
        QVERIFY(settled(all.contents(id)->content(attachmentHash("redrawn"))).has_value());
        QCOMPARE(settled(f.history.attachment(attachmentHash("redrawn"))).has_value(),
                 !isTemporary);
        f.server.expect().reply(200, wholeReply(u"ok"_s)); // "Make it bluer"
        view.session()->send(u"Bluer"_s);
        QTRY_VERIFY(!view.session()->isBusy());
        QVERIFY(f.server.requests().constLast().body.contains("cmVkcmF3bg")); // it goes with it
    }

private:
    [[nodiscard]] static bool isOnDisk(const QTemporaryDir &folder)
    {
        for (const QFileInfo &each : QDir(folder.path()).entryInfoList(QDir::Files)) {
            QFile file(each.filePath());
            if (file.open(QFile::ReadOnly) && file.readAll().contains(hidden))
                return true;
        }
        return false;
    }
};

HIWAR_TEST(ImportedFilesTest, QApplication)
#include "tst_importedfiles.moc"
