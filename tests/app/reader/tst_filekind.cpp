// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a file is, whatever it is called.
#include "app/reader/filekind.h"
#include "tests/app/reader/readercase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

class FileKindTest : public ReaderCase
{
    Q_OBJECT

private slots:
    void knowsRealFiles_data()
    {
        QTest::addColumn<FileFormat>("format");
        QTest::addColumn<QString>("mediaType");
        QTest::newRow("photo.jpg") << FileFormat::Picture << u"image/jpeg"_s;
        QTest::newRow("clear.png") << FileFormat::Picture << u"image/png"_s;
        QTest::newRow("moving.gif") << FileFormat::Picture << u"image/gif"_s;
        QTest::newRow("drawn.webp") << FileFormat::Picture << u"image/webp"_s;
        QTest::newRow("drawn.svg") << FileFormat::Svg << u"image/svg+xml"_s;
        QTest::newRow("letters.pdf") << FileFormat::Pdf << u"application/pdf"_s;
        QTest::newRow("folder.zip") << FileFormat::Archive << u"application/zip"_s;
        QTest::newRow("folder.7z") << FileFormat::Archive << u"application/x-7z-compressed"_s;
        QTest::newRow("folder.tar.gz") << FileFormat::Archive << u"application/gzip"_s;
        QTest::newRow("arabic.txt") << FileFormat::Text << u"text/plain"_s;
        QTest::newRow("wide.txt") << FileFormat::Text << u"text/plain"_s;
    }
    void knowsRealFiles()
    {
        QFETCH(FileFormat, format);
        QFETCH(QString, mediaType);
        const ReaderTask task = taskOf(QString::fromLatin1(QTest::currentDataTag()));
        const KnownFile known = knownFile(task.bytes, task.name);
        QCOMPARE(known.format, format);
        QCOMPARE(known.mediaType, mediaType);
        if (format != FileFormat::Text) // its name does not matter
            QCOMPARE(knownFile(task.bytes, u"letter.txt"_s), known);
    }

    void knowsTextsByTheirContentAndEnding_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("name");
        QTest::addColumn<FileFormat>("format");
        QTest::newRow("page") << QByteArray("\n<!-- x --><!DOCTYPE html><p>") << u"a.txt"_s
                              << FileFormat::Html;
        QTest::newRow("table") << QByteArray("a,b\n1,2\n") << u"A.CSV"_s << FileFormat::Csv;
        QTest::newRow("mail") << QByteArray("From: a@b\r\nTo: c@d\r\n e\r\nSubject: x\r\n\r\nHi")
                              << u"mail"_s << FileFormat::Mail;
        QTest::newRow("no mail") << QByteArray("From: a@b\nHello you\nTo: c\n") << u"mail"_s
                                 << FileFormat::Text;
        QTest::newRow("notebook") << QByteArray(R"({"cells": [], "nbformat": 4})") << u"a.ipynb"_s
                                  << FileFormat::Notebook;
        QTest::newRow("letter") << QByteArray("{\\rtf1 a}") << u"a"_s << FileFormat::Rtf;
        QTest::newRow("code") << QByteArray("int main() {}\n") << u"a.cpp"_s << FileFormat::Text;
        QTest::newRow("program") << QByteArray("\x7f"
                                               "ELF\2\1\1\0\0\0\0",
                                               11)
                                 << u"a.txt"_s << FileFormat::Unknown;
        QTest::newRow("noise") << QByteArray("\1\2\3\4\5\6\7abc").repeated(99) << u"a.txt"_s
                               << FileFormat::Unknown;
    }
    void knowsTextsByTheirContentAndEnding()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, name);
        QFETCH(FileFormat, format);
        QCOMPARE(knownFile(bytes, name).format, format);
    }

    void endsWithAnyPiece()
    {
        for (const QString &name : {u"folder.zip"_s, u"letters.pdf"_s, u"photo.jpg"_s}) {
            const QByteArray bytes = taskOf(name).bytes;
            for (qsizetype i = 0; i < std::min<qsizetype>(bytes.size(), 700); ++i) {
                const FileFormat format = knownFile(bytes.sliced(i), name).format;
                QVERIFY(kindOf(format) <= FileKind::Sound);
            }
        }
    }
};

HIWAR_TEST(FileKindTest, QCoreApplication)
#include "tst_filekind.moc"
