// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which way a piece of text runs: that of its first strong character. Code and addresses say
// nothing about the sentence around them and are looked at only when there is nothing else. Pure,
// any thread.
#pragma once

#include "ui/markdown/block.h"

namespace Hiwar {

/// Auto: no strong character in it.
[[nodiscard]] Qt::LayoutDirection directionOf(QStringView text);
[[nodiscard]] Qt::LayoutDirection directionOf(const Spans &spans);
[[nodiscard]] Qt::LayoutDirection directionOf(const Block &block);
/// The first one that is not Auto.
[[nodiscard]] Qt::LayoutDirection directionOf(QList<Block>::const_iterator first,
                                              QList<Block>::const_iterator last);
/// Has characters that run right to left.
[[nodiscard]] bool hasRightToLeft(QStringView text);
/// A link whose text is its own address.
[[nodiscard]] bool isBareAddress(const Span &span);

} // namespace Hiwar
