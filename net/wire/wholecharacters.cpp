// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/wire/wholecharacters.h"

#include "net/wire/sanitizetext.h"

#include <utility>

namespace Hiwar {

QString WholeCharacters::pass(QString piece)
{
    if (piece.isEmpty())
        return piece;
    if (!m_half.isNull())
        piece.prepend(std::exchange(m_half, {}));
    if (piece.back().isHighSurrogate()) {
        m_half = piece.back();
        piece.chop(1);
    }
    return withoutHalfSurrogates(std::move(piece));
}

QString WholeCharacters::rest()
{
    return std::exchange(m_half, {}).isNull() ? QString() : QString(QChar::ReplacementCharacter);
}

} // namespace Hiwar
