// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Of which size the pages of an SQLite file are, when its first bytes, which say it, may be
// damaged: what is read under a wrong size is nothing at all. Reads a bounded part of the file.
// Pure but for that.
#pragma once

#include <QIODevice>
#include <QList>

namespace Hiwar {

struct PageForm
{
    qint64 size = 4096;      // SQLite's own choice, and Hiwar makes no other
    qsizetype usable = 4096; ///< bytes of it that hold something

    bool operator==(const PageForm &) const = default;
};

/// Whether SQLite has pages of that size.
[[nodiscard]] bool isPageSize(qint64 size);

/// The one of the likely forms under which the most pages of rows can be read, of the same number
/// the earlier one. Where they are next to none, of all forms there are.
[[nodiscard]] PageForm pageFormOf(QIODevice &file, const QList<PageForm> &likely);

} // namespace Hiwar
