// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A file beside the history that exists from a start until the first paint with a conversation in
// it. If the file is still there at the next start, the start before it never painted: whatever
// blocked it would block every later start, because the same conversation is shown. GUI thread.
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
    ~OpeningMark() override; ///< removes the mark: this was an orderly end

    /// The previous start never painted a conversation.
    [[nodiscard]] bool wasLeft() const { return m_wasLeft; }
    /// Writes the mark; removes it when the view has painted a conversation.
    void leaveUntilPainted(ConversationView &view);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void takeAway();

    const QString m_path;
    const bool m_wasLeft;
    ConversationView *m_view = nullptr; ///< not null until it has painted
};

} // namespace Hiwar
