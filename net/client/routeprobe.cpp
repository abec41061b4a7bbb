// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/routeprobe.h"

#include "net/client/certificatefacts.h"
#include "net/client/certificatefiles.h"
#include "net/client/lookuphost.h"
#include "net/client/route.h"
#include "net/client/servertrust.h"
#include "net/values/endpoint.h"
#include "net/values/errorcause.h"
#include "net/wire/sanitizetext.h"

#include <QHostInfo>
#include <QNetworkProxy>
#include <QPointer>
#include <QSslCipher>
#include <QSslSocket>

#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr int fewDays = 14;

int portOf(const QUrl &url)
{
    return url.port(url.scheme() == "https"_L1 ? 443 : 80);
}

QString nameOf(const QNetworkProxy &proxy)
{
    QUrl url;
    url.setScheme(proxy.type() == QNetworkProxy::Socks5Proxy ? u"socks5"_s : u"http"_s);
    url.setHost(proxy.hostName());
    url.setPort(proxy.port());
    return url.toDisplayString();
}

ErrorKind kindOf(QAbstractSocket::SocketError error)
{
    switch (int(error)) {
    case QAbstractSocket::HostNotFoundError:
        return ErrorKind::HostNotFound;
    case QAbstractSocket::SocketTimeoutError:
        return ErrorKind::ConnectTimeout;
    case QAbstractSocket::ProxyAuthenticationRequiredError:
    case QAbstractSocket::ProxyConnectionRefusedError:
    case QAbstractSocket::ProxyConnectionClosedError:
    case QAbstractSocket::ProxyConnectionTimeoutError:
    case QAbstractSocket::ProxyNotFoundError:
    case QAbstractSocket::ProxyProtocolError:
        return ErrorKind::ProxyFailed;
    default:
        return ErrorKind::ConnectionRefused;
    }
}

std::chrono::milliseconds connectLimit(const Profile &profile)
{
    const std::chrono::milliseconds usual = Timeouts{}.connect;
    const std::chrono::milliseconds own = profile.limits.connect.value_or(std::chrono::seconds(0));
    return own.count() > 0 ? own : usual; // the user waits for this: never without a limit
}

QList<CertificateFacts> chainOf(const QSslSocket &socket)
{
    QList<CertificateFacts> chain;
    const auto certificates = socket.peerCertificateChain();
    for (const QSslCertificate &certificate : certificates)
        chain << factsOf(certificate);
    return chain;
}

} // namespace

RouteProbe::RouteProbe(const Connection &connection, const QUrl &url)
    : m_connection(connection)
    , m_url(url)
    , m_proxy(std::make_unique<QNetworkProxy>(
          proxyFor(connection.profile.proxy, connection.secrets.proxyPassword, url)))
{
    m_clock.setSingleShot(true);
    connect(&m_clock, &QTimer::timeout, this, &RouteProbe::giveUp);
}

RouteProbe::~RouteProbe()
{
    drop();
}

void RouteProbe::start()
{
    QMetaObject::invokeMethod(this, &RouteProbe::lookUp, Qt::QueuedConnection);
}

void RouteProbe::lookUp()
{
    if (m_proxy->type() != QNetworkProxy::NoProxy) {
        if (skip(CheckupStep::Lookup, CheckupReason::ThroughProxy) &&
            skip(CheckupStep::Connect, CheckupReason::ThroughProxy))
            askProxy();
        return;
    }
    if (!QHostAddress(m_url.host()).isNull()) {
        if (skip(CheckupStep::Lookup, CheckupReason::LiteralAddress))
            connectDirectly();
        return;
    }
    if (!begin(CheckupStep::Lookup))
        return;
    m_lookup = std::make_unique<QObject>();
    lookUpHost(m_url.host(), m_lookup.get(), [this](const QHostInfo &found) { readLookup(found); });
}

