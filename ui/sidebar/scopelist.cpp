// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sidebar/scopelist.h"

#include "ui/accessiblelist.h"
#include "ui/sidebar/conversationrows.h"
#include "ui/sidebar/rowground.h"
#include "ui/theme/icon.h"

#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QMenu>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr int kindRole = Qt::UserRole;
constexpr int idRole = Qt::UserRole + 1;
constexpr int mostRows = 12;

Icon iconOf(ListScope::Kind kind)
{
    switch (kind) {
    case ListScope::Kind::All:
        return Icon::Outline;
    case ListScope::Kind::Folder:
        return Icon::Folder;
    case ListScope::Kind::Tag:
        return Icon::Tag;
    case ListScope::Kind::Archive:
        return Icon::Archive;
    case ListScope::Kind::Bin:
        return Icon::Delete;
    }
    Q_UNREACHABLE();
}

Icon iconIn(const QModelIndex &index)
{
    const QVariant kind = index.data(kindRole);
    return kind.isValid() ? iconOf(static_cast<ListScope::Kind>(kind.toInt())) : Icon::New;
}

/// Rows of the same shape as those of the conversations below.
class ScopeDelegate : public QStyledItemDelegate
{
public:
    explicit ScopeDelegate(const Theme &theme, QObject *parent)
        : QStyledItemDelegate(parent)
        , m_theme(theme)
    {
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        paintRowGround(*painter, m_theme, option, option.rect);
        painter->restore();
        QStyledItemDelegate::paint(painter, option, index);
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (option->state & QStyle::State_Selected) {
            option->palette.setColor(QPalette::Text, m_theme.palette.chosenText);
            option->icon = tintedIcon(iconIn(index), m_theme.palette.chosenText);
        }
        option->state &= // painted already
            ~(QStyle::State_Selected | QStyle::State_MouseOver | QStyle::State_HasFocus);
    }

private:
    const Theme &m_theme;
};

} // namespace

QString nameOf(const ListScope &scope, const ListScopes &scopes)
{
    switch (scope.kind) {
    case ListScope::Kind::All:
        return ScopeList::tr("All conversations");
    case ListScope::Kind::Folder:
        for (const ShownFolder &folder : scopes.folders) {
            if (folder.id == scope.id)
                return folder.name;
        }
        return {};
    case ListScope::Kind::Tag:
        return scope.id;
    case ListScope::Kind::Archive:
        return ScopeList::tr("Archive");
    case ListScope::Kind::Bin:
        return ScopeList::tr("Recently deleted");
    }
    Q_UNREACHABLE();
}

ScopeList::ScopeList(QWidget *parent)
    : QListWidget(parent)
{
    installAccessibleLists();
    setObjectName(u"ListScopes"_s);
    setAccessibleName(tr("What to show"));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAcceptDrops(true);
    setDropIndicatorShown(false);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setUniformItemSizes(true);
    setMouseTracking(true);
    setItemDelegate(new ScopeDelegate(m_theme, this));
    viewport()->setAutoFillBackground(false);
    connect(this, &QListWidget::itemClicked, this, &ScopeList::choose);
}

void ScopeList::addScope(const QString &text, const ListScope &scope)
{
    auto *item = new QListWidgetItem(text, this);
    item->setData(kindRole, static_cast<int>(scope.kind));
    item->setData(idRole, scope.id);
    item->setToolTip(text);
    if (scope.kind == ListScope::Kind::Folder)
        item->setData(Qt::AccessibleDescriptionRole, tr("Folder"));
    if (scope.kind == ListScope::Kind::Tag)
        item->setData(Qt::AccessibleDescriptionRole, tr("Tag"));
}

void ScopeList::setScopes(const ListScopes &scopes)
{
    const bool wasNewFolder = isNewFolder(currentItem());
    const ListScope was = currentItem() ? scopeAt(currentItem()) : ListScope();
    m_scopes = scopes;
    clear();
    addScope(nameOf({}, scopes), {});
    for (const ShownFolder &folder : scopes.folders)
        addScope(folder.name, {ListScope::Kind::Folder, folder.id});
    for (const QString &tag : scopes.tags)
        addScope(tag, {ListScope::Kind::Tag, tag});
    for (const ListScope::Kind kind : {ListScope::Kind::Archive, ListScope::Kind::Bin})
        addScope(nameOf({kind, {}}, scopes), {kind, {}});
    addItem(tr("New folder…"));
    giveIcons();
    // Once: a screen reader says each row that becomes the current one.
    setCurrentRow(wasNewFolder ? count() - 1 : std::max(0, rowOf(was)));
    updateGeometry();
}

