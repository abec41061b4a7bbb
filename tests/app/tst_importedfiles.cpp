// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A file that came with an import is read when its conversation is shown, and is another one then:
// what hides in a picture is in no byte of the history any more.
#include "app/controllers/importedfiles.h"

#include "app/attachments/unreadattachments.h"
#include "app/chat/openconversations.h"
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
        const ImportedFiles files(all, unread);
        all.loadList();
        QTRY_COMPARE(all.list().count(), 1);
        QCOMPARE(tasks, 0); // nothing is read before
        all.show(u"i"_s);
        QTRY_COMPARE(all.shownId(), u"i"_s);
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
