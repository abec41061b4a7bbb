// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a file says beside what is seen in it: where it was made, with what, by whom
// (files/canary/make.sh). None of it is in any byte that the reader answers.
#include "tests/app/reader/readercase.h"

#include "app/attachments/readerwire.h"

#include <QGuiApplication>
#include <QImageReader>
#include <QtEndian>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

bool hasCanary(const QByteArray &bytes)
{
    return bytes.contains("CANARY") || bytes.contains("C\0A\0N\0A\0R\0Y"_ba) ||
           bytes.contains("Exif") || bytes.contains("<x:xmpmeta") || bytes.contains("8BIM");
}

/// The kinds of its parts, in order.
QByteArrayList pngChunks(const QByteArray &png)
{
    QByteArrayList kinds;
    for (qsizetype at = 8; at + 8 <= png.size();) {
        kinds.append(png.sliced(at + 4, 4));
        at += 12 + qFromBigEndian<quint32>(png.constData() + at);
    }
    return kinds;
}

/// The markers before the pixels, in order.
QByteArray jpegMarkers(const QByteArray &jpeg)
{
    QByteArray markers;
    for (qsizetype at = 2; at + 4 <= jpeg.size();) {
        markers.append(jpeg.at(at + 1));
        if (uchar(jpeg.at(at + 1)) == 0xda)
            break;
        at += 2 + qFromBigEndian<quint16>(jpeg.constData() + at + 2);
    }
    return markers;
}

/// Nothing in it but what pixels need.
void verifyBare(const ReadPicture &picture)
{
    if (picture.mediaType == "image/png"_L1) {
        const QByteArrayList chunks = pngChunks(picture.bytes);
        for (const QByteArray &kind : chunks)
            QVERIFY2(QByteArrayList({"IHDR", "pHYs", "IDAT", "IEND"}).contains(kind),
                     kind.constData());
        QVERIFY(picture.bytes.endsWith("IEND\xae\x42\x60\x82"));
    } else {
        QCOMPARE(picture.mediaType, u"image/jpeg"_s);
        for (const char marker : jpegMarkers(picture.bytes)) {
            const auto kind = uchar(marker);
            // JFIF, tables, the frame, the scan.
            const bool isNeeded = kind == 0xe0 || kind == 0xdb || kind == 0xc4 || kind == 0xdd ||
                                  kind == 0xda || (kind >= 0xc0 && kind <= 0xc2);
            QVERIFY2(isNeeded, QByteArray::number(kind, 16).constData());
        }
        QVERIFY(picture.bytes.endsWith("\xff\xd9"));
    }
}

} // namespace

class HiddenDataTest : public ReaderCase
{
    Q_OBJECT

private slots:
    void leavesPictures_data();
    void leavesPictures();
    void leavesDocuments_data();
    void leavesDocuments();
    void leavesPagesThatAreDrawn();
};

void HiddenDataTest::leavesPictures_data()
{
    QTest::addColumn<QSize>("size");         // empty: it is not read here, whatever Qt can decode
    QTest::newRow("jpg") << QSize(200, 320); // turned as its camera says
    QTest::newRow("png") << QSize(320, 200);
    QTest::newRow("webp") << QSize(320, 200);
    QTest::newRow("gif") << QSize(320, 200);
    QTest::newRow("svg") << QSize(1024, 512);
    QTest::newRow("heic") << QSize(320, 200);
    QTest::newRow("avif") << QSize(320, 200);
    QTest::newRow("tiff") << QSize();
}

void HiddenDataTest::leavesPictures()
{
    QFETCH(QSize, size);
    const QByteArray format = QTest::currentDataTag();
    ReaderTask task = taskOf(u"canary/photo."_s + QString::fromLatin1(format));
    QVERIFY(hasCanary(task.bytes));
    const bool isDecoded = format == "svg" || QImageReader::supportedImageFormats().contains(
                                                  format == "jpg" ? "jpeg" : format);
    if (!isDecoded)
        size = {};
    for (const auto kind : {ReaderTaskKind::Read, ReaderTaskKind::Thumbnail}) {
        task.kind = kind;
        const QByteArray raw = rawAnswer(wireOf(task));
        QVERIFY(!hasCanary(raw));
        const auto answer = readerAnswerOf(raw);
        QVERIFY(answer.has_value());
        QCOMPARE(answer->fault, size.isEmpty() ? ReaderFault::UnknownKind : ReaderFault::None);
        QCOMPARE(answer->pictures.size(), size.isEmpty() ? 0 : 1);
        if (size.isEmpty() || kind == ReaderTaskKind::Thumbnail)
            continue;
        QCOMPARE(answer->pictures.first().size, size);
        verifyBare(answer->pictures.first());
    }
}

void HiddenDataTest::leavesDocuments_data()
{
    QTest::addColumn<bool>("isRead");
#ifdef HIWAR_DOCUMENTS
    for (const char *format : {"docx", "odt", "rtf", "epub"})
        QTest::newRow(format) << true;
#endif
#ifdef HIWAR_PDF
    QTest::newRow("pdf") << true;
#endif
    QTest::newRow("none") << false;
}

void HiddenDataTest::leavesDocuments()
{
    QFETCH(const bool, isRead);
    const ReaderTask task =
        taskOf(u"canary/letter."_s + QString::fromLatin1(QTest::currentDataTag()));
    QCOMPARE(!task.bytes.isEmpty(), isRead);
    const QByteArray raw = rawAnswer(wireOf(task));
    QVERIFY(!hasCanary(raw));
    const auto answer = readerAnswerOf(raw);
    QVERIFY(answer.has_value());
    QCOMPARE(textOf(*answer).contains(u"The words of the letter."_s), isRead);
}

void HiddenDataTest::leavesPagesThatAreDrawn()
{
#ifndef HIWAR_PDF
    QSKIP("poppler-qt6 is missing");
#endif
    const ReaderAnswer answer = ask(taskOf(u"canary/letter.pdf"_s, ReaderTaskKind::DrawPages));
    QCOMPARE(answer.fault, ReaderFault::None);
    QCOMPARE(answer.pictures.size(), 1);
    QVERIFY(!hasCanary(answer.pictures.first().bytes));
    verifyBare(answer.pictures.first());
}

HIWAR_TEST(HiddenDataTest, QGuiApplication)
#include "tst_hiddendata.moc"
