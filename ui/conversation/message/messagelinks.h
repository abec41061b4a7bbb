// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The links of a message in reading order, each with its position and its words. Pure.
#pragma once

#include "ui/conversation/message/shownblocks.h"
#include "ui/conversation/message/textposition.h"

namespace Hiwar {

struct MessageLink
{
    QString target;
    QString words; ///< as shown
    TextPosition from;
    TextPosition to;
    bool isPicture = false; ///< the target is the address of a picture

    bool operator==(const MessageLink &) const = default;
};

[[nodiscard]] QList<MessageLink> messageLinks(const ShownBlocks &shown);
/// The links of one block, which has this number.
[[nodiscard]] QList<MessageLink> linksOf(const Block &block, int number);
/// The link that contains a position or has it at its edge.
[[nodiscard]] std::optional<MessageLink> linkAt(const ShownBlocks &shown, TextPosition position);

} // namespace Hiwar
