// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The questions of a conversation, each as its first line, filtered by words. Reads only the
// questions that are shown, until a filter is set. GUI thread.
#pragma once

#include <QAbstractListModel>
#include <QDateTime>

#include <vector>

namespace Hiwar {

class MessageRows;

class QuestionList : public QAbstractListModel
{
    Q_OBJECT

public:
    enum QuestionRole : int {
        MessageRowRole = Qt::UserRole + 1, ///< int: the row in the conversation
        AskedAtRole,                       ///< QDateTime, UTC
        IsCurrentRole,                     ///< bool: the one being read
    };

    explicit QuestionList(MessageRows &rows, QObject *parent = nullptr);

    /// Reads the questions again; `currentRow` is the message being read.
    void read(int currentRow);
    void setFilter(const QString &words);
    /// The index of the question being read, or of the first one after it, or the last; -1: none.
    [[nodiscard]] int currentIndex() const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    [[nodiscard]] QString lineOf(int messageRow) const;

    MessageRows &m_rows;
    std::vector<int> m_questions;  // rows in the conversation
    std::vector<QString> m_folded; // their folded lines, for the filter; empty until then
    std::vector<int> m_shown;
    int m_current = -1; // the row of the question being read
};

} // namespace Hiwar
