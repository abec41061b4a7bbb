// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One question over HTTP and its answer. Rules:
//
// - The key goes only to the origin it was meant for: only redirects on the same origin are
//   followed, for a POST only 307 and 308.
// - The request is sent once, on a connection of its own: nothing repeats it, and no kept
//   connection is used, which the service may have closed meanwhile.
// - Memory is bounded: a refusal is read up to maxRefusalBytes.
// - A body that was compressed without request is passed on decompressed, to taps too: they could
//   not hide a key in it otherwise.
//
// Does not interpret the bytes. No signal is emitted within start() or stop(), none after stop().
// Lives on the thread that made it.
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
struct OutgoingRequest;
enum class WireStep : quint8;

/// A header that the user adds to every request. Its value may be a secret.
struct RequestHeader
{
    QByteArray name;
    Secret value;
    bool isSecret = false; ///< no tap sees the value, however short it is
};

/// A request and its destination.
struct RequestSpec
{
    QUrl url;
    Secret key;
    QByteArray accept;
    QByteArray body;
    bool isPost = false;
    Timeouts timeouts;
    QList<WireTap *> taps;             ///< must outlive the exchange
    QList<Secret> hidden = {};         ///< secrets besides the key that no tap and no error may
                                       ///< show
    QList<RequestHeader> headers = {}; ///< replace Hiwar's of the same name
    ProxyChoice proxy = {};
    Secret proxyPassword = {};
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    QString pinnedSha256 = {}; ///< see servertrust.h
    /// Of a POST. Empty: JSON, or what the profile's headers say; the profile replaces no other.
    QByteArray contentType = {};
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
    /// The last bytes had a piece of the answer, not only bytes that keep the connection open.
    void noteContent();
    /// Call it within bodyArrived(): see HttpCall::rest().
    void rest(std::chrono::milliseconds time);

    /// Adds the facts of this exchange to the error, and removes this exchange's secrets from its
    /// texts, whatever their source.
    void addContext(ApiError &error) const;
    /// An error of this kind with the facts of this exchange.
    [[nodiscard]] ApiError describe(ErrorKind kind, const QString &detail = {}) const;
    [[nodiscard]] ReplyEnd withoutSecrets(ReplyEnd end) const;

signals:
    /// The head of a success has arrived.
    void answered();
    void bodyArrived(const QByteArray &bytes);
    /// The body of a success has ended. `cut`: incomplete according to the transport; `why`: the
    /// reason.
    void ended(bool cut, const QString &why);
    void failed(const Hiwar::ApiError &error);

private:
    void ask(const QUrl &url);
    void judgeServer(const QList<QSslError> &errors);
    void checkServer();
    [[nodiscard]] QString withShown(const QString &why) const;
    [[nodiscard]] QString cleaned(const QString &detail) const;
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
    std::unique_ptr<Unpacker> m_unpacker; ///< null: the body is not compressed
    QByteArray m_refusal;
    QString m_requestId;
    std::chrono::milliseconds m_headTime{-1}; ///< how long the head took
    Phase m_phase = Phase::Connecting;
    QList<Secret> m_secrets;
    SecretRedactor m_redactor; // for the taps: a service may repeat the key
    int m_status = 0;
    int m_hops = 0;
    bool m_lacksAuthorities = false;
    bool m_hasContent = false;
};

} // namespace Hiwar
