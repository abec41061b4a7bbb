// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Connects the wire archive and the inspector: shows the traffic of one reply, and follows it while
// the reply is under way. The timer runs only during that time. GUI thread.
#pragma once

#include "app/chat/wirearchive.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

namespace Hiwar {

class Conversation;
class SidePanels;

class InspectorController : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds pace{500};

    /// Both must outlive it.
    InspectorController(SidePanels &panels, const WireArchive &archive, QObject *parent = nullptr);

    /// Opens the inspector for this reply, if the archive has it.
    void inspect(const Conversation &conversation, const QString &messageId);
    void close();

private:
    void refresh();
    void forget();

    SidePanels &m_panels;
    const WireArchive &m_archive;
    QPointer<const Conversation> m_conversation; ///< of the shown reply
    QString m_messageId;
    QTimer m_timer;
};

} // namespace Hiwar
