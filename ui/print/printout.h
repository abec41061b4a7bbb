// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is to be printed, as it was when the person asked for it: a conversation may go on while its
// pages are made. Values; GUI thread (translations).
#pragma once

#include "ui/conversation/selection/textselection.h"

#include <optional>

namespace Hiwar {

struct Printout
{
    QString title;
    QDateTime time; ///< of the printing, as the footer tells it
    /// Of the interface: headings and page numbers follow it, words run by themselves.
    Qt::LayoutDirection direction = Qt::LeftToRight;
    QList<ShownMessage> messages;
    std::optional<ConversationRange> part; ///< only this; rows count `messages`
};

/// What of a message is printed. What is folded on screen is not, but all lines of its code are.
[[nodiscard]] ShownBlocks printedBlocks(const Printout &printout, int row);
/// What is printed in place of a title that does not exist yet.
[[nodiscard]] QString printedTitle(const Printout &printout);
/// "title.pdf", with what no file system forbids.
[[nodiscard]] QString suggestedFileName(const QString &title);

} // namespace Hiwar
