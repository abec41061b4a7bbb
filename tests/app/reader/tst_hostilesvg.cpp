// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Drawings that were made to do harm: they are drawn, refused, or ended when their time is over;
// nothing outside of them is in the picture.
#include "tests/app/reader/measuredcase.h"
#include "tests/app/reader/smallpng.h"

#include <QImage>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

QByteArray svg(const QByteArray &inner, const QByteArray &size = "width='100' height='100'")
{
    return "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' " +
           size + '>' + inner + "</svg>";
}

QByteArray laughs()
{
    QByteArray entities = "<!ENTITY a0 'ha'>";
    for (int i = 1; i < 12; ++i) {
        entities += "<!ENTITY a" + QByteArray::number(i) + " '" +
                    ("&a" + QByteArray::number(i - 1) + ';').repeated(10) + "'>";
    }
    return "<!DOCTYPE s [" + entities + "]>" + svg("<text>&a11;</text>");
}

QByteArray uses()
{
    QByteArray groups = "<g id='a0'><rect width='1' height='1'/></g>";
    for (int i = 1; i < 20; ++i) {
        const QByteArray use = "<use xlink:href='#a" + QByteArray::number(i - 1) + "'/>";
        groups += "<g id='a" + QByteArray::number(i) + "'>" + use.repeated(10) + "</g>";
    }
    return svg(groups);
}

} // namespace

class HostileSvgTest : public MeasuredCase
{
    Q_OBJECT

private slots:
    void ends_data();
    void ends();
    void drawsNothingFromOutside_data();
    void drawsNothingFromOutside();
};

void HostileSvgTest::ends_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("huge") << svg("<rect width='1e9' height='1e9'/>", "width='1e9' height='1e9'");
    QTest::newRow("endless") << svg("<rect width='1e30' height='1e30'/>",
                                    "viewBox='0 0 1e30 1e30'");
    QTest::newRow("a line") << svg("<rect width='9' height='9'/>", "width='1000000' height='1'");
    QTest::newRow("no size") << svg("<rect width='9' height='9'/>", "width='nan' height='-5'");
    QTest::newRow("empty") << svg({}, "width='0' height='0'");
    QTest::newRow("entities") << laughs();
    QTest::newRow("a file as an entity")
        << "<!DOCTYPE s [<!ENTITY a SYSTEM 'file:///etc/passwd'>]>" + svg("<text>&a;</text>");
    QTest::newRow("uses of uses") << uses();
    QTest::newRow("uses itself") << svg("<g id='a'><use xlink:href='#a'/></g>");
    QTest::newRow("deep") << svg(QByteArray("<g>").repeated(100'000) +
                                 QByteArray("</g>").repeated(100'000));
    QTest::newRow("patterns of patterns")
        << svg("<pattern id='a' width='1' height='1' patternUnits='userSpaceOnUse'>"
               "<rect width='9' height='9' fill='url(#a)'/></pattern>"
               "<rect width='99' height='99' fill='url(#a)'/>");
    QTest::newRow("filters") << svg("<filter id='f'><feGaussianBlur stdDeviation='100000'/>"
                                    "</filter><g filter='url(#f)'><rect width='99999' "
                                    "height='99999' filter='url(#f)'/></g>",
                                    "width='9999' height='9999'");
    QTest::newRow("dashes") << svg("<path d='M0 0 L1e9 1e9' stroke='red' "
                                   "stroke-dasharray='0.0001 0.0001'/>");
    QTest::newRow("large letters") << svg("<text font-size='1e7'>a</text>");
    // A picture in it, of 200 megapixels.
    QTest::newRow("a bomb") << svg(
        "<image width='9' height='9' xlink:href='data:image/png;base64," +
        blackPng(20'000, 10'000).toBase64() + "'/>");
}

void HostileSvgTest::ends()
{
    QFETCH(const QByteArray, bytes);
    ReaderTask task;
    task.name = u"a.svg"_s;
    task.bytes = bytes;
    const ReaderAnswer answer = measured(task);
    QVERIFY2(answer.fault != ReaderFault::Crashed && answer.fault != ReaderFault::Missing,
             qPrintable(QString::number(int(answer.fault))));
    QCOMPARE(answer.pictures.isEmpty(), answer.fault != ReaderFault::None);
    for (const ReadPicture &picture : answer.pictures)
        QVERIFY(picture.size.width() <= task.longestSide &&
                picture.size.height() <= task.longestSide);
}

void HostileSvgTest::drawsNothingFromOutside_data()
{
    QTest::addColumn<QByteArray>("attribute");
    QTest::newRow("href") << QByteArray("href");
    QTest::newRow("xlink:href") << QByteArray("xlink:href");
}

void HostileSvgTest::drawsNothingFromOutside()
{
    QFETCH(const QByteArray, attribute);
    const QTemporaryDir folder; // that the user may read
    QFile picture(folder.filePath(u"secret.png"_s));
    QVERIFY(picture.open(QFile::WriteOnly) && picture.write(blackPng(100, 100)) > 0);
    picture.close();
    const QByteArray path = QFile::encodeName(picture.fileName());
    ReaderTask task;
    task.name = u"a.svg"_s;
    for (const QByteArray &address :
         {path, "file://" + path, QByteArray("http://127.0.0.1:1/a.png")}) {
        task.bytes = svg("<image width='100' height='100' " + attribute + "='" + address +
                         "'/><style>@import url(" + address + ");</style>");
        const ReaderAnswer answer = measured(task);
        QCOMPARE(answer.fault, ReaderFault::None);
        const QImage image = QImage::fromData(answer.pictures.value(0).bytes);
        QVERIFY(!image.isNull());
        QCOMPARE(qAlpha(image.pixel(image.width() / 2, image.height() / 2)), 0);
    }
}

HIWAR_TEST(HostileSvgTest, QCoreApplication)
#include "tst_hostilesvg.moc"
