// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/popupsurface.h"

#include "ui/theme/floating.h"
#include "ui/theme/lastinput.h"

#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QPainterPath>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// Qt has no public name for it.
bool isComboList(const QWidget &widget)
{
    return widget.inherits("QComboBoxPrivateContainer");
}

bool isTip(const QWidget &widget)
{
    return widget.inherits("QTipLabel");
}

/// Qt stores what stands for an action in the accessibility tree even when its menu is gone, and
/// takes it again for the next menu, where nobody can read it.
void forgetItems(const QMenu &menu)
{
    const QList<QAction *> actions = menu.actions();
    for (QAction *action : actions) {
        QAccessibleInterface *item = QAccessible::queryAccessibleInterface(action);
        const QAccessibleInterface *owner = item ? item->parent() : nullptr;
        if (owner && owner->object() == &menu)
            QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(item));
    }
}

} // namespace

PopupSurface::PopupSurface(const Theme &theme, QObject *parent)
    : QObject(parent)
    , m_theme(theme)
    , m_lastInput(new LastInput(this))
    , m_isTranslucent(QGuiApplication::platformName() != u"xcb"_s)
{
}

bool PopupSurface::isPopup(const QWidget &widget)
{
    return qobject_cast<const QMenu *>(&widget) || isComboList(widget) || isTip(widget);
}

int PopupSurface::margin() const
{
    return m_isTranslucent ? shadowMargin(m_theme) : 0;
}

void PopupSurface::adopt(QWidget &popup)
{
    if (m_isTranslucent)
        popup.setAttribute(Qt::WA_TranslucentBackground);
    popup.setWindowFlag(Qt::FramelessWindowHint);
    popup.setWindowFlag(Qt::NoDropShadowWindowHint);
    popup.installEventFilter(this);
    if (auto *menu = qobject_cast<QMenu *>(&popup)) {
        // Who chooses by the accessibility tree has no key or button that closes it.
        disconnect(menu, &QMenu::triggered, this, nullptr);
        connect(menu, &QMenu::triggered, this, [menu] {
            if (menu->isVisible())
                menu->close();
        });
    }
}

bool PopupSurface::eventFilter(QObject *watched, QEvent *event)
{
    auto &popup = *static_cast<QWidget *>(watched);
    if (event->type() == QEvent::Paint && isComboList(popup))
        paint(popup); // the style paints the others
    if (event->type() == QEvent::Show)
        shown(popup);
    const auto *menu = qobject_cast<QMenu *>(&popup);
    if (menu && event->type() == QEvent::DeferredDelete)
        forgetItems(*menu);
    if (event->type() == QEvent::Resize && !m_isTranslucent) {
        QPainterPath shape;
        const qreal radius = m_theme.px(Theme::surfaceRadius);
        shape.addRoundedRect(popup.rect(), radius, radius);
        popup.setMask(QRegion(shape.toFillPolygon().toPolygon()));
    }
    return false;
}

void PopupSurface::paint(QWidget &popup) const
{
    QPainter painter(&popup);
    const int edge = margin();
    paintFloating(painter, popup.rect().adjusted(edge, edge, -edge, -edge), m_theme,
                  m_isTranslucent);
}

void PopupSurface::shown(QWidget &popup) const
{
    if (isComboList(popup)) {
        const int edge = margin() + m_theme.px(Space::xs);
        popup.setContentsMargins(edge, edge, edge, edge);
    } else if (const auto *menu = qobject_cast<QMenu *>(&popup)) {
        popup.move(popup.pos() - QPoint(margin(), margin())); // its surface comes where it was put
        if (menu->activeAction() || m_lastInput->wasMouse())
            return;
        QKeyEvent down(QEvent::KeyPress, Qt::Key_Down, Qt::NoModifier);
        QCoreApplication::sendEvent(&popup, &down); // setActiveAction() would open a submenu
    }
}

} // namespace Hiwar
