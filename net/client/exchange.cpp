// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/exchange.h"

#include "net/client/requestbody.h"
#include "net/client/shownwire.h"
#include "net/client/wiretap.h"
#include "net/values/endpoint.h"
#include "net/wire/cleantext.h"

#include <QNetworkAccessManager>
#include <QNetworkProxy>
#include <QNetworkReply>
#include <QPointer>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace Hiwar {

namespace {

/// An address as an error may tell it. One that holds a secret keeps only its origin.
QUrl withoutSecrets(const QUrl &url, const QList<Secret> &secrets)
{
    const QString text = QUrl::fromPercentEncoding(url.toEncoded());
    const bool isClean = std::all_of(secrets.begin(), secrets.end(), [&](const Secret &secret) {
        return hideKey(text, secret) == text;
    });
    return url.adjusted(isClean ? QUrl::RemoveUserInfo
                                : QUrl::RemoveUserInfo | QUrl::RemovePath | QUrl::RemoveQuery |
                                      QUrl::RemoveFragment);
}

bool isProxied(const QUrl &url)
{
    if (isLoopback(url))
        return false;
    const auto proxies = QNetworkProxyFactory::proxyForQuery(QNetworkProxyQuery(url));
    return !proxies.isEmpty() && proxies.constFirst().type() != QNetworkProxy::NoProxy;
}

} // namespace

Exchange::Exchange(Inquiry inquiry)
    : m_inquiry(std::move(inquiry))
    , m_url(m_inquiry.url)
    , m_secrets(QList<Secret>{m_inquiry.key} + m_inquiry.hidden)
    , m_veil(m_secrets)
{
    m_clock.setSingleShot(true);
    connect(&m_clock, &QTimer::timeout, this, &Exchange::giveUp);
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

void Exchange::expectMotion()
{
    if (std::exchange(m_isMoving, true) || !m_reply)
        return;
    limit(m_inquiry.timeouts.silence);
}

QNetworkRequest Exchange::makeRequest(const QUrl &url) const
{
    QNetworkRequest request(url);
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute,
                         QNetworkRequest::ManualRedirectPolicy);
    // Qt 6 loses requests to GOAWAY and aborts over HTTP/2, and a chat gains nothing from it.
    request.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::DoNotBufferUploadDataAttribute, true);

    request.setRawHeader("User-Agent"_ba, "Hiwar/" HIWAR_VERSION ""_ba);
    request.setRawHeader("Accept"_ba, m_inquiry.accept);
    // A compressed stream arrives in lumps; and Qt would name the languages of this machine.
    request.setRawHeader("Accept-Encoding"_ba, "identity"_ba);
    request.setRawHeader("Accept-Language"_ba, "*"_ba);
    request.setRawHeader("Connection"_ba, "close"_ba);
    if (!m_inquiry.key.isEmpty())
        request.setRawHeader("Authorization"_ba, "Bearer " + m_inquiry.key.reveal());
    if (m_inquiry.isPost) {
        request.setHeader(QNetworkRequest::ContentTypeHeader, u"application/json"_s);
        request.setHeader(QNetworkRequest::ContentLengthHeader, m_inquiry.body.size());
    }
    return request;
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
    if (isLoopback(url))
        m_network->setProxy(QNetworkProxy::NoProxy);
    const QNetworkRequest request = makeRequest(url);
    m_reply = m_inquiry.isPost
                  ? m_network->post(request, new RequestBody(m_inquiry.body, m_network.get()))
                  : m_network->get(request);
    connect(m_reply, &QNetworkReply::socketStartedConnecting, this,
            [this] { showStep(WireStep::Connecting); });
    connect(m_reply, &QNetworkReply::encrypted, this, [this] { showStep(WireStep::Encrypted); });
    connect(m_reply, &QNetworkReply::requestSent, this, &Exchange::noteSent);
    connect(m_reply, &QNetworkReply::metaDataChanged, this, &Exchange::readHead);
    connect(m_reply, &QNetworkReply::readyRead, this, &Exchange::readBody);
    connect(m_reply, &QNetworkReply::finished, this, &Exchange::endReply);
    limit(m_inquiry.timeouts.connect);
    showRequest(request);
}

