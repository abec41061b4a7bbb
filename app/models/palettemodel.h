// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the command palette found, for its view (roles: ui/palette/paletteroles.h). GUI thread.
#pragma once

#include "app/palette/palettesearch.h"

#include <QAbstractListModel>

#include <optional>

namespace Hiwar {

class PaletteModel : public QAbstractListModel
{
    Q_OBJECT

public:
    static constexpr qsizetype mostRows = 100;

    using QAbstractListModel::QAbstractListModel;

    /// What is looked through from now on.
    void setEntries(const QList<PaletteEntry> &entries, const QDateTime &now);
    void filter(const QString &typed);
    /// nullptr: there is no such row.
    [[nodiscard]] const PaletteEntry *entry(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    std::optional<PaletteSearch> m_search;
    QString m_typed;
    QList<qsizetype> m_rows; ///< positions in its entries
};

} // namespace Hiwar
