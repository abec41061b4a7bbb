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

} // namespace

QList<std::pair<int, int>> emojiIn(QStringView text)
{
    const bool mayHaveSome = std::any_of(
        text.begin(), text.end(), [](QChar c) { return c == pictureSelector || isEmojiHalf(c); });
    if (!mayHaveSome)
        return {};
    QList<std::pair<int, int>> out;
    QTextBoundaryFinder clusters(QTextBoundaryFinder::Grapheme, text);
    qsizetype from = 0;
    for (qsizetype to = clusters.toNextBoundary(); to > 0; to = clusters.toNextBoundary()) {
        if (!isSequence(text.sliced(from, to - from))) {
            from = to;
            continue;
        }
        if (!out.isEmpty() && out.last().second == from)
            out.last().second = int(to);
        else
            out.append({int(from), int(to)});
        from = to;
    }
    return out;
}

QList<std::pair<int, int>> eachEmojiIn(QStringView text, int least)
{
    const auto halves = std::count_if(
        text.begin(), text.end(), [](QChar c) { return c == pictureSelector || isEmojiHalf(c); });
    if (halves < least)
        return {};
    QList<std::pair<int, int>> out;
    QTextBoundaryFinder clusters(QTextBoundaryFinder::Grapheme, text);
    qsizetype from = 0;
    for (qsizetype to = clusters.toNextBoundary(); to > 0; to = clusters.toNextBoundary()) {
        const QStringView cluster = text.sliced(from, to - from);
        if (isSequence(cluster) || isEmojiHalf(cluster.front()))
            out.append({int(from), int(to)});
        from = to;
    }
    return out.size() < least ? QList<std::pair<int, int>>() : out;
}

QString withoutEmoji(const QString &text)
{
    QString out;
    QTextBoundaryFinder clusters(QTextBoundaryFinder::Grapheme, text);
    qsizetype from = 0;
    for (qsizetype to = clusters.toNextBoundary(); to > 0; to = clusters.toNextBoundary()) {
        const QStringView cluster = QStringView(text).sliced(from, to - from);
        if (!isSequence(cluster) && !isEmojiHalf(cluster.front()) && !isSign(cluster.front()))
            out += cluster;
        from = to;
    }
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
