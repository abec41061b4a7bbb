// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A voice of the platform: speaks one text at a time. Each speak() ends with one of the signals,
// unless stop() or another speak() came before. No signal is emitted within a call. GUI thread.
#pragma once

#include <QObject>
#include <QStringList>

namespace Hiwar {

class Voice : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// `language`: "ar", "en". Ends what is being spoken.
    virtual void speak(const QString &words, const QString &language) = 0;
    /// Silent at once.
    virtual void stop() = 0;
    /// The languages that it speaks, as "ar"; empty: not known, or not yet.
    [[nodiscard]] virtual QStringList languages() const = 0;

signals:
    void finished();
    void interrupted(); ///< somebody else wanted silence
    /// A sentence that says what to do.
    void failed(const QString &sentence);
    /// languages() is known now; it may come at any time.
    void languagesKnown();
};

} // namespace Hiwar
