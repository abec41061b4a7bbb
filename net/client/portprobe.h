// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Finds the server on one port of this machine. One finished(), none once it is deleted; no signal
// is emitted within start(). Lives on the thread that made it.
#pragma once

#include "net/client/exchange.h"
#include "net/client/identifyserver.h"

#include <QTcpSocket>

#include <vector>

namespace Hiwar {

class PortProbe : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds patience{3000};
    static constexpr qsizetype maxBody = 2 * 1024 * 1024;

    /// `host` is a loopback address, as in a URL.
    PortProbe(const QString &host, quint16 port);
    ~PortProbe() override;

    void start();

signals:
    void finished(const std::optional<Hiwar::LocalServer> &found);

private:
    void ask(const QByteArray &path);
    void askForMore(bool isHttp);
    void note(const QByteArray &path);
    void end();

    QUrl m_base;
    QTcpSocket m_door; ///< checks that a server listens, before a request is made
    std::vector<std::unique_ptr<Exchange>> m_exchanges;
    QTimer m_clock;
    LocalAnswers m_partial;
    LocalAnswers m_answers;
    qsizetype m_open = 0;
};

} // namespace Hiwar
