// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/exchange.h"

#include "net/client/httprequest.h"
#include "net/client/requestbody.h"
#include "net/client/route.h"
#include "net/client/servertrust.h"
#include "net/client/shownwire.h"
#include "net/client/wiretap.h"
#include "net/values/endpoint.h"
#include "net/wire/cleantext.h"
#include "net/wire/unpacker.h"

#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QPointer>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace Hiwar {

Exchange::Exchange(Inquiry inquiry)
    : m_inquiry(std::move(inquiry))
    , m_clocks(m_inquiry.timeouts)
    , m_url(m_inquiry.url)
    , m_secrets(QList<Secret>{m_inquiry.key} + m_inquiry.hidden)
    , m_veil(m_secrets)
{
    connect(&m_clocks, &WaitClocks::expired, this, &Exchange::giveUp);
}

Exchange::~Exchange()
{
    drop();
}

void Exchange::start()
{
    ask(m_inquiry.url);
}

void Exchange::stop()
{
    drop();
}

void Exchange::noteContent()
{
    if (!m_reply)
        return;
    m_hasContent = true;
    m_clocks.noteContent();
}

void Exchange::ask(const QUrl &url)
{
    m_url = url;
    m_phase = Phase::Connecting;
    m_status = 0;
    // One of its own: a shared one lets a seventh stream to the same host wait for the first six,
    // and sends onto kept connections that the service may have closed.
    m_network = std::make_unique<QNetworkAccessManager>();
    m_network->setAutoDeleteReplies(false);
    m_proxy = proxyFor(m_inquiry.proxy, m_inquiry.proxyPassword, url);
    m_network->setProxy(m_proxy);
    const QNetworkRequest request = makeRequest(m_inquiry, url, m_proxy);
    m_body = m_inquiry.isPost ? new RequestBody(m_inquiry.body, m_network.get()) : nullptr;
    m_reply = m_body ? m_network->post(request, m_body) : m_network->get(request);
    connect(m_reply, &QNetworkReply::socketStartedConnecting, this,
            [this] { showStep(WireStep::Connecting); });
    connect(m_reply, &QNetworkReply::encrypted, this, [this] { showStep(WireStep::Encrypted); });
    connect(m_reply, &QNetworkReply::sslErrors, this, &Exchange::judgeServer);
    connect(m_reply, &QNetworkReply::encrypted, this, &Exchange::checkServer);
    connect(m_reply, &QNetworkReply::requestSent, this, &Exchange::noteSent);
    connect(m_reply, &QNetworkReply::metaDataChanged, this, &Exchange::readHead);
    connect(m_reply, &QNetworkReply::readyRead, this, &Exchange::readBody);
    connect(m_reply, &QNetworkReply::finished, this, &Exchange::endReply);
    m_clocks.startConnecting();
    showRequest(request);
}

void Exchange::showRequest(const QNetworkRequest &request) const
{
    if (m_inquiry.taps.isEmpty())
        return;
    const WireHeaders headers = shownHeaders(request, m_inquiry, m_secrets);
    const QByteArray body = veiled(m_inquiry.body, m_secrets);
    for (WireTap *tap : m_inquiry.taps) {
        tap->asked(m_inquiry.isPost ? "POST"_ba : "GET"_ba,
                   withSecretsHidden(urlWithout(m_secrets, m_url)), headers, body);
    }
}

void Exchange::showStep(WireStep step) const
{
    for (WireTap *tap : m_inquiry.taps)
        tap->reached(step);
}

void Exchange::showHead()
{
    if (m_inquiry.taps.isEmpty())
        return;
    WireHeaders headers;
    for (const auto &[name, value] : m_reply->rawHeaderPairs())
        headers.append({name, shownHeader(name, value, m_secrets)});
    for (WireTap *tap : m_inquiry.taps)
        tap->answered(m_status, headers);
}

void Exchange::showBody(const QByteArray &bytes) const
{
    if (bytes.isEmpty())
        return;
    for (WireTap *tap : m_inquiry.taps)
        tap->arrived(bytes);
}

void Exchange::showEnd()
{
    if (m_inquiry.taps.isEmpty())
        return;
    showBody(m_veil.rest());
    // An answer of 400 and above is an error to Qt as well; to the wire it is an answer.
    const bool isWhole = m_reply->error() == QNetworkReply::NoError || m_status >= 400;
    const WireEnd how = !m_reply->isFinished() ? WireEnd::Closed
                        : isWhole              ? WireEnd::Whole
                                               : WireEnd::Failed;
    QString fault;
    if (how == WireEnd::Failed)
        fault = QString::fromUtf8(veiled(m_reply->errorString().toUtf8(), m_secrets));
    for (WireTap *tap : m_inquiry.taps)
        tap->ended(how, cleanText(fault, {}));
}

