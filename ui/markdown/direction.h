// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The direction of a piece of text: that of its first strong character. Code and addresses do not
// determine the direction of the sentence around them and count only if there is no other text.
// Pure, any thread.
#pragma once

#include "ui/markdown/block.h"

namespace Hiwar {

/// Auto: it has no strong character.
[[nodiscard]] Qt::LayoutDirection directionOf(QStringView text);
[[nodiscard]] Qt::LayoutDirection directionOf(const Spans &spans);
[[nodiscard]] Qt::LayoutDirection directionOf(const Block &block);
/// The first direction that is not Auto.
[[nodiscard]] Qt::LayoutDirection directionOf(QList<Block>::const_iterator first,
                                              QList<Block>::const_iterator last);
/// True if it contains characters that run right to left.
[[nodiscard]] bool hasRightToLeft(QStringView text);
/// A link whose text is its own address.
[[nodiscard]] bool isBareAddress(const Span &span);

} // namespace Hiwar
