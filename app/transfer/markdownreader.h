// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Transcripts in Markdown or plain text. What Hiwar wrote comes back as it was, see markdownform.h;
// of others it takes who said what, in the order of the file. The same file gives the same ids
// every time, so that taking it twice adds nothing. Holds one conversation up to a limit.
#pragma once

#include "app/transfer/reader.h"

namespace Hiwar {

class MarkdownReader : public Reader
{
public:
    [[nodiscard]] QString name() const override;
    [[nodiscard]] bool recognises(QByteArrayView head, const QString &fileName) const override;
    [[nodiscard]] Transferred<void> read(QIODevice &input, ImportSink &sink) const override;

    /// Of one line, and of one conversation's text.
    static constexpr qsizetype lineLimit = 64 * 1024 * 1024;
    static constexpr qsizetype textLimit = 128 * 1024 * 1024;
};

} // namespace Hiwar
