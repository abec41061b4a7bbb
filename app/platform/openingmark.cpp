// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/platform/openingmark.h"

#include "ui/conversation/conversationview.h"

#include <QEvent>
#include <QFile>

namespace Hiwar {

OpeningMark::OpeningMark(const QString &historyPath)
    : m_path(historyPath + QStringLiteral(".opening"))
    , m_wasLeft(QFile::exists(m_path))
{
    takeAway(); // reported once: this start shows another conversation
}

OpeningMark::~OpeningMark()
{
    takeAway();
}

void OpeningMark::leaveUntilPainted(ConversationView &view)
{
    QFile mark(m_path);
    // Where no file can be written, there is no mark.
    if (mark.open(QFile::WriteOnly))
        mark.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    m_view = &view;
    view.viewport()->installEventFilter(this);
}

bool OpeningMark::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Paint && m_view && m_view->rows().count() > 0) {
        watched->removeEventFilter(this);
        m_view = nullptr;
        QMetaObject::invokeMethod(this, &OpeningMark::takeAway, Qt::QueuedConnection);
    }
    return false;
}

void OpeningMark::takeAway()
{
    QFile::remove(m_path);
}

} // namespace Hiwar
