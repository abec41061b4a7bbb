// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Follows the route to a service step by step, as a chat would, and reports how far it gets: the
// name, the connection or the proxy, the encryption. Rule: it sends no request, so the other end,
// which may be anybody, learns no key, and the user can check a certificate before trusting it.
// Ends at the first step that fails, with exactly one finished(), and none once it is deleted; no
// signal is emitted within start(). Lives on the thread that made it.
#pragma once

#include "net/client/chatclient.h"
#include "net/values/checkup.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QUrl>

class QHostInfo;
class QNetworkProxy;
class QSslError;
class QSslSocket;

namespace Hiwar {

class RouteProbe : public QObject
{
    Q_OBJECT

public:
    /// `url` is the URL of the later request.
    RouteProbe(const Connection &connection, const QUrl &url);
    ~RouteProbe() override;

    void start();

signals:
    void stepStarted(Hiwar::CheckupStep step);
    void lineReady(const Hiwar::CheckupLine &line);
    /// `reached`: a connection to the service works.
    void finished(bool reached);

private:
    void lookUp();
    void readLookup(const QHostInfo &found);
    void connectDirectly();
    void askProxy();
    void readConnected();
    void encrypt();
    void readFaults(const QList<QSslError> &errors);
    void readEncrypted();
    void distrust(CheckupLine line, const QString &why, QLatin1StringView code = {});
    void readSocketError();
    void giveUp();
    void open(const QString &host, int port, const QNetworkProxy &proxy);
    // A receiver of these signals may delete this: then they return false.
    [[nodiscard]] bool begin(CheckupStep step);
    [[nodiscard]] bool tell(const CheckupLine &told);
    [[nodiscard]] bool skip(CheckupStep step, CheckupReason reason);
    void fail(ErrorKind kind, const QString &detail);
    void end(bool reached);
    void drop();
    [[nodiscard]] CheckupLine lineOfEncryption() const;
    [[nodiscard]] ApiError faultOf(ErrorKind kind, const QString &detail) const;
    [[nodiscard]] CheckupLine lineOf(CheckupStep step) const;

    Connection m_connection;
    QUrl m_url;
    std::unique_ptr<QNetworkProxy> m_proxy;
    std::unique_ptr<QSslSocket> m_socket;
    QElapsedTimer m_elapsed;
    QTimer m_clock;
    CheckupStep m_step = CheckupStep::Lookup;
    std::unique_ptr<QObject> m_lookup; ///< whom the answer is for; null: it took too long
};

} // namespace Hiwar
