// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is to be taken of an archive or a folder: a list of files to check, with their sizes, a
// field to find some by name, and buttons for all and none of those that are shown. Nothing is
// checked at first. Names are only shown. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QAbstractListModel>
#include <QStringList>
#include <QWidget>

class QLabel;
class QLineEdit;
class QListView;
class QPushButton;
class QSortFilterProxyModel;

namespace Hiwar {

struct ShownEntry
{
    QString name;    ///< its path in there: not trusted
    qint64 size = 0; ///< bytes; -1: not known

    bool operator==(const ShownEntry &) const = default;
};

class EntryRows : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setEntries(const QList<ShownEntry> &entries);
    [[nodiscard]] const QList<ShownEntry> &entries() const { return m_entries; }
    [[nodiscard]] QStringList checked() const;
    [[nodiscard]] int checkedCount() const;
    /// Bytes, as far as they are known.
    [[nodiscard]] qint64 checkedSize() const;
    void check(const QList<int> &rows, bool on);
    void setRowHeight(int height) { m_rowHeight = height; }
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    QList<ShownEntry> m_entries;
    QList<bool> m_isChecked;
    int m_rowHeight = Theme::rowHeight;
};

class EntryChooser : public QWidget
{
    Q_OBJECT

public:
    explicit EntryChooser(QWidget *parent = nullptr);

    /// The same entries keep what is checked.
    void setEntries(const QList<ShownEntry> &entries);
    void setTheme(const Theme &theme);
    [[nodiscard]] QStringList checked() const { return m_rows->checked(); }

signals:
    void taken(const QStringList &names);

private:
    void checkShown(bool on);
    void refresh();

    EntryRows *m_rows;
    QSortFilterProxyModel *m_found;
    QLineEdit *m_filter;
    QListView *m_list;
    QLabel *m_sum;
    QPushButton *m_all;
    QPushButton *m_none;
    QPushButton *m_take;
};

} // namespace Hiwar
