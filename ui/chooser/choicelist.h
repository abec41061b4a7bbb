// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The rows of the chooser as a list model. Words and figures are made for the rows that are shown,
// not for thousands of others. GUI thread.
#pragma once

#include "ui/chooser/modelchoice.h"

#include <QAbstractListModel>

#include <optional>

namespace Hiwar {

class ChoiceList : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setChoices(const QList<ModelChoice> &choices);
    /// Several are chosen, now these; nothing: one is.
    void setTicked(const std::optional<QList<ModelRef>> &ticked);
    [[nodiscard]] const std::optional<QList<ModelRef>> &ticked() const { return m_ticked; }
    /// It can be ticked now.
    [[nodiscard]] bool isTickable(const QModelIndex &index) const;
    [[nodiscard]] bool isTicked(const ModelChoice &choice) const
    {
        return m_ticked && m_ticked->contains(choice.ref);
    }
    /// nullptr for an invalid index.
    [[nodiscard]] const ModelChoice *choice(const QModelIndex &index) const;
    /// The first row that answers now, else the first that can be chosen; -1: there is none.
    [[nodiscard]] int firstRow(bool currentFirst) const;
    /// The row of the same kind and model, nearest to the former row; -1: it is gone.
    [[nodiscard]] int rowOf(const ModelRef &ref, int near) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    QList<ModelChoice> m_choices;
    std::optional<QList<ModelRef>> m_ticked;
};

/// The quiet line of a row: profile and facts.
[[nodiscard]] QString quietLine(const ModelChoice &choice);

} // namespace Hiwar
