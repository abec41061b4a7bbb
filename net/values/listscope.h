// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which conversations the sidebar lists, and in which order. Plain values.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace Hiwar {

struct ListScope
{
    enum class Kind : quint8 {
        All, ///< except the archive and the bin
        Folder,
        Tag,
        Archive,
        Bin,
    };

    Kind kind = Kind::All;
    QString id; ///< the folder's, or the tag itself

    bool operator==(const ListScope &) const = default;
};

enum class ListOrder : quint8 { LastChange, Created, Title };

struct ShownFolder
{
    QString id;
    QString name;

    bool operator==(const ShownFolder &) const = default;
};

/// The scopes that can be chosen besides All, Archive and Bin.
struct ListScopes
{
    QList<ShownFolder> folders; ///< in the order they are shown
    QStringList tags;

    bool operator==(const ListScopes &) const = default;
};

/// An action on one conversation or many.
enum class Organising : quint8 {
    Pin,
    Unpin,
    Archive,
    Unarchive,
    Delete, ///< into the bin
    Restore,
    DeleteForGood,
    Export,
    OpenInTab,    ///< of its own; one conversation at a time
    OpenInWindow, ///< likewise
};

} // namespace Hiwar
