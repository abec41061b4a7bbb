// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The voice of Windows and macOS, by Qt TextToSpeech. On Linux SpeechdVoice is used instead: it
// tells when another program wanted silence. The engine is loaded with the first sentence. GUI
// thread.
#pragma once

#include "app/speech/voice.h"

#include <QTextToSpeech>

#include <memory>

namespace Hiwar {

class QtVoice : public Voice
{
    Q_OBJECT

public:
    /// `engine`: of QTextToSpeech::availableEngines(); empty: the usual one of the system.
    explicit QtVoice(QString engine = {}, QObject *parent = nullptr);
    ~QtVoice() override;

    void speak(const QString &words, const QString &language) override;
    void stop() override;
    [[nodiscard]] QStringList languages() const override { return m_languages; }

private:
    void load();
    /// Some engines learn which voices there are after they have been loaded.
    void readLanguages();
    void take(QTextToSpeech::State state);
    void say();
    void fail();

    const QString m_engine;
    std::unique_ptr<QTextToSpeech> m_speech; // null before the first sentence
    QStringList m_languages;
    QString m_words; // to be spoken when the engine is ready; empty: nothing
    QString m_language;
    bool m_isSpeaking = false;
};

} // namespace Hiwar
