// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Filters the bytes for a standard stream. Rule: only the user controls the terminal. Text of
// others (a reply, a header, a title) could set the terminal's title, fill the clipboard, hide
// words or overwrite lines, so a terminal gets visible symbols in place of control characters, and
// a mark in place of direction overrides. A file or a pipe gets the bytes unchanged. The result
// does not depend on how the bytes were cut. One instance for each stream.
#pragma once

#include <QByteArray>
#include <QStringDecoder>

#include <cstdio>

namespace Hiwar {

[[nodiscard]] bool isTerminal(std::FILE *stream);

class TerminalFilter
{
public:
    explicit TerminalFilter(bool isTerminal)
        : m_isTerminal(isTerminal)
    {
    }

    /// `bytes` is UTF-8; an incomplete character waits for its rest.
    [[nodiscard]] QByteArray pass(const QByteArray &bytes);

private:
    bool m_isTerminal;
    QStringDecoder m_decoder{QStringDecoder::Utf8};
};

} // namespace Hiwar
