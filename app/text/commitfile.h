// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The end of writing a file. Any thread.
#pragma once

#include <QSaveFile>

namespace Hiwar {

/// Puts the file in place of the former one; false: that one is still there, and error() says why.
/// QSaveFile::commit() alone does not notice that the last bytes, those still in its buffer, have
/// no room on the disk, and replaces the file by a shorter one, often by an empty one (Qt 6.4).
[[nodiscard]] inline bool commitFile(QSaveFile &file)
{
    return file.flush() && file.commit();
}

} // namespace Hiwar