void Exchange::judgeServer(const QList<QSslError> &errors)
{
    if (isPinned(m_reply->sslConfiguration().peerCertificate(), m_inquiry.pinnedSha256))
        m_reply->ignoreSslErrors(errors);
}

/// Nothing was sent yet.
void Exchange::checkServer()
{
    if (m_inquiry.pinnedSha256.isEmpty() ||
        isPinned(m_reply->sslConfiguration().peerCertificate(), m_inquiry.pinnedSha256))
        return;
    const ApiError error =
        describe(ErrorKind::TlsFailed, withShown(u"another certificate than the one looked at"_s));
    drop();
    emit failed(error);
}

QString Exchange::withShown(const QString &why) const
{
    const QString shown =
        describeShown(m_reply->sslConfiguration().peerCertificate(), m_inquiry.pinnedSha256);
    return shown.isEmpty() ? why : why + "; "_L1 + shown;
}

/// May be called from within a signal of the reply, so nothing is deleted on the spot. Before the
/// request is sent, abort() holds it back; later to let the reply go closes the socket as well, and
/// Qt 6.4.2 would warn of every fault of the line that is on its way then (row Q085).
void Exchange::drop()
{
    m_clocks.stop();
    if (!m_reply)
        return;
    m_reply->disconnect(this);
    showEnd();
    if (m_phase == Phase::Connecting)
        m_reply->abort();
    m_reply = nullptr;
    m_network.release()->deleteLater();
}

ApiError Exchange::describe(ErrorKind kind, const QString &detail) const
{
    ApiError error;
    error.kind = kind;
    error.httpStatus = m_status;
    error.url = urlWithout(m_secrets, m_url);
    error.detail = cleanText(detail, m_inquiry.key);
    error.requestId = m_requestId;
    error.waited = waitedFor(kind);
    if (kind == ErrorKind::ProxyFailed)
        error.location = addressOf(m_proxy);
    return withoutSecrets(error);
}

ApiError Exchange::withoutSecrets(ApiError error) const
{
    for (QString *text :
         {&error.serverText, &error.code, &error.param, &error.detail, &error.requestId})
        *text = veiledText(*text, m_secrets);
    return error;
}

ReplyEnd Exchange::withoutSecrets(ReplyEnd end) const
{
    for (QString *text : {&end.model, &end.finishReason})
        *text = veiledText(*text, m_secrets);
    return end;
}

/// Only where the waiting is a part of the fault.
std::chrono::milliseconds Exchange::waitedFor(ErrorKind kind) const
{
    if (kind == ErrorKind::FirstByteTimeout)
        return m_clocks.sinceContent();
    if (kind == ErrorKind::ConnectTimeout || kind == ErrorKind::NoAnswer ||
        kind == ErrorKind::Interrupted)
        return m_clocks.sinceBytes();
    if (kind == ErrorKind::SilenceTimeout)
        return std::max(m_clocks.sinceBytes(), m_clocks.sinceContent());
    return m_status >= 400 ? m_headTime : -1ms;
}

void Exchange::noteSent()
{
    showStep(WireStep::Sent);
    if (m_phase != Phase::Connecting)
        return;
    m_phase = Phase::Sent;
    m_clocks.startWaiting();
}

void Exchange::giveUp(WaitClocks::Limit limit)
{
    if (m_status >= 400)
        return refuse();
    const ErrorKind kind = limit == WaitClocks::Limit::Connect ? ErrorKind::ConnectTimeout
                           : m_hasContent                      ? ErrorKind::SilenceTimeout
                                                               : ErrorKind::FirstByteTimeout;
    const ApiError error = describe(kind);
    drop();
    emit failed(error);
}

void Exchange::readHead()
{
    const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (status < 200 || m_phase == Phase::Answering) // "100 Continue" is no answer yet
        return;
    if (std::exchange(m_phase, Phase::Answering) == Phase::Connecting)
        m_clocks.startWaiting(); // it answers before it has read all
    m_status = status;
    m_headTime = m_clocks.sinceBytes();
    m_clocks.noteBytes();
    m_requestId = readRequestId(*m_reply, m_inquiry.key);
    showHead();
    if (status >= 400)
        m_clocks.expectRefusal();
    const bool isReadable = expectBody();
    if (status >= 300 && status < 400) {
        if (!follow())
            refuse();
    } else if (status >= 200 && status < 300) {
        if (isReadable) {
            emit answered();
            return;
        }
        const ApiError error =
            describe(ErrorKind::NotAnApi,
                     u"Content-Encoding: %1, though identity was asked for"_s.arg(
                         QString::fromLatin1(m_reply->rawHeader("Content-Encoding"_ba).trimmed())));
        drop();
        emit failed(error);
    }
}

