// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChar>

namespace Hiwar {

// What protocols and JSON mean; QChar's own questions are about every script.

constexpr bool isAsciiDigit(char c)
{
    return c >= '0' && c <= '9';
}

constexpr bool isAsciiDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

/// A blank within a line.
constexpr bool isAsciiBlank(char c)
{
    return c == ' ' || c == '\t';
}

constexpr bool isAsciiBlank(QChar c)
{
    return c == u' ' || c == u'\t';
}

} // namespace Hiwar
