// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/speech/spokenlanguage.h"

#include <QHash>
#include <QStringList>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

using Script = QChar::Script;

/// Letters of one language alone, among those with its script.
struct OwnLetters
{
    Script script;
    const char16_t *letters;
    const char *language;
};

constexpr std::array ownLetters{
    OwnLetters{QChar::Script_Arabic, u"ٹڈڑںے", "ur"},
    OwnLetters{QChar::Script_Arabic, u"پچژگک", "fa"},
    OwnLetters{QChar::Script_Cyrillic, u"іїєґ", "uk"},
    OwnLetters{QChar::Script_Latin, u"ß", "de"},
    OwnLetters{QChar::Script_Latin, u"ñ¿¡", "es"},
    OwnLetters{QChar::Script_Latin, u"ğışİ", "tr"},
    OwnLetters{QChar::Script_Latin, u"ãõ", "pt"},
    OwnLetters{QChar::Script_Latin, u"łżśćńę", "pl"},
    OwnLetters{QChar::Script_Latin, u"œ", "fr"},
};

struct SmallWords
{
    const char *language;
    QStringList words;
};

const QList<SmallWords> &smallWords()
{
    static const auto of = [](const char *words) { return QString::fromUtf8(words).split(u' '); };
    static const QList<SmallWords> all{
        {"en", of("the and is are of to in that it you for with this was be not have as your can")},
        {"de", of("der die das und ist nicht ein eine zu den mit sich auf für es dem von ich sie")},
        {"fr", of("le la les et est un une des du que dans pour pas vous ce sur il elle avec au")},
        {"es", of("el la los las y es un una de que en por no con se para su al lo como")},
        {"it", of("il lo la gli e è un una di che in per non con si da sono del della come")},
        {"pt", of("o a os as e é um uma de que em por não com se para do da como mais")},
        {"nl", of("de het een en is van dat niet te op voor met zijn die er aan ook je ik")},
        {"tr", of("ve bir bu için ile de da ne çok ama olan gibi daha var değil mi")},
        {"pl", of("i w na z to nie się że jest do o jak po ale za co przez dla")}};
    return all;
}

/// The language of a script that one language has, or its most frequent one; empty: none is known.
QString languageOf(Script script)
{
    static const QHash<int, QString> known{
        {QChar::Script_Arabic, u"ar"_s},    {QChar::Script_Hebrew, u"he"_s},
        {QChar::Script_Cyrillic, u"ru"_s},  {QChar::Script_Greek, u"el"_s},
        {QChar::Script_Han, u"zh"_s},       {QChar::Script_Hangul, u"ko"_s},
        {QChar::Script_Hiragana, u"ja"_s},  {QChar::Script_Katakana, u"ja"_s},
        {QChar::Script_Thai, u"th"_s},      {QChar::Script_Devanagari, u"hi"_s},
        {QChar::Script_Bengali, u"bn"_s},   {QChar::Script_Tamil, u"ta"_s},
        {QChar::Script_Georgian, u"ka"_s},  {QChar::Script_Armenian, u"hy"_s},
        {QChar::Script_Ethiopic, u"am"_s},  {QChar::Script_Telugu, u"te"_s},
        {QChar::Script_Gujarati, u"gu"_s},  {QChar::Script_Kannada, u"kn"_s},
        {QChar::Script_Malayalam, u"ml"_s}, {QChar::Script_Latin, u"en"_s}};
    return known.value(script);
}

/// That language is written in this script.
bool isWrittenIn(const QString &language, Script script)
{
    switch (int(script)) {
    case QChar::Script_Arabic:
        return language == "ar"_L1 || language == "fa"_L1 || language == "ur"_L1;
    case QChar::Script_Cyrillic:
        return language == "ru"_L1 || language == "uk"_L1 || language == "bg"_L1 ||
               language == "sr"_L1;
    case QChar::Script_Latin:
        return !QStringList{u"ar"_s, u"fa"_s, u"ur"_s, u"he"_s, u"ru"_s, u"uk"_s,
                            u"el"_s, u"zh"_s, u"ko"_s, u"ja"_s, u"th"_s, u"hi"_s}
                    .contains(language);
    }
    return false;
}

QString byOwnLetters(const QString &sentence, Script script)
{
    for (const OwnLetters &own : ownLetters) {
        const QStringView letters(own.letters);
        if (own.script == script &&
            std::any_of(sentence.begin(), sentence.end(),
                        [letters](QChar c) { return letters.contains(c.toLower()); }))
            return QLatin1StringView(own.language);
    }
    return {};
}

/// Empty: no language has more of its words than every other.
QString bySmallWords(const QString &sentence)
{
    QStringList words;
    QString word;
    for (const QChar c : sentence + u' ') {
        if (c.isLetter()) {
            word += c.toLower();
        } else {
            if (word.size() > 1) // "A" is in a table, and a word of many languages
                words << word;
            word.clear();
        }
    }
    QString best;
    qsizetype most = 0;
    for (const SmallWords &each : smallWords()) {
        const qsizetype found = std::count_if(words.begin(), words.end(), [&](const QString &one) {
            return each.words.contains(one);
        });
        if (found == most)
            best.clear();
        if (found > most) {
            most = found;
            best = QLatin1StringView(each.language);
        }
    }
    return best;
}

/// Of most letters. Han with kana is Japanese, whichever are more.
Script mainScript(const QString &sentence)
{
    QHash<int, int> counts;
    for (const char32_t letter : sentence.toUcs4()) {
        if (QChar::isLetter(letter))
            ++counts[QChar::script(letter)];
    }
    if (counts.contains(QChar::Script_Hiragana) || counts.contains(QChar::Script_Katakana)) {
        const int kana =
            counts.value(QChar::Script_Hiragana) + counts.value(QChar::Script_Katakana);
        if (kana + counts.value(QChar::Script_Han) >= counts.value(QChar::Script_Latin))
            return QChar::Script_Hiragana;
    }
    int best = QChar::Script_Unknown;
    int most = 0;
    for (auto it = counts.cbegin(); it != counts.cend(); ++it) {
        if (it.value() > most || (it.value() == most && it.key() < best)) {
            most = it.value();
            best = it.key();
        }
    }
    return Script(best);
}

} // namespace

QString spokenLanguage(const QString &sentence, const QString &around)
{
    const Script script = mainScript(sentence);
    if (const QString own = byOwnLetters(sentence, script); !own.isEmpty())
        return own;
    if (script == QChar::Script_Latin) {
        if (const QString found = bySmallWords(sentence); !found.isEmpty())
            return found;
    }
    if (script == QChar::Script_Unknown || isWrittenIn(around, script))
        return around;
    const QString found = languageOf(script);
    return found.isEmpty() ? around : found;
}

} // namespace Hiwar
