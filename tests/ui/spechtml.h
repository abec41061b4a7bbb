// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The HTML that a specification's example wants, as the blocks that Hiwar should make of it. Knows
// the tags that Markdown itself makes; what else looks like a tag is raw HTML. Tests only.
#pragma once

#include "ui/markdown/block.h"

#include <QStringList>

namespace Hiwar {

struct WantedBlocks
{
    Blocks blocks;
    QList<std::optional<bool>> tight; ///< for each block; nothing: the HTML does not tell
    QStringList rawTags;              ///< not made by Markdown: `blocks` is worth nothing then
};

[[nodiscard]] WantedBlocks readSpecHtml(const QString &html, const QString &markdown);
/// Addresses as people would compare them, and no sides.
[[nodiscard]] Blocks comparable(Blocks blocks);

} // namespace Hiwar
