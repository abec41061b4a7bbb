// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/platform/systemopenings.h"

#include <QCoreApplication>
#include <QFileOpenEvent>

#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

SystemOpenings::SystemOpenings(QObject *parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

void SystemOpenings::begin()
{
    m_hasBegun = true;
    tellSoon();
}

bool SystemOpenings::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != qApp || event->type() != QEvent::FileOpen)
        return QObject::eventFilter(watched, event);
    const QUrl url = static_cast<QFileOpenEvent *>(event)->url();
    if (url.isLocalFile())
        m_files.append(url.toLocalFile());
    else
        m_links.append(url.toString(QUrl::FullyEncoded));
    tellSoon();
    return true;
}

/// Files that were opened together come one after the other.
void SystemOpenings::tellSoon()
{
    if (!m_hasBegun || m_isTelling)
        return;
    m_isTelling = true;
    QMetaObject::invokeMethod(this, &SystemOpenings::tell, Qt::QueuedConnection);
}

void SystemOpenings::tell()
{
    m_isTelling = false;
    const QStringList files = std::exchange(m_files, {});
    const QStringList links = std::exchange(m_links, {});
    for (const QString &link : links)
        emit opened({link});
    if (!files.isEmpty())
        emit opened(QStringList{u"--"_s} + files);
}

} // namespace Hiwar
