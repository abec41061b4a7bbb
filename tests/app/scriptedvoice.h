// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// An engine of Qt TextToSpeech that does what the test says, at the moment it says it: Qt's
// own for Flite crashes (6.4.2), and the systems' are not here.
#pragma once

#include <QPointer>
#include <QTextToSpeechEngine>
#include <QTextToSpeechPlugin>
#include <QVoice>

namespace Hiwar {

#if QT_VERSION < QT_VERSION_CHECK(6, 6, 0)
using SpeechEngine = QTextToSpeechEngine;
#else
/// Newer engines can also write what they say to a file.
class SpeechEngine : public QTextToSpeechEngine
{
public:
    using QTextToSpeechEngine::QTextToSpeechEngine;
    void synthesize(const QString &) override {}
};
#endif

class ScriptedVoice : public SpeechEngine
{
    Q_OBJECT

public:
    explicit ScriptedVoice(QObject *parent)
        : SpeechEngine(parent)
    {
    }

    [[nodiscard]] QList<QLocale> availableLocales() const override { return locales; }
    [[nodiscard]] QList<QVoice> availableVoices() const override { return {}; }
    void say(const QString &text) override
    {
        spoken << m_locale.name() + QStringLiteral(": ") + text;
        change(QTextToSpeech::Speaking);
    }
    /// Silent at once, or later when the test says endStop().
    void stop(QTextToSpeech::BoundaryHint) override
    {
        if (!stopsLate)
            change(QTextToSpeech::Ready);
    }
    void endStop() { change(QTextToSpeech::Ready); }
    void end() { change(QTextToSpeech::Ready); }
    void fail(const QString &why)
    {
        m_error = why;
        change(QTextToSpeech::Error);
    }
    void pause(QTextToSpeech::BoundaryHint) override {}
    void resume() override {}
    [[nodiscard]] double rate() const override { return 0; }
    bool setRate(double) override { return true; }
    [[nodiscard]] double pitch() const override { return 0; }
    bool setPitch(double) override { return true; }
    [[nodiscard]] QLocale locale() const override { return m_locale; }
    bool setLocale(const QLocale &locale) override
    {
        m_locale = locale;
        return true;
    }
    [[nodiscard]] double volume() const override { return 1; }
    bool setVolume(double) override { return true; }
    [[nodiscard]] QVoice voice() const override { return {}; }
    bool setVoice(const QVoice &) override { return true; }
    [[nodiscard]] QTextToSpeech::State state() const override { return m_state; }
    [[nodiscard]] QTextToSpeech::ErrorReason errorReason() const override
    {
        return m_error.isEmpty() ? QTextToSpeech::ErrorReason::NoError
                                 : QTextToSpeech::ErrorReason::Playback;
    }
    [[nodiscard]] QString errorString() const override { return m_error; }

    QStringList spoken;
    QList<QLocale> locales = {QLocale(QStringLiteral("en_GB")), QLocale(QStringLiteral("en_US")),
                              QLocale(QStringLiteral("ar_EG"))};
    bool stopsLate = false;

    static inline QPointer<ScriptedVoice> made; ///< the last one

private:
    void change(QTextToSpeech::State state)
    {
        if (state == m_state)
            return;
        m_state = state;
        emit stateChanged(state);
    }

    QTextToSpeech::State m_state = QTextToSpeech::Ready;
    QLocale m_locale;
    QString m_error;
};

class ScriptedVoicePlugin : public QObject, public QTextToSpeechPlugin
{
    Q_OBJECT
    Q_INTERFACES(QTextToSpeechPlugin)
    Q_PLUGIN_METADATA(IID "org.qt-project.qt.speech.tts.plugin/6.0" FILE "scriptedvoice.json")

public:
    QTextToSpeechEngine *createTextToSpeechEngine(const QVariantMap &, QObject *parent,
                                                  QString *) const override
    {
        ScriptedVoice::made = new ScriptedVoice(parent);
        return ScriptedVoice::made;
    }
};

} // namespace Hiwar