void Exchange::showRequest(const QNetworkRequest &request) const
{
    if (m_inquiry.taps.isEmpty())
        return;
    WireHeaders headers;
    for (const QByteArray &name : request.rawHeaderList())
        headers.append({name, shownHeader(name, request.rawHeader(name), m_secrets)});
    const QByteArray body = veiled(m_inquiry.body, m_secrets);
    for (WireTap *tap : m_inquiry.taps) {
        tap->asked(m_inquiry.isPost ? "POST"_ba : "GET"_ba,
                   withSecretsHidden(withoutSecrets(m_url, m_secrets)), headers, body);
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

/// May be called from within a signal of the reply, so nothing is deleted on the spot.
void Exchange::drop()
{
    m_clock.stop();
    if (!m_reply)
        return;
    m_reply->disconnect(this);
    showEnd();
    m_reply->abort();
    m_reply = nullptr;
    m_network.release()->deleteLater();
}

ApiError Exchange::describe(ErrorKind kind, const QString &detail) const
{
    ApiError error;
    error.kind = kind;
    error.httpStatus = m_status;
    error.url = withoutSecrets(m_url, m_secrets);
    error.detail = cleanText(detail, m_inquiry.key);
    return error;
}

void Exchange::limit(std::chrono::milliseconds time)
{
    if (time > 0ms)
        m_clock.start(time);
    else
        m_clock.stop();
}

void Exchange::noteSent()
{
    showStep(WireStep::Sent);
    if (m_phase != Phase::Connecting)
        return;
    m_phase = Phase::Sent;
    limit(m_inquiry.timeouts.firstByte);
}

void Exchange::giveUp()
{
    ErrorKind kind = ErrorKind::FirstByteTimeout;
    if (m_phase == Phase::Connecting)
        kind = ErrorKind::ConnectTimeout;
    else if (m_status >= 400)
        return refuse();
    else if (m_hasBody)
        kind = ErrorKind::SilenceTimeout;
    drop();
    emit failed(describe(kind));
}

void Exchange::readHead()
{
    const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (status == 0 || m_phase == Phase::Answering)
        return;
    m_phase = Phase::Answering;
    m_status = status;
    showHead();
    m_isMoving = status >= 400;
    limit(m_isMoving ? m_inquiry.timeouts.silence : m_inquiry.timeouts.firstByte);
    if (status >= 300 && status < 400) {
        if (!follow())
            refuse();
    } else if (status >= 200 && status < 300) {
        const QByteArray packed = m_reply->rawHeader("Content-Encoding"_ba).trimmed().toLower();
        if (packed.isEmpty() || packed == "identity") {
            emit answered();
            return;
        }
        drop();
        emit failed(describe(ErrorKind::NotAnApi, "Content-Encoding: "_L1 +
                                                      QString::fromLatin1(packed) +
                                                      ", though identity was asked for"_L1));
    }
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
    const QByteArray bytes = m_reply->readAll();
    if (bytes.isEmpty())
        return;
    if (!m_inquiry.taps.isEmpty())
        showBody(m_veil.pass(bytes));
    m_hasBody = true;
    limit(m_isMoving ? m_inquiry.timeouts.silence : m_inquiry.timeouts.firstByte);
    if (m_status < 300) {
        emit bodyArrived(bytes);
        return;
    }
    m_refusal += bytes.first(qMin(bytes.size(), maxRefusalBytes - m_refusal.size()));
    if (m_refusal.size() == maxRefusalBytes)
        refuse();
}

void Exchange::endReply()
{
    const QPointer<Exchange> self = this;
    readBody();
    if (!self || !m_reply)
        return;
    const QNetworkReply::NetworkError fault = m_reply->error();
    const QString why = m_reply->errorString();
    if (m_status >= 300 || (m_status > 0 && m_status < 200)) {
        refuse();
        return;
    }
    drop();
    if (m_status > 0) {
        const bool cut = fault != QNetworkReply::NoError;
        emit ended(cut, cut ? cleanText(why, m_inquiry.key) : QString());
    } else {
        ErrorKind kind = classifyTransport(fault, m_phase);
        // For plain HTTP Qt tells of an absent proxy as if it were the service.
        if (m_phase == Phase::Connecting && kind != ErrorKind::TlsFailed && isProxied(m_url))
            kind = ErrorKind::ProxyFailed;
        emit failed(describe(kind, why));
    }
}

void Exchange::refuse()
{
    const QByteArray location = m_reply->rawHeader("Location"_ba);
    const HttpAnswer answer{.status = m_status,
                            .body = m_refusal,
                            .retryAfter = m_reply->rawHeader("Retry-After"_ba),
                            .retryAfterMs = m_reply->rawHeader("retry-after-ms"_ba)};
    drop();
    ApiError error = classifyAnswer(answer, m_inquiry.key, QDateTime::currentDateTimeUtc());
    error.url = describe(error.kind).url;
    if (error.kind == ErrorKind::Redirected && !location.isEmpty())
        error.location = withoutSecrets(m_url.resolved(QUrl::fromEncoded(location)), m_secrets);
    emit failed(error);
}

} // namespace Hiwar
