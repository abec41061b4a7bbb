// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A file beside the history that is there from a start until its first picture with a conversation
// in it. Where one was left, that start came to no picture: whatever held it would hold each start
// after it, for the same conversation is shown. GUI thread.
#pragma once

#include <QObject>
#include <QString>

namespace Hiwar {

class ConversationView;

class OpeningMark : public QObject
{
    Q_OBJECT

public:
    explicit OpeningMark(const QString &historyPath);
    ~OpeningMark() override; ///< an end in order leaves none

    /// The start before this one came to no picture.
    [[nodiscard]] bool wasLeft() const { return m_wasLeft; }
    /// Leaves it until the view has painted a conversation.
    void leaveUntilPainted(ConversationView &view);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void takeAway();

    const QString m_path;
    const bool m_wasLeft;
    ConversationView *m_view = nullptr; ///< while its picture is waited for
};

} // namespace Hiwar
