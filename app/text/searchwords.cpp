// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/searchwords.h"

#include "app/text/foldtext.h"

namespace Hiwar {

namespace {

enum class Sign : quint8 { Between, OfWord, Alone };

bool setsNoBlanks(QChar::Script script)
{
    return script == QChar::Script_Han || script == QChar::Script_Hiragana ||
           script == QChar::Script_Katakana || script == QChar::Script_Bopomofo ||
           script == QChar::Script_Thai || script == QChar::Script_Lao ||
           script == QChar::Script_Khmer || script == QChar::Script_Myanmar;
}

Sign signOf(char32_t c)
{
    if (c < 0x80) {
        const bool isWord =
            (c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z') || (c >= U'0' && c <= U'9');
        return isWord ? Sign::OfWord : Sign::Between;
    }
    if (QChar::isMark(c) || QChar::category(c) == QChar::Other_Format)
        return Sign::OfWord; // belongs to the letter before it
    if (QChar::isLetterOrNumber(c))
        return setsNoBlanks(QChar::script(c)) ? Sign::Alone : Sign::OfWord;
    return QChar::category(c) == QChar::Symbol_Other ? Sign::Alone : Sign::Between;
}

bool isPlain(QStringView text)
{
    for (const QChar c : text) {
        if (c.unicode() >= 0x80)
            return false;
    }
    return true;
}

/// Folded text may contain several words: some ligatures expand to a whole sentence.
bool takeFolded(const QString &folded, qsizetype start, qsizetype length,
                const std::function<bool(const SearchWord &)> &take)
{
    qsizetype from = -1;
    for (qsizetype i = 0; i <= folded.size();) {
        const bool pair = i + 1 < folded.size() && folded.at(i).isHighSurrogate() &&
                          folded.at(i + 1).isLowSurrogate();
        const char32_t c = i == folded.size() ? U' '
                           : pair ? QChar::surrogateToUcs4(folded.at(i), folded.at(i + 1))
                                  : char32_t(folded.at(i).unicode());
        const bool between = signOf(c) == Sign::Between;
        if (!between && from < 0)
            from = i;
        if (between && from >= 0) {
            if (!take({folded.sliced(from, i - from), start, length}))
                return false;
            from = -1;
        }
        i += pair ? 2 : 1;
    }
    return true;
}

} // namespace

void eachSearchWord(QStringView text, const std::function<bool(const SearchWord &)> &take)
{
    const auto give = [&](qsizetype from, qsizetype to) {
        const QStringView word = text.sliced(from, to - from);
        if (isPlain(word))
            return take({word.toString().toLower(), from, to - from});
        return takeFolded(foldText(word), from, to - from, take);
    };
    qsizetype from = -1;
    bool alone = false; // the word at `from` is one sign with its marks
    for (qsizetype i = 0; i < text.size();) {
        const bool pair =
            i + 1 < text.size() && text.at(i).isHighSurrogate() && text.at(i + 1).isLowSurrogate();
        const char32_t c = pair ? QChar::surrogateToUcs4(text.at(i), text.at(i + 1))
                                : char32_t(text.at(i).unicode());
        const Sign sign = signOf(c);
        const bool joins =
            sign == Sign::OfWord && from >= 0 &&
            (!alone || QChar::isMark(c) || QChar::category(c) == QChar::Other_Format);
        if (!joins) {
            if (from >= 0 && !give(from, i))
                return;
            from = sign == Sign::Between ? -1 : i;
            alone = sign == Sign::Alone;
        }
        i += pair ? 2 : 1;
    }
    if (from >= 0)
        give(from, text.size());
}

QStringList searchWords(QStringView text)
{
    QStringList words;
    eachSearchWord(text, [&words](const SearchWord &word) {
        words.append(word.word);
        return true;
    });
    return words;
}

QString indexText(QStringView text)
{
    QString all;
    all.reserve(text.size());
    eachSearchWord(text, [&all](const SearchWord &word) {
        all += word.word;
        all += u' ';
        return true;
    });
    return all;
}

} // namespace Hiwar
