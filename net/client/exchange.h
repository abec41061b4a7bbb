// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One question over HTTP and its answer. The rules it protects:
//
// - The key goes to the origin it was meant for and to no other: of redirects we follow 307 and 308
//   on the same origin.
// - The request is sent once, on a connection of its own: nothing repeats it, and none goes onto a
//   kept connection that the service may have closed meanwhile.
// - Memory is bounded: a refusal is read up to maxRefusalBytes.
// - A body that was packed though nobody asked for it is passed on unpacked, to taps too: they
//   could not hide a key in it otherwise.
//
// It does not know what the bytes mean. No signal comes from within start() or stop(), none after
// stop(). Lives on the thread that made it.
#pragma once

#include "net/client/secretredactor.h"
#include "net/client/waitclocks.h"
#include "net/values/message.h"
#include "net/values/profile.h"
#include "net/values/secret.h"
#include "net/wire/classify.h"

#include <QNetworkProxy>
#include <QObject>
#include <QSslConfiguration>
#include <QUrl>

#include <memory>

class QSslError;

namespace Hiwar {

class HttpCall;
class Unpacker;
class WireTap;
enum class WireStep : quint8;

/// One that the person wants to go along. Its value may be a secret.
struct OutgoingRequest;
struct RequestHeader
{
    QByteArray name;
    Secret value;
    bool isSecret = false; ///< no tap sees the value, however short it is
};

/// Whom to ask what.
struct RequestSpec
{
    QUrl url;
    Secret key;
    QByteArray accept;
    QByteArray body;
    bool isPost = false;
    Timeouts timeouts;
    QList<WireTap *> taps;             ///< must outlive the exchange
    QList<Secret> hidden = {};         ///< what no tap and no error may tell, beside the key
    QList<RequestHeader> headers = {}; ///< in place of ours of the same name
    ProxyChoice proxy = {};
    Secret proxyPassword = {};
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    QString pinnedSha256 = {}; ///< see servertrust.h
};

class Exchange : public QObject
{
    Q_OBJECT

public:
    static constexpr qsizetype maxRefusalBytes = 256 * 1024;
    static constexpr int maxHops = 3;

    explicit Exchange(RequestSpec spec);
    ~Exchange() override;

    void start();
    /// Closes the socket at once.
    void stop();
    /// A piece of the answer itself was in what arrived last, not only what keeps the line open.
    void noteContent();
    /// From within bodyArrived(): see HttpCall::rest().
    void rest(std::chrono::milliseconds time);

    /// What every error of this exchange says beside its kind.
    [[nodiscard]] ApiError describe(ErrorKind kind, const QString &detail = {}) const;
    /// The error with none of this exchange's secrets in its texts, no matter who wrote them.
    [[nodiscard]] ApiError withoutSecrets(ApiError error) const;
    [[nodiscard]] ReplyEnd withoutSecrets(ReplyEnd end) const;

signals:
    /// The head of a success is here.
    void answered();
    void bodyArrived(const QByteArray &bytes);
    /// The body of a success ended; cut: the transport says so, and why.
    void ended(bool cut, const QString &why);
    void failed(const Hiwar::ApiError &error);

private:
    void ask(const QUrl &url);
    void judgeServer(const QList<QSslError> &errors);
    void checkServer();
    [[nodiscard]] QString withShown(const QString &why) const;
    void drop();
    [[nodiscard]] std::chrono::milliseconds waitedFor(ErrorKind kind) const;
    void noteOpened();
    void noteSent();
    void showRequest(const OutgoingRequest &request) const;
    void showStep(WireStep step) const;
    void showHead();
    void showBody(const QByteArray &bytes) const;
    void showEnd();
    void readHead();
    void readBody();
    void endReply();
    [[nodiscard]] bool expectBody();
    [[nodiscard]] QByteArray unpacked(const QByteArray &bytes) const;
    void giveUp(WaitClocks::Limit limit);
    bool follow();
    void refuse();

    RequestSpec m_spec;
    std::unique_ptr<HttpCall> m_call;
    WaitClocks m_clocks;
    QUrl m_url;
    QNetworkProxy m_proxy{QNetworkProxy::NoProxy};
    std::unique_ptr<Unpacker> m_unpacker; ///< none: the body is as it comes
    QByteArray m_refusal;
    QString m_requestId;
    std::chrono::milliseconds m_headTime{-1}; ///< how long the head was waited for
    Phase m_phase = Phase::Connecting;
    QList<Secret> m_secrets;
    SecretRedactor m_redactor; // for the taps: a service may repeat the key
    int m_status = 0;
    int m_hops = 0;
    bool m_hasContent = false;
};

} // namespace Hiwar
