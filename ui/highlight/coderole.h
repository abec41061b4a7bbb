// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The roles of pieces of code, independent of the language and of the library that found them. The
// theme has a colour for each role. Values only.
#pragma once

#include <QColor>
#include <QList>
#include <QMetaType>

namespace Hiwar {

struct CodeColours;

Q_NAMESPACE

enum class CodeRole : quint8 {
    Plain,
    Keyword,
    Type,
    Function,
    Variable,
    Constant,
    String,
    Number,
    Comment,
    Preprocessor,
    Operator,
    Heading,
    Added,
    Removed,
};
Q_ENUM_NS(CodeRole)

/// Offsets count characters from the beginning of the text that was read.
struct RoleSpan
{
    int start = 0;
    int length = 0;
    CodeRole role = CodeRole::Plain;

    bool operator==(const RoleSpan &) const = default;
};

/// Ascending, without plain spans.
using RoleSpans = QList<RoleSpan>;

/// Appends a span; if it directly follows the last one in the same role, extends that one.
void appendSpan(RoleSpans &spans, const RoleSpan &span);
/// Do not call for Plain, which has the colour of the text around it.
[[nodiscard]] QColor colourOf(CodeRole role, const CodeColours &colours);

} // namespace Hiwar
