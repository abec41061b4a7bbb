// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Returns a known text word by word. Rule: the pieces joined are the text, and none of them cuts a
// character in two. One thread at a time.
#pragma once

#include "net/service/responder.h"

namespace Hiwar {

class WordSource : public ReplySource
{
public:
    /// A longer word comes in several pieces.
    static constexpr qsizetype longestChunk = 64;

    explicit WordSource(QString text);
    [[nodiscard]] std::optional<QString> next() override;

private:
    QString m_text;
    qsizetype m_position = 0;
};

} // namespace Hiwar
