// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Decodes one JSON payload of a reply, a whole reply or one event of a stream, into plain values.
// It accepts what real services send, documented or not; it keeps no state between payloads (see
// ReplyReader). Pure.
#pragma once

#include "net/values/message.h"
#include "net/values/replypicture.h"
#include "net/values/secret.h"
#include "net/wire/errorbody.h"
#include "net/wire/toolcallsum.h"
#include "net/wire/usagereader.h"

#include <QByteArrayView>

namespace Hiwar {

struct Payload
{
    enum class Kind : quint8 {
        NotJson, ///< not readable: to be skipped
        Done,    ///< "[DONE]"
        Content,
        Error,
    };

    Kind kind = Kind::NotJson;
    bool hasChoice = false;        ///< it has a part of the requested answer
    bool isWhole = false;          ///< the text is from a "message", not from a "delta"
    bool isOtherInterface = false; ///< an answer of another interface than the requested one
    bool isRefusal = false;        ///< the model declined; its explanation is the text
    QString text;
    QString reasoning;
    QList<ReplyPicture> pictures;
    QString finishReason; ///< empty: still running
    QString model;
    QList<ToolCallPart> toolCalls;
    std::optional<UsageFound> usage;
    ErrorBody error; ///< set when kind is Error; there may be text too

    bool operator==(const Payload &) const = default;
};

[[nodiscard]] Payload decodePayload(QByteArrayView json, const Secret &key);

} // namespace Hiwar
