// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The folders into which the user puts conversations. Rule: removing a folder never removes a
// conversation. It knows nothing of the contents. GUI thread.
#pragma once

#include "app/history/historystore.h"

#include <QObject>

#include <functional>

namespace Hiwar {

class Folders : public QObject
{
    Q_OBJECT

public:
    /// Where they are stored.
    struct Shelving
    {
        std::function<StoreResult<QList<Folder>>()> read;
        std::function<StoreResult<void>(const Folder &)> save;
        std::function<StoreResult<void>(const QString &id)> remove;
    };

    /// Stores them in the history.
    [[nodiscard]] static Shelving in(HistoryStore &history);

    explicit Folders(Shelving shelving, QObject *parent = nullptr);

    /// Reads them; those made meanwhile stay.
    void load();
    /// In the locale's order.
    [[nodiscard]] const QList<Folder> &all() const { return m_all; }
    /// Empty: no folder has this id.
    [[nodiscard]] QString nameOf(const QString &id) const;

    /// The id of the new folder, or of the one that has this name already; empty for a blank name.
    QString create(const QString &name);
    void rename(const QString &id, const QString &name);
    void remove(const QString &id);
    /// Restores a removed folder.
    void restore(const Folder &folder);

signals:
    void changed();
    void storingFailed(const QString &sentence);

private:
    void put(const Folder &folder);
    void sort();
    void watch(const StoreResult<void> &saving);

    Shelving m_shelving;
    QList<Folder> m_all;
    int m_removals = 0;
};

} // namespace Hiwar
