// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What will be printed, as it was when the user started printing: the conversation may continue
// while its pages are made. Values; GUI thread (translations).
#pragma once

#include "ui/conversation/selection/textselection.h"

#include <optional>

namespace Hiwar {

struct Printout
{
    QString title;
    QDateTime time; ///< of the printing, shown in the footer
    /// Of the interface: used for headings and page numbers; text has its own direction.
    Qt::LayoutDirection direction = Qt::LeftToRight;
    QList<ShownMessage> messages;
    std::optional<ConversationRange> part; ///< only this; its rows are indexes in `messages`
};

/// The printed part of a message: nothing that is folded on screen, but all lines of its code.
[[nodiscard]] ShownBlocks printedBlocks(const Printout &printout, int row);
/// Printed if the conversation has no title yet.
[[nodiscard]] QString printedTitle(const Printout &printout);
/// "title.pdf", without characters that a file system forbids.
[[nodiscard]] QString suggestedFileName(const QString &title);

} // namespace Hiwar
