// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "ui/block/emoji.h"
#include "ui/block/textrun.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QRandomGenerator>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class TextRunTest : public TestCase
{
    Q_OBJECT

private slots:
    void standsAsIfLaidOutOnce_data();
    void standsAsIfLaidOutOnce();
    void findsEmojiOfSeveralCharacters_data();
    void findsEmojiOfSeveralCharacters();
};

namespace {

TextRun runOf(const QString &text, Qt::LayoutDirection direction)
{
    static const Theme theme = makeTheme(ColourScheme::Light, 1);
    RunText run;
    run.text = text;
    run.direction = direction;
    return {run, theme.font, theme, TextStyle()};
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

HIWAR_TEST(TextRunTest, QApplication)
#include "tst_textrun.moc"
