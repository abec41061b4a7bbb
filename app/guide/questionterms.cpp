// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/guide/questionterms.h"

#include "app/text/foldtext.h"

#include <QSet>

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// Folded, for comparison. Also contains verbs that only introduce a request.
const QSet<QString> &smallWords()
{
    static const QSet<QString> words = [] {
        const QString english =
            u"a about after all also always am an and any anything are as at be because been "
            u"before "
            "being but by can cannot come could did do does doesn doing don for from further get "
            "gets getting give go goes going got had has have having he help her here him his how "
            "i "
            "if in into is isn it its just keep know let like ll look m make many may me mean "
            "means "
            "more most much must my need no not now of off ok on one only or other our out over "
            "own "
            "please put s said say says see set she should show so some something such support "
            "supports t tell than "
            "that the their them then there these they thing things this those through to too try "
            "under until up us use used using ve very want was way we were what when where which "
            "while who why will with without won work works would write yes you your"_s;
        const QString arabic =
            u"في من الى إلى على عن مع هل ما ماذا لماذا كيف اين أين متى كم اي أي هذا هذه ذلك تلك هو "
            u"هي "
            "هم انا أنا انت أنت نحن ان أن إن انه لا لم لن ليس قد كان يكون تكون و او أو ثم لكن بل "
            "كل بعض غير "
            "عند عندي عندما لدي لدى بعد قبل بين حتى اذا إذا لو كي لكي التي الذي الذين ال به بها "
            "فيه فيها منه "
            "منها له لها لي لك يمكن يمكنني يمكنك ممكن استطيع أستطيع اريد أريد احتاج أحتاج اكتب "
            "أكتب اكتبي "
            "اعطني أعطني اخبرني أخبرني قل اشرح ارني أرني فضلك رجاء افعل أفعل يعني معنى معناه يتم "
            "تم اعرف "
            "أعرف شيء هناك هنا الان الآن يدعم تدعم ايضا أيضا فقط جدا مثل وهل وما وكيف اجعل أجعل"_s;
        QSet<QString> set;
        for (const QString &word : (english + u' ' + arabic).split(u' '))
            set.insert(foldText(word));
        return set;
    }();
    return words;
}

const QSet<QString> &greetingWords()
{
    static const QSet<QString> words = [] {
        const QString all = u"hi hello hey hallo salam salaam marhaba greetings morning evening "
                            u"good day there guide "
                            "مرحبا مرحبًا أهلا اهلا وسهلا سهلا السلام سلام عليكم ورحمة الله وبركاته "
                            "صباح مساء الخير النور هلا "
                            "تحية طيبة بك بكم يا دليل"_s;
        QSet<QString> set;
        for (const QString &word : all.split(u' '))
            set.insert(foldText(word));
        return set;
    }();
    return words;
}

QStringList splitWords(QStringView text)
{
    QStringList words;
    QString word;
    const QString folded = foldText(text);
    for (const QChar c : folded) {
        if (c.isLetterOrNumber() || c.isSurrogate()) {
            word += c;
        } else if (!word.isEmpty()) {
            words.append(word);
            word.clear();
        }
    }
    if (!word.isEmpty())
        words.append(word);
    return words;
}

bool isArabic(QChar c)
{
    return c.script() == QChar::Script_Arabic;
}

/// Removes the first ending in the list that leaves at least `rest` characters.
template<size_t count>
void cutEnd(QString &word, const std::array<QLatin1StringView, count> &endings, qsizetype rest)
{
    for (const QLatin1StringView ending : endings) {
        if (word.endsWith(ending) && word.size() - ending.size() >= rest) {
            word.chop(ending.size());
            return;
        }
    }
}

QString stemArabic(QString word)
{
    for (const QStringView start : {u"وال", u"بال", u"كال", u"فال", u"ولل", u"لل", u"ال"}) {
        if (word.startsWith(start) && word.size() - start.size() >= 3) {
            word.remove(0, start.size());
            break;
        }
    }
    for (const QStringView end : {u"اتي", u"اته", u"ات", u"ون", u"ين", u"ها", u"يه", u"ه", u"ي"}) {
        if (word.endsWith(end) && word.size() - end.size() >= 3) {
            word.chop(end.size());
            break;
        }
    }
    return word;
}

QString stem(const QString &word)
{
    if (isArabic(word.front()))
        return stemArabic(word);
    QString cut = word;
    if (!cut.endsWith("ss"_L1))
        cutEnd(cut, std::array{"ies"_L1, "ing"_L1, "ed"_L1, "es"_L1, "s"_L1}, 3);
    cutEnd(cut, std::array{"e"_L1, "y"_L1}, 3);
    return cut;
}

} // namespace

QStringList stemWords(QStringView text)
{
    QStringList stems = splitWords(text);
    for (QString &word : stems)
        word = stem(word);
    return stems;
}

QStringList questionTerms(QStringView question)
{
    QStringList terms;
    const QStringList words =
        splitWords(question.first(std::min(question.size(), longestQuestion)));
    for (const QString &word : words) {
        if (terms.size() == mostTerms)
            break;
        if (smallWords().contains(word))
            continue;
        const QString term = stem(word);
        if (!terms.contains(term))
            terms.append(term);
    }
    return terms;
}

bool isGreeting(QStringView question)
{
    const QStringList words =
        splitWords(question.first(std::min(question.size(), longestQuestion)));
    return std::all_of(words.begin(), words.end(),
                       [](const QString &word) { return greetingWords().contains(word); });
}

QString replyLanguage(QStringView question)
{
    qsizetype arabic = 0;
    qsizetype other = 0;
    for (const QChar c : question.first(std::min(question.size(), longestQuestion))) {
        if (c.isLetter())
            ++(isArabic(c) ? arabic : other);
    }
    // Arabic questions contain names, addresses and commands in Latin; the reverse is rare.
    return arabic * 3 > other ? u"ar"_s : u"en"_s;
}

bool isTypoOf(QStringView a, QStringView b)
{
    const auto rows = static_cast<size_t>(a.size()) + 1;
    const auto columns = static_cast<size_t>(b.size()) + 1;
    const qsizetype shorter = std::min(a.size(), b.size());
    const int allowed = shorter >= 7 ? 2 : shorter >= 4 ? 1 : 0;
    if (std::abs(a.size() - b.size()) > allowed || a.size() > 40)
        return false;
    std::vector<std::vector<int>> cost(rows, std::vector<int>(columns));
    std::iota(cost[0].begin(), cost[0].end(), 0);
    for (size_t i = 1; i < rows; ++i) {
        cost[i][0] = static_cast<int>(i);
        for (size_t j = 1; j < columns; ++j) {
            const auto at = [](QStringView word, size_t n) {
                return word[static_cast<qsizetype>(n) - 1];
            };
            const int wrong = at(a, i) == at(b, j) ? 0 : 1;
            cost[i][j] =
                std::min({cost[i - 1][j] + 1, cost[i][j - 1] + 1, cost[i - 1][j - 1] + wrong});
            if (i > 1 && j > 1 && at(a, i) == at(b, j - 1) && at(a, i - 1) == at(b, j))
                cost[i][j] = std::min(cost[i][j], cost[i - 2][j - 2] + 1);
        }
    }
    return cost.back().back() <= allowed;
}

} // namespace Hiwar
