// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/platform/speechdvoice.h"

#include "app/async/ownedprocess.h"

#include <QStandardPaths>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr int voiceList = 249;
constexpr int dataWanted = 230;
constexpr int queued = 225;
constexpr int ended = 702;
constexpr int cancelled = 703;

} // namespace

SpeechdVoice::SpeechdVoice(const QString &socket, const QString &program, QObject *parent)
    : Voice(parent)
    , m_path(socket)
    , m_program(program)
{
    connect(&m_socket, &QLocalSocket::connected, this, &SpeechdVoice::greet);
    connect(&m_socket, &QLocalSocket::readyRead, this, &SpeechdVoice::read);
    connect(&m_socket, &QLocalSocket::disconnected, this, &SpeechdVoice::onDisconnected);
    // Within connectToServer(), too: nothing is reported within a call.
    connect(&m_socket, &QLocalSocket::errorOccurred, this, &SpeechdVoice::onError,
            Qt::QueuedConnection);
}

SpeechdVoice::~SpeechdVoice()
{
    m_socket.disconnect(this);
    // Else the sentence is spoken to its end, and nothing is written after this.
    if (m_socket.state() == QLocalSocket::ConnectedState) {
        m_socket.write("CANCEL SELF\r\n");
        m_socket.flush();
    }
}

QString SpeechdVoice::usualSocket()
{
    const QString given = qEnvironmentVariable("SPEECHD_ADDRESS");
    constexpr QLatin1StringView prefix("unix_socket:");
    if (given.startsWith(prefix))
        return given.mid(prefix.size());
    return QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation) +
           "/speech-dispatcher/speechd.sock"_L1;
}

void SpeechdVoice::speak(const QString &words, const QString &language)
{
    stop();
    m_words = words;
    m_language = language;
    m_isSpeaking = true;
    if (m_socket.state() == QLocalSocket::ConnectedState)
        sendWords();
    else if (m_socket.state() == QLocalSocket::UnconnectedState && !m_spawning)
        connectToServer();
}

void SpeechdVoice::stop()
{
    if (m_isSpeaking && m_socket.state() == QLocalSocket::ConnectedState)
        send({"CANCEL SELF"});
    m_isSpeaking = false;
    m_messageId.clear();
    m_words.clear();
}

void SpeechdVoice::connectToServer()
{
    m_reader = {};
    m_commands.clear();
    m_socket.connectToServer(m_path);
}

void SpeechdVoice::greet()
{
    send({"SET SELF CLIENT_NAME " + qgetenv("USER").replace(' ', '_') + ":hiwar:reply"});
    send({"SET SELF NOTIFICATION ALL ON"});
    send({"LIST SYNTHESIS_VOICES"});
    if (m_isSpeaking)
        sendWords();
}

void SpeechdVoice::sendWords()
{
    send({"SET SELF LANGUAGE " + m_language.toLatin1()});
    send({"SPEAK", ssipText(m_words)});
}

void SpeechdVoice::send(const Command &command)
{
    m_commands << command;
    if (m_commands.size() == 1)
        sendNext();
}

void SpeechdVoice::sendNext()
{
    if (!m_commands.isEmpty())
        m_socket.write(m_commands.first().line + "\r\n");
}

void SpeechdVoice::read()
{
    const QList<SsipReply> replies = m_reader.read(m_socket.readAll());
    for (const SsipReply &reply : replies) {
        if (reply.isEvent())
            takeEvent(reply);
        else
            take(reply);
    }
    if (!m_reader.isBroken())
        return;
    m_socket.abort();
    if (m_isSpeaking)
        fail(tr("The voice of this computer answers what is no SSIP. Look at what listens at “%1”.")
                 .arg(m_path));
}

void SpeechdVoice::take(const SsipReply &reply)
{
    if (m_commands.isEmpty())
        return;
    if (reply.code == dataWanted) {
        m_socket.write(m_commands.first().data);
        return;
    }
    const Command command = m_commands.takeFirst();
    // Only the last SPEAK counts: another may wait behind a CANCEL.
    const bool isLast = std::none_of(m_commands.begin(), m_commands.end(), [](const Command &each) {
        return !each.data.isEmpty() || each.line.startsWith("CANCEL");
    });
    if (reply.code == voiceList) {
        for (const QByteArray &language : ssipLanguages(reply.lines))
            m_languages << QString::fromLatin1(language);
        emit languagesKnown();
    } else if (reply.code == queued && isLast && m_isSpeaking) {
        m_messageId = reply.lines.value(0).trimmed();
    } else if (!command.data.isEmpty() && !reply.isDone() && isLast && m_isSpeaking) {
        fail(tr("The voice of this computer refused a sentence. Look at the settings of "
                "speech-dispatcher: “spd-say hello” tests them."));
    }
    sendNext();
}

void SpeechdVoice::takeEvent(const SsipReply &event)
{
    const bool isOurs =
        m_isSpeaking && !m_messageId.isEmpty() && event.lines.value(0).trimmed() == m_messageId;
    if (!isOurs || (event.code != ended && event.code != cancelled))
        return;
    m_isSpeaking = false;
    m_messageId.clear();
    if (event.code == ended) {
        m_wasSpawned = false; // it works: should it end, it is started once more
        emit finished();
    } else {
        emit interrupted();
    }
}

void SpeechdVoice::onError()
{
    if (m_socket.state() != QLocalSocket::UnconnectedState || !m_isSpeaking || m_spawning)
        return;
    if (m_wasSpawned || m_program.isEmpty())
        fail(tr("The voice of this computer does not answer. Install speech-dispatcher and a voice "
                "(espeak-ng), or start it with “speech-dispatcher -s”, and read aloud again."));
    else
        spawn();
}

void SpeechdVoice::onDisconnected()
{
    m_commands.clear();
    m_messageId.clear();
}

void SpeechdVoice::spawn()
{
    m_wasSpawned = true;
    m_spawning = std::make_unique<OwnedProcess>(m_program);
    m_spawning->setArguments({u"--spawn"_s});
    const auto goOn = [this] {
        m_spawning.release()->deleteLater();
        if (m_isSpeaking)
            connectToServer();
    };
    connect(m_spawning.get(), &QProcess::finished, this, goOn);
    connect(m_spawning.get(), &QProcess::errorOccurred, this, [goOn](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            goOn();
    });
    m_spawning->start();
}

void SpeechdVoice::fail(const QString &sentence)
{
    stop();
    m_wasSpawned = false;
    emit failed(sentence);
}

} // namespace Hiwar
