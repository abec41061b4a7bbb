// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/exchange.h"

#include "net/client/httpcall.h"
#include "net/client/httprequest.h"
#include "net/client/route.h"
#include "net/client/servertrust.h"
#include "net/client/shownwire.h"
#include "net/client/wiretap.h"
#include "net/values/endpoint.h"
#include "net/values/errorcause.h"
#include "net/wire/sanitizetext.h"
#include "net/wire/unpacker.h"

#include <QPointer>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace Hiwar {

namespace {

QByteArray methodOf(const RequestSpec &spec)
{
    return spec.isPost ? "POST"_ba : "GET"_ba;
}

} // namespace

Exchange::Exchange(RequestSpec spec)
    : m_spec(std::move(spec))
    , m_clocks(m_spec.timeouts)
    , m_url(m_spec.url)
    , m_secrets(QList<Secret>{m_spec.key} + m_spec.hidden)
    , m_redactor(m_secrets)
{
    connect(&m_clocks, &WaitClocks::expired, this, &Exchange::giveUp);
}

Exchange::~Exchange()
{
    drop();
}

void Exchange::start()
{
    ask(m_spec.url);
}

void Exchange::stop()
{
    drop();
}

void Exchange::noteContent()
{
    if (!m_call)
        return;
    m_hasContent = true;
    m_clocks.noteContent();
}

void Exchange::rest(std::chrono::milliseconds time)
{
    if (m_call)
        m_call->rest(time);
}

void Exchange::ask(const QUrl &url)
{
    m_url = url;
    m_phase = Phase::Connecting;
    m_status = 0;
    m_proxy = proxyFor(m_spec.proxy, m_spec.proxyPassword, url);
    const OutgoingRequest request = makeRequest(m_spec, url, m_proxy);
    m_call = std::make_unique<HttpCall>(request, methodOf(m_spec), m_spec.body, m_proxy);
    connect(m_call.get(), &HttpCall::found, this, [this] { showStep(WireStep::Connecting); });
    connect(m_call.get(), &HttpCall::encrypted, this, [this] { showStep(WireStep::Encrypted); });
    connect(m_call.get(), &HttpCall::sslErrors, this, &Exchange::judgeServer);
    connect(m_call.get(), &HttpCall::encrypted, this, &Exchange::checkServer);
    connect(m_call.get(), &HttpCall::opened, this, &Exchange::noteOpened);
    connect(m_call.get(), &HttpCall::sent, this, &Exchange::noteSent);
    connect(m_call.get(), &HttpCall::headArrived, this, &Exchange::readHead);
    connect(m_call.get(), &HttpCall::bodyArrived, this, &Exchange::readBody);
    connect(m_call.get(), &HttpCall::finished, this, &Exchange::endReply);
    m_clocks.startConnecting();
    m_call->start();
    showRequest(request);
}

void Exchange::showRequest(const OutgoingRequest &request) const
{
    if (m_spec.taps.isEmpty())
        return;
    const WireHeaders headers = shownHeaders(request, m_spec, m_secrets);
    const QByteArray body = redacted(m_spec.body, m_secrets);
    for (WireTap *tap : m_spec.taps) {
        tap->asked(methodOf(m_spec), withSecretsHidden(urlWithout(m_secrets, m_url)), headers,
                   body);
    }
}

void Exchange::showStep(WireStep step) const
{
    for (WireTap *tap : m_spec.taps)
        tap->reached(step);
}

void Exchange::showHead()
{
    if (m_spec.taps.isEmpty())
        return;
    WireHeaders headers;
    for (const auto &[name, value] : m_call->answer().fields())
        headers.append({name, shownHeader(name, value, m_secrets)});
    for (WireTap *tap : m_spec.taps)
        tap->answered(m_status, headers);
}

void Exchange::showBody(const QByteArray &bytes) const
{
    if (bytes.isEmpty())
        return;
    for (WireTap *tap : m_spec.taps)
        tap->arrived(bytes);
}

