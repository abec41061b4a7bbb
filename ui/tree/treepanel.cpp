// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tree/treepanel.h"

#include "ui/accessiblerole.h"
#include "ui/theme/icon.h"
#include "ui/theme/widgetpalette.h"
#include "ui/tree/messagetreemodel.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QToolButton>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// Towards the edge from a message without open ones below leads to its parent, in every style.
class MessageTree : public QTreeView
{
public:
    using QTreeView::QTreeView;

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override
    {
        const QModelIndex from = currentIndex();
        const bool isOpen = isExpanded(from) && model()->hasChildren(from);
        if (action == (isRightToLeft() ? MoveRight : MoveLeft) && !isOpen &&
            from.parent().isValid())
            return from.parent();
        return QTreeView::moveCursor(action, modifiers);
    }
};

} // namespace

TreePanel::TreePanel(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(tr("All messages"), this))
    , m_close(new QToolButton(this))
    , m_words(new QLineEdit(this))
    , m_rows(new MessageTreeModel(this))
    , m_found(new QSortFilterProxyModel(this))
    , m_tree(new MessageTree(this))
    , m_none(new QLabel(tr("No message has these words."), this))
    , m_copy(new QPushButton(tr("Copy to the end"), this))
    , m_compare(new QPushButton(tr("Compare"), this))
{
    setAccessibleRole(*this, QAccessible::Pane);
    setObjectName(u"Tree panel"_s);
    setAccessibleName(tr("All messages"));
    m_close->setObjectName(u"Close all messages"_s);
    m_close->setAccessibleName(tr("Close"));
    m_close->setToolTip(tr("Close"));
    m_close->setAutoRaise(true);
    m_words->setObjectName(u"Filter messages"_s);
    m_words->setAccessibleName(tr("Filter messages"));
    m_words->setPlaceholderText(tr("Filter"));
    m_words->setClearButtonEnabled(true);
    m_found->setSourceModel(m_rows);
    m_found->setRecursiveFilteringEnabled(true);
    m_found->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_tree->setObjectName(u"Messages and versions"_s);
    m_tree->setAccessibleName(tr("Messages and versions"));
    m_tree->setModel(m_found);
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setTextElideMode(Qt::ElideRight);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_tree->setExpandsOnDoubleClick(false);
    m_tree->setDragDropMode(QAbstractItemView::DragDrop);
    m_tree->setDefaultDropAction(Qt::CopyAction);
    m_tree->setDropIndicatorShown(true);
    m_none->setWordWrap(true);
    m_none->hide();
    m_copy->setObjectName(u"Copy branch"_s);
    m_copy->setToolTip(tr("Copies the message and what follows it. It can be dragged to another "
                          "message, too."));
    m_copy->setAutoDefault(false);
    m_compare->setObjectName(u"Compare version"_s);
    m_compare->setAccessibleName(tr("Compare with the shown version"));
    m_compare->setToolTip(tr("Compare with the shown version"));
    m_compare->setAutoDefault(false);
    layOut();
    setFocusProxy(m_tree);
    connect(m_close, &QToolButton::clicked, this, &TreePanel::closeRequested);
    connect(m_words, &QLineEdit::textChanged, this, &TreePanel::filter);
    connect(m_words, &QLineEdit::returnPressed, m_tree, [this] { m_tree->setFocus(); });
    connect(m_copy, &QPushButton::clicked, this, [this] {
        if (const QString id = current().messageId; !id.isEmpty())
            emit branchCopyRequested(id, {});
    });
    connect(m_compare, &QPushButton::clicked, this, [this] {
        if (const QString id = current().messageId; !id.isEmpty())
            emit compareRequested(id);
    });
    connect(m_tree, &QTreeView::activated, this, [this] {
        if (const QString id = current().messageId; !id.isEmpty())
            emit messageChosen(id);
    });
    connect(m_rows, &MessageTreeModel::branchDropped, this, &TreePanel::branchCopyRequested);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &TreePanel::refreshButton);
    setTheme(makeTheme(ColourScheme::Light, 1.0));
    refreshButton();
}

void TreePanel::layOut()
{
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->addLayout(head);
    column->addWidget(m_words);
    column->addWidget(m_none);
    column->addWidget(m_tree, 1);
    column->addWidget(m_copy);
    column->addWidget(m_compare);
}

ShownTreeRow TreePanel::current() const
{
    return m_tree->currentIndex().data(MessageTreeModel::RowRole).value<ShownTreeRow>();
}

void TreePanel::setCurrent(const QString &messageId)
{
    const QModelIndex index = m_found->mapFromSource(m_rows->indexOf(messageId));
    if (!index.isValid())
        return;
    m_tree->setCurrentIndex(index);
    m_tree->scrollTo(index);
}

void TreePanel::setRows(const QList<ShownTreeRow> &rows)
{
    const QString before = current().messageId;
    m_rows->setRows(rows);
    m_tree->expandAll();
    setCurrent(before);
    for (auto row = rows.crbegin(); row != rows.crend() && current().messageId.isEmpty(); ++row) {
        if (row->isOnPath)
            setCurrent(row->messageId);
    }
    refreshButton();
}

void TreePanel::filter(const QString &words)
{
    const QString before = current().messageId;
    m_found->setFilterFixedString(words.trimmed());
    m_tree->expandAll();
    setCurrent(before);
    if (!m_tree->currentIndex().isValid())
        m_tree->setCurrentIndex(m_found->index(0, 0));
    m_none->setVisible(m_found->rowCount() == 0 && m_rows->rowCount() > 0);
    refreshButton();
}

void TreePanel::refreshButton()
{
    const ShownTreeRow row = current();
    m_copy->setEnabled(!row.messageId.isEmpty() && !row.isOnPath);
    m_compare->setEnabled(row.versionCount > 1 && !row.isOnPath);
}

void TreePanel::setTheme(const Theme &theme)
{
    m_theme = theme;
    const int l = theme.px(Space::l);
    const int m = theme.px(Space::m);
    layout()->setContentsMargins(l, m, l, m);
    layout()->setSpacing(theme.px(Space::s));
    m_title->setFont(theme.headingFont(2));
    m_close->setIcon(tintedIcon(Icon::Close, theme.palette.secondary));
    m_close->setMinimumSize(theme.px(Theme::leastTarget), theme.px(Theme::leastTarget));
    m_copy->setIcon(tintedIcon(Icon::Copy, theme.palette.text));
    m_tree->setIndentation(theme.px(Space::l));
    m_rows->setTheme(theme);
    setForeground(*m_none, theme.palette.secondary);
    setGround(*this, theme.palette.sidebar);
    update();
}

void TreePanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit closeRequested();
    else
        QWidget::keyPressEvent(event);
}

void TreePanel::paintEvent(QPaintEvent *)
{
    paintPaneEdge(*this, Qt::LeftEdge, m_theme.palette.hairline);
}

} // namespace Hiwar
