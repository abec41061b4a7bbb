// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markdown/veiledtext.h"

#include <limits>

namespace Hiwar {

namespace {

// All of them U+FDD0 to U+FDEF, which Unicode keeps free for uses like this one.
constexpr char16_t veilBegin = 0xFDD0;
constexpr char16_t veilDigit = 0xFDD1; // to 0xFDDA
constexpr char16_t veilEnd = 0xFDDB;
constexpr char16_t lastVeil = 0xFDEF;

QString veilOf(qsizetype index)
{
    QString out(QChar{veilBegin});
    const QString digits = QString::number(index);
    for (const QChar digit : digits)
        out += QChar(char16_t(veilDigit + digit.digitValue()));
    return out + QChar(veilEnd);
}

} // namespace

VeiledText::VeiledText(const QString &text, SourceMarks marks)
    : m_text(text)
    , m_found(std::move(marks))
{
    if (m_found.marks.isEmpty()) {
        m_veiled = text;
        return;
    }
    qsizetype from = 0;
    for (qsizetype i = 0; i < m_found.marks.size(); ++i) {
        const SourceMark &mark = m_found.marks.at(i);
        m_veiled += QStringView(text).sliced(from, mark.from - from);
        m_veiled += veilOf(i);
        from = mark.from + mark.size;
    }
    m_veiled += QStringView(text).sliced(from);
}

void VeiledText::tell(const QString &part, const std::function<void(const QString &)> &words,
                      const std::function<void(const SourceMark &)> &mark) const
{
    qsizetype from = 0;
    while (from < part.size()) {
        const qsizetype veil = part.indexOf(QChar(veilBegin), from);
        if (veil != from)
            words(part.mid(from, veil < 0 ? -1 : veil - from));
        if (veil < 0)
            return;
        qsizetype index = 0;
        qsizetype i = veil + 1;
        for (; i < part.size() && part.at(i) != QChar(veilEnd); ++i)
            index = index * 10 + (part.at(i).unicode() - veilDigit);
        if (index < m_found.marks.size())
            mark(m_found.marks.at(index));
        from = i + 1;
    }
}

QString VeiledText::original(const QString &part) const
{
    if (!part.contains(QChar(veilBegin)))
        return part;
    QString out;
    tell(
        part, [&out](const QString &words) { out += words; },
        [&out, this](const SourceMark &mark) {
            out += QStringView(m_text).sliced(mark.from, mark.size);
        });
    return out;
}

QString hiddenWord()
{
    return veilOf(std::numeric_limits<qint32>::max()); // no text has so many marks
}

bool isVeil(char32_t c)
{
    return c >= veilBegin && c <= lastVeil;
}

} // namespace Hiwar
