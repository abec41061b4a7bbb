// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Random profiles, for properties that hold for any profile. They contain no secret value, so that
// writing and reading gives them back unchanged.
#pragma once

#include "net/values/profile.h"

#include <QJsonArray>
#include <QRandomGenerator>

namespace Hiwar {

inline QString someText(QRandomGenerator &dice)
{
    static const QList<QString> pieces{
        QStringLiteral("a"),   QStringLiteral(" "),  QStringLiteral("\""), QStringLiteral("\\"),
        QStringLiteral("\n"),  QStringLiteral("ع"),  QStringLiteral("👋"),  QStringLiteral("{}"),
        QStringLiteral("</x"), QStringLiteral("\t"), QStringLiteral("é"),  QStringLiteral("1e9")};
    QString text;
    for (quint32 left = dice.bounded(6U); left > 0; --left)
        text += pieces.at(dice.bounded(int(pieces.size())));
    return text;
}

inline QString someName(QRandomGenerator &dice)
{
    return QStringLiteral("n") + someText(dice);
}

inline QJsonValue someJson(QRandomGenerator &dice, int depth = 3)
{
    switch (dice.bounded(depth > 0 ? 7 : 5)) {
    case 0:
        return QJsonValue();
    case 1:
        return dice.bounded(2) == 1;
    case 2:
        return dice.generateDouble() * 1e6;
    case 3:
        return qint64(dice.generate());
    case 4:
        return someText(dice);
    case 5:
        return QJsonArray{someJson(dice, depth - 1), someJson(dice, depth - 1)};
    default:
        return QJsonObject{{someName(dice), someJson(dice, depth - 1)}};
    }
}

inline std::optional<std::chrono::seconds> someLimit(QRandomGenerator &dice)
{
    if (dice.bounded(3) == 0)
        return {};
    return std::chrono::seconds(dice.bounded(1000));
}

inline Profile someProfile(QRandomGenerator &dice)
{
    const auto coin = [&dice] { return dice.bounded(2) == 1; };
    Profile profile;
    profile.id = someName(dice);
    profile.name = someText(dice);
    profile.baseUrl = someText(dice);
    profile.model = someText(dice);
    profile.streaming = static_cast<StreamMode>(dice.bounded(3));
    profile.hasKey = coin();
    profile.isOff = coin();
    profile.sendsReasoning = coin();
    profile.plainHttpAllowed = coin();
    profile.systemPrompt = someText(dice);
    for (int left = dice.bounded(3); left > 0; --left) {
        profile.models.append(someName(dice));
        profile.refusals.insert(someName(dice), {coin(), {someName(dice), someText(dice) + u'x'}});
        profile.modelFacts.append(
            {.id = someName(dice), .contextTokens = dice.bounded(1, 1'000'000), .price = {}});
        profile.ownFacts.append(
            {.id = someName(dice),
             .contextTokens = {},
             .takesPictures = coin(),
             .callsTools = coin(),
             .price = ModelPrice{.input = dice.bounded(100.0),
                                 .output = dice.bounded(100.0),
                                 .cachedInput = coin() ? std::optional(0.5) : std::nullopt,
                                 .currency = QStringLiteral("EUR")}});
        const bool isSecret = coin();
        profile.headers.append({someName(dice), isSecret ? QString() : someText(dice), isSecret});
        profile.extraBody.insert(someName(dice), someJson(dice));
    }
    if (coin())
        profile.dailyLimit = Money{dice.bounded(1'000'000), QStringLiteral("GBP")};
    profile.limits = {someLimit(dice), someLimit(dice), someLimit(dice)};
    profile.proxy = {.kind = static_cast<ProxyKind>(dice.bounded(4)),
                     .host = someText(dice),
                     .port = dice.bounded(65536),
                     .user = someText(dice),
                     .hasPassword = coin()};
    profile.tls = {.caFile = someText(dice),
                   .certificateFile = someText(dice),
                   .privateKeyFile = someText(dice),
                   .hasPassphrase = coin(),
                   .pinnedSha256 = coin() ? QString(64, u'c') : QString()};
    return profile;
}

} // namespace Hiwar
