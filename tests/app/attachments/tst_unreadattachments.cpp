// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Files that came with an import take part once they were read, and nothing of them before.
#include "app/attachments/unreadattachments.h"
#include "app/history/historystore.h"
#include "app/history/unreaduse.h"
#include "net/values/utc.h"
#include "tests/support/settled.h"
#include "tests/support/testcase.h"

#include <QCoreApplication>
#include <QPromise>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

const QByteArray photo = "JPEG with GPS";
const QByteArray notes = "notes";

Attachment imported(const QString &name, const QString &type, const QByteArray &bytes)
{
    return {.hash = attachmentHash(bytes),
            .name = name,
            .mediaType = type,
            .size = bytes.size(),
            .use = unreadUse(type)};
}

MessageNode said(const QString &id, const QList<Attachment> &attachments)
{
    MessageNode node;
    node.id = id;
    node.attachments = attachments;
    node.createdAt = QDateTime::fromMSecsSinceEpoch(1'790'000'000'000, utc);
    return node;
}

ReaderAnswer answerTo(const ReaderTask &task)
{
    ReaderAnswer answer;
    if (task.bytes == photo) {
        answer.kind = FileKind::Picture;
        answer.pictures = {{.name = {},
                            .mediaType = u"image/jpeg"_s,
                            .size = {640, 480},
                            .bytes = "JPEG without"}};
    } else if (task.bytes == notes) {
        answer.kind = FileKind::Text;
        answer.reading.encoding = u"UTF-8"_s;
        answer.reading.sections = {{{}, u"notes"_s}};
    } else {
        answer.fault = ReaderFault::UnknownKind;
    }
    return answer;
}

} // namespace

class UnreadAttachmentsTest : public TestCase
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { store.reset(); }
    void readsPicturesAndTexts();
    void readsEachOnceAndOneAfterTheOther();
    void leavesWhatCannotBeRead();
    void leavesWhatTheUserTookOut();
    void believesOnlyWhatIsRight();

private:
    UnreadAttachments::Sources sources()
    {
        return {.bytes = [this](const QString &,
                                const QString &hash) { return store->attachment(hash); },
                .save = [this](const QString &,
                               const AttachmentData &data) { return store->saveAttachment(data); },
                .ask =
                    [this](const ReaderTask &task) {
                        tasks.append(task);
                        QPromise<ReaderAnswer> promise;
                        promise.start();
                        promise.addResult(answerTo(task));
                        promise.finish();
                        return promise.future();
                    }};
    }

    std::unique_ptr<QTemporaryDir> folder;
    std::unique_ptr<HistoryStore> store;
    QList<ReaderTask> tasks;
};

void UnreadAttachmentsTest::init()
{
    TestCase::init();
    tasks.clear();
    folder = std::make_unique<QTemporaryDir>();
    store = std::make_unique<HistoryStore>(folder->filePath(u"h.sqlite"_s));
    QVERIFY(settled(store->open()));
    for (const QByteArray &bytes : {photo, notes, QByteArray("?")})
        QVERIFY(settled(store->saveAttachment({attachmentHash(bytes), bytes})));
}

void UnreadAttachmentsTest::readsPicturesAndTexts()
{
    const Attachment picture = imported(u"a.jpg"_s, u"image/jpeg"_s, photo);
    const Attachment text = imported(u"b.txt"_s, u"text/plain"_s, notes);
    QVERIFY(picture.use.share == AttachmentShare::None && text.use.share == AttachmentShare::None);
    UnreadAttachments unread(sources(), 1024);
    QSignalSpy read(&unread, &UnreadAttachments::read);
    unread.look(u"c"_s, {said(u"m"_s, {picture, text})});
    QTRY_COMPARE(read.size(), 2);
    QCOMPARE(tasks.first().longestSide, 1024);
    QCOMPARE(tasks.first().name, u"a.jpg"_s);

    QCOMPARE(read.at(0).at(0).toString(), u"c"_s);
    QCOMPARE(read.at(0).at(1).toString(), u"m"_s);
    QCOMPARE(read.at(0).at(2).value<Attachment>(), picture);
    const auto asPicture = read.at(0).at(3).value<Attachment>();
    QCOMPARE(asPicture.use, (AttachmentUse{.form = AttachmentForm::Picture, .pixels = {640, 480}}));
    QCOMPARE(settled(store->attachment(asPicture.hash)).value(), "JPEG without");
    QCOMPARE(asPicture.size, 12);

    const auto asText = read.at(1).at(3).value<Attachment>();
    QCOMPARE(asText.hash, text.hash);
    QCOMPARE(asText.use, (AttachmentUse{.sections = 1, .letters = 5, .encoding = u"UTF-8"_s}));
    const auto stored = readingOf(settled(store->attachment(asText.reading)).value());
    QCOMPARE(stored->sections.first().text, u"notes"_s);
}