void RouteProbe::readLookup(const QHostInfo &found)
{
    if (found.error() != QHostInfo::NoError || found.addresses().isEmpty()) {
        fail(ErrorKind::HostNotFound, found.errorString());
        return;
    }
    CheckupLine line = lineOf(CheckupStep::Lookup);
    for (const QHostAddress &address : found.addresses())
        line.addresses << address.toString();
    if (tell(line))
        connectDirectly();
}

void RouteProbe::connectDirectly()
{
    if (begin(CheckupStep::Connect))
        open(m_url.host(), portOf(m_url), QNetworkProxy::NoProxy);
}

/// An HTTP proxy is asked for a tunnel only where a chat needs one: for https.
void RouteProbe::askProxy()
{
    if (!begin(CheckupStep::Proxy))
        return;
    if (m_proxy->hostName().isEmpty() || m_proxy->port() == 0) { // Qt would bypass it
        fail(ErrorKind::ProxyFailed, u"The proxy has no host or no port"_s);
        return;
    }
    const bool takesWholeUrl =
        m_proxy->type() == QNetworkProxy::HttpProxy && m_url.scheme() == "http"_L1;
    if (takesWholeUrl)
        open(m_proxy->hostName(), m_proxy->port(), QNetworkProxy::NoProxy);
    else
        open(m_url.host(), portOf(m_url), *m_proxy);
}

void RouteProbe::open(const QString &host, int port, const QNetworkProxy &proxy)
{
    m_socket = std::make_unique<QSslSocket>();
    m_socket->setProxy(proxy);
    connect(m_socket.get(), &QSslSocket::connected, this, &RouteProbe::readConnected);
    connect(m_socket.get(), &QSslSocket::encrypted, this, &RouteProbe::readEncrypted);
    connect(m_socket.get(), &QSslSocket::errorOccurred, this, &RouteProbe::readSocketError);
    connect(m_socket.get(), &QSslSocket::sslErrors, this, &RouteProbe::readFaults);
    m_socket->connectToHost(host, static_cast<quint16>(port));
}

void RouteProbe::readConnected()
{
    CheckupLine line = lineOf(m_step);
    if (m_step == CheckupStep::Connect)
        line.addresses << m_socket->peerAddress().toString();
    const bool isDirect = m_step == CheckupStep::Connect;
    if (!tell(line) || (isDirect && !skip(CheckupStep::Proxy, CheckupReason::NoProxy)))
        return;
    if (m_url.scheme() == "https"_L1)
        encrypt();
    else if (skip(CheckupStep::Encryption, CheckupReason::NotEncrypted))
        end(true);
}

void RouteProbe::encrypt()
{
    if (!begin(CheckupStep::Encryption))
        return;
    CertificateFiles files; // a test reads the current files
    const auto tls = readTls(m_connection.profile.tls, m_connection.secrets.passphrase, files);
    if (!tls) {
        fail(ErrorKind::TlsFailed, tls.error().why);
        return;
    }
    m_socket->setPeerVerifyName(m_url.host());
    m_socket->setSslConfiguration(*tls);
    m_socket->startClientEncryption();
}

CheckupLine RouteProbe::lineOfEncryption() const
{
    CheckupLine line = lineOf(CheckupStep::Encryption);
    line.chain = chainOf(*m_socket);
    if (!line.chain.isEmpty())
        line.daysLeft = QDateTime::currentDateTimeUtc().daysTo(line.chain.first().notAfter);
    line.protocol = m_socket->sessionCipher().protocolString();
    line.isPinned = isPinned(m_socket->peerCertificate(), m_connection.profile.tls.pinnedSha256);
    return line;
}

void RouteProbe::readFaults(const QList<QSslError> &errors)
{
    CheckupLine line = lineOfEncryption();
    if (line.isPinned) {
        m_socket->ignoreSslErrors();
        return;
    }
    QStringList faults;
    for (const QSslError &error : errors)
        faults << error.errorString();
    faults.removeDuplicates();
    const bool isNobodyKnown = lacksAuthorities(errors, m_socket->sslConfiguration(),
                                                m_connection.profile.tls.pinnedSha256);
    distrust(line, faults.join(u"; "_s), isNobodyKnown ? noAuthoritiesCode : QLatin1StringView());
}

