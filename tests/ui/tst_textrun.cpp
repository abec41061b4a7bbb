// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "ui/block/emoji.h"
#include "ui/block/emojicells.h"
#include "ui/block/textrun.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QRandomGenerator>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class TextRunTest : public TestCase
{
    Q_OBJECT

private slots:
    void standsAsIfLaidOutOnce_data();
    void standsAsIfLaidOutOnce();
    void keepsTheHeightOfWhatIsOutOfSight();
    void findsEmojiOfSeveralCharacters_data();
    void findsEmojiOfSeveralCharacters();
    void drawsACrowdOfEmoji_data();
    void drawsACrowdOfEmoji();
};

namespace {

TextRun runOf(const QString &text, Qt::LayoutDirection direction)
{
    static const Theme theme = makeTheme(ColourScheme::Light, 1);
    RunText run;
    run.text = text;
    run.direction = direction;
    static const TextStyle style; // a run keeps both
    return {run, theme.font, theme, style};
}

} // namespace

void TextRunTest::standsAsIfLaidOutOnce_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::addColumn<int>("side");
    const QString latin =
        u"What is laid out once, and then has less room that suffices, is not laid out again. "_s;
    const QString arabic = u"ما يكفيه المكان الأضيق لا يُعاد ترتيبه (Hiwar 2.0) مرة أخرى. "_s;
    for (const int side : {int(Qt::AlignLeft), int(Qt::AlignRight), int(Qt::AlignHCenter)}) {
        QTest::addRow("latin %d", side) << latin.repeated(3) << Qt::LeftToRight << side;
        QTest::addRow("arabic %d", side) << arabic.repeated(3) << Qt::RightToLeft << side;
        QTest::addRow("short %d", side) << u"short"_s << Qt::LeftToRight << side;
        QTest::addRow("breaks %d", side)
            << latin + QChar(QChar::LineSeparator) + arabic << Qt::LeftToRight << side;
        QTest::addRow("nothing %d", side) << QString() << Qt::LeftToRight << side;
    }
}

void TextRunTest::standsAsIfLaidOutOnce()
{
    QFETCH(QString, text);
    QFETCH(Qt::LayoutDirection, direction);
    QFETCH(int, side);
    const Qt::Alignment alignment = Qt::Alignment::fromInt(side);
    TextRun much = runOf(text, direction);
    QRandomGenerator random(3);
    for (int round = 0; round < 12; ++round) {
        const qreal width = 20 + random.bounded(700);
        for (const qreal now : {width, much.naturalWidth() + 1, much.naturalWidth() - 1}) {
            if (now < 1)
                continue;
            much.layOut(now, alignment);
            TextRun once = runOf(text, direction);
            once.layOut(now, alignment);
            QCOMPARE(much.height(), once.height());
            QCOMPARE(much.naturalWidth(), once.naturalWidth());
            for (int at = 0; at < int(text.size()); ++at)
                QCOMPARE(much.rectsOf(at, at + 1), once.rectsOf(at, at + 1));
        }
        if (round % 3 == 0)
            (void)much.measureLongestWord();
    }
}

void TextRunTest::keepsTheHeightOfWhatIsOutOfSight()
{
    const QString text = u"Some words that are broken into several lines. "_s.repeated(8);
    const Extent nearby{0, 2000};
    TextRun seen = runOf(text, Qt::LeftToRight);
    TextRun unseen = runOf(text, Qt::LeftToRight);
    for (const qreal width : {300.0, 200.0, 250.0}) {
        seen.layOut(width, Qt::AlignLeft, nearby);
        unseen.measure(width, Qt::AlignLeft, nearby);
        const auto areAlike = [&] { return seen.rectsOf(5, 9) == unseen.rectsOf(5, 9); };
        QCOMPARE(unseen.height(), seen.height());
        QVERIFY(unseen.isLaidOut(nearby));
        QCOMPARE(unseen.rectsOf(5, 9), QList<QRectF>{unseen.rect()}); // it has no lines …
        const QPointF point(70, 50);
        QCOMPARE(unseen.offsetAt(point), seen.offsetAt(point)); // … until they are accessed
        QVERIFY(areAlike());
        unseen.measure(width, Qt::AlignLeft, nearby);
        QVERIFY(!areAlike());
        unseen.layOut(width, Qt::AlignLeft, nearby);
        QVERIFY(areAlike());
        QCOMPARE(unseen.height(), seen.height());
        unseen.dropLines({0, 1});
        QVERIFY(areAlike()); // a part is kept as a whole
        unseen.dropLines();
        QVERIFY(!areAlike());
        QVERIFY(!unseen.isLaidOut(nearby));
        QCOMPARE(unseen.height(), seen.height());
    }
}

