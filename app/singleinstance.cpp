// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/singleinstance.h"

#include <QCryptographicHash>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLocalSocket>
#include <QTimer>

#include <chrono>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

// A first instance that is stuck must not keep the second one waiting for ever.
constexpr std::chrono::seconds patience{2};
constexpr qint64 maxWordsBytes = 1024 * 1024;

/// One line. Not QDataStream: that believes any length it reads and allocates it.
QByteArray lineOf(const QStringList &words)
{
    return QJsonDocument(QJsonArray::fromStringList(words)).toJson(QJsonDocument::Compact) + '\n';
}

const QByteArray historyChangedLine = R"({"tells":"history changed"})"
                                      "\n";
const QByteArray quitLine = R"({"tells":"quit"})"
                            "\n";

/// With a slash at its end, or empty. A plain name would stand in /tmp, where another person could
/// listen at it first; in a Flatpak, two starts have only this one folder in common.
QString socketFolder()
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
    const QString sandbox = qEnvironmentVariable("FLATPAK_ID");
    const QDir folder(sandbox.isEmpty() ? runtime : runtime + u"/app/"_s + sandbox);
    if (folder.isAbsolute() && folder.exists())
        return folder.path() + u'/';
#endif
    return {};
}

} // namespace

QString instanceName(const QString &historyPath)
{
    const QByteArray hash =
        QCryptographicHash::hash(historyPath.toUtf8(), QCryptographicHash::Sha256);
    return socketFolder() + u"hiwar-"_s + QString::fromLatin1(hash.toHex().left(16));
}

SingleInstance::SingleInstance(QString name, QObject *parent)
    : QObject(parent)
    , m_name(std::move(name))
{
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &SingleInstance::welcome);
}

void SingleInstance::claim(const QStringList &words)
{
    handOver(
        lineOf(words), [this] { emit decided(Place::Second); },
        [this] {
            listen();
            emit decided(Place::First);
        });
}

void SingleInstance::tellHistoryChanged()
{
    const auto end = [this] { emit told(); };
    handOver(historyChangedLine, end, end);
}

void SingleInstance::tellToQuit()
{
    auto *socket = new QLocalSocket(this);
    connect(socket, &QLocalSocket::connected, this, [socket] {
        socket->write(quitLine);
        socket->flush();
    });
    // The first instance's end of it is closed when that one has written all and ends.
    connect(socket, &QLocalSocket::disconnected, this, &SingleInstance::told);
    connect(socket, &QLocalSocket::errorOccurred, this, &SingleInstance::told);
    socket->connectToServer(m_name);
}

void SingleInstance::handOver(const QByteArray &line, const std::function<void()> &taken,
                              const std::function<void()> &nobody)
{
    auto *socket = new QLocalSocket(this);
    auto *limit = new QTimer(socket);
    limit->setSingleShot(true);
    connect(socket, &QLocalSocket::connected, this, [socket, line] {
        socket->write(line);
        socket->flush();
    });
    const auto end = [this, socket, limit](const std::function<void()> &what) {
        limit->stop();
        socket->disconnect(this);
        socket->deleteLater();
        what();
    };
    // The first instance answers one byte when it has the line.
    connect(socket, &QLocalSocket::readyRead, this, [end, taken] { end(taken); });
    connect(socket, &QLocalSocket::errorOccurred, this, [end, nobody] { end(nobody); });
    connect(limit, &QTimer::timeout, this, [end, nobody] { end(nobody); });
    limit->start(patience);
    socket->connectToServer(m_name);
}

void SingleInstance::listen()
{
    // What a crashed instance left behind would refuse us for ever. Nobody answered there.
    QLocalServer::removeServer(m_name);
    m_server.listen(m_name);
}

void SingleInstance::welcome()
{
    while (QLocalSocket *socket = m_server.nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] {
            if (!socket->canReadLine() && socket->bytesAvailable() <= maxWordsBytes)
                return;
            const QByteArray line = socket->readLine(maxWordsBytes);
            const auto tell = understood(line);
            if (!tell) {
                socket->abort();
                return;
            }
            socket->write("k");
            socket->flush();
            tell();
        });
    }
}

std::function<void()> SingleInstance::understood(const QByteArray &line)
{
    if (line == historyChangedLine)
        return [this] { emit historyChanged(); };
    if (line == quitLine)
        return [this] { emit quitAsked(); };
    const auto words = QJsonDocument::fromJson(line);
    if (!words.isArray())
        return {};
    return [this, words] { emit startedAgain(words.toVariant().toStringList()); };
}

} // namespace Hiwar
