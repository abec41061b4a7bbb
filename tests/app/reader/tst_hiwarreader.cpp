// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The program itself: pictures, archives and texts, and that nothing but pixels leaves a picture.
#include "tests/app/reader/readercase.h"

#include "app/attachments/readerwire.h"

#include <QBuffer>
#include <QColorSpace>
#include <QImage>
#include <QImageReader>
#include <QPainter>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class HiwarReaderTest : public ReaderCase
{
    Q_OBJECT

private:
    static QByteArray encoded(const QImage &image, const char *format)
    {
        QBuffer buffer;
        return buffer.open(QBuffer::WriteOnly) && image.save(&buffer, format) ? buffer.data()
                                                                              : QByteArray();
    }

private slots:
    void isConfined()
    {
        const ReaderAnswer answer = ask(taskOf(u"arabic.txt"_s));
        if (answer.isOpen)
            QSKIP("this system does not let a program filter its calls");
        QCOMPARE(answer.fault, ReaderFault::None);
    }

    void readsTexts()
    {
        ReaderTask task;
        task.name = u"notes.md"_s;
        task.bytes = u"# Hello\r\n\r\nمرحبا\r\n你好\r\n"_s.toUtf8();
        const ReaderAnswer answer = ask(task);
        QCOMPARE(answer.kind, FileKind::Text);
        QCOMPARE(answer.mediaType, u"text/markdown"_s);
        QCOMPARE(textOf(answer), u"# Hello\n\nمرحبا\n你好\n"_s);
        QCOMPARE(answer.reading.encoding, u"UTF-8"_s);
    }

    void readsAsChosen()
    {
        ReaderTask task = taskOf(u"arabic.txt"_s);
        task.encoding = u"ISO-8859-1"_s;
        const ReaderAnswer answer = ask(task);
        QCOMPARE(answer.reading.encoding, u"ISO-8859-1"_s);
        QVERIFY(textOf(answer).startsWith(u"ãÑ"_s));
    }

    void turnsAPhotoAndLeavesNothingBesideIt()
    {
        ReaderTask task = taskOf(u"photo.jpg"_s);
        QVERIFY(task.bytes.contains("CANARY-ARTIST") && task.bytes.contains("CANARY-XMP"));
        for (const auto kind : {ReaderTaskKind::Read, ReaderTaskKind::Thumbnail}) {
            task.kind = kind;
            const QByteArray raw = rawAnswer(wireOf(task));
            QVERIFY(!raw.contains("CANARY"));
            QVERIFY(!raw.contains("Exif"));
            QVERIFY(!raw.contains("GPS"));
        }
        task.kind = ReaderTaskKind::Read;
        const ReaderAnswer answer = ask(task);
        QCOMPARE(answer.kind, FileKind::Picture);
        QCOMPARE(answer.pictures.size(), 1);
        QCOMPARE(answer.pictures.first().mediaType, u"image/jpeg"_s);
        QCOMPARE(answer.pictures.first().size, QSize(400, 640));
        const QImage image = QImage::fromData(answer.pictures.first().bytes);
        QVERIFY(image.textKeys().isEmpty());
        // The red corner was at the left above; turned to the right it is at the right.
        QVERIFY(image.pixelColor(370, 30).red() > 200 && image.pixelColor(370, 30).green() < 60);
        QVERIFY(image.pixelColor(30, 30).green() > 60 || image.pixelColor(30, 30).blue() > 60);
    }

    /// Whose decoders load parts of theirs late, and turn the picture themselves.
    void readsPhonesPhotosWhereQtHasThem_data()
    {
        QTest::addColumn<QByteArray>("format");
        QTest::newRow("photo.heic") << "heic"_ba;
        QTest::newRow("photo.avif") << "avif"_ba;
    }
    void readsPhonesPhotosWhereQtHasThem()
    {
        QFETCH(const QByteArray, format);
        const ReaderTask task = taskOf(QString::fromLatin1(QTest::currentDataTag()));
        QVERIFY(task.bytes.contains("CANARY-ARTIST"));
        const QByteArray raw = rawAnswer(wireOf(task));
        QVERIFY(!raw.contains("CANARY") && !raw.contains("Exif") && !raw.contains("GPS"));
        const ReaderAnswer answer = ask(task);
        QCOMPARE(answer.kind, FileKind::Picture);
        const bool isKnown = QImageReader::supportedImageFormats().contains(format);
        QCOMPARE(answer.fault, isKnown ? ReaderFault::None : ReaderFault::UnknownKind);
        QCOMPARE(answer.pictures.value(0).size, isKnown ? QSize(400, 640) : QSize());
    }

    void makesAPhotoSmaller()
    {
        ReaderTask task = taskOf(u"photo.jpg"_s);
        task.longestSide = 64;
        QCOMPARE(ask(task).pictures.value(0).size, QSize(40, 64));
        task.kind = ReaderTaskKind::Thumbnail;
        const ReadPicture raw = ask(task).pictures.value(0);
        QCOMPARE(raw.mediaType, u"image/x-rgba"_s);
        QCOMPARE(raw.size, QSize(40, 64));
        QCOMPARE(raw.bytes.size(), 40 * 64 * 4);
    }

    void makesALargePhotoSmall()
    {
        QImage large(4000, 3000, QImage::Format_RGB32); // 12 megapixels
        large.fill(Qt::darkCyan);
        ReaderTask task;
        task.bytes = encoded(large, "jpeg");
        task.kind = ReaderTaskKind::Thumbnail;
        task.longestSide = 128;
        const ReadPicture picture = ask(task).pictures.value(0);
        QCOMPARE(picture.size, QSize(128, 96));
        QVERIFY(qAbs(uchar(picture.bytes.at(1)) - 128) < 4);
    }

    void keepsWhatIsTransparentAndHidesWhatIsUnseen()
    {
        QImage image(2, 1, QImage::Format_ARGB32);
        image.setPixel(0, 0, qRgba(200, 100, 50, 0)); // a colour that nobody sees
        image.setPixel(1, 0, qRgba(0, 0, 255, 255));
        image.setText(u"Comment"_s, u"CANARY"_s);
        ReaderTask task;
        task.bytes = encoded(image, "png");
        const ReadPicture picture = ask(task).pictures.value(0);
        QCOMPARE(picture.mediaType, u"image/png"_s);
        const QImage out = QImage::fromData(picture.bytes);
        QCOMPARE(out.pixel(0, 0), qRgba(0, 0, 0, 0));
        QCOMPARE(out.pixel(1, 0), qRgba(0, 0, 255, 255));
        QVERIFY(out.textKeys().isEmpty());
        const ReadPicture clear = ask(taskOf(u"clear.png"_s)).pictures.value(0);
        QCOMPARE(qAlpha(QImage::fromData(clear.bytes).pixel(20, 20)), 128);
    }

    void bringsColoursIntoSrgb()
    {
        QImage image(8, 8, QImage::Format_RGB32);
        image.fill(QColor(0, 255, 0));
        image.setColorSpace(QColorSpace(QColorSpace::AdobeRgb));
        image.setPixel(0, 0, qRgb(128, 60, 60));
        ReaderTask task;
        task.bytes = encoded(image, "png");
        const QImage out = QImage::fromData(ask(task).pictures.value(0).bytes);
        image.convertToColorSpace(QColorSpace(QColorSpace::SRgb));
        QVERIFY(image.pixel(0, 0) != qRgb(128, 60, 60));
        QCOMPARE(out.pixel(0, 0), image.pixel(0, 0));
    }

    void takesTheFirstOfMovingPictures()
    {
        const ReadPicture picture = ask(taskOf(u"moving.gif"_s)).pictures.value(0);
        QCOMPARE(picture.mediaType, u"image/png"_s);
        QCOMPARE(QImage::fromData(picture.bytes).pixelColor(5, 5), QColor(Qt::red));
    }

    void drawsSvg()
    {
        const ReaderAnswer answer = ask(taskOf(u"drawn.svg"_s));
        QCOMPARE(answer.kind, FileKind::Picture);
        const ReadPicture picture = answer.pictures.value(0);
        QCOMPARE(picture.size, QSize(1024, 512));
        const QImage image = QImage::fromData(picture.bytes);
        QCOMPARE(image.pixelColor(300, 400), QColor(Qt::red));
        QCOMPARE(qAlpha(image.pixel(900, 20)), 0);
    }

    void drawsWebP()
    {
        const ReaderAnswer answer = ask(taskOf(u"drawn.webp"_s));
        if (answer.fault == ReaderFault::UnknownKind)
            QSKIP("Qt's plugin for WebP is missing");
        const QImage image = QImage::fromData(answer.pictures.value(0).bytes);
        QCOMPARE(image.size(), QSize(64, 48));
        QVERIFY(image.pixelColor(5, 5).green() > 120 && image.pixelColor(5, 5).red() < 10);
    }

    void listsArchives_data()
    {
        QTest::addColumn<QString>("front"); // of each name in it
        QTest::newRow("folder.zip") << QString();
        QTest::newRow("folder.7z") << QString();
        QTest::newRow("folder.tar.gz") << u"./"_s;
    }
    void listsArchives()
    {
        QFETCH(QString, front);
        const QString name = QString::fromLatin1(QTest::currentDataTag());
        const ReaderAnswer answer = ask(taskOf(name, ReaderTaskKind::List));
        QCOMPARE(answer.fault, ReaderFault::None);
        QCOMPARE(answer.kind, FileKind::Archive);
        const ArchiveEntry arabic{.name = front + u"folder/مرحبا.txt"_s, .size = 11};
        QVERIFY(answer.entries.contains(arabic));
        const ArchiveEntry folder{.name = front + u"folder/"_s, .size = 0, .isFolder = true};
        QVERIFY(answer.entries.contains(folder));
        ReaderTask task = taskOf(name, ReaderTaskKind::Extract);
        task.members = {front + u"folder/你好.txt"_s, u"nothing"_s, front + u"hello.txt"_s};
        const ReaderAnswer members = ask(task);
        QCOMPARE(members.members.size(), 3);
        QCOMPARE(QString::fromUtf8(members.members.at(0)), u"你好\n"_s);
        QVERIFY(members.members.at(1).isNull());
        QCOMPARE(members.members.at(2), "Hello, world.\n");
    }

    void saysThatAnArchiveIsLocked()
    {
        ReaderTask task = taskOf(u"locked.zip"_s, ReaderTaskKind::Extract);
        task.members = {u"hello.txt"_s};
        QCOMPARE(ask(task).fault, ReaderFault::Encrypted);
    }
};

HIWAR_TEST(HiwarReaderTest, QCoreApplication)
#include "tst_hiwarreader.moc"
