// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/chatclient.h"

#include "net/client/httpchatcall.h"
#include "net/client/modelscall.h"
#include "net/values/apikey.h"
#include "net/values/endpoint.h"
#include "net/wire/requestcodec.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace Hiwar {

namespace {

/// For the details of an error, where it may be read by whoever helps; never the key.
QString describeFault(const KeyFault &fault)
{
    return u"The character U+%1 at position %2 of the key cannot be sent"_s
        .arg(QString::number(fault.codePoint, 16).toUpper().rightJustified(4, u'0'))
        .arg(fault.position);
}

/// Whom to ask, or why it cannot be done; the URL is still the base.
tl::expected<std::pair<Endpoint, Secret>, ApiError> resolve(const Connection &connection)
{
    ApiError error;
    const auto endpoint = resolveEndpoint(connection.profile.baseUrl);
    if (!endpoint) {
        error.kind = ErrorKind::BadAddress;
        return tl::unexpected(error);
    }
    auto key = cleanKey(QString::fromUtf8(connection.key.reveal()));
    if (!key) {
        error.kind = ErrorKind::BadKey;
        error.url = endpoint->base;
        error.detail = describeFault(key.error());
        return tl::unexpected(error);
    }
    return std::pair(*endpoint, std::move(*key));
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
    const auto target = resolve(connection);
    if (!target)
        return std::make_unique<HttpChatCall>(target.error());
    Inquiry inquiry{.url = target->first.chat,
                    .key = target->second,
                    .accept = request.stream ? "text/event-stream, application/json"_ba
                                             : "application/json"_ba,
                    .body = encodeRequest(request),
                    .isPost = true,
                    .timeouts = m_timeouts,
                    .taps = tapsWith(tap)};
    if (isLoopback(inquiry.url))
        inquiry.timeouts.firstByte = 0ms; // a model on this machine may take its time
    return std::make_unique<HttpChatCall>(inquiry);
}

QFuture<tl::expected<QStringList, ApiError>> ChatClient::models(const Connection &connection)
{
    const auto target = resolve(connection);
    if (!target) {
        return QtFuture::makeReadyFuture(
            tl::expected<QStringList, ApiError>(tl::unexpected(target.error())));
    }
    constexpr std::chrono::milliseconds patience = 15s; // a list takes no thought
    Inquiry inquiry{.url = target->first.models,
                    .key = target->second,
                    .accept = "application/json"_ba,
                    .body = {},
                    .isPost = false,
                    .timeouts = m_timeouts,
                    .taps = tapsWith(nullptr)};
    inquiry.timeouts.firstByte = qMin(inquiry.timeouts.firstByte, patience);
    inquiry.timeouts.silence = qMin(inquiry.timeouts.silence, patience);
    return (new ModelsCall(inquiry, this))->future();
}

} // namespace Hiwar