/// False when it is packed in a way that is not known.
bool Exchange::expectBody()
{
    const QByteArray encoding = m_reply->rawHeader("Content-Encoding"_ba).trimmed();
    const bool isPacked = !encoding.isEmpty() && encoding.toLower() != "identity";
    m_unpacker = isPacked ? std::make_unique<Unpacker>() : nullptr;
    return Unpacker::knows(encoding);
}

QByteArray Exchange::unpacked(const QByteArray &bytes) const
{
    return m_unpacker ? m_unpacker->feed(bytes) : bytes;
}

/// 307 and 308 keep the method and say that nothing was done yet.
bool Exchange::follow()
{
    const bool keepsMethod = m_status == 307 || m_status == 308 || !m_inquiry.isPost;
    const QByteArray location = m_reply->rawHeader("Location"_ba);
    const QUrl target = m_url.resolved(QUrl::fromEncoded(location));
    if (!keepsMethod || location.isEmpty() || !isSameOrigin(m_url, target) || m_hops == maxHops)
        return false;
    ++m_hops;
    drop();
    ask(target);
    return true;
}

void Exchange::readBody()
{
    readHead(); // should Qt ever tell of the body first
    if (!m_reply)
        return;
    const QByteArray raw = m_reply->readAll();
    if (raw.isEmpty())
        return;
    m_clocks.noteBytes();
    const QByteArray bytes = unpacked(raw);
    if (!m_inquiry.taps.isEmpty())
        showBody(m_veil.pass(bytes));
    const bool isBroken = m_unpacker && m_unpacker->hasFailed();
    if (m_status >= 300) {
        m_refusal += bytes.first(qMin(bytes.size(), maxRefusalBytes - m_refusal.size()));
        if (m_refusal.size() == maxRefusalBytes || isBroken)
            refuse();
        return;
    }
    const QPointer<Exchange> self = this;
    if (!bytes.isEmpty())
        emit bodyArrived(bytes);
    if (self && m_reply && isBroken) {
        drop();
        emit ended(true, u"The body is packed, and broken"_s);
    }
}

void Exchange::endReply()
{
    const QPointer<Exchange> self = this;
    readBody();
    if (!self || !m_reply)
        return;
    const QNetworkReply::NetworkError fault = m_reply->error();
    QString why = m_reply->errorString();
    if (fault == QNetworkReply::SslHandshakeFailedError)
        why = withShown(why);
    if (m_status >= 300 || (m_status > 0 && m_status < 200)) {
        refuse();
        return;
    }
    // Qt 6.4.2 takes "102 Processing" and "103 Early Hints" for the answer.
    const int interim = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (m_status == 0 && interim > 0)
        why = u"Only an interim answer came: %1"_s.arg(interim);
    if (m_unpacker && !m_unpacker->isWhole() && fault == QNetworkReply::NoError)
        why = u"The body is packed, and not all of it came"_s;
    const bool cut = fault != QNetworkReply::NoError || (m_unpacker && !m_unpacker->isWhole());
    const bool isBodyGone = !m_body || m_body->atEnd();
    drop();
    if (m_status > 0) {
        emit ended(cut, cut ? describe(ErrorKind::Interrupted, why).detail : QString());
    } else {
        ErrorKind kind = classifyTransport(fault, m_phase);
        // For plain HTTP Qt tells of an absent proxy as if it were the service.
        if (m_phase == Phase::Connecting && kind != ErrorKind::TlsFailed &&
            m_proxy.type() != QNetworkProxy::NoProxy)
            kind = ErrorKind::ProxyFailed;
        // Nobody can have served half a question; who ends it takes no more, as a rule.
        if (kind == ErrorKind::NoAnswer && !isBodyGone)
            kind = ErrorKind::TooLarge;
        emit failed(describe(kind, why));
    }
}

void Exchange::refuse()
{
    const QByteArray location = m_reply->rawHeader("Location"_ba);
    const HttpAnswer answer{.status = m_status,
                            .body = veiled(m_refusal, m_secrets),
                            .retryAfter = m_reply->rawHeader("Retry-After"_ba),
                            .retryAfterMs = m_reply->rawHeader("retry-after-ms"_ba),
                            .shouldRetry = m_reply->rawHeader("x-should-retry"_ba)};
    drop();
    ApiError error = classifyAnswer(answer, m_inquiry.key, QDateTime::currentDateTimeUtc());
    const ApiError described = describe(error.kind);
    error.url = described.url;
    error.requestId = described.requestId;
    error.waited = described.waited;
    error.location = described.location;
    if (error.kind == ErrorKind::Redirected && !location.isEmpty())
        error.location = urlWithout(m_secrets, m_url.resolved(QUrl::fromEncoded(location)));
    emit failed(error);
}

} // namespace Hiwar
