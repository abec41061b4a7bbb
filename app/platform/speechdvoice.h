// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The voice of Linux' desktops: speech-dispatcher, over its socket, in its text protocol (SSIP). It
// is started when it does not run. Nothing is connected before the first sentence. Each sentence
// is a message of its own; an event tells its end. GUI thread.
#pragma once

#include "app/speech/ssipreader.h"
#include "app/speech/voice.h"

#include <QLocalSocket>

#include <memory>

namespace Hiwar {

class OwnedProcess;

class SpeechdVoice : public Voice
{
    Q_OBJECT

public:
    /// `program`: started with --spawn when nobody listens at `socket`; empty: it is not.
    SpeechdVoice(const QString &socket, const QString &program, QObject *parent = nullptr);
    ~SpeechdVoice() override;

    /// Where speech-dispatcher listens for this user.
    [[nodiscard]] static QString usualSocket();

    void speak(const QString &words, const QString &language) override;
    void stop() override;
    [[nodiscard]] QStringList languages() const override { return m_languages; }

private:
    struct Command
    {
        QByteArray line;
        QByteArray data = {}; ///< sent when the line is answered
    };

    void connectToServer();
    void onDisconnected();
    void onError();
    void spawn();
    void greet();
    void read();
    void take(const SsipReply &reply);
    void takeEvent(const SsipReply &event);
    void send(const Command &command);
    void sendNext();
    void sendWords();
    void fail(const QString &sentence);

    const QString m_path;
    const QString m_program;
    QLocalSocket m_socket;
    std::unique_ptr<OwnedProcess> m_spawning;
    SsipReader m_reader;
    QList<Command> m_commands; ///< the first is sent and not answered
    QString m_words;           ///< to be spoken when it is connected
    QString m_language;
    QByteArray m_messageId; ///< of what is spoken; empty: nothing, or not known yet
    QStringList m_languages;
    bool m_isSpeaking = false;
    bool m_wasSpawned = false;
};

} // namespace Hiwar
