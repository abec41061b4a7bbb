// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// From where and to where `hiwar export` goes, in whatever form. The caller's thread.
#pragma once

#include "app/history/historyfile.h"
#include "app/platform/paths.h"
#include "app/transfer/transfererror.h"

namespace Hiwar {

/// Of what --output says: a file for each conversation goes there.
[[nodiscard]] bool isFolder(const QString &output);

/// Only to read, also while a window writes. Empty: there is none yet.
[[nodiscard]] Transferred<std::unique_ptr<HistoryFile>> openForExport(const Paths &paths);

} // namespace Hiwar
