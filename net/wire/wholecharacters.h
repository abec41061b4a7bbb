// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Joins pieces of a text that a service cut between the two halves of a character. The output is
// always valid UTF-16. One instance for each text.
#pragma once

#include <QString>

namespace Hiwar {

class WholeCharacters
{
public:
    /// Returns the piece, with the half character held back before it and without one at its end.
    [[nodiscard]] QString pass(QString piece);
    /// Returns what is still held back, when nothing follows.
    [[nodiscard]] QString rest();

private:
    QChar m_half;
};

} // namespace Hiwar
