// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/palette/palettesearch.h"

#include "app/palette/fuzzymatch.h"
#include "app/text/foldtext.h"

#include <algorithm>
#include <array>

namespace Hiwar {

namespace {

struct Found
{
    int score = 0;
    qint64 used = 0;
    qsizetype entry = 0;
};

bool comesBefore(const Found &a, const Found &b)
{
    if (a.score != b.score)
        return a.score > b.score;
    if (a.used != b.used)
        return a.used > b.used;
    return a.entry < b.entry;
}

QList<qsizetype> bestOf(QList<Found> found, qsizetype most)
{
    const qsizetype count = std::min(most, found.size());
    std::partial_sort(found.begin(), found.begin() + count, found.end(), comesBefore);
    QList<qsizetype> best;
    best.reserve(count);
    for (qsizetype i = 0; i < count; ++i)
        best.append(found.at(i).entry);
    return best;
}

/// Which signs a text has, roughly: most entries lack one that was typed, and are left out by this.
quint64 signsOf(QStringView text)
{
    quint64 signs = 0;
    for (const QChar sign : text)
        signs |= quint64(1) << (sign.unicode() % 63);
    return signs & ~(quint64(1) << (u' ' % 63)); // between words
}

/// What it belongs to says less than what it is called.
constexpr int placeShare = 2;

} // namespace

int recencyOf(const QDateTime &used, const QDateTime &now)
{
    struct Step
    {
        qint64 seconds;
        int gain;
    };
    constexpr qint64 day = 24 * 3600;
    constexpr std::array steps{Step{3600, 60}, Step{day, 45}, Step{7 * day, 30},
                               Step{30 * day, 15}};
    if (!used.isValid())
        return 0;
    const qint64 ago = used.secsTo(now);
    for (const Step &step : steps) {
        if (ago <= step.seconds)
            return step.gain;
    }
    return 5;
}

int matchOfWords(const QStringList &words, const QString &title, const QString &place)
{
    int sum = 0;
    for (const QString &word : words) {
        const int match = std::max(matchOf(word, title), matchOf(word, place) / placeShare);
        if (match == 0)
            return 0;
        sum += match;
    }
    return words.isEmpty() ? 0 : sum / int(words.size());
}

PaletteSearch::PaletteSearch(const QList<PaletteEntry> &entries, const QDateTime &now)
    : m_entries(entries)
{
    m_folded.reserve(entries.size());
    for (const PaletteEntry &entry : entries) {
        const QString title = foldText(entry.title);
        const QString place = foldText(entry.place);
        m_folded.append({.title = title,
                         .place = place,
                         .signs = signsOf(title) | signsOf(place),
                         .recency = recencyOf(entry.used, now),
                         .used = entry.used.isValid() ? entry.used.toMSecsSinceEpoch() : 0});
    }
}

QList<qsizetype> PaletteSearch::matching(const QString &typed, qsizetype most) const
{
    const QStringList words = foldText(typed).simplified().split(u' ', Qt::SkipEmptyParts);
    if (words.isEmpty())
        return untyped(most);
    // Words that stand together as they were typed are what was meant.
    const QString whole = words.join(u' ');
    const quint64 signs = signsOf(whole);
    QList<Found> found;
    for (qsizetype i = 0; i < m_folded.size(); ++i) {
        const Folded &each = m_folded.at(i);
        if ((signs & ~each.signs) != 0)
            continue;
        int match = matchOfWords(words, each.title, each.place);
        if (words.size() > 1)
            match = std::max(match, matchOf(whole, each.title));
        if (match > 0)
            found.append({.score = match + each.recency, .used = each.used, .entry = i});
    }
    return bestOf(std::move(found), most);
}

QList<qsizetype> PaletteSearch::untyped(qsizetype most) const
{
    QList<Found> recent;
    QList<qsizetype> rest;
    for (qsizetype i = 0; i < m_entries.size(); ++i) {
        if (m_folded.at(i).used > 0)
            recent.append({.score = 0, .used = m_folded.at(i).used, .entry = i});
        else if (m_entries.at(i).kind == PaletteKind::Action)
            rest.append(i);
    }
    QList<qsizetype> shown = bestOf(std::move(recent), mostRecent);
    for (qsizetype i = 0; i < m_entries.size(); ++i) {
        const bool isAction = m_entries.at(i).kind == PaletteKind::Action;
        if (isAction && m_folded.at(i).used > 0 && !shown.contains(i))
            rest.append(i);
    }
    shown += rest;
    if (shown.size() > most)
        shown.resize(most);
    return shown;
}

} // namespace Hiwar
