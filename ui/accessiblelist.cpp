// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/accessiblelist.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QListView>
#include <QPointer>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// The combo box that a list belongs to; null: it is a list of its own.
const QComboBox *boxOf(const QListView *view)
{
    const QWidget *popup = view->parentWidget();
    return popup ? qobject_cast<const QComboBox *>(popup->parentWidget()) : nullptr;
}

/// Its rows have a menu, which an invokable function of it opens.
bool hasMenus(const QListView &view)
{
    return view.metaObject()->indexOfMethod("openMenu(QModelIndex)") >= 0;
}

void openMenu(QListView &view, const QModelIndex &index)
{
    QMetaObject::invokeMethod(&view, "openMenu", Q_ARG(QModelIndex, index));
}

/// Does the same as Enter.
void press(QListView &view, const QModelIndex &index)
{
    view.setCurrentIndex(index);
    QKeyEvent enter(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier);
    QCoreApplication::sendEvent(&view, &enter);
}

class AccessibleRow : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    AccessibleRow(QListView *view, const QModelIndex &index)
        : m_view(view)
        , m_index(index)
    {
    }

    [[nodiscard]] int row() const { return m_index.row(); }

    bool isValid() const override { return m_view && m_index.isValid(); }
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_view);
    }
    QAccessibleInterface *child(int) const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QAccessible::Role role() const override;
    QString text(QAccessible::Text type) const override;
    void setText(QAccessible::Text, const QString &) override {}
    QRect rect() const override;
    QAccessible::State state() const override;
    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface
                   ? static_cast<QAccessibleActionInterface *>(this)
                   : nullptr;
    }
    QStringList actionNames() const override;
    QStringList keyBindingsForAction(const QString &) const override { return {}; }
    void doAction(const QString &name) override;

private:
    QPointer<QListView> m_view;
    QPersistentModelIndex m_index;
};

QAccessible::Role AccessibleRow::role() const
{
    // Qt marks the lines between the options of a combo box like this.
    const bool isLine =
        boxOf(m_view) && m_index.data(Qt::AccessibleDescriptionRole) == u"separator"_s;
    return isLine ? QAccessible::Separator : QAccessible::ListItem;
}

QString AccessibleRow::text(QAccessible::Text type) const
{
    if (!isValid())
        return {};
    if (type == QAccessible::Description)
        return m_index.data(Qt::AccessibleDescriptionRole).toString();
    if (type != QAccessible::Name)
        return {};
    const QString words = m_index.data(Qt::AccessibleTextRole).toString();
    return words.isEmpty() ? m_index.data(Qt::DisplayRole).toString() : words;
}

QRect AccessibleRow::rect() const
{
    if (!isValid())
        return {};
    const QRect row = m_view->visualRect(m_index);
    return row.isNull() ? QRect()
                        : QRect(m_view->viewport()->mapToGlobal(row.topLeft()), row.size());
}

QAccessible::State AccessibleRow::state() const
{
    QAccessible::State state;
    if (!isValid()) {
        state.invalid = true;
        return state;
    }
    const QWidget *viewport = m_view->viewport();
    const QRect seen(viewport->mapToGlobal(QPoint()), viewport->size());
    state.invisible = !viewport->isVisible();
    state.offscreen = !rect().intersects(seen);
    state.focusable = m_index.flags().testFlag(Qt::ItemIsEnabled);
    state.disabled = !state.focusable;
    state.selectable = m_index.flags().testFlag(Qt::ItemIsSelectable);
    state.extSelectable = m_view->selectionMode() == QAbstractItemView::ExtendedSelection;
    // The list of a box that was never open does not know yet what is chosen.
    const QComboBox *box = boxOf(m_view);
    state.selected =
        box ? box->currentIndex() == m_index.row() : m_view->selectionModel()->isSelected(m_index);
    state.focused = !state.invisible && m_view->hasFocus() && m_view->currentIndex() == m_index;
    return state;
}

QStringList AccessibleRow::actionNames() const
{
    QStringList names{pressAction()};
    if (hasMenus(*m_view))
        names.append(showMenuAction());
    return names;
}

/// Queued: the list may change and delete this interface while the caller still uses it.
void AccessibleRow::doAction(const QString &name)
{
    if (!isValid() || !actionNames().contains(name))
        return;
    const bool isMenu = name == showMenuAction();
    QMetaObject::invokeMethod(
        m_view,
        [view = m_view.data(), index = m_index, isMenu] {
            if (index.isValid())
                isMenu ? openMenu(*view, index) : press(*view, index);
        },
        Qt::QueuedConnection);
}

