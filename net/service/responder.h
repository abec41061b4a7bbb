// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Answers the requests of the loopback service. Called on the service's own thread; answer() must
// be safe to call there and must not touch the GUI.
#pragma once

#include "net/values/message.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace Hiwar {

/// One running reply, pulled piece by piece, so that nothing waits or queues up.
class ReplySource
{
public:
    virtual ~ReplySource() = default;
    /// Returns the next piece of the text; nullopt: the reply has ended.
    [[nodiscard]] virtual std::optional<QString> next() = 0;
};

class Responder
{
public:
    virtual ~Responder() = default;
    /// The models it offers; the first is the default.
    [[nodiscard]] virtual QStringList models() const = 0;
    [[nodiscard]] virtual std::unique_ptr<ReplySource> answer(const ChatRequest &request) = 0;
};

} // namespace Hiwar
