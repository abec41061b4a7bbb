// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checkup/shortreply.h"

#include "app/chat/promptbuilder.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

ChatRequest smallestRequest(const Profile &profile)
{
    const MessageNode question{.role = Role::User, .content = u"Reply with the word OK."_s};
    return buildRequest(profile, {question});
}

ShortReply::ShortReply(ChatClient &client, Connection connection, StreamMode streaming)
    : m_client(client)
    , m_connection(std::move(connection))
{
    m_connection.profile.streaming = streaming;
    m_connection.profile.refusals[m_connection.profile.model].stream = false;
}

void ShortReply::start()
{
    m_clock.start();
    m_call = m_client.send(m_connection, smallestRequest(m_connection.profile));
    connect(m_call.get(), &ChatCall::textArrived, this, &ShortReply::read);
    connect(m_call.get(), &ChatCall::finished, this, &ShortReply::end);
}

void ShortReply::read(const QString &text)
{
    if (m_outcome.pieces++ == 0)
        m_outcome.firstWord = std::chrono::milliseconds(m_clock.elapsed());
    m_outcome.text += text.first(qMin(text.size(), enoughText - m_outcome.text.size()));
    if (m_outcome.text.size() == enoughText)
        m_call->cancel(); // a reply is proved, and every further word may cost money
}

void ShortReply::end(const ChatOutcome &outcome)
{
    const bool isEnough = m_outcome.text.size() == enoughText;
    if (!outcome && !isEnough)
        m_outcome.error = outcome.error();
    emit finished(m_outcome);
}

} // namespace Hiwar
