// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Listens to one call and stores what it emits, in order.
#pragma once

#include "net/client/chatclient.h"

#include <optional>

namespace Hiwar {

class ChatListener : public QObject
{
    Q_OBJECT

public:
    explicit ChatListener(std::unique_ptr<ChatCall> chat)
        : call(std::move(chat))
    {
        connect(call.get(), &ChatCall::answered, this, [this] { ++answers; });
        connect(call.get(), &ChatCall::textArrived, this, [this](const QString &piece) {
            text += piece;
            pieces += piece;
            isValid &= piece.isValidUtf16() && !piece.isEmpty() && ends == 0;
        });
        connect(call.get(), &ChatCall::finished, this, [this](const ChatOutcome &said) {
            ++ends;
            outcome = said;
        });
    }

    [[nodiscard]] bool isComplete() const { return outcome && outcome->has_value(); }
    [[nodiscard]] ApiError error() const
    {
        return outcome && !outcome->has_value() ? outcome->error() : ApiError{};
    }

    std::unique_ptr<ChatCall> call;
    QString text;
    QStringList pieces;
    int answers = 0;
    int ends = 0;
    bool isValid = true; ///< no piece was empty, half a character, or after the end
    std::optional<ChatOutcome> outcome;
};

/// A connection to a base URL with a key that must not be in any error.
inline Connection connectionTo(const QString &baseUrl, const QByteArray &key = "sk-canary-7d1f")
{
    Connection connection;
    connection.profile.baseUrl = baseUrl;
    connection.key = Secret(key);
    return connection;
}

inline ChatRequest question(bool stream, const QString &text = QStringLiteral("Hi"))
{
    return {QStringLiteral("m"), {{Role::User, text}}, stream, {}};
}

/// Every text of an error, to be searched.
inline QString allTextOf(const ApiError &error)
{
    return QStringList{QUrl::fromPercentEncoding(error.url.toEncoded()),
                       QUrl::fromPercentEncoding(error.location.toEncoded()),
                       error.serverText,
                       error.code,
                       error.param,
                       error.detail}
        .join(u'\n');
}

} // namespace Hiwar
