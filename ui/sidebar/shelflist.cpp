// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sidebar/shelflist.h"

#include "ui/sidebar/accessiblelist.h"
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

Icon iconOf(Shelf::Kind kind)
{
    switch (kind) {
    case Shelf::Kind::All:
        return Icon::Outline;
    case Shelf::Kind::Folder:
        return Icon::Folder;
    case Shelf::Kind::Tag:
        return Icon::Tag;
    case Shelf::Kind::Archive:
        return Icon::Archive;
    case Shelf::Kind::Bin:
        return Icon::Delete;
    }
    Q_UNREACHABLE();
}

Icon iconIn(const QModelIndex &index)
{
    const QVariant kind = index.data(kindRole);
    return kind.isValid() ? iconOf(static_cast<Shelf::Kind>(kind.toInt())) : Icon::New;
}

/// Rows of the same shape as those of the conversations below.
class ShelfDelegate : public QStyledItemDelegate
{
public:
    explicit ShelfDelegate(const Theme &theme, QObject *parent)
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
        option->state &= ~(QStyle::State_Selected | QStyle::State_MouseOver); // painted already
    }

private:
    const Theme &m_theme;
};

} // namespace

QString nameOf(const Shelf &shelf, const Shelves &shelves)
{
    switch (shelf.kind) {
    case Shelf::Kind::All:
        return ShelfList::tr("All conversations");
    case Shelf::Kind::Folder:
        for (const ShownFolder &folder : shelves.folders) {
            if (folder.id == shelf.id)
                return folder.name;
        }
        return {};
    case Shelf::Kind::Tag:
        return shelf.id;
    case Shelf::Kind::Archive:
        return ShelfList::tr("Archive");
    case Shelf::Kind::Bin:
        return ShelfList::tr("Recently deleted");
    }
    Q_UNREACHABLE();
}

ShelfList::ShelfList(QWidget *parent)
    : QListWidget(parent)
{
    installAccessibleLists();
    setObjectName(u"Shelves"_s);
    setAccessibleName(tr("What to show"));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAcceptDrops(true);
    setDropIndicatorShown(false);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setUniformItemSizes(true);
    setMouseTracking(true);
    setItemDelegate(new ShelfDelegate(m_theme, this));
    viewport()->setAutoFillBackground(false);
    connect(this, &QListWidget::itemClicked, this, &ShelfList::choose);
}

void ShelfList::addShelf(const QString &text, const Shelf &shelf)
{
    auto *item = new QListWidgetItem(text, this);
    item->setData(kindRole, static_cast<int>(shelf.kind));
    item->setData(idRole, shelf.id);
    item->setToolTip(text);
    if (shelf.kind == Shelf::Kind::Folder)
        item->setData(Qt::AccessibleDescriptionRole, tr("Folder"));
    if (shelf.kind == Shelf::Kind::Tag)
        item->setData(Qt::AccessibleDescriptionRole, tr("Tag"));
}

void ShelfList::setShelves(const Shelves &shelves, const Shelf &current)
{
    m_shelves = shelves;
    clear();
    addShelf(nameOf({}, shelves), {});
    for (const ShownFolder &folder : shelves.folders)
        addShelf(folder.name, {Shelf::Kind::Folder, folder.id});
    for (const QString &tag : shelves.tags)
        addShelf(tag, {Shelf::Kind::Tag, tag});
    for (const Shelf::Kind kind : {Shelf::Kind::Archive, Shelf::Kind::Bin})
        addShelf(nameOf({kind, {}}, shelves), {kind, {}});
    addItem(tr("New folder…"));
    giveIcons();
    for (int row = 0; row < count(); ++row) {
        if (!isNewFolder(item(row)) && shelfAt(item(row)) == current)
            setCurrentRow(row);
    }
    updateGeometry();
}

void ShelfList::setTheme(const Theme &theme)
{
    m_theme = theme;
    setFont(theme.font);
    const int icon = theme.px(Theme::iconSize);
    setIconSize(QSize(icon, icon));
    giveIcons();
    updateGeometry();
}

void ShelfList::giveIcons()
{
    for (int row = 0; row < count(); ++row) {
        const Icon icon = iconIn(model()->index(row, 0));
        item(row)->setIcon(tintedIcon(icon, m_theme.palette.secondary));
        item(row)->setSizeHint(QSize(0, m_theme.px(Theme::controlHeight)));
    }
}

void ShelfList::paintEvent(QPaintEvent *event)
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

QSize ShelfList::sizeHint() const
{
    return {0, std::min(count(), mostRows) * m_theme.px(Theme::controlHeight)};
}

bool ShelfList::isNewFolder(const QListWidgetItem *item) const
{
    return item && !item->data(kindRole).isValid();
}

Shelf ShelfList::shelfAt(const QListWidgetItem *item) const
{
    return {static_cast<Shelf::Kind>(item->data(kindRole).toInt()), item->data(idRole).toString()};
}

void ShelfList::choose(const QListWidgetItem *item)
{
    if (isNewFolder(item))
        emit newFolderRequested();
    else if (item)
        emit chosen(shelfAt(item));
}

void ShelfList::keyPressEvent(QKeyEvent *event)
{
    const QListWidgetItem *item = currentItem();
    const bool isFolder = item && !isNewFolder(item) && shelfAt(item).kind == Shelf::Kind::Folder;
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
            emit renameRequested(shelfAt(item));
        return;
    case Qt::Key_Delete:
        if (isFolder)
            emit removeRequested(shelfAt(item));
        return;
    default:
        QListWidget::keyPressEvent(event);
    }
}

void ShelfList::contextMenuEvent(QContextMenuEvent *event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const QListWidgetItem *item = byKey ? currentItem() : itemAt(event->pos());
    if (!item || isNewFolder(item) || shelfAt(item).kind != Shelf::Kind::Folder)
        return;
    const Shelf folder = shelfAt(item);
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QColor ink = m_theme.palette.secondary;
    menu->addAction(tintedIcon(Icon::Edit, ink), tr("Rename folder"), this,
                    [this, folder] { emit renameRequested(folder); });
    menu->addAction(tintedIcon(Icon::Delete, ink), tr("Delete folder"), this,
                    [this, folder] { emit removeRequested(folder); });
    menu->popup(byKey ? viewport()->mapToGlobal(visualItemRect(item).center())
                      : event->globalPos());
}

QListWidgetItem *ShelfList::targetAt(const QDropEvent &event) const
{
    QListWidgetItem *item = itemAt(event.position().toPoint());
    if (draggedConversations(event.mimeData()).isEmpty())
        return nullptr;
    return isNewFolder(item) ? nullptr : item;
}

void ShelfList::dragEnterEvent(QDragEnterEvent *event)
{
    if (draggedConversations(event->mimeData()).isEmpty())
        event->ignore();
    else
        event->acceptProposedAction();
}

void ShelfList::dragMoveEvent(QDragMoveEvent *event)
{
    QListWidgetItem *item = targetAt(*event);
    if (!item) {
        event->ignore();
        return;
    }
    setCurrentItem(item);
    event->acceptProposedAction();
}

void ShelfList::dropEvent(QDropEvent *event)
{
    const QListWidgetItem *item = targetAt(*event);
    if (!item) {
        event->ignore();
        return;
    }
    event->acceptProposedAction();
    emit dropped(shelfAt(item), draggedConversations(event->mimeData()));
}

} // namespace Hiwar
