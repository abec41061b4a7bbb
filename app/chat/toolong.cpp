// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/toolong.h"

#include <QRegularExpression>

#include <algorithm>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr double unknownShare = 0.5;
constexpr double leastShare = 0.02;

/// The numbers that may count tokens, without the commas in them.
QList<qint64> figuresIn(const QString &words)
{
    constexpr qint64 least = 256;
    static const QRegularExpression number(u"\\d[\\d,]*"_s);
    QList<qint64> figures;
    for (const QRegularExpressionMatch &match : number.globalMatch(words)) {
        const qint64 figure = match.captured().remove(u',').toLongLong();
        if (figure >= least)
            figures.append(figure);
    }
    return figures;
}

/// The figure that is named as the limit; else the smaller one of two.
std::optional<qint64> limitIn(const QString &words, const QList<qint64> &figures)
{
    static const QRegularExpression named(
        u"(?:maximum|max\\b|at most|limit|context (?:length|size|window)|<=|must be)[^0-9]{0,60}"
        "(\\d[\\d,]*)"_s,
        QRegularExpression::CaseInsensitiveOption);
    for (const QRegularExpressionMatch &match : named.globalMatch(words)) {
        const qint64 figure = match.captured(1).remove(u',').toLongLong();
        if (figures.contains(figure))
            return figure;
    }
    return figures.size() == 2 ? std::optional(std::min(figures.first(), figures.last()))
                               : std::nullopt;
}

} // namespace

double shareThatFits(const ApiError &error)
{
    const QList<qint64> figures = figuresIn(error.serverText);
    const std::optional<qint64> limit = limitIn(error.serverText, figures);
    if (!limit || figures.size() < 2)
        return unknownShare;
    const qint64 requested = *std::max_element(figures.begin(), figures.end());
    if (requested <= *limit)
        return unknownShare;
    return std::max(leastShare, double(*limit) / double(requested));
}

int fewerMessages(const QList<MessageNode> &said, const ContextPlan &plan, double share,
                  const MessageTokens &tokensOf)
{
    constexpr double reserve = 0.9; // they are estimates
    const QList<qsizetype> sent = plan.sent();
    if (sent.isEmpty())
        return 0;
    // The newest question is always sent, and so is what is pinned or sums up others.
    qsizetype newest = sent.constLast();
    while (newest > 0 && said.at(newest).role != Role::User)
        --newest;
    QList<qint64> leavable; // tokens, the newest first
    double all = 0;
    double kept = 0;
    for (auto index = sent.crbegin(); index != sent.crend(); ++index) {
        const MessageNode &node = said.at(*index);
        const qint64 tokens = tokensOf(node);
        all += double(tokens);
        if (*index >= newest || *index == plan.summary || node.contextRule == ContextRule::Pinned)
            kept += double(tokens);
        else
            leavable.append(tokens);
    }
    if (leavable.isEmpty())
        return 0;
    int count = 1;
    double used = kept;
    for (const qint64 tokens : leavable) {
        used += double(tokens);
        if (used > all * share * reserve)
            break;
        ++count;
    }
    return std::min(count, int(leavable.size()));
}

} // namespace Hiwar
