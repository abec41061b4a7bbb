// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/conversationdrop.h"

#include "ui/sidebar/conversationrows.h"

#include <QDropEvent>
#include <QWidget>

namespace Hiwar {

namespace {

/// Empty: it is something else, or several of them.
QString idOf(const QDropEvent &event)
{
    const QStringList ids = draggedConversations(event.mimeData());
    return ids.size() == 1 ? ids.constFirst() : QString();
}

} // namespace

ConversationDrop::ConversationDrop(QWidget &window)
    : QObject(&window)
{
    window.installEventFilter(this);
}

bool ConversationDrop::eventFilter(QObject *, QEvent *event)
{
    if (event->type() != QEvent::DragEnter && event->type() != QEvent::Drop)
        return false;
    auto *drop = static_cast<QDropEvent *>(event);
    const QString id = idOf(*drop);
    if (id.isEmpty())
        return false;
    drop->setDropAction(Qt::CopyAction); // the list keeps it
    drop->accept();
    if (event->type() == QEvent::Drop)
        emit dropped(id);
    return true;
}

} // namespace Hiwar
