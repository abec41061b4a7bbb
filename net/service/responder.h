// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who answers in the loopback service. A responder is asked from the service's own thread; answer()
// must be safe to call there and must not touch the GUI.
#pragma once

#include "net/values/message.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace Hiwar {

/// One reply being given, pulled piece by piece, so that nobody has to wait or to queue.
class ReplySource
{
public:
    virtual ~ReplySource() = default;
    /// The next piece of the text; nullopt: that was all.
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
