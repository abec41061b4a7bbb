// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/inspectorcontroller.h"

#include "app/chat/conversation.h"
#include "net/client/computefigures.h"
#include "ui/inspector/inspectorpanel.h"
#include "ui/window/sidepanels.h"

#include <algorithm>

namespace Hiwar {

namespace {

InspectedReply inspected(const MessageNode &node, const WireTranscript &transcript)
{
    InspectedReply reply{.messageId = node.id, .model = node.model, .transcript = transcript};
    const auto &exchanges = transcript.exchanges;
    for (qsizetype i = 0; i < exchanges.size(); ++i) {
        const bool isLast = i + 1 == exchanges.size();
        const bool isOpen = exchanges.at(i).end == WireEnd::Open;
        // Figures of an exchange that is still open would be outdated before they are read.
        reply.figures.append(
            isOpen ? WireFigures{}
                   : computeFigures(exchanges.at(i), isLast ? node.usage : std::nullopt));
    }
    return reply;
}

} // namespace

InspectorController::InspectorController(SidePanels &panels, const WireArchive &archive,
                                         QObject *parent)
    : QObject(parent)
    , m_panels(panels)
    , m_archive(archive)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(pace);
    connect(&m_timer, &QTimer::timeout, this, &InspectorController::refresh);
    connect(&panels, &SidePanels::shownChanged, this, [this](SidePanel which, bool shown) {
        if (which == SidePanel::Inspector && !shown)
            forget();
    });
}

void InspectorController::inspect(const Conversation &conversation, const QString &messageId)
{
    if (!m_archive.has(messageId))
        return;
    forget();
    m_conversation = &conversation;
    m_messageId = messageId;
    connect(&conversation, &Conversation::messageChanged, this, [this](int row) {
        if (m_conversation && m_conversation->path().value(row) == m_messageId)
            refresh();
    });
    connect(&conversation, &Conversation::pathChanged, this, &InspectorController::refresh);
    refresh();
    m_panels.setShown(SidePanel::Inspector, true);
}

void InspectorController::close()
{
    m_panels.setShown(SidePanel::Inspector, false);
}

void InspectorController::forget()
{
    m_timer.stop();
    if (m_conversation)
        m_conversation->disconnect(this);
    m_conversation.clear();
    m_messageId.clear();
}

void InspectorController::refresh()
{
    const MessageNode *node = m_conversation ? m_conversation->find(m_messageId) : nullptr;
    const auto transcript = m_archive.find(m_messageId);
    if (!node || !transcript) {
        close(); // it was deleted
        return;
    }
    m_panels.inspector().setReply(inspected(*node, *transcript));
    const bool isRunning =
        node->state == MessageState::Waiting || node->state == MessageState::Arriving;
    if (isRunning)
        m_timer.start();
    else
        m_timer.stop();
}

} // namespace Hiwar
