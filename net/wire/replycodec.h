// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One JSON payload of a reply, be it a whole reply or one event of a stream, as plain values.
// It accepts what real services send and what their documents do not mention; it keeps no state
// from one payload to the next (see ReplyReader). Pure.
#pragma once

#include "net/values/message.h"
#include "net/values/secret.h"
#include "net/wire/errorbody.h"
#include "net/wire/toolcallsum.h"
#include "net/wire/usagereader.h"

#include <QByteArrayView>

namespace Hiwar {

struct Payload
{
    enum class Kind : quint8 {
        NotJson, ///< nothing that can be read: to be skipped
        Done,    ///< "[DONE]"
        Content,
        Error,
    };

    Kind kind = Kind::NotJson;
    bool hasChoice = false;        ///< it speaks of the one answer that was asked for
    bool isWhole = false;          ///< the text is that of a "message", not of a "delta"
    bool isOtherInterface = false; ///< an answer, and not to what was asked
    bool isRefusal = false;        ///< the model declined; its words are the text
    QString text;
    QString reasoning;
    QString finishReason; ///< empty: still running
    QString model;
    QList<ToolCallPart> toolCalls;
    std::optional<UsageFound> usage;
    ErrorBody error; ///< set when kind is Error; text may still stand beside it

    bool operator==(const Payload &) const = default;
};

[[nodiscard]] Payload decodePayload(QByteArrayView json, const Secret &key);

} // namespace Hiwar
