// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Announces the result of a search to a screen reader. Rule: nothing is announced while the user
// types, only after a pause, and a result that did not change only once. GUI thread.
#pragma once

#include "ui/announcer.h"

#include <QTimer>

#include <chrono>

namespace Hiwar {

class FoundAnnouncer : public QObject
{
    Q_OBJECT

public:
    /// How long the user has to stop typing.
    static constexpr std::chrono::milliseconds pause{700};

    explicit FoundAnnouncer(QWidget *speaker);

    /// The search text changed: the next result is announced after the pause.
    void typed();
    void tell(const QString &words);
    /// The search has ended.
    void end();

signals:
    /// Emitted with the announcement to a screen reader.
    void announced(const QString &words);

private:
    void say();

    Announcer m_announcer;
    QTimer m_rest;
    QString m_words; ///< empty: not known yet, or announced
    QString m_said;  ///< announced last in this search
};

} // namespace Hiwar
