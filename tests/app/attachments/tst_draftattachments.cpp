// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/attachments/draftcase.h"

#include <QDir>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace Hiwar;
using namespace Qt::StringLiterals;

class DraftAttachmentsTest : public DraftCase
{
    Q_OBJECT

private slots:
    void aTextFileIsReadStoredAndKept();
    void aPictureIsStoredAsItGoesOut();
    void aDocumentKeepsItsOriginalOnlyIfAsked();
    void aDocumentCanGoItself();
    void onlyAPdfGoesItselfByChoice();
    void soundIsStoredAsItIs();
    void soundWaitsForAChoiceIfItIsNotSentByItself();
    void whatFails_data();
    void whatFails();
    void aReaderThatIsMissingIsSaid();
    void whatCannotBeStoredIsSaid();
    void manyAtOnceInOrder();
    void namesAreLabels();
    void mayBeDeletedWhileItReads();
};

void DraftAttachmentsTest::aTextFileIsReadStoredAndKept()
{
    const QSignalSpy changed(drafts.get(), &DraftAttachments::changed);
    drafts->addFiles({file(u"notes.txt"_s, "hello")});
    QCOMPARE(drafts->all().size(), 1);
    QCOMPARE(at(0).state, State::Reading);
    QCOMPARE(at(0).attachment.name, u"notes.txt"_s);
    QVERIFY(changed.size() > 0);
    QVERIFY(kept.isEmpty());
    QTRY_COMPARE(at(0).state, State::Ready);
    const Attachment &attachment = at(0).attachment;
    QCOMPARE(attachment.hash, attachmentHash("hello"));
    QCOMPARE(attachment.size, 5);
    QCOMPARE(attachment.mediaType, u"text/plain"_s);
    QVERIFY(attachment.isMissing);
    QCOMPARE(attachment.use.form, AttachmentForm::Text);
    QCOMPARE(attachment.use.letters, 5);
    QCOMPARE(attachment.use.encoding, u"UTF-8"_s);
    QVERIFY(at(0).hasOriginal);
    QCOMPARE(kept.value(u"c"_s), QList{attachment});
    QVERIFY(!has(attachment.hash)); // only what was read in it
    QVERIFY(stored(attachment.reading) == readingWith(u"hello"_s));
    QCOMPARE(script->starts(), 1);
}

void DraftAttachmentsTest::aPictureIsStoredAsItGoesOut()
{
    answer(u"read"_s,
           {.kind = FileKind::Picture, .mediaType = u"image/jpeg"_s, .pictures = {png("small")}});
    drafts->addBytes(u"photo.jpg"_s, "with GPS");
    QTRY_COMPARE(at(0).state, State::Ready);
    QCOMPARE(at(0).attachment.hash, attachmentHash("small"));
    QCOMPARE(at(0).attachment.mediaType, u"image/png"_s);
    QCOMPARE(at(0).attachment.use.form, AttachmentForm::Picture);
    QCOMPARE(at(0).attachment.use.pixels, QSize(40, 30));
    QVERIFY(at(0).original.isEmpty());
    QVERIFY(!at(0).hasOriginal);
    QVERIFY(has(attachmentHash("small")));
    QVERIFY(!has(attachmentHash("with GPS")));
    QTRY_COMPARE(at(0).thumbnail.bytes, QByteArray("rgba"));
}

void DraftAttachmentsTest::aDocumentKeepsItsOriginalOnlyIfAsked()
{
    answer(u"read"_s, {.kind = FileKind::Document,
                       .mediaType = u"application/pdf"_s,
                       .reading = readingWith(u"page"_s),
                       .pages = 3});
    drafts->addFiles({file(u"report.pdf"_s, "%PDF")});
    QTRY_COMPARE(at(0).state, State::Ready);
    QCOMPARE(at(0).pages, 3);
    QVERIFY(!has(attachmentHash("%PDF")));
    drafts->setKeepOriginal(at(0).key, true);
    QTRY_VERIFY(!at(0).attachment.isMissing);
    QVERIFY(has(attachmentHash("%PDF")));
    drafts->setPreferences({.keepsOriginals = true});
    drafts->addFiles({file(u"other.pdf"_s, "%PDF2")});
    QTRY_COMPARE(at(1).state, State::Ready);
    QVERIFY(has(attachmentHash("%PDF2")));
    QVERIFY(!at(1).attachment.isMissing);
}

