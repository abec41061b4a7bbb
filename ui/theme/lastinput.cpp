// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/lastinput.h"

#include <QCoreApplication>
#include <QEvent>

namespace Hiwar {

LastInput::LastInput(QObject *parent)
    : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool LastInput::eventFilter(QObject *, QEvent *event)
{
    const QEvent::Type type = event->type();
    if (type == QEvent::KeyPress || type == QEvent::ShortcutOverride || type == QEvent::Shortcut)
        m_wasMouse = false;
    else if (type == QEvent::MouseButtonPress || type == QEvent::TouchBegin)
        m_wasMouse = true;
    return false;
}

} // namespace Hiwar