void ScopeList::setCurrentScope(const ListScope &scope)
{
    if (const int row = rowOf(scope); row >= 0)
        setCurrentRow(row);
}

int ScopeList::rowOf(const ListScope &scope) const
{
    for (int row = 0; row < count(); ++row) {
        if (!isNewFolder(item(row)) && scopeAt(item(row)) == scope)
            return row;
    }
    return -1;
}

void ScopeList::setTheme(const Theme &theme)
{
    m_theme = theme;
    setFont(theme.font);
    const int icon = theme.px(Theme::iconSize);
    setIconSize(QSize(icon, icon));
    giveIcons();
    updateGeometry();
}

void ScopeList::giveIcons()
{
    for (int row = 0; row < count(); ++row) {
        const Icon icon = iconIn(model()->index(row, 0));
        item(row)->setIcon(tintedIcon(icon, m_theme.palette.secondary));
        item(row)->setSizeHint(QSize(0, m_theme.px(Theme::controlHeight)));
    }
}

void ScopeList::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.palette.surface);
    const qreal radius = m_theme.px(Theme::controlRadius);
    painter.drawRoundedRect(viewport()->rect(), radius, radius);
    painter.end();
    QListWidget::paintEvent(event);
}

QSize ScopeList::sizeHint() const
{
    return {0, std::min(count(), mostRows) * m_theme.px(Theme::controlHeight)};
}

bool ScopeList::isNewFolder(const QListWidgetItem *item) const
{
    return item && !item->data(kindRole).isValid();
}

ListScope ScopeList::scopeAt(const QListWidgetItem *item) const
{
    return {static_cast<ListScope::Kind>(item->data(kindRole).toInt()),
            item->data(idRole).toString()};
}

void ScopeList::choose(const QListWidgetItem *item)
{
    if (isNewFolder(item))
        emit newFolderRequested();
    else if (item)
        emit chosen(scopeAt(item));
}

void ScopeList::keyPressEvent(QKeyEvent *event)
{
    const QListWidgetItem *item = currentItem();
    const bool isFolder =
        item && !isNewFolder(item) && scopeAt(item).kind == ListScope::Kind::Folder;
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        choose(item);
        return;
    case Qt::Key_Escape:
        emit closeRequested();
        return;
    case Qt::Key_F2:
        if (isFolder)
            emit renameRequested(scopeAt(item));
        return;
    case Qt::Key_Delete:
        if (isFolder)
            emit removeRequested(scopeAt(item));
        return;
    default:
        QListWidget::keyPressEvent(event);
    }
}

void ScopeList::contextMenuEvent(QContextMenuEvent *event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const QListWidgetItem *item = byKey ? currentItem() : itemAt(event->pos());
    if (!item || isNewFolder(item) || scopeAt(item).kind != ListScope::Kind::Folder)
        return;
    const ListScope folder = scopeAt(item);
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QColor foreground = m_theme.palette.secondary;
    menu->addAction(tintedIcon(Icon::Edit, foreground), tr("Rename folder"), this,
                    [this, folder] { emit renameRequested(folder); });
    menu->addAction(tintedIcon(Icon::Delete, foreground), tr("Delete folder"), this,
                    [this, folder] { emit removeRequested(folder); });
    menu->popup(byKey ? viewport()->mapToGlobal(visualItemRect(item).center())
                      : event->globalPos());
}

QListWidgetItem *ScopeList::targetAt(const QDropEvent &event) const
{
    QListWidgetItem *item = itemAt(event.position().toPoint());
    if (draggedConversations(event.mimeData()).isEmpty())
        return nullptr;
    return isNewFolder(item) ? nullptr : item;
}

void ScopeList::dragEnterEvent(QDragEnterEvent *event)
{
    if (draggedConversations(event->mimeData()).isEmpty())
        event->ignore();
    else
        event->acceptProposedAction();
}

void ScopeList::dragMoveEvent(QDragMoveEvent *event)
{
    QListWidgetItem *item = targetAt(*event);
    if (!item) {
        event->ignore();
        return;
    }
    setCurrentItem(item);
    event->acceptProposedAction();
}

void ScopeList::dropEvent(QDropEvent *event)
{
    const QListWidgetItem *item = targetAt(*event);
    if (!item) {
        event->ignore();
        return;
    }
    event->acceptProposedAction();
    emit dropped(scopeAt(item), draggedConversations(event->mimeData()));
}

} // namespace Hiwar
