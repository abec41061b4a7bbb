// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/block/emoji.h"

#include <QTextBoundaryFinder>
#include <QTextCharFormat>

#include <algorithm>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr QChar pictureSelector(0xFE0F);
constexpr QChar joiner(0x200D);

/// Half of a surrogate pair in the range of emoji: U+1F000 to U+1FBFF.
bool isEmojiHalf(QChar c)
{
    return c.unicode() >= 0xD83C && c.unicode() <= 0xD83E;
}

/// In the basic plane: dingbats, weather, arrows and others that fonts may draw as pictures.
bool isSign(QChar c)
{
    return (c >= u'\u231A' && c <= u'\u23FF') || (c >= u'\u2600' && c <= u'\u27BF') ||
           (c >= u'\u2B00' && c <= u'\u2BFF');
}

bool isSequence(QStringView cluster)
{
    return cluster.contains(pictureSelector) ||
           (cluster.size() > 2 && std::any_of(cluster.begin(), cluster.end(), isEmojiHalf));
}

/// One of the letters that make a flag.
bool isFlagLetter(QStringView text, qsizetype at)
{
    return at + 1 < text.size() && text[at].unicode() == 0xD83C &&
           text[at + 1].unicode() >= 0xDDE6 && text[at + 1].unicode() <= 0xDDFF;
}

/// Whether what QTextBoundaryFinder parts at `to` is one: it splits emoji at their joiners, and
/// flags that follow them (Qt 6.4).
bool goesOn(QStringView text, qsizetype from, qsizetype to)
{
    if (to >= text.size())
        return false;
    if (text[to - 1] == joiner)
        return isEmojiHalf(text[to]) || isSign(text[to]);
    return to - from == 2 && isFlagLetter(text, from) && isFlagLetter(text, to);
}

/// Calls take(from, to) for each character as people see it.
template<typename Take>
void forEachCluster(QStringView text, const Take &take)
{
    QTextBoundaryFinder clusters(QTextBoundaryFinder::Grapheme, text);
    qsizetype from = 0;
    for (qsizetype to = clusters.toNextBoundary(); to > 0; to = clusters.toNextBoundary()) {
        if (goesOn(text, from, to))
            continue;
        take(int(from), int(to));
        from = to;
    }
}

} // namespace

QList<std::pair<int, int>> emojiIn(QStringView text)
{
    const bool mayHaveSome = std::any_of(
        text.begin(), text.end(), [](QChar c) { return c == pictureSelector || isEmojiHalf(c); });
    QList<std::pair<int, int>> out;
    if (!mayHaveSome)
        return out;
    forEachCluster(text, [&](int from, int to) {
        if (!isSequence(text.sliced(from, to - from)))
            return;
        if (!out.isEmpty() && out.last().second == from)
            out.last().second = to;
        else
            out.append({from, to});
    });
    return out;
}

QList<std::pair<int, int>> eachEmojiIn(QStringView text, int least)
{
    const auto halves = std::count_if(
        text.begin(), text.end(), [](QChar c) { return c == pictureSelector || isEmojiHalf(c); });
    QList<std::pair<int, int>> out;
    if (halves < least)
        return out;
    forEachCluster(text, [&](int from, int to) {
        const QStringView cluster = text.sliced(from, to - from);
        if (isSequence(cluster) || isEmojiHalf(cluster.front()))
            out.append({from, to});
    });
    return out.size() < least ? QList<std::pair<int, int>>() : out;
}

QString withoutEmoji(const QString &text)
{
    QString out;
    forEachCluster(text, [&](int from, int to) {
        const QStringView cluster = QStringView(text).sliced(from, to - from);
        if (!isSequence(cluster) && !isEmojiHalf(cluster.front()) && !isSign(cluster.front()))
            out += cluster;
    });
    return out;
}

QTextCharFormat emojiFormat()
{
    QTextCharFormat format;
    format.setFontFamilies(
        QStringList{u"Noto Color Emoji"_s, u"Apple Color Emoji"_s, u"Segoe UI Emoji"_s});
    return format;
}

} // namespace Hiwar
