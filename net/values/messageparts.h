// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Names of the kinds of parts, as a model's refusals remember them beside body fields: see
// Refusals::fields. Pure; any thread.
#pragma once

#include "net/values/message.h"

#include <optional>

namespace Hiwar {

/// "pictures", "documents" or "sound".
[[nodiscard]] inline QString partField(MessagePart::Kind kind)
{
    switch (kind) {
    case MessagePart::Kind::Picture:
        return QStringLiteral("pictures");
    case MessagePart::Kind::Document:
        return QStringLiteral("documents");
    case MessagePart::Kind::Sound:
        return QStringLiteral("sound");
    }
    Q_UNREACHABLE();
}

/// The other way; nullopt: it is the name of a body field.
[[nodiscard]] inline std::optional<MessagePart::Kind> partKindOf(const QString &field)
{
    using Kind = MessagePart::Kind;
    for (const Kind kind : {Kind::Picture, Kind::Document, Kind::Sound}) {
        if (partField(kind) == field)
            return kind;
    }
    return std::nullopt;
}

} // namespace Hiwar
