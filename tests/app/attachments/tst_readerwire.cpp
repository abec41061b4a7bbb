// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/attachments/readerwire.h"

#include "tests/support/testcase.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

QByteArray framed(const QJsonObject &json, const QByteArray &rest = {})
{
    const QByteArray text = QJsonDocument(json).toJson(QJsonDocument::Compact);
    return QByteArray::number(text.size()) + '\n' + text + rest;
}

/// The least that is an answer.
QJsonObject plain()
{
    return {{u"fault"_s, u"none"_s},
            {u"fileKind"_s, u"text"_s},
            {u"pages"_s, 0},
            {u"bytes"_s, QJsonArray()}};
}

QJsonObject with(const QString &name, const QJsonValue &value)
{
    QJsonObject json = plain();
    json.insert(name, value);
    return json;
}

QByteArray picture(int width, int height, const QString &type, const QByteArray &bytes)
{
    QJsonObject json = plain();
    json.insert(u"pictures"_s,
                QJsonArray{QJsonObject{
                    {u"mediaType"_s, type}, {u"width"_s, width}, {u"height"_s, height}}});
    json.insert(u"bytes"_s, QJsonArray{qint64(bytes.size())});
    return framed(json, bytes);
}

} // namespace

class ReaderWireTest : public TestCase
{
    Q_OBJECT

private slots:
    void aTaskArrivesAsItWasSent();
    void anAnswerArrivesAsItWasSent();
    void everyWordArrives();
    void halfOfItIsNothing();
    void anOddAnswerIsNone_data();
    void anOddAnswerIsNone();
    void whatIsBeyondTheLimitsIsNone();
};

void ReaderWireTest::aTaskArrivesAsItWasSent()
{
    const ReaderTask task{.kind = ReaderTaskKind::Extract,
                          .name = u"خطة\n\"2\".zip"_s,
                          .bytes = QByteArray("PK\0\3\n7\n{}", 9),
                          .encoding = u"windows-1256"_s,
                          .pages = {0, 4, 9999},
                          .longestSide = 640,
                          .quality = 70,
                          .members = {u"a/b.txt"_s, u"../c"_s}};
    const auto read = readerTaskOf(wireOf(task));
    QVERIFY(read);
    QCOMPARE(read->kind, task.kind);
    QCOMPARE(read->name, task.name);
    QCOMPARE(read->bytes, task.bytes);
    QCOMPARE(read->encoding, task.encoding);
    QCOMPARE(read->pages, task.pages);
    QCOMPARE(read->longestSide, 640);
    QCOMPARE(read->quality, 70);
    QCOMPARE(read->members, task.members);
    QCOMPARE(wireHeadOf(task) + task.bytes, wireOf(task));
    QVERIFY(readerTaskOf(wireOf(ReaderTask())));
}

void ReaderWireTest::anAnswerArrivesAsItWasSent()
{
    const ReaderAnswer answer{
        .fault = ReaderFault::None,
        .kind = FileKind::Document,
        .mediaType = u"application/vnd.oasis.opendocument.text"_s,
        .reading = {.title = u"报告"_s,
                    .encoding = {},
                    .sections = {{.name = u"One"_s, .text = u"# One\n\0x"_s}},
                    .notes = {ReadNote::Cut, ReadNote::Formulas}},
        .pages = 12,
        .pictures =
            {{.name = u"1"_s, .mediaType = u"image/x-rgba"_s, .size = {2, 1}, .bytes = "12345678"},
             {.name = {}, .mediaType = u"image/png"_s, .size = {300, 200}, .bytes = "\x89PNG"}},
        .entries = {{.name = u"dir/"_s, .size = 0, .isFolder = true},
                    {.name = u"dir/x"_s, .size = -1, .isFolder = false}},
        .members = {"one", QByteArray(), ""},
        .isOpen = true};
    const auto read = readerAnswerOf(wireOf(answer));
    QVERIFY(read);
    QCOMPARE(read->fault, answer.fault);
    QCOMPARE(read->kind, answer.kind);
    QCOMPARE(read->mediaType, answer.mediaType);
    QVERIFY(read->reading == answer.reading);
    QCOMPARE(read->pages, 12);
    QVERIFY(read->pictures == answer.pictures);
    QVERIFY(read->entries == answer.entries);
    QCOMPARE(read->members, answer.members);
    QVERIFY(read->members.at(1).isNull());
    QVERIFY(!read->members.at(2).isNull());
    QVERIFY(read->isOpen);
}

void ReaderWireTest::everyWordArrives()
{
    for (int i = 0; i <= int(ReaderTaskKind::Extract); ++i) {
        const auto task = readerTaskOf(wireOf(ReaderTask{.kind = ReaderTaskKind(i)}));
        QVERIFY(task && task->kind == ReaderTaskKind(i));
    }
    for (int i = 0; i <= int(ReaderFault::NoPdf); ++i) {
        const auto answer = readerAnswerOf(wireOf(ReaderAnswer{.fault = ReaderFault(i)}));
        QVERIFY(answer && answer->fault == ReaderFault(i));
    }
    for (int i = 0; i <= int(FileKind::Sound); ++i) {
        const auto answer = readerAnswerOf(wireOf(ReaderAnswer{.kind = FileKind(i)}));
        QVERIFY(answer && answer->kind == FileKind(i));
    }
}

