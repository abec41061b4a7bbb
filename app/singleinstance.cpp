// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/singleinstance.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QLocalSocket>
#include <QTimer>

#include <chrono>

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

} // namespace

SingleInstance::SingleInstance(QString name, QObject *parent)
    : QObject(parent)
    , m_name(std::move(name))
{
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &SingleInstance::welcome);
}

void SingleInstance::claim(const QStringList &words)
{
    auto *socket = new QLocalSocket(this);
    auto *limit = new QTimer(socket);
    limit->setSingleShot(true);
    connect(socket, &QLocalSocket::connected, this, [socket, words] {
        socket->write(lineOf(words));
        socket->flush();
    });
    // The first instance answers one byte when it has the words.
    connect(socket, &QLocalSocket::readyRead, this, [this, socket, limit] {
        limit->stop();
        socket->disconnect(this);
        socket->deleteLater();
        emit decided(Place::Second);
    });
    const auto becomeFirst = [this, socket] {
        socket->disconnect(this);
        socket->deleteLater();
        listen();
        emit decided(Place::First);
    };
    connect(socket, &QLocalSocket::errorOccurred, this, becomeFirst);
    connect(limit, &QTimer::timeout, this, becomeFirst);
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
            const auto line = QJsonDocument::fromJson(socket->readLine(maxWordsBytes));
            if (!line.isArray()) {
                socket->abort();
                return;
            }
            socket->write("k");
            socket->flush();
            emit startedAgain(line.toVariant().toStringList());
        });
    }
}

} // namespace Hiwar
