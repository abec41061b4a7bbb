// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/attachments/entrychooser.h"

#include "ui/accessiblelist.h"
#include "ui/conversation/message/shownattachment.h"
#include "ui/theme/leadingedge.h"
#include "ui/theme/widgetpalette.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QLocale>
#include <QPushButton>
#include <QSortFilterProxyModel>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr int fewestRows = 4;

} // namespace

void EntryRows::setEntries(const QList<ShownEntry> &entries)
{
    if (entries == m_entries)
        return;
    beginResetModel();
    m_entries = entries;
    m_isChecked = QList<bool>(entries.size(), false);
    endResetModel();
}

QStringList EntryRows::checked() const
{
    QStringList names;
    for (qsizetype i = 0; i < m_entries.size(); ++i) {
        if (m_isChecked.at(i))
            names << m_entries.at(i).name;
    }
    return names;
}

int EntryRows::checkedCount() const
{
    return int(m_isChecked.count(true));
}

qint64 EntryRows::checkedSize() const
{
    qint64 sum = 0;
    for (qsizetype i = 0; i < m_entries.size(); ++i)
        sum += m_isChecked.at(i) ? std::max<qint64>(m_entries.at(i).size, 0) : 0;
    return sum;
}

void EntryRows::check(const QList<int> &rows, bool on)
{
    for (const int row : rows)
        m_isChecked[row] = on;
    if (!rows.isEmpty())
        emit dataChanged(index(0), index(rowCount() - 1), {Qt::CheckStateRole});
}

int EntryRows::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_entries.size());
}

QVariant EntryRows::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_entries.size())
        return {};
    const ShownEntry &entry = m_entries.at(index.row());
    const QString size = entry.size < 0 ? QString() : QLocale().formattedDataSize(entry.size);
    switch (role) {
    case Qt::DisplayRole: {
        const QString name = attachmentName({.name = entry.name});
        return size.isEmpty() ? name : u"%1 · %2"_s.arg(name, size);
    }
    case Qt::AccessibleDescriptionRole:
        return size;
    case Qt::SizeHintRole:
        return QSize(0, m_rowHeight);
    case Qt::CheckStateRole:
        return m_isChecked.at(index.row()) ? Qt::Checked : Qt::Unchecked;
    default:
        return {};
    }
}

bool EntryRows::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || !index.isValid())
        return false;
    check({index.row()}, value.toInt() == Qt::Checked);
    return true;
}

Qt::ItemFlags EntryRows::flags(const QModelIndex &index) const
{
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable
                           : Qt::NoItemFlags;
}

EntryChooser::EntryChooser(QWidget *parent)
    : QWidget(parent)
    , m_rows(new EntryRows(this))
    , m_found(new QSortFilterProxyModel(this))
    , m_filter(new QLineEdit(this))
    , m_list(new QListView(this))
    , m_sum(new QLabel(this))
    , m_all(new QPushButton(tr("All"), this))
    , m_none(new QPushButton(tr("None"), this))
    , m_take(new QPushButton(tr("Attach"), this))
{
    installAccessibleLists();
    m_found->setSourceModel(m_rows);
    m_found->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_filter->setObjectName(u"Find a file in it"_s);
    m_filter->setAccessibleName(tr("Find by name"));
    m_filter->setPlaceholderText(tr("Find by name"));
    keepAtLeadingEdge(*m_filter);
    m_list->setObjectName(u"Files in it"_s);
    m_list->setAccessibleName(tr("Files to attach"));
    m_list->setModel(m_found);
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->viewport()->setAutoFillBackground(false);
    m_sum->setTextFormat(Qt::PlainText);
    m_sum->setWordWrap(true);
    m_all->setObjectName(u"Check all files"_s);
    m_all->setAccessibleDescription(tr("Check all files that are shown"));
    m_none->setObjectName(u"Check no file"_s);
    m_none->setAccessibleDescription(tr("Uncheck all files that are shown"));
    m_take->setObjectName(u"Attach checked files"_s);
    for (QPushButton *button : {m_all, m_none, m_take})
        button->setAutoDefault(false);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_all);
    buttons->addWidget(m_none);
    buttons->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_filter);
    column->addWidget(m_list, 1);
    column->addWidget(m_sum);
    column->addLayout(buttons);
    column->addWidget(m_take);
    setFocusProxy(m_list);
    connect(m_filter, &QLineEdit::textChanged, m_found,
            &QSortFilterProxyModel::setFilterFixedString);
    connect(m_filter, &QLineEdit::textChanged, this, &EntryChooser::refresh);
    connect(m_rows, &QAbstractItemModel::dataChanged, this, &EntryChooser::refresh);
    connect(m_all, &QPushButton::clicked, this, [this] { checkShown(true); });
    connect(m_none, &QPushButton::clicked, this, [this] { checkShown(false); });
    connect(m_take, &QPushButton::clicked, this, [this] { emit taken(m_rows->checked()); });
    refresh();
}

void EntryChooser::setEntries(const QList<ShownEntry> &entries)
{
    if (entries == m_rows->entries())
        return;
    m_filter->clear();
    m_rows->setEntries(entries);
    if (!entries.isEmpty())
        m_list->setCurrentIndex(m_found->index(0, 0));
    refresh();
}

void EntryChooser::checkShown(bool on)
{
    QList<int> rows;
    for (int row = 0; row < m_found->rowCount(); ++row)
        rows << m_found->mapToSource(m_found->index(row, 0)).row();
    m_rows->check(rows, on);
}

void EntryChooser::refresh()
{
    const int count = m_rows->checkedCount();
    m_take->setEnabled(count > 0);
    const bool isAny = m_found->rowCount() > 0;
    m_all->setEnabled(isAny);
    m_none->setEnabled(isAny);
    if (count == 0)
        m_sum->setText(isAny ? tr("Check the files to attach.")
                             : tr("No file has these letters in its name."));
    else
        m_sum->setText((count == 1 ? tr("One file") : tr("%Ln files", nullptr, count)) + u" · "_s +
                       QLocale().formattedDataSize(m_rows->checkedSize()));
}

void EntryChooser::setTheme(const Theme &theme)
{
    layout()->setSpacing(theme.px(Space::s));
    m_sum->setFont(theme.captionFont());
    setForeground(*m_sum, theme.palette.secondary);
    m_rows->setRowHeight(theme.px(Theme::rowHeight));
    m_list->doItemsLayout();
    m_list->setMinimumHeight(fewestRows * theme.px(Theme::rowHeight));
}

} // namespace Hiwar