/// Whatever is missing at its end, or is too much there.
void ReaderWireTest::halfOfItIsNothing()
{
    const QByteArray whole =
        wireOf(ReaderAnswer{.mediaType = u"text/plain"_s, .members = {"abc", "d"}});
    QVERIFY(readerAnswerOf(whole));
    for (qsizetype i = 0; i < whole.size(); ++i)
        QVERIFY2(!readerAnswerOf(whole.first(i)), qPrintable(QString::number(i)));
    QVERIFY(!readerAnswerOf(whole + 'x'));
    QVERIFY(!readerTaskOf(wireOf(ReaderTask{.bytes = "abc"}).chopped(1)));
}

void ReaderWireTest::anOddAnswerIsNone_data()
{
    QTest::addColumn<QByteArray>("wire");
    QTest::newRow("no length") << QByteArray("\n{}");
    QTest::newRow("a sign") << QByteArray("+2\n{}");
    QTest::newRow("negative") << QByteArray("-2\n{}");
    QTest::newRow("many digits") << QByteArray("00000000002\n{}");
    QTest::newRow("beyond the end") << QByteArray("9999999999\n{}");
    QTest::newRow("no JSON") << QByteArray("2\n{]");
    QTest::newRow("an array") << QByteArray("2\n[]");
    QTest::newRow("empty") << framed({});
    QTest::newRow("fault") << framed(with(u"fault"_s, u"fine"_s));
    QTest::newRow("fault as a number") << framed(with(u"fault"_s, 0));
    QTest::newRow("kind") << framed(with(u"fileKind"_s, u"TEXT"_s));
    QTest::newRow("pages") << framed(with(u"pages"_s, -1));
    QTest::newRow("half a page") << framed(with(u"pages"_s, 0.5));
    QTest::newRow("very many pages") << framed(with(u"pages"_s, 1e18));
    QTest::newRow("media type") << framed(with(u"mediaType"_s, u"text/plain\r\nX: y"_s));
    QTest::newRow("half a media type") << framed(with(u"mediaType"_s, u"text/"_s));
    QTest::newRow("no lengths") << framed(with(u"bytes"_s, 4), "abcd");
    QTest::newRow("a length of -2") << framed(with(u"bytes"_s, QJsonArray{-2}));
    QTest::newRow("half a length") << framed(with(u"bytes"_s, QJsonArray{0.5}));
    QTest::newRow("lengths overflow")
        << framed(with(u"bytes"_s, QJsonArray{9.2e18, 9.2e18}), "abcd");
    QTest::newRow("an entry's size") << framed(
        with(u"entries"_s, QJsonArray{QJsonObject{{u"name"_s, u"a"_s}, {u"size"_s, -2}}}));
    QTest::newRow("an entry without a name")
        << framed(with(u"entries"_s, QJsonArray{QJsonObject{{u"size"_s, 2}}}));
    QTest::newRow("a picture without bytes") << framed(with(
        u"pictures"_s, QJsonArray{QJsonObject{
                           {u"mediaType"_s, u"image/png"_s}, {u"width"_s, 1}, {u"height"_s, 1}}}));
    QTest::newRow("a picture of no width") << picture(0, 4, u"image/png"_s, "abcd");
    QTest::newRow("a picture of negative width") << picture(-1, -4, u"image/x-rgba"_s, "abcd");
    QTest::newRow("too many pixels") << picture(900'000, 900'000, u"image/png"_s, "abcd");
    QTest::newRow("a picture of another kind") << picture(1, 1, u"image/svg+xml"_s, "<svg/>");
    QTest::newRow("pixels missing") << picture(2, 1, u"image/x-rgba"_s, "1234567");
    QTest::newRow("pixels left over") << picture(2, 1, u"image/x-rgba"_s, "123456789");
}

void ReaderWireTest::anOddAnswerIsNone()
{
    QFETCH(const QByteArray, wire);
    QVERIFY(!readerAnswerOf(wire));
    QVERIFY(readerAnswerOf(framed(plain())));
}

void ReaderWireTest::whatIsBeyondTheLimitsIsNone()
{
    const auto text = [](qsizetype letters) {
        return wireOf(
            ReaderAnswer{.reading = {.title = {},
                                     .encoding = {},
                                     .sections = {{.name = {}, .text = QString(letters, u'a')}},
                                     .notes = {}}});
    };
    const ReaderLimits limits{
        .textLetters = 10, .answerBytes = 4000, .entries = 2, .drawnPages = 1};
    QVERIFY(readerAnswerOf(text(10), limits));
    QVERIFY(!readerAnswerOf(text(11), limits));
    const ArchiveEntry entry{.name = u"a"_s};
    QVERIFY(readerAnswerOf(wireOf(ReaderAnswer{.entries = {entry, entry}}), limits));
    QVERIFY(!readerAnswerOf(wireOf(ReaderAnswer{.entries = {entry, entry, entry}}), limits));
    const ReadPicture page{.name = {}, .mediaType = u"image/png"_s, .size = {1, 1}, .bytes = "x"};
    QVERIFY(readerAnswerOf(wireOf(ReaderAnswer{.pictures = {page}}), limits));
    QVERIFY(!readerAnswerOf(wireOf(ReaderAnswer{.pictures = {page, page}}), limits));
    QVERIFY(!readerAnswerOf(wireOf(ReaderAnswer{.members = {QByteArray(4000, 'a')}}), limits));
}

HIWAR_TEST(ReaderWireTest, QCoreApplication)
#include "tst_readerwire.moc"
