// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markdown/maskedtext.h"

#include <limits>

namespace Hiwar {

namespace {

// All from U+FDD0 to U+FDEF, which Unicode reserves for internal uses like this one.
constexpr char16_t maskBegin = 0xFDD0;
constexpr char16_t maskDigit = 0xFDD1; // to 0xFDDA
constexpr char16_t maskEnd = 0xFDDB;
constexpr char16_t lastMask = 0xFDEF;

QString maskOf(qsizetype index)
{
    QString out(QChar{maskBegin});
    const QString digits = QString::number(index);
    for (const QChar digit : digits)
        out += QChar(char16_t(maskDigit + digit.digitValue()));
    return out + QChar(maskEnd);
}

} // namespace

MaskedText::MaskedText(const QString &text, SourceMarks marks)
    : m_text(text)
    , m_found(std::move(marks))
{
    if (m_found.marks.isEmpty()) {
        m_masked = text;
        return;
    }
    qsizetype from = 0;
    for (qsizetype i = 0; i < m_found.marks.size(); ++i) {
        const SourceMark &mark = m_found.marks.at(i);
        m_masked += QStringView(text).sliced(from, mark.from - from);
        m_masked += maskOf(i);
        from = mark.from + mark.size;
    }
    m_masked += QStringView(text).sliced(from);
}

void MaskedText::tell(const QString &part, const std::function<void(const QString &)> &words,
                      const std::function<void(const SourceMark &)> &mark) const
{
    qsizetype from = 0;
    while (from < part.size()) {
        const qsizetype mask = part.indexOf(QChar(maskBegin), from);
        if (mask != from)
            words(part.mid(from, mask < 0 ? -1 : mask - from));
        if (mask < 0)
            return;
        qsizetype index = 0;
        qsizetype i = mask + 1;
        for (; i < part.size() && part.at(i) != QChar(maskEnd); ++i)
            index = index * 10 + (part.at(i).unicode() - maskDigit);
        if (index < m_found.marks.size())
            mark(m_found.marks.at(index));
        from = i + 1;
    }
}

QString MaskedText::original(const QString &part) const
{
    if (!part.contains(QChar(maskBegin)))
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
    return maskOf(std::numeric_limits<qint32>::max()); // no text has so many marks
}

bool isMask(char32_t c)
{
    return c >= maskBegin && c <= lastMask;
}

} // namespace Hiwar
