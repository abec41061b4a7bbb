// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/chatclient.h"

#include "net/client/certificatefiles.h"
#include "net/client/httpchatcall.h"
#include "net/client/specifyrequest.h"
#include "net/client/wholecall.h"
#include "net/values/readyfuture.h"
#include "net/wire/modellist.h"
#include "net/wire/requestcodec.h"
#include "net/wire/transcription.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace Hiwar {

namespace {

/// The shorter wait; a wait without a limit counts as the longest.
std::chrono::milliseconds shorter(std::chrono::milliseconds wait, std::chrono::milliseconds most)
{
    return wait > 0ms ? qMin(wait, most) : most;
}

} // namespace

ChatClient::ChatClient(const Timeouts &timeouts, QObject *parent)
    : QObject(parent)
    , m_timeouts(timeouts)
    , m_certificates(std::make_unique<CertificateFiles>())
{
}

ChatClient::~ChatClient() = default;

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
    auto spec = specifyRequest(connection, &Endpoint::chat, m_timeouts, *m_certificates);
    if (!spec)
        return std::make_unique<HttpChatCall>(spec.error());
    if (request.stream)
        spec->accept = "text/event-stream, application/json"_ba;
    spec->body = encodeRequest(request);
    spec->isPost = true;
    spec->taps = tapsWith(tap);
    return std::make_unique<HttpChatCall>(*spec);
}

QFuture<tl::expected<QList<ModelInfo>, ApiError>> ChatClient::models(const Connection &connection)
{
    using Models = tl::expected<QList<ModelInfo>, ApiError>;
    auto spec = specifyRequest(connection, &Endpoint::models, m_timeouts, *m_certificates);
    if (!spec)
        return readyFuture(Models(tl::unexpected(spec.error())));
    constexpr std::chrono::milliseconds patience = 15s; // a list needs no thinking
    spec->taps = tapsWith(nullptr);
    spec->timeouts.firstByte = shorter(spec->timeouts.firstByte, patience);
    spec->timeouts.silence = shorter(spec->timeouts.silence, patience);
    const auto read = [key = spec->key](const QByteArray &body, bool isCut) -> Models {
        if (isCut)
            return tl::unexpected(ApiError{.kind = ErrorKind::Interrupted});
        return readModelList(body, key);
    };
    return (new WholeCall<QList<ModelInfo>>(
                *spec, {maxModelListBytes, u"The list is larger than what it can be"_s, read},
                this))
        ->future();
}

QFuture<tl::expected<QString, ApiError>> ChatClient::transcribe(const Connection &connection,
                                                                const TranscriptionRequest &request)
{
    auto spec = specifyRequest(connection, &Endpoint::transcriptions, m_timeouts, *m_certificates);
    if (!spec)
        return readyFuture(tl::expected<QString, ApiError>(tl::unexpected(spec.error())));
    MultipartForm form = transcriptionForm(request);
    spec->body = std::move(form.body);
    spec->contentType = form.contentType;
    spec->isPost = true;
    const auto read = [key = spec->key](const QByteArray &body, bool isCut) {
        return readTranscription(body, key, isCut);
    };
    return (new WholeCall<QString>(*spec,
                                   {maxTranscriptionBytes,
                                    u"The answer is larger than the words of a recording"_s, read},
                                   this))
        ->future();
}

} // namespace Hiwar
