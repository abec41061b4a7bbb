// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reads a file of Hiwar's history: a backup, a copy from before a migration, a salvaged history,
// the history of another machine. Never writes to the file. The caller's thread.
#pragma once

#include "app/transfer/reader.h"

namespace Hiwar {

class HistoryFileReader : public Reader
{
public:
    [[nodiscard]] QString name() const override;
    [[nodiscard]] bool recognises(QByteArrayView head, const QString &fileName) const override;
    [[nodiscard]] Transferred<void> read(QIODevice &input, ImportSink &sink) const override;
};

} // namespace Hiwar
