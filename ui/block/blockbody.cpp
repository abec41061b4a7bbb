// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/block/blockbody.h"

#include "ui/block/codebody.h"
#include "ui/block/formulabody.h"
#include "ui/block/rulebody.h"
#include "ui/block/tablebody.h"
#include "ui/block/textbody.h"
#include "ui/theme/theme.h"

namespace Hiwar {

std::unique_ptr<BlockBody> makeBody(const Block &block, const Theme &theme, const TextStyle &style)
{
    if (isFormula(block))
        return std::make_unique<FormulaBody>(block, theme, style);
    switch (block.kind) {
    case Block::Kind::Heading:
        return std::make_unique<TextBody>(block, theme.headingFont(block.level), theme, style);
    case Block::Kind::Paragraph:
    case Block::Kind::Formula:
    case Block::Kind::Typed:
        return std::make_unique<TextBody>(block, theme.font, theme, style);
    case Block::Kind::Code:
        return std::make_unique<CodeBody>(block, theme, style);
    case Block::Kind::Table:
        return std::make_unique<TableBody>(block, theme, style);
    case Block::Kind::Rule:
        return std::make_unique<RuleBody>(theme);
    }
    Q_UNREACHABLE();
}

} // namespace Hiwar
