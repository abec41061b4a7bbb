// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The library as a folder of Markdown: a file for each entry, named after it, in the form of
// libraryfile.h. Its files are read back equal, in any order. Any thread except the GUI thread,
// because it is slow.
#pragma once

#include "app/history/libraryitems.h"
#include "app/transfer/transfererror.h"

#include <QStringList>

namespace Hiwar {

/// Makes the folder if it is not there. Returns the paths of the files; after an error none stays,
/// and no other file is ever replaced.
[[nodiscard]] Transferred<QStringList> writeLibraryFolder(const QString &path,
                                                          const StoredLibrary &library);

} // namespace Hiwar