void RouteProbe::distrust(CheckupLine line, const QString &why, QLatin1StringView code)
{
    line.verdict = CheckupVerdict::Failed;
    line.error = faultOf(ErrorKind::TlsFailed, why);
    line.error->code = code;
    if (tell(line))
        end(false);
}

void RouteProbe::readEncrypted()
{
    CheckupLine line = lineOfEncryption();
    if (!m_connection.profile.tls.pinnedSha256.isEmpty() && !line.isPinned) {
        distrust(line, u"It is another certificate than the one this profile trusts"_s);
        return;
    }
    if (!line.chain.isEmpty() && line.daysLeft < fewDays)
        line.verdict = CheckupVerdict::Warned;
    if (tell(line))
        end(true);
}

void RouteProbe::readSocketError()
{
    ErrorKind kind = kindOf(m_socket->error());
    if (m_step == CheckupStep::Encryption)
        kind = ErrorKind::TlsFailed;
    else if (m_step == CheckupStep::Proxy)
        kind = ErrorKind::ProxyFailed;
    fail(kind, m_socket->errorString());
}

void RouteProbe::giveUp()
{
    m_lookup.reset();
    ErrorKind kind = ErrorKind::ConnectTimeout;
    if (m_step == CheckupStep::Lookup)
        kind = ErrorKind::HostNotFound;
    else if (m_step == CheckupStep::Proxy)
        kind = ErrorKind::ProxyFailed;
    else if (m_step == CheckupStep::Encryption)
        kind = ErrorKind::TlsFailed;
    fail(kind, u"no answer within %1 s"_s.arg(m_elapsed.elapsed() / 1000));
}

bool RouteProbe::begin(CheckupStep step)
{
    const QPointer<RouteProbe> self = this;
    m_step = step;
    m_elapsed.start();
    m_clock.start(connectLimit(m_connection.profile));
    emit stepStarted(step);
    return !self.isNull();
}

bool RouteProbe::tell(const CheckupLine &told)
{
    const QPointer<RouteProbe> self = this;
    m_clock.stop();
    CheckupLine line = told;
    if (line.verdict != CheckupVerdict::Skipped)
        line.elapsed = std::chrono::milliseconds(m_elapsed.elapsed());
    emit lineReady(line);
    return !self.isNull();
}

bool RouteProbe::skip(CheckupStep step, CheckupReason reason)
{
    CheckupLine line = lineOf(step);
    line.verdict = CheckupVerdict::Skipped;
    line.reason = reason;
    return tell(line);
}

void RouteProbe::fail(ErrorKind kind, const QString &detail)
{
    CheckupLine line = lineOf(m_step);
    line.verdict = CheckupVerdict::Failed;
    line.error = faultOf(kind, detail);
    if (tell(line))
        end(false);
}

void RouteProbe::end(bool reached)
{
    m_clock.stop();
    drop();
    emit finished(reached);
}

/// Deleted later, because it may be the sender of the signal that led here.
void RouteProbe::drop()
{
    if (!m_socket)
        return;
    m_socket->disconnect(this);
    m_socket.release()->deleteLater();
}

ApiError RouteProbe::faultOf(ErrorKind kind, const QString &detail) const
{
    ApiError error{.kind = kind, .url = m_url.adjusted(QUrl::RemoveUserInfo)};
    error.detail = sanitizeText(detail, m_connection.key);
    return error;
}

CheckupLine RouteProbe::lineOf(CheckupStep step) const
{
    CheckupLine line{.step = step, .host = m_url.host()};
    if (step == CheckupStep::Proxy && m_proxy->type() != QNetworkProxy::NoProxy)
        line.proxy = nameOf(*m_proxy);
    return line;
}

} // namespace Hiwar