QAccessibleInterface *makeListInterface(const QString &name, QObject *object)
{
    static constexpr std::array lists{"Hiwar::ConversationList"_L1, "Hiwar::SearchResults"_L1,
                                      "Hiwar::ScopeList"_L1, "QComboBoxListView"_L1};
    auto *view = qobject_cast<QListView *>(object);
    const bool isOurs = std::find(lists.begin(), lists.end(), name) != lists.end();
    return view && isOurs ? new AccessibleList(view) : nullptr;
}

} // namespace

void installAccessibleLists()
{
    QAccessible::installFactory(makeListInterface);
}

AccessibleList::AccessibleList(QListView *view)
    : QAccessibleWidget(view, QAccessible::List)
{
}

AccessibleList::~AccessibleList()
{
    for (const QAccessible::Id id : std::as_const(m_items)) {
        // At the end of the program the cache may have deleted it already.
        if (QAccessible::accessibleInterface(id))
            QAccessible::deleteAccessibleInterface(id);
    }
}

QListView *AccessibleList::view() const
{
    return static_cast<QListView *>(widget());
}

QAccessibleInterface *AccessibleList::parent() const
{
    const QComboBox *box = boxOf(view());
    return box ? QAccessible::queryAccessibleInterface(const_cast<QComboBox *>(box))
               : QAccessibleWidget::parent();
}

QString AccessibleList::text(QAccessible::Text type) const
{
    const QComboBox *box = type == QAccessible::Name ? boxOf(view()) : nullptr;
    return box ? box->accessibleName() : QAccessibleWidget::text(type);
}

/// A field for a name is open in the viewport.
bool AccessibleList::isRenaming() const
{
    const QList<QWidget *> fields =
        view()->viewport()->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly);
    return std::any_of(fields.begin(), fields.end(),
                       [](const QWidget *field) { return field->isVisible(); });
}

int AccessibleList::childCount() const
{
    return view() ? rowCount() + (isRenaming() ? 1 : 0) : 0;
}

QAccessibleInterface *AccessibleList::child(int index) const
{
    const int rows = rowCount();
    if (index == rows && view() && isRenaming())
        return QAccessible::queryAccessibleInterface(view()->viewport());
    return item(index);
}

int AccessibleList::rowCount() const
{
    const QAbstractItemModel *model = view() ? view()->model() : nullptr;
    return model ? model->rowCount(view()->rootIndex()) : 0;
}

QAccessibleInterface *AccessibleList::item(int row) const
{
    if (row < 0 || row >= rowCount())
        return nullptr;
    const QModelIndex index = view()->model()->index(row, view()->modelColumn());
    if (const QAccessible::Id known = m_items.value(index))
        return QAccessible::accessibleInterface(known);
    watchModel();
    auto *made = new AccessibleRow(view(), index);
    m_items.insert(index, QAccessible::registerAccessibleInterface(made));
    return made;
}

void AccessibleList::watchModel() const
{
    const QAbstractItemModel *model = view()->model();
    if (m_model == model)
        return;
    if (m_model)
        m_model->disconnect(&m_context);
    m_model = model;
    forgetThoseThatWent();
    const auto forget = [this] { forgetThoseThatWent(); };
    QObject::connect(model, &QAbstractItemModel::rowsRemoved, &m_context, forget);
    QObject::connect(model, &QAbstractItemModel::modelReset, &m_context, forget);
    QObject::connect(model, &QObject::destroyed, &m_context, forget);
}

void AccessibleList::forgetThoseThatWent() const
{
    m_items.removeIf([model = view()->model()](const auto &item) {
        const bool went = item.key().model() != model;
        if (went)
            QAccessible::deleteAccessibleInterface(item.value());
        return went;
    });
}

QAccessibleInterface *AccessibleList::childAt(int x, int y) const
{
    const QModelIndex index = view()->indexAt(view()->viewport()->mapFromGlobal(QPoint(x, y)));
    return index.isValid() ? item(index.row()) : nullptr;
}

QAccessibleInterface *AccessibleList::focusChild() const
{
    const QModelIndex current = view()->currentIndex();
    return view()->hasFocus() && current.isValid() ? item(current.row()) : nullptr;
}

int AccessibleList::indexOfChild(const QAccessibleInterface *child) const
{
    if (child && view() && child->object() == view()->viewport())
        return isRenaming() ? rowCount() : -1;
    const auto *row = dynamic_cast<const AccessibleRow *>(child);
    return row && row->isValid() ? row->row() : -1;
}

} // namespace Hiwar
