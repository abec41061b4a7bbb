// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a stretch of code is, whatever language it is in and no matter who found out. The theme
// gives each role its colour. Values only.
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

/// Counted in characters from the beginning of what was read.
struct RoleSpan
{
    int start = 0;
    int length = 0;
    CodeRole role = CodeRole::Plain;

    bool operator==(const RoleSpan &) const = default;
};

/// In order, without the plain stretches.
using RoleSpans = QList<RoleSpan>;

/// Appends a stretch; one that goes on where the last ended, in the same role, lengthens it.
void appendSpan(RoleSpans &spans, const RoleSpan &span);
/// Not for Plain, which has the colour of the text around it.
[[nodiscard]] QColor colourOf(CodeRole role, const CodeColours &colours);

} // namespace Hiwar
