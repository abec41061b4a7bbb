// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Finds the page size of an SQLite file whose first bytes, which state it, may be damaged: with a
// wrong size nothing can be read at all. Reads a bounded part of the file; otherwise pure.
#pragma once

#include <QIODevice>
#include <QList>

namespace Hiwar {

struct PageForm
{
    qint64 size = 4096;      // SQLite's default, which Hiwar never changes
    qsizetype usable = 4096; ///< bytes of it that contain data

    bool operator==(const PageForm &) const = default;
};

/// Whether SQLite supports pages of that size.
[[nodiscard]] bool isPageSize(qint64 size);

/// Returns the likely form under which the most pages of rows can be read, the first of equal ones.
/// If the likely forms find hardly any, chooses among all forms.
[[nodiscard]] PageForm pageFormOf(QIODevice &file, const QList<PageForm> &likely);

} // namespace Hiwar
