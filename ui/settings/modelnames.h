// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The models of a service as a list model: those for chat first, the others below a row that shows
// and hides them. GUI thread.
#pragma once

#include "ui/settings/chatmodels.h"

#include <QAbstractListModel>
#include <QIcon>

namespace Hiwar {

class ModelNames : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setGroups(const ModelGroups &groups, bool open);
    void setIcons(const QIcon &open, const QIcon &closed);
    /// The row that is no model; -1: there is none.
    [[nodiscard]] int foldRow() const;
    void toggle();
    [[nodiscard]] bool isOpen() const { return m_open; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    ModelGroups m_groups;
    QIcon m_openIcon;
    QIcon m_closedIcon;
    bool m_open = false;
};

} // namespace Hiwar
