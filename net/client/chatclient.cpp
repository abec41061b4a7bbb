// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/chatclient.h"

#include "net/client/httpchatcall.h"
#include "net/client/makeinquiry.h"
#include "net/client/modelscall.h"
#include "net/values/readyfuture.h"
#include "net/wire/requestcodec.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace Hiwar {

namespace {

/// The shorter wait; one without a limit is the longest.
std::chrono::milliseconds shorter(std::chrono::milliseconds wait, std::chrono::milliseconds most)
{
    return wait > 0ms ? qMin(wait, most) : most;
}

} // namespace

ChatClient::ChatClient(QObject *parent)
    : QObject(parent)
{
}

ChatClient::~ChatClient() = default;

void ChatClient::setTimeouts(const Timeouts &timeouts)
{
    m_timeouts = timeouts;
}

void ChatClient::setTap(WireTap *tap)
{
    m_tap = tap;
}

QList<WireTap *> ChatClient::tapsWith(WireTap *tap) const
{
    QList<WireTap *> taps{m_tap, tap};
    taps.removeAll(nullptr);
    return taps;
}

std::unique_ptr<ChatCall> ChatClient::send(const Connection &connection, const ChatRequest &request,
                                           WireTap *tap)
{
    auto inquiry = makeInquiry(connection, &Endpoint::chat, m_timeouts);
    if (!inquiry)
        return std::make_unique<HttpChatCall>(inquiry.error());
    if (request.stream)
        inquiry->accept = "text/event-stream, application/json"_ba;
    inquiry->body = encodeRequest(request);
    inquiry->isPost = true;
    inquiry->taps = tapsWith(tap);
    return std::make_unique<HttpChatCall>(*inquiry);
}

QFuture<tl::expected<QStringList, ApiError>> ChatClient::models(const Connection &connection)
{
    auto inquiry = makeInquiry(connection, &Endpoint::models, m_timeouts);
    if (!inquiry) {
        return readyFuture(tl::expected<QStringList, ApiError>(tl::unexpected(inquiry.error())));
    }
    constexpr std::chrono::milliseconds patience = 15s; // a list takes no thought
    inquiry->taps = tapsWith(nullptr);
    inquiry->timeouts.firstByte = shorter(inquiry->timeouts.firstByte, patience);
    inquiry->timeouts.silence = shorter(inquiry->timeouts.silence, patience);
    return (new ModelsCall(*inquiry, this))->future();
}

} // namespace Hiwar
