// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reads a history's own file: a backup, a copy from before a migration, what was salvaged, the
// history of another machine. The file is never written. The caller's thread.
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