void DraftAttachmentsTest::aDocumentCanGoItself()
{
    answer(u"read"_s, {.kind = FileKind::Document,
                       .mediaType = u"application/pdf"_s,
                       .reading = readingWith(u"page"_s)});
    drafts->addFiles({file(u"report.pdf"_s, "%PDF")});
    QTRY_COMPARE(at(0).state, State::Ready);
    drafts->setUse(at(0).key, {.form = AttachmentForm::Document});
    QTRY_COMPARE(kept.value(u"c"_s).value(0).use.form, AttachmentForm::Document);
    QCOMPARE(kept.value(u"c"_s).value(0).use.letters, 4); // what is known of it stays
    QVERIFY(has(attachmentHash("%PDF")));
    drafts->setPreferences({.pdfsThemselves = true});
    drafts->addFiles({file(u"other.pdf"_s, "%PDF2")});
    QTRY_COMPARE(at(1).state, State::Ready);
    QCOMPARE(at(1).attachment.use.form, AttachmentForm::Document);
    QVERIFY(!at(1).attachment.isMissing && has(attachmentHash("%PDF2")));
}

void DraftAttachmentsTest::onlyAPdfGoesItselfByChoice()
{
    answer(u"read"_s, textAnswer());
    drafts->setPreferences({.pdfsThemselves = true});
    drafts->addFiles({file(u"notes.txt"_s, "hello")});
    QTRY_COMPARE(at(0).state, State::Ready);
    QCOMPARE(at(0).attachment.use.form, AttachmentForm::Text);
    QVERIFY(at(0).attachment.isMissing);
}

void DraftAttachmentsTest::soundWaitsForAChoiceIfItIsNotSentByItself()
{
    answer(u"read"_s, {.kind = FileKind::Sound, .mediaType = u"audio/wav"_s});
    drafts->setPreferences({.sendsSound = false});
    drafts->addFiles({file(u"a.wav"_s, "RIFF")});
    QTRY_COMPARE(at(0).state, State::Ready);
    QCOMPARE(at(0).attachment.use.share, AttachmentShare::None);
    AttachmentUse use = at(0).attachment.use;
    use.share = AttachmentShare::Whole;
    drafts->setUse(at(0).key, use);
    QCOMPARE(at(0).attachment.use.share, AttachmentShare::Whole);
    QCOMPARE(at(0).attachment.use.form, AttachmentForm::Sound);
}

void DraftAttachmentsTest::soundIsStoredAsItIs()
{
    answer(u"read"_s, {.kind = FileKind::Sound, .mediaType = u"audio/wav"_s});
    drafts->addFiles({file(u"a.wav"_s, "RIFF")});
    QTRY_COMPARE(at(0).state, State::Ready);
    QCOMPARE(at(0).attachment.use.form, AttachmentForm::Sound);
    QVERIFY(!at(0).attachment.isMissing);
    QVERIFY(at(0).attachment.reading.isEmpty());
    QVERIFY(has(attachmentHash("RIFF")));
}

void DraftAttachmentsTest::whatFails_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<ReaderAnswer>("told");
    QTest::addColumn<AttachmentFault>("fault");
    QTest::newRow("missing") << u"none"_s << textAnswer() << AttachmentFault(FileFault::Missing);
    QTest::newRow("empty") << u"empty"_s << textAnswer() << AttachmentFault(FileFault::Empty);
    QTest::newRow("empty folder") << u"folder"_s << textAnswer()
                                  << AttachmentFault(FileFault::Empty);
    QTest::newRow("pipe") << u"pipe"_s << textAnswer() << AttachmentFault(FileFault::NotAFile);
    for (const ReaderFault fault :
         {ReaderFault::Encrypted, ReaderFault::Damaged, ReaderFault::TooLarge})
        QTest::addRow("reader %d", int(fault))
            << u"file"_s << ReaderAnswer{.fault = fault} << AttachmentFault(fault);
    QTest::newRow("unknown") << u"file"_s << ReaderAnswer()
                             << AttachmentFault(ReaderFault::UnknownKind);
    QTest::newRow("a picture without one") << u"file"_s << ReaderAnswer{.kind = FileKind::Picture}
                                           << AttachmentFault(ReaderFault::Crashed);
}