void UnreadAttachmentsTest::readsEachOnceAndOneAfterTheOther()
{
    const MessageNode node = said(u"m"_s, {imported(u"a.jpg"_s, u"image/jpeg"_s, photo),
                                           imported(u"b.txt"_s, u"text/plain"_s, notes)});
    UnreadAttachments unread(sources());
    QSignalSpy read(&unread, &UnreadAttachments::read);
    unread.look(u"c"_s, {node});
    unread.look(u"c"_s, {node, said(u"n"_s, {})});
    QTRY_COMPARE(read.size(), 2);
    unread.look(u"c"_s, {node});
    QCOMPARE(tasks.size(), 2);
}

void UnreadAttachmentsTest::leavesWhatCannotBeRead()
{
    UnreadAttachments unread(sources());
    QSignalSpy read(&unread, &UnreadAttachments::read);
    unread.look(u"c"_s, {said(u"m"_s, {imported(u"a.bin"_s, u"application/x"_s, "?"),
                                       imported(u"gone.txt"_s, u"text/plain"_s, "gone"),
                                       imported(u"b.txt"_s, u"text/plain"_s, notes)})});
    QTRY_COMPARE(read.size(), 1); // the next ones are read nevertheless
    QCOMPARE(read.at(0).at(2).value<Attachment>().name, u"b.txt"_s);
}

void UnreadAttachmentsTest::leavesWhatTheUserTookOut()
{
    Attachment text = imported(u"b.txt"_s, u"text/plain"_s, notes);
    text.reading = attachmentHash("reading");
    Attachment picture = imported(u"a.jpg"_s, u"image/jpeg"_s, photo);
    picture.use.pixels = {640, 480};
    QVERIFY(!isUnread(text) && !isUnread(picture));
    Attachment missing = imported(u"c.txt"_s, u"text/plain"_s, notes);
    missing.isMissing = true;
    const Attachment other = imported(u"d.txt"_s, u"text/plain"_s, notes);
    UnreadAttachments unread(sources());
    QSignalSpy read(&unread, &UnreadAttachments::read);
    unread.look(u"c"_s, {said(u"m"_s, {text, picture, missing, other})});
    QTRY_COMPARE(read.size(), 1);
    QCOMPARE(tasks.size(), 1);
}

void UnreadAttachmentsTest::believesOnlyWhatIsRight()
{
    const Attachment former = imported(u"a.jpg"_s, u"image/jpeg"_s, photo);
    ReaderAnswer answer = answerTo({.name = {}, .bytes = photo, .encoding = {}});
    QVERIFY(readAttachment(former, answer));
    answer.pictures.first().mediaType = u"image/svg+xml"_s;
    QVERIFY(!readAttachment(former, answer));
    answer.pictures.clear();
    QVERIFY(!readAttachment(former, answer));
    ReaderAnswer empty;
    empty.kind = FileKind::Document;
    QVERIFY(!readAttachment(former, empty));
    empty.kind = FileKind::Archive;
    QVERIFY(!readAttachment(former, empty));
}

HIWAR_TEST(UnreadAttachmentsTest, QCoreApplication)
#include "tst_unreadattachments.moc"
