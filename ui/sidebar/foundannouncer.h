// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Has a screen reader say what a search has found. The rule it protects: nothing is said into what
// a person is typing, only once the keys rest, and nothing twice while it stays as it was said. GUI
// thread.
#pragma once

#include "ui/announcer.h"

#include <QTimer>

#include <chrono>

namespace Hiwar {

class FoundAnnouncer : public QObject
{
    Q_OBJECT

public:
    /// How long the keys rest.
    static constexpr std::chrono::milliseconds pause{700};

    explicit FoundAnnouncer(QWidget *speaker);

    /// Something else is searched for from now on.
    void typed();
    void tell(const QString &words);
    /// Nothing is searched for any more.
    void end();

signals:
    /// To a screen reader.
    void announced(const QString &words);

private:
    void say();

    Announcer m_announcer;
    QTimer m_rest;
    QString m_words; ///< empty: not known yet, or said
    QString m_said;  ///< of this search
};

} // namespace Hiwar