void Exchange::showEnd()
{
    if (m_spec.taps.isEmpty())
        return;
    showBody(m_redactor.rest());
    const WireEnd how = !m_call->isFinished() ? WireEnd::Closed
                        : m_call->hasFailed() ? WireEnd::Failed
                                              : WireEnd::Whole;
    const QString fault = QString::fromUtf8(redacted(m_call->errorString().toUtf8(), m_secrets));
    for (WireTap *tap : m_spec.taps)
        tap->ended(how, sanitizeText(fault, {}));
}

void Exchange::judgeServer(const QList<QSslError> &errors)
{
    if (isPinned(m_call->peerCertificate(), m_spec.pinnedSha256))
        m_call->ignoreSslErrors(errors);
    else
        m_lacksAuthorities = lacksAuthorities(errors, m_spec.tls, m_spec.pinnedSha256);
}

/// Called before anything is sent.
void Exchange::checkServer()
{
    if (m_spec.pinnedSha256.isEmpty() || isPinned(m_call->peerCertificate(), m_spec.pinnedSha256))
        return;
    const ApiError error =
        describe(ErrorKind::TlsFailed, withShown(u"another certificate than the one looked at"_s));
    drop();
    emit failed(error);
}

QString Exchange::withShown(const QString &why) const
{
    const QString shown = describeShown(m_call->peerCertificate(), m_spec.pinnedSha256);
    return shown.isEmpty() ? why : why + "; "_L1 + shown;
}

/// May be called from within a signal of the call, so nothing is deleted at once.
void Exchange::drop()
{
    m_clocks.stop();
    if (!m_call)
        return;
    m_call->abort();
    showEnd();
    m_call.release()->deleteLater();
}

void Exchange::addContext(ApiError &error) const
{
    if (error.httpStatus == 0)
        error.httpStatus = m_status;
    error.url = urlWithout(m_secrets, m_url);
    error.detail = cleaned(error.detail);
    error.requestId = m_requestId;
    error.waited = waitedFor(error.kind);
    if (error.kind == ErrorKind::ProxyFailed)
        error.location = addressOf(m_proxy);
    for (QString *text : {&error.serverText, &error.code, &error.param, &error.requestId})
        *text = redactedText(*text, m_secrets);
}

ApiError Exchange::describe(ErrorKind kind, const QString &detail) const
{
    ApiError error;
    error.kind = kind;
    error.detail = detail;
    addContext(error);
    return error;
}

/// The transport's message without control characters and secrets.
QString Exchange::cleaned(const QString &detail) const
{
    return redactedText(sanitizeText(detail, m_spec.key), m_secrets);
}

ReplyEnd Exchange::withoutSecrets(ReplyEnd end) const
{
    for (QString *text : {&end.model, &end.finishReason})
        *text = redactedText(*text, m_secrets);
    return end;
}

/// Returns a time only where the waiting is part of the fault.
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

void Exchange::noteOpened()
{
    m_phase = Phase::Sent;
    m_clocks.startWaiting();
}

void Exchange::noteSent()
{
    showStep(WireStep::Sent);
    if (m_phase == Phase::Sent)
        m_clocks.startWaiting(); // sending a long question takes time
}

void Exchange::giveUp(WaitClocks::Limit limit)
{
    if (m_status >= 400)
        return refuse();
    // A request that was not sent cannot have been served.
    const bool isAsked = limit != WaitClocks::Limit::Connect && (m_status > 0 || m_call->isSent());
    const ErrorKind kind = !isAsked       ? ErrorKind::ConnectTimeout
                           : m_hasContent ? ErrorKind::SilenceTimeout
                                          : ErrorKind::FirstByteTimeout;
    const ApiError error = describe(kind);
    drop();
    emit failed(error);
}

