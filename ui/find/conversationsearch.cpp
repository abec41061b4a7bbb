// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/find/conversationsearch.h"

#include <QElapsedTimer>

#include <algorithm>

namespace Hiwar {

ConversationSearch::ConversationSearch(MessageSource messages, QObject *parent)
    : QObject(parent)
    , m_messages(std::move(messages))
    , m_timer(this)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &ConversationSearch::work);
}

void ConversationSearch::begin(const QString &wanted, MatchCase matchCase, int firstRow)
{
    m_wanted = wanted.trimmed().isEmpty() ? QString() : foldForSearch(wanted, matchCase).text;
    m_matchCase = matchCase;
    const int rows = rowCount();
    m_next = std::clamp(firstRow, 0, std::max(0, rows - 1));
    m_message.reset();
    m_rows.clear();
    reset(rows);
}

void ConversationSearch::reset(int rows)
{
    m_message.reset();
    m_rows.clear();
    m_rows.resize(size_t(rows));
    m_count = 0;
    m_open = isIdle() ? 0 : rows;
    m_next = std::min(m_next, std::max(0, rows - 1));
    m_timer.stop();
    if (m_open > 0)
        m_timer.start(std::chrono::milliseconds(0));
    emit changed();
}

void ConversationSearch::rowsInserted(int first, int count)
{
    m_message.reset(); // its row may have changed
    m_rows.insert(m_rows.begin() + first, size_t(count), Row());
    if (isIdle())
        return;
    m_open += count;
    if (!m_timer.isActive())
        m_timer.start(pause);
}

void ConversationSearch::rowsRemoved(int first, int count)
{
    m_message.reset();
    for (int row = first; row < first + count; ++row) {
        const Row &gone = m_rows[size_t(row)];
        m_count -= int(gone.found.matches.size());
        m_open -= !isIdle() && !gone.isSearched ? 1 : 0;
    }
    m_rows.erase(m_rows.begin() + first, m_rows.begin() + first + count);
    m_next = std::min(m_next, std::max(0, rowCount() - 1));
    if (!isIdle())
        emit changed();
}

void ConversationSearch::rowChanged(int row)
{
    m_messageChanged = m_messageChanged || (m_message && row == m_next);
    if (isIdle() || !m_rows[size_t(row)].isSearched)
        return;
    // The old matches stay until the row is searched again.
    m_rows[size_t(row)].isSearched = false;
    ++m_open;
    if (!m_timer.isActive())
        m_timer.start(pause);
}

void ConversationSearch::work()
{
    QElapsedTimer elapsed;
    elapsed.start();
    const int before = m_count;
    while (m_open > 0 && elapsed.elapsed() < slice.count()) {
        while (m_rows[size_t(m_next)].isSearched)
            m_next = (m_next + 1) % rowCount();
        searchOn();
    }
    if (m_open > 0) // without a pause, also for a row that grew meanwhile
        m_timer.start(std::chrono::milliseconds(0));
    if (m_count != before || m_open == 0)
        emit changed();
}

void ConversationSearch::searchOn()
{
    if (!m_message) {
        m_messageChanged = false;
        m_message.emplace(m_messages(m_next), m_wanted, m_matchCase);
    }
    m_message->searchOn(lettersAtOnce);
    if (m_message->isDone())
        finish();
}

void ConversationSearch::finish()
{
    Row &entry = m_rows[size_t(m_next)];
    m_count -= int(entry.found.matches.size());
    entry.found = m_message->take();
    m_count += int(entry.found.matches.size());
    m_message.reset();
    entry.isSearched = true;
    --m_open;
    if (m_messageChanged)
        rowChanged(m_next);
}

int ConversationSearch::numberOf(const MatchIndex &match) const
{
    int number = match.index + 1;
    for (int row = 0; row < match.row; ++row)
        number += int(in(row).matches.size());
    return number;
}

bool ConversationSearch::exists(const MatchIndex &match) const
{
    return match.row >= 0 && match.row < rowCount() && match.index < in(match.row).matches.size();
}

std::optional<MatchIndex> ConversationSearch::firstFrom(int row) const
{
    for (; row < rowCount(); ++row) {
        if (!in(row).matches.isEmpty())
            return MatchIndex{row, 0};
    }
    return {};
}

std::optional<MatchIndex> ConversationSearch::lastBefore(int row) const
{
    while (--row >= 0) {
        if (const qsizetype matches = in(row).matches.size(); matches > 0)
            return MatchIndex{row, int(matches) - 1};
    }
    return {};
}

} // namespace Hiwar
