// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/wire/sanitizetext.h"

namespace Hiwar {

namespace {

bool isHarmful(QChar c)
{
    const char16_t u = c.unicode();
    return c.category() == QChar::Other_Control || (u >= 0x202A && u <= 0x202E) ||
           (u >= 0x2066 && u <= 0x2069) || u == 0xFEFF;
}

} // namespace

QString hideKey(QString text, const Secret &key)
{
    constexpr qsizetype shortestSecret = 4;
    const QString plain = QString::fromUtf8(key.reveal());
    if (plain.size() >= shortestSecret)
        text.replace(plain, QStringLiteral("•••"), Qt::CaseInsensitive);
    return text;
}

QString withoutHalfSurrogates(QString text)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        if (!c.isSurrogate())
            continue;
        if (c.isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate())
            ++i;
        else
            text[i] = QChar::ReplacementCharacter;
    }
    return text;
}

QString sanitizeText(const QString &text, const Secret &key, qsizetype limit)
{
    QString clean = text.simplified(); // before control characters are removed: some are white
                                       // space
    clean.removeIf(isHarmful);
    clean = hideKey(withoutHalfSurrogates(clean.simplified()), key);
    if (clean.size() > limit) {
        clean.truncate(limit);
        if (clean.back().isHighSurrogate())
            clean.chop(1);
        clean += u'…';
    }
    return clean;
}

} // namespace Hiwar
