// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/find/questionlist.h"

#include "ui/conversation/rows/messagerows.h"
#include "ui/find/searchtext.h"

#include <QLocale>

#include <algorithm>

namespace Hiwar {

namespace {

constexpr qsizetype longestLine = 200;

/// The first line that is not blank.
QString firstLine(const QString &text)
{
    for (qsizetype from = 0; from < text.size();) {
        qsizetype end = text.indexOf(u'\n', from);
        if (end < 0)
            end = text.size();
        const QString line = text.mid(from, std::min(end - from, longestLine)).simplified();
        if (!line.isEmpty())
            return line;
        from = end + 1;
    }
    return {};
}

} // namespace

QuestionList::QuestionList(MessageRows &rows, QObject *parent)
    : QAbstractListModel(parent)
    , m_rows(rows)
{
}

void QuestionList::read(int currentRow)
{
    beginResetModel();
    m_questions.clear();
    m_folded.clear();
    m_current = -1;
    for (int row = 0; row < m_rows.count(); ++row) {
        if (m_rows.author(row) != Role::User)
            continue;
        m_questions.push_back(row);
        if (row <= currentRow)
            m_current = row;
    }
    m_shown = m_questions;
    endResetModel();
}

void QuestionList::setFilter(const QString &words)
{
    const QString wanted = foldForSearch(words.trimmed()).text;
    beginResetModel();
    if (m_folded.empty() && !wanted.isEmpty()) {
        m_folded.reserve(m_questions.size());
        for (const int row : m_questions)
            m_folded.push_back(foldForSearch(lineOf(row)).text);
    }
    m_shown.clear();
    for (size_t i = 0; i < m_questions.size(); ++i) {
        if (wanted.isEmpty() || m_folded[i].contains(wanted))
            m_shown.push_back(m_questions[i]);
    }
    endResetModel();
}

int QuestionList::currentIndex() const
{
    if (m_shown.empty())
        return -1;
    const auto found = std::lower_bound(m_shown.begin(), m_shown.end(), m_current);
    return int(
        std::min<std::ptrdiff_t>(found - m_shown.begin(), std::ptrdiff_t(m_shown.size()) - 1));
}

QString QuestionList::lineOf(int messageRow) const
{
    return firstLine(m_rows.message(messageRow).text);
}

int QuestionList::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_shown.size());
}

QVariant QuestionList::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const int row = m_shown[size_t(index.row())];
    if (row >= m_rows.count()) // the conversation changed and is read again soon
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return lineOf(row);
    case Qt::AccessibleDescriptionRole: {
        const QString time =
            QLocale().toString(m_rows.message(row).time.toLocalTime(), QLocale::ShortFormat);
        return row == m_current ? tr("%1, being read").arg(time) : time;
    }
    case MessageRowRole:
        return row;
    case AskedAtRole:
        return m_rows.message(row).time;
    case IsCurrentRole:
        return row == m_current;
    default:
        return {};
    }
}

} // namespace Hiwar
