// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Bytes on their way to a standard stream. The rule it protects: a terminal obeys nobody but the
// person. What others wrote (a reply, a header, a title) could set its title, fill the clipboard,
// hide words or write over lines, so a terminal gets pictures of control characters in place of
// them, and a mark for what turns letters round. A file or a pipe gets the bytes as they are.
// The result does not depend on how the bytes were cut. One instance a stream.
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

    /// UTF-8; half a character waits for its rest.
    [[nodiscard]] QByteArray pass(const QByteArray &bytes);

private:
    bool m_isTerminal;
    QStringDecoder m_decoder{QStringDecoder::Utf8};
};

} // namespace Hiwar