void Exchange::readHead()
{
    m_phase = Phase::Answering;
    m_status = m_call->answer().status();
    m_headTime = m_clocks.sinceBytes();
    m_clocks.noteBytes();
    m_requestId = readRequestId(m_call->answer(), m_spec.key);
    showHead();
    if (m_status >= 400)
        m_clocks.expectRefusal();
    const bool isReadable = expectBody();
    if (m_status >= 300 && m_status < 400) {
        if (!follow())
            refuse();
    } else if (m_status >= 200 && m_status < 300) {
        if (isReadable) {
            emit answered();
            return;
        }
        const ApiError error =
            describe(ErrorKind::NotAnApi,
                     u"Content-Encoding: %1, though identity was asked for"_s.arg(
                         QString::fromLatin1(m_call->answer().field("Content-Encoding"))));
        drop();
        emit failed(error);
    }
}

/// Returns false if the compression is not supported.
bool Exchange::expectBody()
{
    const QByteArray encoding = m_call->answer().field("Content-Encoding");
    const bool isPacked = !encoding.isEmpty() && encoding.toLower() != "identity";
    m_unpacker = isPacked ? std::make_unique<Unpacker>() : nullptr;
    return Unpacker::knows(encoding);
}

QByteArray Exchange::unpacked(const QByteArray &bytes) const
{
    return m_unpacker ? m_unpacker->feed(bytes) : bytes;
}

/// 307 and 308 keep the method and mean that nothing was done yet.
bool Exchange::follow()
{
    const bool keepsMethod = m_status == 307 || m_status == 308 || !m_spec.isPost;
    const QByteArray location = m_call->answer().field("Location");
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
    const QByteArray raw = m_call->takeBody();
    if (raw.isEmpty())
        return;
    m_clocks.noteBytes();
    const QByteArray bytes = unpacked(raw);
    if (!m_spec.taps.isEmpty())
        showBody(m_redactor.pass(bytes));
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
    if (self && m_call && isBroken) {
        drop();
        emit ended(true, u"The body is packed, and broken"_s);
    }
}

void Exchange::endReply()
{
    QString why = m_call->errorString();
    if (m_call->error() == QAbstractSocket::SslHandshakeFailedError)
        why = withShown(why);
    if (m_status >= 300 || (m_status > 0 && m_status < 200)) {
        refuse();
        return;
    }
    const int interim = m_call->answer().interimStatus();
    if (m_status == 0 && interim > 0)
        why = u"Only an interim answer came: %1"_s.arg(interim);
    const bool isCutPacked = m_unpacker && !m_unpacker->isWhole();
    if (isCutPacked && !m_call->hasFailed())
        why = u"The body is packed, and not all of it came"_s;
    const bool cut = m_call->hasFailed() || isCutPacked;
    if (m_status > 0) {
        drop();
        emit ended(cut, cut ? cleaned(why) : QString());
        return;
    }
    ErrorKind kind = m_call->answer().isBroken() ? ErrorKind::NotAnApi
                                                 : classifyTransport(m_call->error(), m_phase);
    // To the socket, a proxy that gets the request itself is the service.
    if (m_phase == Phase::Connecting && kind != ErrorKind::TlsFailed &&
        m_proxy.type() != QNetworkProxy::NoProxy)
        kind = ErrorKind::ProxyFailed;
    // Half a question cannot have been served; a service that ends it usually finds it too large.
    if (kind == ErrorKind::NoAnswer && !m_call->isSent())
        kind = ErrorKind::TooLarge;
    drop();
    ApiError error = describe(kind, why);
    if (kind == ErrorKind::TlsFailed && m_lacksAuthorities)
        error.code = noAuthoritiesCode;
    emit failed(error);
}

void Exchange::refuse()
{
    const QByteArray location = m_call->answer().field("Location");
    const HttpAnswer answer{.status = m_status,
                            .body = redacted(m_refusal, m_secrets),
                            .retryAfter = m_call->answer().field("Retry-After"),
                            .retryAfterMs = m_call->answer().field("retry-after-ms"),
                            .shouldRetry = m_call->answer().field("x-should-retry")};
    drop();
    ApiError error = classifyAnswer(answer, m_spec.key, QDateTime::currentDateTimeUtc());
    addContext(error);
    if (error.kind == ErrorKind::Redirected && !location.isEmpty())
        error.location = urlWithout(m_secrets, m_url.resolved(QUrl::fromEncoded(location)));
    emit failed(error);
}

} // namespace Hiwar
