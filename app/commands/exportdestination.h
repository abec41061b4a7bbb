// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where `hiwar export` reads from and writes to, in every format. The caller's thread.
#pragma once

#include "app/history/historyfile.h"
#include "app/platform/paths.h"
#include "app/transfer/transfererror.h"

namespace Hiwar {

/// Whether the value of --output is a folder, which gets a file for each conversation.
[[nodiscard]] bool isFolder(const QString &output);

/// Opens the history read-only, also while a window writes. The fault Empty: there is none yet.
[[nodiscard]] Transferred<std::unique_ptr<HistoryFile>> openForExport(const Paths &paths);

} // namespace Hiwar
