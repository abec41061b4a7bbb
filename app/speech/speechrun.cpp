// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/speech/speechrun.h"

#include <algorithm>

namespace Hiwar {

SpeechRun::SpeechRun(Voice &voice, QObject *parent)
    : QObject(parent)
    , m_voice(voice)
{
    connect(&m_voice, &Voice::finished, this, [this] {
        if (m_state != State::Reading)
            return;
        ++m_at;
        m_direction = 1;
        readOn();
    });
    connect(&m_voice, &Voice::interrupted, this, [this] {
        if (m_state == State::Reading)
            setState(State::Paused);
    });
    connect(&m_voice, &Voice::failed, this, [this](const QString &sentence) {
        if (m_state == State::Idle)
            return;
        emit failed(sentence);
        end();
    });
    // The first sentence may have begun before it was known which voices there are.
    connect(&m_voice, &Voice::languagesKnown, this, [this] {
        if (m_state == State::Reading && m_at < m_sentences.size() &&
            !hasVoice(m_sentences.at(m_at).language))
            readOn();
    });
}

void SpeechRun::setSentences(const QList<SpokenSentence> &sentences, bool isWhole)
{
    m_sentences = sentences;
    m_isWhole = isWhole;
    if (m_state == State::Idle)
        return;
    // A text that was read otherwise before: what is spoken now goes on.
    m_at = std::min(m_at, int(m_sentences.size()));
    if (m_state == State::Waiting)
        readOn();
    else
        emit changed();
}

void SpeechRun::start(int at)
{
    m_missing.clear();
    m_at = std::clamp(at, 0, int(m_sentences.size()));
    m_direction = 1;
    m_state = State::Reading;
    readOn();
}

void SpeechRun::pause()
{
    if (m_state != State::Reading && m_state != State::Waiting)
        return;
    m_voice.stop();
    setState(State::Paused);
}

void SpeechRun::goOn()
{
    if (m_state != State::Paused)
        return;
    m_state = State::Reading;
    readOn();
}

void SpeechRun::step(int direction)
{
    if (m_state == State::Idle)
        return;
    m_at = std::max(0, m_at + direction);
    m_direction = direction;
    m_voice.stop();
    m_state = State::Reading;
    readOn();
}

void SpeechRun::stop()
{
    if (m_state == State::Idle)
        return;
    m_voice.stop();
    end();
}

void SpeechRun::readOn()
{
    while (m_at < m_sentences.size()) {
        const SpokenSentence &sentence = m_sentences.at(m_at);
        if (hasVoice(sentence.language)) {
            m_state = State::Reading;
            m_voice.speak(sentence.words, sentence.language);
            emit changed();
            return;
        }
        m_voice.stop();
        if (!m_missing.contains(sentence.language)) {
            m_missing.insert(sentence.language);
            emit voiceMissing(sentence.language);
        }
        if (m_at == 0)
            m_direction = 1;
        m_at += m_direction;
    }
    if (m_isWhole)
        end();
    else
        setState(State::Waiting);
}

void SpeechRun::end()
{
    m_state = State::Idle;
    emit changed();
    emit ended();
}

void SpeechRun::setState(State state)
{
    m_state = state;
    emit changed();
}

bool SpeechRun::hasVoice(const QString &language) const
{
    const QStringList known = m_voice.languages();
    return known.isEmpty() || known.contains(language);
}

} // namespace Hiwar
