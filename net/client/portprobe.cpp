// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/portprobe.h"

#include <QHostAddress>
#include <QNetworkProxy>

using namespace Qt::StringLiterals;

namespace Hiwar {

PortProbe::PortProbe(const QString &host, quint16 port)
{
    m_base.setScheme(u"http"_s);
    m_base.setHost(host);
    m_base.setPort(port);
    m_clock.setSingleShot(true);
    connect(&m_clock, &QTimer::timeout, this, &PortProbe::end);
    connect(&m_door, &QTcpSocket::connected, this, [this] {
        m_door.abort();
        ask(modelsPath);
    });
    connect(&m_door, &QTcpSocket::errorOccurred, this, &PortProbe::end, Qt::QueuedConnection);
}

PortProbe::~PortProbe()
{
    m_door.disconnect(this);
}

void PortProbe::start()
{
    m_clock.start(patience);
    m_door.setProxy(QNetworkProxy::NoProxy);
    m_door.connectToHost(QHostAddress(m_base.host()), static_cast<quint16>(m_base.port()));
}

void PortProbe::ask(const QByteArray &path)
{
    RequestSpec spec;
    spec.url = m_base;
    spec.url.setPath(QString::fromLatin1(path));
    spec.accept = "application/json"_ba;
    spec.timeouts = {.connect = patience, .firstByte = patience, .silence = patience};
    auto exchange = std::make_unique<Exchange>(spec);
    connect(exchange.get(), &Exchange::bodyArrived, this, [this, path](const QByteArray &bytes) {
        QByteArray &body = m_partial[path];
        body += bytes.first(qMin(bytes.size(), maxBody - body.size()));
    });
    connect(exchange.get(), &Exchange::ended, this, [this, path](bool cut) {
        if (!cut)
            m_answers.insert(path, m_partial.value(path));
        note(path);
        if (path == modelsPath)
            askForMore(true);
    });
    connect(exchange.get(), &Exchange::failed, this, [this, path](const ApiError &error) {
        note(path);
        if (path == modelsPath)
            askForMore(error.httpStatus > 0);
    });
    ++m_open;
    exchange->start();
    m_exchanges.push_back(std::move(exchange));
}

void PortProbe::note(const QByteArray &path)
{
    m_partial.remove(path);
    --m_open;
    if (m_open == 0 && path != modelsPath)
        end();
}

/// A server that refuses its list may still be identified; other protocols are left alone.
void PortProbe::askForMore(bool isHttp)
{
    if (!isHttp) {
        end();
        return;
    }
    const QByteArrayList paths = tellingPaths();
    for (const QByteArray &path : paths)
        ask(path);
}

void PortProbe::end()
{
    m_clock.stop();
    m_door.disconnect(this);
    for (const std::unique_ptr<Exchange> &exchange : m_exchanges)
        exchange->stop();
    std::optional<LocalServer> found = identifyServer(m_answers);
    if (found) {
        const QString authority = m_base.authority();
        if (found->name.isEmpty())
            found->name = authority;
        found->baseUrl = u"http://%1/v1"_s.arg(authority);
    }
    emit finished(found);
}

} // namespace Hiwar
