// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Repeats the user's last message, word by word: for testing clients. Keeps no state; any thread.
#pragma once

#include "net/service/responder.h"

namespace Hiwar {

class EchoResponder : public Responder
{
public:
    [[nodiscard]] QStringList models() const override;
    [[nodiscard]] std::unique_ptr<ReplySource> answer(const ChatRequest &request) override;
};

} // namespace Hiwar
