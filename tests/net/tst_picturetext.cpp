// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Pictures inside of a text are taken out of it, wherever it was cut.
#include "net/wire/pictureof.h"
#include "net/wire/picturetext.h"
#include "net/wire/replysum.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

const QString png = u"data:image/png;base64,iVBORw0KGgo="_s;
const QString magic = u"iVBORw0KGgo"_s; ///< its digits without the padding

struct Result
{
    QString text;
    QList<ReplyPicture> pictures;

    bool operator==(const Result &) const = default;
};

Result resultOf(const QStringList &pieces)
{
    PictureText pictures;
    Result result;
    for (const QString &piece : pieces)
        result.text += pictures.pass(piece);
    result.text += pictures.rest();
    result.pictures = pictures.takePictures();
    return result;
}

} // namespace

class PictureTextTest : public TestCase
{
    Q_OBJECT

private slots:
    void takesThemOut_data();
    void takesThemOut();
    void aPictureWithoutEndIsLeftOut();
    void oneThatIsTooLargeIsLeftOut();
    void tellsTheTypeByTheBytes_data();
    void tellsTheTypeByTheBytes();
    void aReplyHasAtMostSoMany();
};

void PictureTextTest::takesThemOut_data()
{
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("names");
    const auto row = [](const char *name, const QString &said, const QString &text,
                        const QStringList &names) { QTest::newRow(name) << said << text << names; };
    const QStringList none;
    row("one", u"a ![cat]("_s + png + u") b"_s, u"a  b"_s, {u"cat"_s});
    row("without a name", u"!["_s + u"]("_s + png + u')', {}, {QString()});
    row("two", u"![1]("_s + png + u")![2]("_s + png + u')', {}, {u"1"_s, u"2"_s});
    row("with a title", u"![1]("_s + png + u" \"A title\")!"_s, u"!"_s, {u"1"_s});
    row("in angles", u"![1](<"_s + png + u">)."_s, u"."_s, {u"1"_s});
    row("after signs", u"wow!!![1]("_s + png + u')', u"wow!!"_s, {u"1"_s});
    row("within another", u"![a ![1]("_s + png + u") b"_s, u"![a  b"_s, {u"1"_s});
    row("other letters", u"![قطة](DATA:image/PNG;BASE64,"_s + magic + u"=)"_s, {}, {u"قطة"_s});
    for (const QString &plain :
         {u"![x](data:image/png;base64,AAAA)"_s, u"![x](data:image/png,abc)"_s,
          u"![x](https://a.example/b.png)"_s, u"[x]("_s + png + u')', u"! [x] !"_s, u"a!"_s,
          u"!["_s, u"![a](data:ima"_s, u"![a](data:text/plain;base64,iVBORw0KGgo=)"_s,
          u"![a\nb]("_s + png + u')', u"![a]("_s + png + u" b"_s, u"![a]("_s + png + u"\n)"_s,
          u"!["_s + QString(400, u'x') + u"]("_s + png + u')', u"![a]()"_s, u"![a](<>)"_s,
          u"![a] ("_s + png + u')'})
        row(qPrintable(plain.left(60)), plain, plain, none);
}

void PictureTextTest::takesThemOut()
{
    QFETCH(const QString, said);
    QFETCH(const QString, text);
    QFETCH(const QStringList, names);
    const Result whole = resultOf({said});
    QCOMPARE(whole.text, text);
    QStringList found;
    for (const ReplyPicture &picture : whole.pictures) {
        QCOMPARE(picture.mediaType, u"image/png"_s);
        QCOMPARE(picture.bytes, "\x89PNG\r\n\x1a\n"_ba);
        found << picture.name;
    }
    QCOMPARE(found, names);
    for (qsizetype cut = 0; cut <= said.size(); ++cut)
        QVERIFY(resultOf({said.first(cut), said.sliced(cut)}) == whole);
    QStringList letters;
    for (const QChar c : said)
        letters << QString(c);
    QVERIFY(resultOf(letters) == whole);
}

void PictureTextTest::aPictureWithoutEndIsLeftOut()
{
    const Result cut = resultOf({u"a ![b](data:image/png;base64,"_s + QString(1000, u'A')});
    QCOMPARE(cut.text, u"a "_s);
    QCOMPARE(cut.pictures, {ReplyPicture()});
}

void PictureTextTest::oneThatIsTooLargeIsLeftOut()
{
    const QString part(1024 * 1024, u'A');
    QStringList pieces{u"a ![b](data:image/png;base64,"_s};
    for (int i = 0; i < 17; ++i)
        pieces << part;
    pieces << u") c"_s;
    const Result large = resultOf(pieces);
    QCOMPARE(large.text, u"a  c"_s);
    QCOMPARE(large.pictures.size(), 1);
    QVERIFY(large.pictures.at(0).bytes.isEmpty());
}

void PictureTextTest::tellsTheTypeByTheBytes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("type");
    QTest::newRow("png") << "\x89PNG\r\n\x1a\n"_ba << u"image/jpeg"_s << u"image/png"_s;
    QTest::newRow("jpeg") << "\xff\xd8\xff\xe0"_ba << QString() << u"image/jpeg"_s;
    QTest::newRow("gif") << "GIF89a"_ba << QString() << u"image/gif"_s;
    QTest::newRow("webp") << "RIFF1234WEBP"_ba << QString() << u"image/webp"_s;
    QTest::newRow("avif") << "1234ftypavif"_ba << QString() << u"image/avif"_s;
    QTest::newRow("as said") << "<svg/>"_ba << u"image/SVG+xml; x"_s << u"image/svg+xml"_s;
    QTest::newRow("not a picture") << "<html>"_ba << u"text/html"_s << QString();
    QTest::newRow("a strange type") << "1"_ba << u"image/../x"_s << QString();
}

void PictureTextTest::tellsTheTypeByTheBytes()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, said);
    QFETCH(const QString, type);
    const ReplyPicture picture = pictureOf(bytes.toBase64(), said);
    QCOMPARE(picture.mediaType, type);
    QCOMPARE(picture.bytes, type.isEmpty() ? QByteArray() : bytes);
    QVERIFY(pictureOf("%%"_ba, u"image/png"_s) == ReplyPicture());
    QVERIFY(pictureOf("_9j_4A"_ba, {}).mediaType == "image/jpeg"_L1); // as in a URL
}

void PictureTextTest::aReplyHasAtMostSoMany()
{
    ReplySum sum{Secret()};
    Payload payload;
    payload.kind = Payload::Kind::Content;
    for (int i = 0; i < ReplySum::maxPictures + 4; ++i)
        payload.pictures.append(
            {.mediaType = u"image/png"_s, .bytes = QByteArray::number(i), .name = {}});
    sum.take(payload);
    QList<ReplyPicture> pictures = sum.takeDelta().pictures;
    QCOMPARE(pictures.size(), ReplySum::maxPictures + 1);
    QCOMPARE(pictures.takeLast(), ReplyPicture());
    QVERIFY(!pictures.contains(ReplyPicture()));
    ReplySum large{Secret()};
    payload.pictures = {{.mediaType = u"image/png"_s,
                         .bytes = QByteArray(ReplySum::maxPictureBytes + 1, 'x'),
                         .name = {}}};
    large.take(payload);
    QCOMPARE(large.takeDelta().pictures, {ReplyPicture()});
}

HIWAR_TEST(PictureTextTest, QCoreApplication)
#include "tst_picturetext.moc"
