// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A voice that writes down what it is to say, and ends when the test says so.
#pragma once

#include "app/speech/voice.h"

namespace Hiwar {

class StandInVoice : public Voice
{
public:
    explicit StandInVoice(const QStringList &languages = {})
        : m_languages(languages)
    {
    }

    void speak(const QString &words, const QString &language) override
    {
        spoken << language + QStringLiteral(": ") + words;
        isSpeaking = true;
    }
    void stop() override { isSpeaking = false; }
    [[nodiscard]] QStringList languages() const override { return m_languages; }

    void finish()
    {
        isSpeaking = false;
        emit finished();
    }
    void tellLanguages(const QStringList &languages)
    {
        m_languages = languages;
        emit languagesKnown();
    }

    QStringList spoken;
    bool isSpeaking = false;

private:
    QStringList m_languages;
};

} // namespace Hiwar
