// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One text that is read aloud, sentence by sentence. The text may still grow: after its last
// sentence the run waits for more, unless it is whole. Sentences in a language without a voice are
// left out, which is reported once for each language. A pause repeats the sentence. GUI thread.
#pragma once

#include "app/speech/voice.h"

#include <QList>
#include <QSet>

namespace Hiwar {

struct SpokenSentence
{
    QString words;
    QString language;
    int block = 0; ///< of the message, with the letters that it has there …
    int from = 0;
    int to = 0; ///< … none: the whole block

    bool operator==(const SpokenSentence &) const = default;
};

class SpeechRun : public QObject
{
    Q_OBJECT

public:
    enum class State : quint8 {
        Idle,
        Reading,
        Paused,
        Waiting, ///< all is read, and more may come
    };

    /// The voice must outlive it.
    explicit SpeechRun(Voice &voice, QObject *parent = nullptr);

    /// The text as it is now: those that were read come first, as before.
    void setSentences(const QList<SpokenSentence> &sentences, bool isWhole);
    [[nodiscard]] const QList<SpokenSentence> &sentences() const { return m_sentences; }
    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] int at() const { return m_at; }
    /// There is at most this sentence left: it is time for setSentences().
    [[nodiscard]] bool isNearEnd() const { return m_at + 1 >= m_sentences.size(); }

    void start(int at = 0);
    void pause();
    void goOn();
    /// +1: the next sentence, -1: the one before. After the last: the end.
    void step(int direction);
    void stop();

signals:
    void changed(); ///< the state, the sentence, or how many there are
    void ended();   ///< after the last sentence or stop()
    /// A sentence that says what to do; ended() follows.
    void failed(const QString &sentence);
    /// This computer has no voice for sentences in it.
    void voiceMissing(const QString &language);

private:
    void readOn();
    void end();
    void setState(State state);
    [[nodiscard]] bool hasVoice(const QString &language) const;

    Voice &m_voice;
    QList<SpokenSentence> m_sentences;
    QSet<QString> m_missing;
    State m_state = State::Idle;
    int m_at = 0;
    bool m_isWhole = true;
    int m_direction = 1;
};

} // namespace Hiwar
