// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markdown/cleantext.h"

#include "ui/markdown/maskedtext.h"

#include <algorithm>

namespace Hiwar {

namespace {

constexpr char32_t controlPictures = 0x2400;
constexpr char32_t deletePicture = 0x2421;
constexpr char32_t blackFlag = 0x1F3F4;

bool isTag(char32_t c)
{
    return c >= 0xE0000 && c <= 0xE007F;
}

bool isBidiControl(char32_t c)
{
    return (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

bool isDropped(char32_t c)
{
    return isBidiControl(c) || c == 0xFEFF || (c >= 0xFFF9 && c <= 0xFFFB);
}

bool isNonCharacter(char32_t c)
{
    return isMask(c) || (c & 0xFFFE) == 0xFFFE;
}

bool isOrdinary(QChar c)
{
    const char16_t u = c.unicode();
    return (u >= 0x20 && u < 0x7F) || u == u'\n' || u == u'\t' || (u >= 0xA0 && u < 0x2000) ||
           (u >= 0x3000 && u < 0xD800);
}

void append(QString &out, char32_t c)
{
    out.append(QStringView(QChar::fromUcs4(c)));
}

/// The limit of Unicode's stream-safe text: no language puts so many on one letter.
constexpr int mostMarks = 30;
/// Families have four members; each joiner is near the one before it.
constexpr int mostJoiners = 10;
constexpr int farFromJoiner = 5;
constexpr QChar joiner(0x200D);

/// Detects a single character made of thousands, which takes long to lay out.
class EndlessCharacter
{
public:
    /// True if `c` belongs to a character that has reached the limit already.
    bool takes(QChar c)
    {
        constexpr QChar firstMark(0x0300);
        m_marks = c >= firstMark && c != joiner && c.isMark() ? m_marks + 1 : 0;
        m_beside = c == joiner ? 0 : m_beside + 1;
        m_joiners = c == joiner ? m_joiners + 1 : m_beside < farFromJoiner ? m_joiners : 0;
        return m_marks > mostMarks || (c == joiner && m_joiners > mostJoiners);
    }

private:
    int m_marks = 0;
    int m_joiners = 0;
    int m_beside = 0; // characters since the last joiner
};

QString withoutEndlessCharacters(const QString &text)
{
    QString out;
    qsizetype from = 0;
    EndlessCharacter endless;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (!endless.takes(text.at(i)))
            continue;
        out += QStringView(text).sliced(from, i - from);
        from = i + 1;
    }
    if (from == 0)
        return text;
    out += QStringView(text).sliced(from);
    return out;
}

} // namespace

QString cleanText(const QString &written)
{
    const QString text = withoutEndlessCharacters(written);
    const auto firstOdd = std::find_if_not(text.cbegin(), text.cend(), isOrdinary);
    if (firstOdd == text.cend())
        return text;
    QString out;
    out.reserve(text.size());
    bool inFlag = false; // tag characters name a region after a black flag, and have no other use
    for (qsizetype i = 0; i < text.size(); ++i) {
        const qsizetype from = i;
        while (i < text.size() && isOrdinary(text.at(i)))
            ++i;
        if (i > from) {
            out.append(QStringView(text).sliced(from, i - from));
            inFlag = false;
        }
        if (i == text.size())
            break;
        char32_t c = text.at(i).unicode();
        if (QChar::isHighSurrogate(c) && i + 1 < text.size() && text.at(i + 1).isLowSurrogate()) {
            c = QChar::surrogateToUcs4(text.at(i), text.at(i + 1));
            ++i;
        } else if (QChar::isSurrogate(c)) {
            c = QChar::ReplacementCharacter;
        }
        if (isTag(c)) {
            if (inFlag)
                append(out, c);
            continue;
        }
        inFlag = c == blackFlag;
        if (c == U'\r') {
            if (i + 1 >= text.size() || text.at(i + 1) != u'\n')
                out.append(u'\n');
        } else if (c == QChar::LineSeparator || c == QChar::ParagraphSeparator) {
            out.append(u'\n');
        } else if (c < 0x20) {
            append(out, controlPictures + c);
        } else if (c == 0x7F) {
            append(out, deletePicture);
        } else if ((c >= 0x80 && c < 0xA0) || c == QChar::ObjectReplacementCharacter ||
                   isNonCharacter(c)) {
            append(out, QChar::ReplacementCharacter);
        } else if (!isDropped(c)) {
            append(out, c);
        }
    }
    return out;
}

} // namespace Hiwar
