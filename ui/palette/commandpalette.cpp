// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/commandpalette.h"

#include "ui/accessiblelist.h"
#include "ui/accessiblerole.h"
#include "ui/palette/palettedelegate.h"
#include "ui/theme/leadingedge.h"
#include "ui/theme/widgetpalette.h"

#include <QApplication>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QScopedValueRollback>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr int paletteWidth = 560;
constexpr int mostRows = 10;

} // namespace

CommandPalette::CommandPalette(QWidget &window, QAbstractItemModel &model)
    : FloatingCard(&window)
    , m_window(window)
    , m_announcer(this)
    , m_line(new QLineEdit(this))
    , m_nothing(new QLabel(tr("Nothing was found."), this))
    , m_list(new QListView(this))
    , m_delegate(new PaletteDelegate(this))
{
    setAccessibleRole(*this, QAccessible::Pane);
    setObjectName(u"Command palette"_s);
    setAccessibleName(tr("Command palette"));
    m_line->setObjectName(u"Find anything"_s);
    m_line->setAccessibleName(tr("Find anything"));
    m_line->setPlaceholderText(tr("Find an action, a conversation, a model, a setting"));
    keepAtLeadingEdge(*m_line);
    m_line->installEventFilter(this);
    setUpList(model);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_line);
    column->addWidget(m_nothing);
    column->addWidget(m_list, 1);
    connect(m_line, &QLineEdit::textChanged, this, [this](const QString &typed) {
        if (isVisible())
            take(typed);
    });
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) {
        if (isVisible() && now != nullptr && now != this && !isAncestorOf(now))
            hide();
    });
    window.installEventFilter(this);
    hide();
}

void CommandPalette::setUpList(QAbstractItemModel &model)
{
    installAccessibleLists();
    m_list->setObjectName(u"Found"_s);
    m_list->setAccessibleName(tr("Found"));
    m_list->setModel(&model);
    m_list->setItemDelegate(m_delegate);
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setMouseTracking(true);
    m_list->installEventFilter(this);
    connect(m_list, &QListView::clicked, this, &CommandPalette::choose);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &CommandPalette::takeCurrent);
    // More may be found after it has opened.
    connect(&model, &QAbstractItemModel::modelReset, this, [this] {
        if (isVisible() && !m_isFilling)
            take(typed());
    });
}

void CommandPalette::setTheme(const Theme &theme)
{
    FloatingCard::setTheme(theme);
    m_delegate->setTheme(theme);
    const int margin = theme.px(Space::s);
    layout()->setContentsMargins(margin, margin, margin, margin);
    layout()->setSpacing(margin);
    setGround(*m_list->viewport(), theme.palette.surface);
    setForeground(*m_nothing, theme.palette.secondary);
    if (isVisible())
        place();
}

QString CommandPalette::typed() const
{
    return m_line->text();
}

void CommandPalette::open()
{
    if (isVisible())
        return close();
    m_focusBefore = QApplication::focusWidget();
    m_line->clear();
    place();
    show();
    raise();
    m_line->setFocus(Qt::ShortcutFocusReason);
    take({});
}

void CommandPalette::close()
{
    if (!isVisible())
        return;
    // The focus first: what is hidden hands it to its neighbour.
    if (m_focusBefore != nullptr && m_focusBefore->isVisible())
        m_focusBefore->setFocus(Qt::OtherFocusReason);
    hide();
}

void CommandPalette::take(const QString &typed)
{
    {
        const QScopedValueRollback filling(m_isFilling, true);
        emit wanted(typed);
        m_list->setCurrentIndex(m_list->model()->index(0, 0));
        m_list->scrollToTop();
    }
    const bool isEmpty = m_list->model()->rowCount() == 0;
    const bool wasEmpty = !m_nothing->isHidden();
    m_nothing->setVisible(isEmpty);
    m_list->setVisible(!isEmpty);
    m_line->setAccessibleDescription(
        isEmpty ? m_nothing->text()
                : m_list->currentIndex().data(Qt::AccessibleTextRole).toString());
    if (isEmpty && !wasEmpty)
        m_announcer.announce(m_nothing->text());
    place();
}

void CommandPalette::takeCurrent()
{
    if (m_isFilling || !m_list->currentIndex().isValid())
        return;
    const QString words = m_list->currentIndex().data(Qt::AccessibleTextRole).toString();
    m_line->setAccessibleDescription(words);
    if (m_line->hasFocus()) // the list itself says what is chosen in it
        m_announcer.announce(words, true);
}

void CommandPalette::choose(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    const int row = index.row();
    close();
    emit chosen(row);
}

void CommandPalette::moveRow(int step, bool wraps)
{
    const int rows = m_list->model()->rowCount();
    if (rows == 0)
        return;
    int to = m_list->currentIndex().row() + step;
    to = wraps ? (to + rows) % rows : std::clamp(to, 0, rows - 1);
    m_list->setCurrentIndex(m_list->model()->index(to, 0));
}

void CommandPalette::place()
{
    const int edge = theme().px(Space::s);
    const int above = theme().px(Space::xxxl);
    const int width = std::min(m_window.width() - 2 * edge, theme().px(paletteWidth));
    const int rows = std::min(m_list->model()->rowCount(), mostRows);
    const int head = m_line->sizeHint().height() + 3 * edge;
    const int found = rows > 0 ? rows * m_delegate->rowHeight() : m_nothing->sizeHint().height();
    const int room = m_window.height() - above - edge;
    const int height = std::min(head + found, room);
    setSurface({(m_window.width() - width) / 2, above, width, height});
}

bool CommandPalette::takeKey(const QKeyEvent &key)
{
    const int page = std::max(1, m_list->viewport()->height() / m_delegate->rowHeight() - 1);
    switch (key.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        choose(m_list->currentIndex());
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
        moveRow(key.key() == Qt::Key_Up ? -1 : 1, true);
        return true;
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        moveRow(key.key() == Qt::Key_PageUp ? -page : page, false);
        return true;
    default:
        return false;
    }
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_window && event->type() == QEvent::Resize && isVisible())
        place();
    if (event->type() == QEvent::KeyPress && (watched == m_line || watched == m_list) &&
        takeKey(*static_cast<QKeyEvent *>(event)))
        return true;
    return FloatingCard::eventFilter(watched, event);
}

void CommandPalette::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape)
        return FloatingCard::keyPressEvent(event);
    close();
    emit left();
}

} // namespace Hiwar