void DraftAttachmentsTest::whatFails()
{
    QFETCH(const QString, path);
    QFETCH(const ReaderAnswer, told);
    QFETCH(const AttachmentFault, fault);
    answer(u"read"_s, told);
    file(u"file"_s);
    file(u"empty"_s, {});
    QVERIFY(QDir(files->path()).mkdir(u"folder"_s));
#ifdef Q_OS_UNIX
    QCOMPARE(::mkfifo(QFile::encodeName(files->filePath(u"pipe"_s)).constData(), 0600), 0);
#endif
    drafts->addFiles({files->filePath(path)});
    QTRY_COMPARE(at(0).state, State::Failed);
    QVERIFY(at(0).fault == fault);
    QVERIFY(kept.value(u"c"_s).isEmpty());
    drafts->remove(at(0).key);
    QVERIFY(drafts->all().isEmpty());
}

void DraftAttachmentsTest::aReaderThatIsMissingIsSaid()
{
    QVERIFY(QFile::remove(script->path()));
    drafts->addBytes(u"a"_s, "x");
    QTRY_COMPARE(at(0).state, State::Failed);
    QVERIFY(at(0).fault == AttachmentFault(ReaderFault::Missing));
}

void DraftAttachmentsTest::whatCannotBeStoredIsSaid()
{
    storesNothing = true;
    const QSignalSpy failed(drafts.get(), &DraftAttachments::storingFailed);
    drafts->addFiles({file(u"a"_s)});
    QTRY_COMPARE(at(0).state, State::Failed);
    QVERIFY(at(0).fault == AttachmentFault());
    QCOMPARE(failed.size(), 1);
    QCOMPARE(failed.at(0).at(0).value<StoreError>().fault, StoreFault::DiskFull);
    QVERIFY(kept.value(u"c"_s).isEmpty());
}

void DraftAttachmentsTest::manyAtOnceInOrder()
{
    QStringList paths;
    for (int i = 0; i < 20; ++i)
        paths.append(file(QString::number(i), QByteArray::number(i)));
    drafts->addFiles(paths);
    QTRY_VERIFY_WITH_TIMEOUT(areAll(State::Ready), 30'000);
    QCOMPARE(kept.value(u"c"_s).size(), 20);
    for (int i = 0; i < 20; ++i)
        QCOMPARE(kept.value(u"c"_s).at(i).name, QString::number(i));
}

void DraftAttachmentsTest::namesAreLabels()
{
    drafts->addBytes(u"../../etc/\u202epass\nwd\x1b"_s, "x");
    QCOMPARE(at(0).attachment.name, u"passwd"_s);
    drafts->addBytes(u".."_s, "x");
    QCOMPARE(at(1).attachment.name, u"file"_s);
}

void DraftAttachmentsTest::mayBeDeletedWhileItReads()
{
    drafts->addFiles({file(u"a"_s), file(u"b"_s), file(u"c"_s), file(u"d"_s)});
    QTRY_VERIFY(script->starts() > 0);
    drafts.reset();
    kept.clear(); // some may have been read by then
    drafts = std::make_unique<DraftAttachments>(*program, DraftContents());
    drafts->addBytes(u"early"_s, "x");
    QCOMPARE(drafts->all().size(), 0); // no conversation is shown
    drafts->setDraft(u"d"_s, {});
    drafts->addBytes(u"early"_s, "x");
    drafts.reset();
    QVERIFY(kept.isEmpty());
}

HIWAR_TEST(DraftAttachmentsTest, QCoreApplication)
#include "tst_draftattachments.moc"
