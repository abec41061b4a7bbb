// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Transcripts in Markdown or plain text. Hiwar's own are read back as they were, see
// markdownform.h; from others it takes who said what, in the order of the file. The same file gives
// the same ids every time, so that a second import adds nothing. Keeps at most one conversation, up
// to a limit.
#pragma once

#include "app/transfer/reader.h"

namespace Hiwar {

class MarkdownReader : public Reader
{
public:
    [[nodiscard]] QString name() const override;
    [[nodiscard]] bool recognises(QByteArrayView head, const QString &fileName) const override;
    [[nodiscard]] Transferred<void> read(QIODevice &input, ImportSink &sink) const override;

    /// In bytes: of one line, and of the text of one conversation.
    static constexpr qsizetype lineLimit = 64 * 1024 * 1024;
    static constexpr qsizetype textLimit = 128 * 1024 * 1024;
};

} // namespace Hiwar
