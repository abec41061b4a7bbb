// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/platform/singleinstance.h"

#include "app/platform/peeruser.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLocalSocket>
#include <QTimer>

#include <chrono>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

// A first instance that hangs must not make the second one wait for ever.
constexpr std::chrono::seconds patience{2};
constexpr qint64 maxWordsBytes = 16 * 1024 * 1024; // no system starts a program with more

/// One line. Not QDataStream: that believes any length it reads and allocates it.
QByteArray lineOf(const QStringList &words)
{
    return QJsonDocument(QJsonArray::fromStringList(words)).toJson(QJsonDocument::Compact) + '\n';
}

const QByteArray historyChangedLine = R"({"tells":"history changed"})"
                                      "\n";
const QByteArray quitLine = R"({"tells":"quit"})"
                            "\n";

#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
/// In a Flatpak, this is the only folder that two starts share. Empty: there is none, or it is
/// another user's, as after "su".
QString runtimeFolder()
{
    const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
    const QString sandbox = qEnvironmentVariable("FLATPAK_ID");
    const QDir folder(sandbox.isEmpty() ? runtime : runtime + u"/app/"_s + sandbox);
    return folder.isAbsolute() && isOwnFolder(folder.path()) ? folder.path() : QString();
}
#endif

} // namespace

QString instanceName(const QString &historyPath)
{
    const QByteArray hash =
        QCryptographicHash::hash(historyPath.toUtf8(), QCryptographicHash::Sha256);
    const QString name = u"hiwar-"_s + QString::fromLatin1(hash.toHex().left(16));
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    // A plain name would be a socket in the folder for temporary files, where another user could
    // listen first. Only this user can write into the data's own folder.
    const QString runtime = runtimeFolder();
    return runtime.isEmpty() ? historyPath + u".socket"_s : runtime + u'/' + name;
#else
    return name; // the system keeps each user's names apart
#endif
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
        lineOf(words), [this] { emit decided(Role::Second); },
        [this] {
            listen();
            emit decided(Role::First);
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
        if (!isOwnPeer(*socket))
            return socket->abort(); // which ends the attempt
        socket->write(quitLine);
        socket->flush();
    });
    // The first instance's end of the socket closes when it has saved everything and ends.
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
    const auto end = [this, socket, limit](const std::function<void()> &what) {
        limit->stop();
        socket->disconnect(this);
        socket->deleteLater();
        what();
    };
    connect(socket, &QLocalSocket::connected, this, [socket, line, end, nobody] {
        if (!isOwnPeer(*socket))
            return end(nobody);
        socket->write(line);
        socket->flush();
    });
    // The first instance replies with one byte when it has the line.
    connect(socket, &QLocalSocket::readyRead, this, [end, taken] { end(taken); });
    connect(socket, &QLocalSocket::errorOccurred, this, [end, nobody] { end(nobody); });
    connect(limit, &QTimer::timeout, this, [end, nobody] { end(nobody); });
    limit->start(patience);
    socket->connectToServer(m_name);
}

void SingleInstance::listen()
{
    if (const QFileInfo role(m_name); role.isAbsolute())
        makeOwnFolder(role.absolutePath());
    // The socket file of a crashed instance would block listening for ever. No instance answered
    // there.
    QLocalServer::removeServer(m_name);
    m_server.listen(m_name);
}

void SingleInstance::welcome()
{
    while (QLocalSocket *socket = m_server.nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        if (!isOwnPeer(*socket)) {
            socket->abort();
            continue;
        }
        auto *limit = new QTimer(socket); // closes a connection that sends nothing
        limit->setSingleShot(true);
        connect(limit, &QTimer::timeout, socket, &QLocalSocket::abort);
        limit->start(patience);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket, limit] {
            if (!socket->canReadLine() && socket->bytesAvailable() <= maxWordsBytes)
                return;
            limit->stop();
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
