// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/passages.h"

#include "app/text/blank.h"
#include "app/text/searchwords.h"

#include <QHash>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace Hiwar {

namespace {

struct Paragraph
{
    int section = 0;
    qsizetype start = 0;
    qsizetype length = 0;
};

/// What a paragraph has of the question.
struct Hits
{
    qsizetype place = 0;
    qsizetype words = 0;
    QList<int> counts; ///< of each word of the question
    double score = 0;
};

/// How much of the text, which is too long, makes a paragraph: up to a line end, a blank, or a
/// whole character.
qsizetype cutBefore(QStringView text, qsizetype most)
{
    const QStringView begin = text.first(most);
    for (const QChar end : {QChar(u'\n'), QChar(u' ')}) {
        const qsizetype found = begin.lastIndexOf(end);
        if (found >= most / 2)
            return found + 1;
    }
    return begin.back().isHighSurrogate() ? most - 1 : most;
}

void addSplit(QList<Paragraph> &places, QStringView text, Paragraph place)
{
    while (place.length > longestPassage) {
        const qsizetype part = cutBefore(text.sliced(place.start, place.length), longestPassage);
        places.append({.section = place.section, .start = place.start, .length = part});
        place.start += part;
        place.length -= part;
    }
    if (place.length > 0)
        places.append(place);
}

/// Paragraphs end at a blank line; a heading belongs to the paragraph below it.
void addParagraphs(QList<Paragraph> &places, QStringView text, int section)
{
    qsizetype start = -1;
    bool isHeading = false;
    qsizetype end = 0;
    for (qsizetype line = 0; line < text.size();) {
        const qsizetype found = text.indexOf(u'\n', line);
        const qsizetype next = found < 0 ? text.size() : found + 1;
        const QStringView words = text.sliced(line, next - line);
        if (!isBlank(words)) {
            isHeading = words.startsWith(u'#');
            start = start < 0 ? line : start;
            end = next;
        } else if (start >= 0 && !isHeading) {
            addSplit(places, text, {.section = section, .start = start, .length = end - start});
            start = -1;
        }
        line = next;
    }
    if (start >= 0)
        addSplit(places, text, {.section = section, .start = start, .length = end - start});
}

QList<Paragraph> placesOf(const AttachmentReading &reading)
{
    QList<Paragraph> places;
    for (int i = 0; i < int(reading.sections.size()); ++i)
        addParagraphs(places, reading.sections.at(i).text, i);
    return places;
}

QHash<QString, int> wordsOf(const QString &question)
{
    QHash<QString, int> words;
    eachSearchWord(question, [&words](const SearchWord &each) {
        if (!words.contains(each.word))
            words.insert(each.word, int(words.size()));
        return true;
    });
    return words;
}

/// The paragraphs that have a word of the question, the best first.
class Ranking
{
public:
    Ranking(const AttachmentReading &reading, const QList<Paragraph> &places,
            const QHash<QString, int> &question)
        : m_having(question.size(), 0)
    {
        qsizetype all = 0;
        for (qsizetype i = 0; i < places.size(); ++i)
            all += take(reading, places.at(i), i, question);
        score(double(places.size()), double(all) / double(std::max<qsizetype>(1, places.size())));
    }

    [[nodiscard]] const QList<Hits> &best() const { return m_found; }

private:
    qsizetype take(const AttachmentReading &reading, const Paragraph &place, qsizetype index,
                   const QHash<QString, int> &question)
    {
        Hits hits{.place = index, .words = 0, .counts = {}, .score = 0};
        const QStringView text =
            QStringView(reading.sections.at(place.section).text).sliced(place.start, place.length);
        eachSearchWord(text, [&](const SearchWord &each) {
            ++hits.words;
            const auto known = question.constFind(each.word);
            if (known != question.cend()) {
                hits.counts.resize(question.size());
                ++hits.counts[*known];
            }
            return true;
        });
        if (!hits.counts.isEmpty()) {
            for (qsizetype word = 0; word < hits.counts.size(); ++word)
                m_having[word] += hits.counts.at(word) > 0 ? 1 : 0;
            m_found.append(hits);
        }
        return hits.words;
    }

    /// BM25 with its usual constants (Robertson and Zaragoza, 2009).
    void score(double paragraphs, double usualLength)
    {
        constexpr double k1 = 1.2;
        constexpr double b = 0.75;
        for (Hits &hits : m_found) {
            const double length = 1 - b + b * double(hits.words) / usualLength;
            for (qsizetype word = 0; word < hits.counts.size(); ++word) {
                const double count = hits.counts.at(word);
                const double having = m_having.at(word);
                const double rarity = std::log(1 + (paragraphs - having + 0.5) / (having + 0.5));
                hits.score += rarity * count * (k1 + 1) / (count + k1 * length);
            }
        }
        std::stable_sort(m_found.begin(), m_found.end(), [](const Hits &one, const Hits &other) {
            return one.score > other.score;
        });
    }

    QList<Hits> m_found;
    QList<int> m_having; // of each word of the question: the paragraphs that have it
};

/// Those of `order` that have room together, in the order of the document.
QList<qsizetype> fitting(const QList<qsizetype> &order, const QList<Paragraph> &places,
                         qsizetype most)
{
    QList<qsizetype> chosen;
    qsizetype left = most;
    for (const qsizetype index : order) {
        const qsizetype length = places.at(index).length;
        if (length > left)
            continue;
        left -= length;
        chosen.append(index);
    }
    std::sort(chosen.begin(), chosen.end());
    return chosen;
}

} // namespace

QList<Passage> bestPassages(const AttachmentReading &reading, const QString &question,
                            qsizetype most)
{
    const QList<Paragraph> places = placesOf(reading);
    const QHash<QString, int> words = wordsOf(question);
    QList<qsizetype> order;
    if (!words.isEmpty()) {
        const Ranking ranking(reading, places, words);
        for (const Hits &hits : ranking.best())
            order.append(hits.place);
    }
    if (order.isEmpty()) {
        order.resize(places.size());
        std::iota(order.begin(), order.end(), 0);
    }
    QList<Passage> passages;
    const QList<qsizetype> chosen = fitting(order, places, most);
    for (qsizetype i = 0; i < chosen.size();) {
        const Paragraph &first = places.at(chosen.at(i));
        Paragraph last = first;
        for (++i; i < chosen.size() && chosen.at(i) == chosen.at(i - 1) + 1 &&
                  places.at(chosen.at(i)).section == first.section;
             ++i)
            last = places.at(chosen.at(i));
        QString text = reading.sections.at(first.section)
                           .text.mid(first.start, last.start + last.length - first.start);
        while (text.endsWith(u'\n'))
            text.chop(1);
        passages.append({.section = first.section, .text = text});
    }
    return passages;
}

} // namespace Hiwar
