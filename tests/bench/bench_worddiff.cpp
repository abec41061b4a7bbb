// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long the comparison of two texts takes: of replies of 100 KB, and of a megabyte made to be
// slow. Processor time, the best of a few rounds, beside a walk over both texts, unit by unit.
#include "app/text/worddiff.h"

#include <QRandomGenerator>
#include <QStringList>

#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kilobyte = 1024;
constexpr int rounds = 3;

template<typename Work>
double milliseconds(Work work)
{
    double best = 1e9;
    for (int round = 0; round < rounds; ++round) {
        const std::clock_t start = std::clock();
        work();
        best = std::min(best, double(std::clock() - start) * 1e3 / CLOCKS_PER_SEC);
    }
    return best;
}

/// Some lines of made words; with `share` of them (in a thousand) another.
QString madeReply(qsizetype size, int share, QStringView letters, bool hasBlanks)
{
    QRandomGenerator same(7);
    QRandomGenerator other(quint32(share) + 1);
    QString text;
    while (text.size() < size) {
        for (int word = 0; word < 60; ++word) {
            const quint32 seed = same.bounded(4000U);
            const bool isOther = other.bounded(1000) < share;
            QRandomGenerator spelling(isOther ? other.generate() : seed);
            for (int letter = spelling.bounded(1, 9); letter > 0; --letter)
                text += letters.at(spelling.bounded(int(letters.size())));
            if (hasBlanks)
                text += word % 12 == 11 ? u". "_s : u" "_s;
        }
        text += u"\n\n"_s;
    }
    return text;
}

QString shuffled(const QString &text)
{
    QStringList lines = text.split(u'\n');
    std::shuffle(lines.begin(), lines.end(), *QRandomGenerator::global());
    return lines.join(u'\n');
}

} // namespace

int main()
{
    struct Pair
    {
        const char *name;
        QString first, second;
    };
    constexpr QStringView latin = u"abcdefghijklmnopqrstuvwxyz";
    constexpr QStringView arabic = u"ابتثجحخدذرزسشصضطظعغفقكلمنهوي";
    constexpr QStringView chinese = u"天地玄黃宇宙洪荒日月盈昃辰宿列張寒來暑往秋收冬藏";
    constexpr qsizetype reply = 100 * kilobyte;
    constexpr qsizetype huge = 1024 * kilobyte;
    const QString prose = madeReply(reply, 0, latin, true);
    const Pair pairs[]{
        {"100 KB, the same", prose, prose + u"."_s},
        {"100 KB, 1 % of words", prose, madeReply(reply, 10, latin, true)},
        {"100 KB, 10 % of words", prose, madeReply(reply, 100, latin, true)},
        {"100 KB, all words", prose, madeReply(reply, 1000, latin, true)},
        {"100 KB, Arabic, 10 %", madeReply(reply, 0, arabic, true),
         madeReply(reply, 100, arabic, true)},
        {"100 KB, Chinese, 10 %", madeReply(reply, 0, chinese, false),
         madeReply(reply, 100, chinese, false)},
        {"100 KB, lines shuffled", prose, shuffled(prose)},
        {"1 MB, all words", madeReply(huge, 0, latin, true), madeReply(huge, 1000, latin, true)},
        {"1 MB, a b against b a", u"a b "_s.repeated(huge / 4), u"b c a "_s.repeated(huge / 6)},
        {"1 MB, signs", u"!?"_s.repeated(huge / 2), u"?!."_s.repeated(huge / 3)},
        {"1 MB, line ends", u"\n\n\n"_s.repeated(huge / 3), u"\n \n"_s.repeated(huge / 3)},
        {"1 MB, one word", QString(huge, u'a'), QString(huge, u'b')},
        {"1 MB, marks", QString(huge, QChar(0x301)), QString(huge - 1, QChar(0x301))},
        {"1 MB, lines shuffled", madeReply(huge, 0, latin, true),
         shuffled(madeReply(huge, 0, latin, true))},
    };
    std::printf("%-26s %10s %10s %10s %8s\n", "", "time, ms", "walk, ms", "ratio", "runs");
    for (const Pair &pair : pairs) {
        qsizetype runs = 0;
        quint32 sum = 0;
        const double time =
            milliseconds([&] { runs = compareWords(pair.first, pair.second).runs.size(); });
        const double walk = milliseconds([&] {
            for (const QString *text : {&pair.first, &pair.second}) {
                for (const QChar c : *text)
                    sum = sum * 31 + c.unicode();
            }
        });
        std::printf("%-26s %10.1f %10.2f %10.0f %8lld%s\n", pair.name, time, walk,
                    time / std::max(walk, 0.001), static_cast<long long>(runs),
                    sum == 0 ? " " : "");
    }
    return 0;
}