void TextRunTest::findsEmojiOfSeveralCharacters_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("found");
    QTest::newRow("none") << u"Words, 1 # and \U0001F642"_s << QStringList();
    QTest::newRow("sign as a picture") << u"a \u26A0\uFE0F b"_s << QStringList{u"\u26A0\uFE0F"_s};
    QTest::newRow("sign as text") << u"a \u26A0\uFE0E b"_s << QStringList();
    QTest::newRow("key cap") << u"1\uFE0F\u20E3 one"_s << QStringList{u"1\uFE0F\u20E3"_s};
    const QString rainbow = u"\U0001F3F3\uFE0F\u200D\U0001F308"_s;
    QTest::newRow("joined") << u"a"_s + rainbow << QStringList{rainbow};
    const QString egypt = u"\U0001F1EA\U0001F1EC"_s;
    QTest::newRow("neighbours") << egypt + rainbow + u"b"_s + egypt
                                << QStringList{egypt + rainbow, egypt};
    QTest::newRow("a flag behind a joined one")
        << rainbow + u' ' + egypt << QStringList{rainbow, egypt};
    const QString skin = u"\U0001F44D\U0001F3FD"_s;
    QTest::newRow("skin") << u"ممتاز "_s + skin << QStringList{skin};
    QTest::newRow("joiner within a script")
        << u"\u0915\u094D\u200D\u0937 \u0645\u200D"_s << QStringList();
}

void TextRunTest::findsEmojiOfSeveralCharacters()
{
    QFETCH(const QString, text);
    QStringList found;
    for (const auto &[from, to] : emojiIn(text))
        found << text.mid(from, to - from);
    QTEST(found, "found");
}

void TextRunTest::drawsACrowdOfEmoji_data()
{
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::newRow("to the right") << Qt::LeftToRight;
    QTest::newRow("to the left") << Qt::RightToLeft;
}

/// Laid out as symbols of their width: every emoji is drawn at its place, and nothing else is.
void TextRunTest::drawsACrowdOfEmoji()
{
    QFETCH(const Qt::LayoutDirection, direction);
    const QStringList some{u"\U0001F1EA\U0001F1EC"_s, u"\U0001F642"_s,
                           u"\U0001F3F3\uFE0F\u200D\U0001F308"_s};
    QString text;
    QList<std::pair<int, int>> all;
    while (all.size() < emojiCrowd) {
        const QString &next = some.at(all.size() % 3);
        all.append({int(text.size()), int(text.size() + next.size())});
        text += next;
    }
    QCOMPARE(eachEmojiIn(text, emojiCrowd), all);
    QVERIFY(eachEmojiIn(text, emojiCrowd + 1).isEmpty());
    TextRun run = runOf(text, direction);
    run.layOut(400, direction == Qt::RightToLeft ? Qt::AlignRight : Qt::AlignLeft);
    QVERIFY(run.height() > 3 * run.rectsOf(0, all.at(0).second).constFirst().height());
    QImage image(400, int(run.height()) + 1, QImage::Format_ARGB32_Premultiplied);
    const auto draw = [&](const SelectedRange &selected) {
        image.fill(Qt::transparent);
        QPainter painter(&image);
        run.draw(painter, {}, image.rect(), selected);
    };
    const auto countIn = [&](const QRect &area) {
        int count = 0;
        for (int y = area.top(); y <= area.bottom(); ++y) {
            for (int x = area.left(); x <= area.right(); ++x)
                count += image.valid(x, y) && qAlpha(image.pixel(x, y)) > 0;
        }
        return count;
    };
    draw({});
    QRegion places;
    for (const auto &[from, to] : std::as_const(all)) {
        const QList<QRectF> rects = run.rectsOf(from, to);
        QCOMPARE(rects.size(), 1);
        const QRect place = rects.constFirst().toAlignedRect();
        QVERIFY2(countIn(place) > place.width() * place.height() / 4,
                 qPrintable(text.mid(from, 1)));
        places += place.adjusted(-1, 0, 1, 0);
    }
    for (const QRect &beside : QRegion(image.rect()).subtracted(places))
        QCOMPARE(countIn(beside), 0);
    const qreal first = run.rectsOf(0, all.at(0).second).constFirst().left();
    const qreal second = run.rectsOf(all.at(1).first, all.at(1).second).constFirst().left();
    QCOMPARE(first < second, direction == Qt::LeftToRight);
    // No letter becomes visible in a selection.
    const QImage plain = image;
    draw({0, int(text.size()), Qt::transparent, Qt::red});
    QCOMPARE(image, plain);
}

HIWAR_TEST(TextRunTest, QApplication)
#include "tst_textrun.moc"
