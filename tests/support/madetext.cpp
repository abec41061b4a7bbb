// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/madehistory.h"

#include <QRandomGenerator>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

QStringList split(const QString &words)
{
    return words.split(u' ', Qt::SkipEmptyParts);
}

const QStringList &englishWords()
{
    static const QStringList all = split(
        u"the of and a to in is it you that was for on are with as at be this have from or one had "
        "by word but not what all were we when your can said there use an each which she do how "
        "their if will up other about out many then them these so some her would make like him "
        "into time has look two more write go see number no way could people my than first water "
        "been call who oil its now find long down day did get come made may part history backup "
        "transaction window keyboard pointer variable function compile session thread signal "
        "café naïve résumé Zürich Ångström bridge harbour weather kitchen garden lantern "
        "migration schema query index recipe saffron cardamom telescope nebula parallax orbit "
        "violin quartet sonata rhythm chapter paragraph stanza metaphor grammar verb noun prefix "
        "suffix glacier volcano isthmus archipelago monsoon tundra savanna delta estuary"_s);
    return all;
}

const QStringList &arabicWords()
{
    static const QStringList all =
        split(u"الكتاب كِتَابٌ مدرسة مدرسه إلى أن آخر القاهرة اللغة العربيّة ســلام مرحبا كيف الحال "
              "برنامج حاسوب رسالة محادثة سؤال جواب تاريخ ١٢٣ ٢٠٢٦ فكرة جميلة على مُعَلِّم طويلة قصيرة "
              "نهر جبل بحر سماء شمس قمر ليل نهار صباح مساء هدى مستشفى أحمد ابن بيت باب نافذة"_s);
    return all;
}

const QStringList &persianWords()
{
    static const QStringList all = split(
        u"سلام کتاب می‌خواهم گفتگو پرسش پاسخ تاریخ ۱۲۳ زیبا خانه پنجره چگونه ژرف گل یک دو سه"_s);
    return all;
}

const QStringList &chineseWords()
{
    static const QStringList all = split(
        u"历史 数据库 搜索 消息 你好 世界 程序 函数 对话 问题 回答 今天 天气 東京 日本語 テスト "
        "ありがとう ございます 한국어 안녕하세요 검색 대화"_s);
    return all;
}

/// The lower of two random numbers makes some words more common.
const QString &word(QRandomGenerator &dice, const QStringList &words)
{
    const int last = int(words.size());
    return words.at(std::min(dice.bounded(last), dice.bounded(last)));
}

QString sentence(QRandomGenerator &dice)
{
    const int kind = dice.bounded(10);
    const QStringList &words = kind < 6   ? englishWords()
                               : kind < 8 ? arabicWords()
                               : kind < 9 ? chineseWords()
                                          : persianWords();
    const QString gap = kind == 8 ? QString() : u" "_s;
    QStringList said;
    for (int left = 4 + dice.bounded(14); left > 0; --left)
        said.append(word(dice, words));
    return said.join(gap) + (kind == 8 ? u"。"_s : u". "_s);
}

QString paragraph(QRandomGenerator &dice)
{
    QString text;
    for (int left = 1 + dice.bounded(4); left > 0; --left)
        text += sentence(dice);
    return text;
}

/// Text that a file format might handle wrongly.
QString oddText(QRandomGenerator &dice)
{
    static const QStringList all{
        u"👩‍👩‍👧‍👦 🏳️‍🌈 e\u0301 \u202Eright to left\u202C"_s,
        u"</script><b>&amp; \"quoted\" \\ back\\\\slash</b>"_s,
        u"line\r\nline\rline\u2028line\u2029line"_s,
        u"\t tab, \u0001 control, \u007F delete, \uFEFF mark, \u00A0 gap "_s,
        u"## User\n\nno heading of a transcript"_s,
        u"User: not a speaker\nAssistant: neither"_s,
        u"<!-- hiwar -->\n---\n***\n"_s,
        u"| a | b |\n|---|--:|\n| `x|y` | $x^2$ |"_s,
        u"   \n\n  leading and trailing  \n\n"_s,
    };
    return all.at(dice.bounded(int(all.size())));
}

QString block(QRandomGenerator &dice)
{
    switch (dice.bounded(12)) {
    case 0:
        return u"### "_s + word(dice, englishWords());
    case 1:
        return u"```cpp\nint "_s + word(dice, englishWords()) + u" = 42; // \"ok\"\n```"_s;
    case 2:
        return u"- "_s + sentence(dice) + u"\n- "_s + sentence(dice) + u"\n  1. "_s +
               sentence(dice);
    case 3:
        return u"> "_s + sentence(dice) + u"\n> **"_s + word(dice, arabicWords()) + u"**"_s;
    case 4:
        return oddText(dice);
    default:
        return paragraph(dice);
    }
}

} // namespace

QString madeText(QRandomGenerator &dice)
{
    QStringList blocks;
    for (int left = 1 + std::min(dice.bounded(8), dice.bounded(8)); left > 0; --left)
        blocks.append(block(dice));
    return blocks.join(u"\n\n"_s);
}

} // namespace Hiwar
