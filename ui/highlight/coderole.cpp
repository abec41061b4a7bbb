// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/highlight/coderole.h"

#include "ui/theme/theme.h"

namespace Hiwar {

void appendSpan(RoleSpans &spans, const RoleSpan &span)
{
    if (span.role == CodeRole::Plain || span.length <= 0)
        return;
    if (!spans.isEmpty() && spans.last().role == span.role &&
        spans.last().start + spans.last().length == span.start)
        spans.last().length += span.length;
    else
        spans.append(span);
}

QColor colourOf(CodeRole role, const CodeColours &colours)
{
    switch (role) {
    case CodeRole::Keyword:
        return colours.keyword;
    case CodeRole::Type:
        return colours.type;
    case CodeRole::Function:
        return colours.function;
    case CodeRole::Variable:
        return colours.variable;
    case CodeRole::Constant:
        return colours.constant;
    case CodeRole::String:
        return colours.string;
    case CodeRole::Number:
        return colours.number;
    case CodeRole::Comment:
        return colours.comment;
    case CodeRole::Preprocessor:
        return colours.preprocessor;
    case CodeRole::Operator:
        return colours.operators;
    case CodeRole::Heading:
        return colours.heading;
    case CodeRole::Added:
        return colours.added;
    case CodeRole::Removed:
        return colours.removed;
    case CodeRole::Plain:
        break;
    }
    return {};
}

} // namespace Hiwar
