// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/tabstrip.h"

#include "ui/sidebar/conversationrows.h"
#include "ui/theme/icon.h"
#include "ui/theme/ownline.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QDrag>
#include <QHelpEvent>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QPointer>
#include <QToolTip>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr int widest = 220; ///< a title is cut behind that

} // namespace

TabStrip::TabStrip(QWidget *parent)
    : SectionBar(parent)
{
    setObjectName(u"Tabs"_s);
    setAccessibleName(tr("Tabs"));
    setFocusPolicy(Qt::TabFocus); // a click goes on in the composer
    setUsesScrollButtons(true);
    setAcceptDrops(true);
    setMouseTracking(true);
    hide();
    connect(this, &QTabBar::currentChanged, this, [this](int index) { emit chosen(idAt(index)); });
}

void TabStrip::setTheme(const Theme &theme)
{
    m_theme = theme;
    SectionBar::setTheme(theme);
}

void TabStrip::setTabs(const QList<ShownTab> &tabs, const QString &current)
{
    QSignalBlocker quiet(this);
    m_tabs = tabs;
    while (count() > int(tabs.size()))
        removeTab(count() - 1);
    int shown = 0;
    for (int i = 0; i < int(tabs.size()); ++i) {
        const ShownTab &tab = tabs.at(i);
        if (i == count())
            addTab({});
        if (tab.id == current)
            shown = i;
        const QString state = tab.isArriving ? tr("%1, a reply is arriving").arg(tab.title)
                              : tab.isUnread ? tr("%1, a new reply").arg(tab.title)
                                             : tab.title;
        setTabText(i, QString(tab.title).replace(u'&', u"&&"_s)); // no key of its own
        setTabToolTip(i, u"<p>"_s + tab.title.toHtmlEscaped() + u"</p>"_s);
        setAccessibleTabName(i, state);
    }
    setCurrentIndex(shown);
    const bool givesUpFocus = hasFocus() && count() < 2;
    setVisible(count() > 1);
    update();
    quiet.unblock();
    if (givesUpFocus)
        emit focusGivenUp();
}

void TabStrip::step(int tabs)
{
    if (count() > 1)
        setCurrentIndex(((currentIndex() + tabs) % count() + count()) % count());
}

bool TabStrip::closeCurrent()
{
    if (count() < 2)
        return false;
    emit closeRequested(idAt(currentIndex()));
    return true;
}

int TabStrip::insertionAt(const QPoint &position) const
{
    for (int i = 0; i < count(); ++i) {
        const int middle = tabRect(i).center().x();
        if (isRightToLeft() ? position.x() > middle : position.x() < middle)
            return i;
    }
    return count();
}

QSize TabStrip::minimumSizeHint() const
{
    return {4 * m_theme.px(Space::xxxl), sizeHint().height()};
}

QSize TabStrip::tabSizeHint(int index) const
{
    const int words = fontMetrics().horizontalAdvance(m_tabs.value(index).title);
    const int room = 2 * m_theme.px(Theme::leastTarget) + m_theme.px(Space::m);
    return {std::min(words + room, m_theme.px(widest)), m_theme.px(Theme::controlHeight)};
}

QRect TabStrip::closeRect(int index) const
{
    const QRect tab = tabRect(index);
    const int side = m_theme.px(Theme::leastTarget);
    if (tab.width() < 3 * side) // its words need the room
        return {};
    const QRect logical(tab.right() + 1 - side, tab.center().y() - side / 2, side, side);
    return QStyle::visualRect(layoutDirection(), tab, logical);
}

void TabStrip::paintTab(QPainter &painter, int index) const
{
    const Palette &colours = m_theme.palette;
    const QRect tab = tabRect(index);
    const bool isChosen = index == currentIndex();
    const int gap = m_theme.px(Space::xs);
    if (isChosen)
        painter.fillRect(tab, colours.chosen);
    const ShownTab &shown = m_tabs.at(index);
    const QRect words = tab.adjusted(m_theme.px(Space::s), 0, -gap, 0);
    const QRect close = closeRect(index);
    const bool canClose = !close.isNull() && (isChosen || index == m_pointed);
    const int dot = m_theme.px(Space::s);
    const bool hasDot = shown.isArriving || shown.isUnread;
    QRect inner = words.adjusted(hasDot ? dot + gap : gap / 2, 0,
                                 canClose ? -m_theme.px(Theme::leastTarget) : -gap, 0);
    inner = QStyle::visualRect(layoutDirection(), tab, inner);
    painter.setPen(isChosen ? colours.chosenText : colours.text);
    paintOwnLine(painter, inner, shown.title, layoutDirection());
    if (hasDot) {
        const QRect at = QStyle::visualRect(
            layoutDirection(), tab,
            QRect(words.left(), tab.center().y() - dot / 2 + 1, dot - 2, dot - 2));
        painter.setPen(QPen(colours.accent, m_theme.px(1)));
        painter.setBrush(shown.isUnread ? QBrush(colours.accent) : QBrush(Qt::NoBrush));
        painter.drawEllipse(at);
    }
    if (canClose)
        tintedIcon(Icon::Close, colours.secondary)
            .paint(&painter, close.marginsRemoved({gap, gap, gap, gap}));
    const int line = m_theme.px(Theme::ringWidth);
    if (isChosen)
        painter.fillRect(tab.adjusted(0, tab.height() - line, 0, 0), colours.accent);
    if (isChosen && hasFocus()) {
        painter.setPen(QPen(colours.focusRing, line));
        painter.setBrush(Qt::NoBrush);
        const int radius = m_theme.px(Theme::controlRadius);
        painter.drawRoundedRect(QRectF(tab).adjusted(line, line, -line, -line), radius, radius);
    }
}

void TabStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRect(0, height() - 1, width(), 1), m_theme.palette.hairline);
    for (int i = 0; i < std::min(count(), int(m_tabs.size())); ++i)
        paintTab(painter, i);
}

bool TabStrip::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const int index = tabAt(help->pos());
        if (index >= 0 && closeRect(index).contains(help->pos())) {
            QToolTip::showText(help->globalPos(), tr("Close the tab"), this);
            return true;
        }
    }
    return SectionBar::event(event);
}

void TabStrip::setPointed(int index)
{
    if (std::exchange(m_pointed, index) != index)
        update();
}

void TabStrip::mousePressEvent(QMouseEvent *event)
{
    const int index = tabAt(event->pos());
    m_pressed = idAt(index);
    m_pressedAt = event->pos();
    m_pressedClose = index >= 0 && closeRect(index).contains(event->pos());
    if (event->button() == Qt::LeftButton && !m_pressedClose)
        SectionBar::mousePressEvent(event);
}

void TabStrip::mouseMoveEvent(QMouseEvent *event)
{
    setPointed(tabAt(event->pos()));
    const bool isFar =
        (event->pos() - m_pressedAt).manhattanLength() >= QApplication::startDragDistance();
    if ((event->buttons() & Qt::LeftButton) && !m_pressed.isEmpty() && isFar)
        drag(std::exchange(m_pressed, {}));
}

void TabStrip::mouseReleaseEvent(QMouseEvent *event)
{
    const QString pressed = std::exchange(m_pressed, {});
    const int index = tabAt(event->pos());
    if (pressed.isEmpty() || pressed != idAt(index))
        return;
    const bool onClose = m_pressedClose && closeRect(index).contains(event->pos());
    if (event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && onClose))
        emit closeRequested(pressed);
}

/// The one of QTabBar would show, and load, every conversation on the way.
void TabStrip::wheelEvent(QWheelEvent *event)
{
    event->ignore();
}

void TabStrip::leaveEvent(QEvent *event)
{
    setPointed(-1);
    SectionBar::leaveEvent(event);
}

void TabStrip::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Delete)
        closeCurrent();
    else
        SectionBar::keyPressEvent(event);
}

void TabStrip::drag(const QString &id)
{
    const auto tab = std::find_if(m_tabs.cbegin(), m_tabs.cend(),
                                  [&id](const ShownTab &each) { return each.id == id; });
    if (tab == m_tabs.cend() || tab->isTemporary)
        return;
    auto *drag = new QDrag(this);
    drag->setMimeData(dragOf({id}));
    drag->setPixmap(grab(tabRect(int(tab - m_tabs.cbegin()))));
    const QPointer<TabStrip> self = this;
    // lint: allow exec: a drag has no other way
    const Qt::DropAction done = drag->exec(Qt::CopyAction);
    if (!self) // the window was closed meanwhile
        return;
    // With the button still down, it was Escape that ended it.
    const bool wasDropped = !(QApplication::mouseButtons() & Qt::LeftButton);
    const bool isOutside = !window()->frameGeometry().contains(QCursor::pos());
    if (done == Qt::IgnoreAction && wasDropped && isOutside)
        emit windowRequested(id);
}

void TabStrip::dragEnterEvent(QDragEnterEvent *event)
{
    if (draggedConversations(event->mimeData()).size() == 1)
        event->acceptProposedAction();
}

void TabStrip::dropEvent(QDropEvent *event)
{
    const QStringList ids = draggedConversations(event->mimeData());
    if (ids.size() != 1)
        return;
    event->setDropAction(Qt::CopyAction); // the list keeps it
    event->accept();
    emit dropped(ids.constFirst(), insertionAt(event->position().toPoint()));
}

void TabStrip::contextMenuEvent(QContextMenuEvent *event)
{
    const bool byKeys = event->reason() == QContextMenuEvent::Keyboard;
    const int index = byKeys ? currentIndex() : tabAt(event->pos());
    if (index >= 0)
        openMenu(index, byKeys ? mapToGlobal(tabRect(index).center()) : event->globalPos());
}

void TabStrip::openMenu(int index, const QPoint &at)
{
    const QString id = idAt(index);
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Close the tab"), this, [this, id] { emit closeRequested(id); });
    menu->addAction(tr("Close the other tabs"), this,
                    [this, id] { emit othersCloseRequested(id); });
    QAction *apart =
        menu->addAction(tr("Open in a new window"), this, [this, id] { emit windowRequested(id); });
    apart->setEnabled(!m_tabs.at(index).isTemporary);
    menu->addSeparator();
    QAction *before = menu->addAction(tr("Move towards the start"), this,
                                      [this, index] { emit moveRequested(index, index - 1); });
    before->setEnabled(index > 0);
    QAction *after = menu->addAction(tr("Move towards the end"), this,
                                     [this, index] { emit moveRequested(index, index + 1); });
    after->setEnabled(index + 1 < count());
    menu->popup(at);
}

} // namespace Hiwar
