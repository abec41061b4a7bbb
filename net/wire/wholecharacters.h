// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Joins pieces of a text that a service cut between the two halves of a character. What comes out
// is always valid UTF-16. One instance a text.
#pragma once

#include <QString>

namespace Hiwar {

class WholeCharacters
{
public:
    /// The piece, with the half that was held back before it and without one at its end.
    [[nodiscard]] QString pass(QString piece);
    /// What is still held back, once nothing follows.
    [[nodiscard]] QString rest();

private:
    QChar m_half;
};

} // namespace Hiwar
