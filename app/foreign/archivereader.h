// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A ZIP archive with the files of an export, of any program: ChatGPT's, Jan's folder of threads,
// llama.cpp's, or any other that a user packed. Reads the archive several times, so that pictures
// are there before the conversation that shows them and nothing is kept in memory: first what it
// contains, then which files the conversations name, then these files, and then the conversations.
// The caller's thread.
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
