// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A ZIP archive with the files of an export in it, whichever program's: ChatGPT's, Jan's folder of
// threads, llama.cpp's, or any of the others that somebody packed. It goes through the archive more
// than once, so that pictures are there before the conversation that shows them and nothing is
// kept in memory: what is in it, which files the conversations name, these files, and then the
// conversations. The caller's thread.
#pragma once

#include "app/foreign/foreignreader.h"

namespace Hiwar {

class ArchiveReader final : public Reader
{
public:
    explicit ArchiveReader(std::vector<std::unique_ptr<ForeignReader>> formats);

    [[nodiscard]] QString name() const override;
    [[nodiscard]] bool recognises(QByteArrayView head, const QString &fileName) const override;
    [[nodiscard]] Transferred<void> read(QIODevice &input, ImportSink &sink) const override;

private:
    const std::vector<std::unique_ptr<ForeignReader>> m_formats;
};

} // namespace Hiwar
