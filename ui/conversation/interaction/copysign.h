// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What was copied last from a conversation, while a tick is shown as its button's icon; a screen
// reader announces it at once. GUI thread.
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

    /// How long the tick is shown.
    void setTime(std::chrono::milliseconds time);
    void copied(const QString &messageId, MessageAction action);
    void copiedCode(const QString &messageId, int block);
    /// From a menu or by a key: there is no place for a tick.
    void copiedElsewhere();

    /// The action of this message that has just copied.
    [[nodiscard]] std::optional<MessageAction> actionOf(const QString &messageId) const;
    /// Its block of code that has just been copied.
    [[nodiscard]] std::optional<int> codeOf(const QString &messageId) const;

signals:
    /// A tick was shown or removed.
    void changed();
    /// For tests: the words announced to a screen reader.
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
