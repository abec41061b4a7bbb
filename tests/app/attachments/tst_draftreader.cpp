// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Files of a draft with the real hiwar-reader.
#include "tests/app/attachments/draftcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

/// 40 × 30 pixels, with a comment.
constexpr auto picture =
    "iVBORw0KGgoAAAANSUhEUgAAACgAAAAeCAIAAADRv8uKAAAAEXRFWHRDb21tZW50AEdQU0NBTkFSWdFT"
    "0AkAAAArSURBVHja7c0xDQAACAOwKZl/KchCBhxN+jfTnohYLBaLxWKxWCwWi//GC+TZwv27/RKAAAAA"
    "AElFTkSuQmCC";

/// docs/one.txt and two.txt.
constexpr auto archive =
    "UEsDBBQAAAAAAEgTeF1X7nGSBQAAAAUAAAAMAAAAZG9jcy9vbmUudHh0Zmlyc3RQSwMEFAAAAAAASBN4"
    "XWkRH7YGAAAABgAAAAcAAAB0d28udHh0c2Vjb25kUEsBAhQDFAAAAAAASBN4XVfucZIFAAAABQAAAAwA"
    "AAAAAAAAAAAAAIABAAAAAGRvY3Mvb25lLnR4dFBLAQIUAxQAAAAAAEgTeF1pER+2BgAAAAYAAAAHAAAA"
    "AAAAAAAAAACAAS8AAAB0d28udHh0UEsFBgAAAAACAAIAbwAAAFoAAAAAAA==";

constexpr auto document =
    "%PDF-1.1\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n"
    "2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n"
    "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R"
    "/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>endobj\n"
    "4 0 obj<</Length 37>>stream\nBT /F 12 Tf 20 100 Td (Hello PDF) Tj ET\nendstream endobj\n"
    "trailer<</Root 1 0 R>>\n";

} // namespace

class DraftReaderTest : public DraftCase
{
    Q_OBJECT

private slots:
    void init();
    void aTextIsRead();
    void aPictureLosesWhatItHides();
    void pagesOfADocumentAreDrawn();
    void membersOfAnArchiveAreTaken();
    void whatIsNoFileForItIsSaid();
};

void DraftReaderTest::init()
{
    DraftCase::init();
    useProgram(QStringLiteral(HIWAR_READER));
}

void DraftReaderTest::aTextIsRead()
{
    drafts->addFiles({file(u"ملاحظات.txt"_s, "السلام عليكم\n")});
    QTRY_COMPARE(at(0).state, State::Ready);
    QCOMPARE(at(0).kind, FileKind::Text);
    QCOMPARE(at(0).attachment.name, u"ملاحظات.txt"_s);
    QCOMPARE(at(0).attachment.use.encoding, u"UTF-8"_s);
    QCOMPARE(stored(at(0).attachment.reading).sections.value(0).text, u"السلام عليكم\n"_s);
    drafts->readAs(at(0).key, u"ISO-8859-1"_s);
    QCOMPARE(at(0).state, State::Reading);
    QTRY_COMPARE(at(0).state, State::Ready);
    QVERIFY(stored(at(0).attachment.reading).sections.value(0).text.startsWith(u'Ø'));
}

void DraftReaderTest::aPictureLosesWhatItHides()
{
    const QByteArray original = QByteArray::fromBase64(picture);
    QVERIFY(original.contains("GPSCANARY"));
    drafts->addBytes(u"photo.png"_s, original);
    QTRY_VERIFY(at(0).state == State::Ready && !at(0).thumbnail.bytes.isEmpty());
    QCOMPARE(at(0).attachment.use.pixels, QSize(40, 30));
    const QByteArray kept =
        settled(store->attachment(at(0).attachment.hash)).value_or(QByteArray());
    QVERIFY(!kept.isEmpty());
    QVERIFY(!kept.contains("GPSCANARY"));
    QVERIFY(!has(attachmentHash(original)));
    QCOMPARE(at(0).thumbnail.mediaType, u"image/x-rgba"_s);
}

void DraftReaderTest::pagesOfADocumentAreDrawn()
{
    drafts->addFiles({file(u"hello.pdf"_s, document)});
    QTRY_COMPARE(at(0).state, State::Ready);
    QCOMPARE(at(0).pages, 1);
    QVERIFY(stored(at(0).attachment.reading).sections.value(0).text.contains("Hello PDF"_L1));
    drafts->drawPages(at(0).key, {});
    QTRY_VERIFY(drafts->all().size() == 2 && areAll(State::Ready));
    QCOMPARE(at(1).kind, FileKind::Picture);
    QVERIFY(at(1).attachment.name.startsWith("hello-1."_L1));
    QVERIFY(has(at(1).attachment.hash));
}

void DraftReaderTest::membersOfAnArchiveAreTaken()
{
    drafts->addFiles({file(u"both.zip"_s, QByteArray::fromBase64(archive))});
    QTRY_COMPARE(at(0).state, State::Ready);
    QCOMPARE(at(0).kind, FileKind::Archive);
    QVERIFY(at(0).entries.size() >= 2);
    drafts->take(at(0).key, {u"docs/one.txt"_s});
    QTRY_VERIFY(at(0).state == State::Ready && at(0).kind == FileKind::Text);
    QCOMPARE(at(0).attachment.name, u"one.txt"_s);
    QCOMPARE(stored(at(0).attachment.reading).sections.value(0).text, u"first"_s);
}

void DraftReaderTest::whatIsNoFileForItIsSaid()
{
    drafts->addFiles({file(u"program.txt"_s, QByteArray("\x7f"
                                                        "ELF\0\0\1\2\3\4",
                                                        10)
                                                 .repeated(50))});
    drafts->addFiles({file(u"broken.pdf"_s, "%PDF-1.7\nnothing")});
    QTRY_VERIFY(areAll(State::Failed));
    QVERIFY(at(0).fault == AttachmentFault(ReaderFault::UnknownKind));
    QVERIFY(at(1).fault == AttachmentFault(ReaderFault::Damaged));
}

HIWAR_TEST(DraftReaderTest, QCoreApplication)
#include "tst_draftreader.moc"
