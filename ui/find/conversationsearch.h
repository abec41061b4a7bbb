// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Finds words in all messages of a conversation, one slice of time after the other, so that no long
// conversation or message blocks the window. The messages in view come first, a new search ends the
// one before, and messages that arrive or grow are searched, too. Lays nothing out, moves nothing.
// GUI thread.
#pragma once

#include "ui/conversation/selection/selectedformats.h"
#include "ui/find/messagematches.h"

#include <QObject>
#include <QTimer>

#include <vector>

namespace Hiwar {

/// One match: its row, and its index in the row.
struct MatchIndex
{
    int row = 0;
    int index = 0;

    bool operator==(const MatchIndex &) const = default;
};

class ConversationSearch : public QObject
{
    Q_OBJECT

public:
    /// How long the window may wait for a slice: far less than a frame.
    static constexpr std::chrono::milliseconds slice{5};
    /// Letters of a message that are searched before the clock is read: a small part of a slice.
    static constexpr qsizetype lettersAtOnce = 16 * 1024;
    /// How often a reply that grows is searched again.
    static constexpr std::chrono::milliseconds pause{250};

    explicit ConversationSearch(MessageSource messages, QObject *parent = nullptr);

    /// Begins at a row; without words it finds nothing.
    void begin(const QString &wanted, MatchCase matchCase, int firstRow);
    void reset(int rows);
    void rowsInserted(int first, int count);
    void rowsRemoved(int first, int count);
    void rowChanged(int row);

    [[nodiscard]] bool isIdle() const { return m_wanted.isEmpty(); }
    [[nodiscard]] bool isComplete() const { return m_open == 0; }
    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] int rowCount() const { return int(m_rows.size()); }
    [[nodiscard]] const MessageMatches &in(int row) const { return m_rows[size_t(row)].found; }
    /// From 1.
    [[nodiscard]] int numberOf(const MatchIndex &match) const;
    [[nodiscard]] bool exists(const MatchIndex &match) const;
    /// The first match at or after a row; the last one before it. Neither wraps around: nullopt
    /// when there is none up to that end of the conversation.
    [[nodiscard]] std::optional<MatchIndex> firstFrom(int row) const;
    [[nodiscard]] std::optional<MatchIndex> lastBefore(int row) const;

signals:
    /// The matches changed, or the search is complete.
    void changed();

private:
    struct Row
    {
        MessageMatches found;
        bool isSearched = false;
    };

    void work();
    void searchOn();
    void finish();

    MessageSource m_messages;
    QString m_wanted; // folded
    MatchCase m_matchCase = MatchCase::No;
    std::vector<Row> m_rows;
    int m_open = 0; // rows not searched yet
    int m_count = 0;
    int m_next = 0;                         // row to search next
    std::optional<MessageSearch> m_message; // … once it has begun
    bool m_messageChanged = false;          // … since it has begun
    QTimer m_timer;
};

} // namespace Hiwar
