// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A message of a conversation as its view shows it. Pure; GUI thread (translations).
#pragma once

#include "app/history/messageuse.h"
#include "ui/conversation/message/shownmessage.h"

#include <QVariant>

namespace Hiwar {

class Conversation;
struct MessageNode;

/// `use`: what is on record of the requests for this reply; `hasWire`: their traffic was recorded.
[[nodiscard]] ShownMessage shownMessage(const Conversation &conversation, const MessageNode &node,
                                        bool hasWire, const std::optional<MessageUse> &use);

/// The value of a role of messageroles.h but ShownMessageRole.
[[nodiscard]] QVariant valueOf(const MessageNode &node, int role);

} // namespace Hiwar
