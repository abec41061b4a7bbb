// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/localservers.h"

#include "net/client/portprobe.h"

#include <QFutureWatcher>
#include <QPromise>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// One search: fulfils its promise and deletes itself. If destroyed earlier, its future is
/// cancelled.
class Search : public QObject
{
public:
    Search(QObject *owner, const QList<quint16> &ports)
        : QObject(owner)
        , m_ports(ports)
    {
        connect(&m_watcher, &QFutureWatcherBase::canceled, this, [this] {
            m_probes.clear();
            deleteLater();
        });
        m_promise.start();
        m_watcher.setFuture(m_promise.future());
        for (const quint16 port : ports) {
            for (const QString &host : {u"127.0.0.1"_s, u"::1"_s})
                ask(host, port);
        }
        if (m_open == 0)
            QMetaObject::invokeMethod(
                this, [this] { conclude(); }, Qt::QueuedConnection);
    }

    [[nodiscard]] QFuture<QList<LocalServer>> future() const { return m_promise.future(); }

private:
    void ask(const QString &host, quint16 port)
    {
        auto probe = std::make_unique<PortProbe>(host, port);
        const bool isFirstChoice = host == "127.0.0.1"_L1;
        connect(probe.get(), &PortProbe::finished, this,
                [this, port, isFirstChoice](const std::optional<LocalServer> &found) {
                    // The same server on both addresses counts once.
                    if (found && (isFirstChoice || !m_found.contains(port)))
                        m_found.insert(port, *found);
                    if (--m_open == 0)
                        conclude();
                });
        ++m_open;
        probe->start();
        m_probes.push_back(std::move(probe));
    }

    void conclude()
    {
        QList<LocalServer> servers;
        for (const quint16 port : std::as_const(m_ports)) {
            if (const auto found = m_found.constFind(port); found != m_found.constEnd())
                servers << *found;
        }
        m_promise.addResult(servers);
        m_promise.finish();
        deleteLater();
    }

    QList<quint16> m_ports;
    std::vector<std::unique_ptr<PortProbe>> m_probes;
    QMap<quint16, LocalServer> m_found;
    QPromise<QList<LocalServer>> m_promise;
    QFutureWatcher<QList<LocalServer>>
        m_watcher; ///< of m_promise's future: reports that the caller cancelled it
    qsizetype m_open = 0;
};

} // namespace

QList<quint16> usualLocalPorts()
{
    return {11434, 1234, 8080, 8000, 1337, 4891, 5001};
}

QFuture<QList<LocalServer>> findLocalServers(QObject *owner, const QList<quint16> &ports)
{
    return (new Search(owner, ports))->future();
}

} // namespace Hiwar
