// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/platform/qtvoice.h"

#include <QLocale>

#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

QtVoice::QtVoice(QString engine, QObject *parent)
    : Voice(parent)
    , m_engine(std::move(engine))
{
}

QtVoice::~QtVoice()
{
    if (m_speech)
        m_speech->disconnect(this);
}

void QtVoice::load()
{
    m_speech = std::make_unique<QTextToSpeech>(m_engine);
    // Queued: nothing is reported within a call.
    connect(m_speech.get(), &QTextToSpeech::stateChanged, this, &QtVoice::take,
            Qt::QueuedConnection);
    QMetaObject::invokeMethod(this, &QtVoice::readLanguages, Qt::QueuedConnection);
}

void QtVoice::readLanguages()
{
    if (!m_speech)
        return;
    QStringList languages;
    for (const QLocale &locale : m_speech->availableLocales()) {
        const QString language = locale.name().section(u'_', 0, 0);
        if (!languages.contains(language))
            languages << language;
    }
    if (std::exchange(m_languages, languages) != languages)
        emit languagesKnown();
}

void QtVoice::speak(const QString &words, const QString &language)
{
    if (!m_speech)
        load();
    m_words = words;
    m_language = language;
    m_isSpeaking = true;
    if (m_speech->state() == QTextToSpeech::Speaking)
        m_speech->stop(); // take() goes on
    else
        say();
}

void QtVoice::stop()
{
    const bool wasSpeaking = std::exchange(m_isSpeaking, false);
    m_words.clear();
    if (wasSpeaking && m_speech)
        m_speech->stop();
}

void QtVoice::say()
{
    const QString words = std::exchange(m_words, {});
    if (m_speech->state() == QTextToSpeech::Error) {
        fail();
        return;
    }
    m_speech->setLocale(QLocale(m_language));
    m_speech->say(words);
}

/// A state that came later may be in force by now: then that one is reported, too.
void QtVoice::take(QTextToSpeech::State state)
{
    if (!m_speech || state != m_speech->state())
        return;
    if (state == QTextToSpeech::Error && m_isSpeaking) {
        fail();
        return;
    }
    if (state != QTextToSpeech::Ready)
        return;
    readLanguages();
    if (!m_words.isEmpty())
        say();
    else if (std::exchange(m_isSpeaking, false))
        emit finished();
}

void QtVoice::fail()
{
    m_isSpeaking = false;
    m_words.clear();
    const QString reason = m_speech->errorString();
    // The next sentence tries again, with an engine that may be there by then.
    m_speech->disconnect(this);
    m_speech.release()->deleteLater();
    QMetaObject::invokeMethod(
        this,
        [this, reason] {
            emit failed(tr("The voice of this computer does not speak: %1. Look at the speech "
                           "settings of the system, and read aloud again.")
                            .arg(reason.isEmpty() ? tr("it gives no reason") : reason));
        },
        Qt::QueuedConnection);
}

} // namespace Hiwar
