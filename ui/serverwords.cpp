// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/serverwords.h"

#include <QRegularExpression>
#include <QStringList>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

/// A bare reason phrase repeats the status and adds nothing to Hiwar's sentence.
bool saysMore(const QString &words)
{
    static const QStringList phrases{
        u"bad request"_s,       u"unauthorized"_s, u"payment required"_s,
        u"forbidden"_s,         u"not found"_s,    u"method not allowed"_s,
        u"payload too large"_s, u"gone"_s,         u"request entity too large"_s,
        u"too many requests"_s, u"bad gateway"_s,  u"internal server error"_s,
        u"gateway timeout"_s,   u"error"_s,        u"service unavailable"_s,
        u"unknown error"_s,     u"null"_s,
    };
    QString bare = words.toLower();
    while (!bare.isEmpty() && !bare.back().isLetter() && !bare.back().isSurrogate())
        bare.chop(1);
    return !bare.isEmpty() && !phrases.contains(bare);
}

} // namespace

QString readableWords(const QString &serverText)
{
    constexpr qsizetype most = 400;
    static const QRegularExpression tail(
        uR"(\s*[\(\[（]?\s*(request|trace|correlation)[ _-]?id\s*[:=：]\s*[\w.:-]+\s*[\)\]）]?\s*$)"_s,
        QRegularExpression::CaseInsensitiveOption);
    QString words = serverText.trimmed();
    for (auto match = tail.match(words); match.hasMatch(); match = tail.match(words))
        words.truncate(match.capturedStart());
    if (!saysMore(words))
        return {};
    if (words.size() <= most)
        return words;
    // Cuts between two words if possible, never within a character.
    const qsizetype space = words.lastIndexOf(u' ', most);
    qsizetype end = space > most / 2 ? space : most;
    if (words.at(end - 1).isHighSurrogate())
        --end;
    return words.first(end).trimmed() + u'…';
}

} // namespace Hiwar
