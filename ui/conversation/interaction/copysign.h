// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What was copied from a conversation last, for as long as a tick stands where that was asked for;
// a screen reader hears of it at once. GUI thread.
#pragma once

#include "ui/announcer.h"
#include "ui/block/codelook.h"
#include "ui/conversation/message/messageroles.h"

#include <QTimer>

#include <chrono>

namespace Hiwar {

class CopySign : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds usualTime{2000};

    explicit CopySign(QWidget *speaker);

    /// How long the tick stands.
    void setTime(std::chrono::milliseconds time);
    void copied(const QString &messageId, MessageAction action);
    void copiedCode(const QString &messageId, int block);
    /// From a menu or by a key: there is nowhere for a tick.
    void copiedElsewhere();

    /// The action of this message that has just copied.
    [[nodiscard]] std::optional<MessageAction> actionOf(const QString &messageId) const;
    /// Its block of code that has just been copied.
    [[nodiscard]] std::optional<int> codeOf(const QString &messageId) const;

signals:
    /// A tick came or went.
    void changed();
    /// For tests: what a screen reader was told.
    void announced(const QString &words);

private:
    void show(const QString &messageId);
    void end();

    Announcer m_announcer;
    QTimer m_timer;
    QString m_messageId; ///< empty: no tick
    std::optional<MessageAction> m_action;
    std::optional<int> m_block;
};

} // namespace Hiwar
