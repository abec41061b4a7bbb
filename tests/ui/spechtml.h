// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Converts the HTML of a specification's example into the blocks that Hiwar should make. Knows the
// tags that Markdown itself makes; any other tag is raw HTML. Tests only.
#pragma once

#include "ui/markdown/block.h"

#include <QStringList>

namespace Hiwar {

struct WantedBlocks
{
    Blocks blocks;
    QList<std::optional<bool>> tight; ///< per block; nullopt: not visible in the HTML
    QStringList rawTags;              ///< if not empty, `blocks` is invalid
};

[[nodiscard]] WantedBlocks readSpecHtml(const QString &html, const QString &markdown);
/// For comparison: decodes per cent signs in addresses, and pads rows of tables to their columns.
[[nodiscard]] Blocks comparable(Blocks blocks);

} // namespace Hiwar
