// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/strayinput.h"

#include "ui/composer/composer.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDropEvent>
#include <QKeyEvent>
#include <QMimeData>

#include <algorithm>

namespace Hiwar {

namespace {

constexpr auto commands = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;

bool isTyping(const QKeyEvent &event)
{
    return !(event.modifiers() & commands) && !event.text().isEmpty() &&
           event.text().at(0).isPrint();
}

bool isEnter(const QKeyEvent &event)
{
    const bool isKey = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    return isKey && !(event.modifiers() & commands) && !event.isAutoRepeat();
}

/// Files or a picture of another program.
bool isFromOutside(const QDropEvent &drop)
{
    const QMimeData *data = drop.mimeData();
    return drop.source() == nullptr && (data->hasUrls() || data->hasImage());
}

} // namespace

StrayInput::StrayInput(QWidget &window, Composer &composer, const QList<QWidget *> &panes)
    : QObject(&window)
    , m_window(window)
    , m_composer(composer)
    , m_panes(panes)
{
    window.setAcceptDrops(true);
    qApp->installEventFilter(this);
}

bool StrayInput::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_window)
        return takeOfWindow(event);
    if (event->type() != QEvent::KeyPress || !isEnter(*static_cast<QKeyEvent *>(event)))
        return false;
    auto *button = qobject_cast<QAbstractButton *>(watched);
    if (button == nullptr || !button->isEnabled() || !m_window.isAncestorOf(button))
        return false;
    button->click();
    return true;
}

/// What no widget within the window took comes to the window itself.
bool StrayInput::takeOfWindow(QEvent *event)
{
    if (event->type() == QEvent::KeyPress)
        return takeKey(static_cast<QKeyEvent *>(event));
    if (event->type() != QEvent::DragEnter && event->type() != QEvent::Drop)
        return false;
    auto *drop = static_cast<QDropEvent *>(event);
    if (!isFromOutside(*drop))
        return false;
    if (event->type() == QEvent::Drop)
        m_composer.takeDropped(drop->mimeData());
    drop->acceptProposedAction();
    return true;
}

bool StrayInput::takeKey(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        emit composerWanted();
        return true;
    }
    if (!isTyping(*event) || !m_composer.isVisible() || !isInPanes(QApplication::focusWidget()))
        return false;
    m_composer.typeKey(event);
    return true;
}

bool StrayInput::isInPanes(const QWidget *focus) const
{
    return focus == nullptr || focus == &m_window ||
           std::any_of(m_panes.begin(), m_panes.end(), [focus](const QWidget *pane) {
               return pane == focus || pane->isAncestorOf(focus);
           });
}

} // namespace Hiwar
