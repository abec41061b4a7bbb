// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Shows one page of results of the history search to the sidebar (roles: ui/sidebar/searchroles.h).
// GUI thread.
#pragma once

#include "app/history/searchpage.h"

#include <QAbstractListModel>

namespace Hiwar {

class SearchResultModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setPage(const SearchPage &page);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    struct Row
    {
        int group = 0;
        int hit = -1; ///< -1: the row of the conversation itself
    };

    [[nodiscard]] QVariant conversationData(const SearchGroup &group, int role) const;
    [[nodiscard]] QVariant messageData(const SearchGroup &group, const SearchHit &hit,
                                       int role) const;

    SearchPage m_page;
    QList<Row> m_rows;
};

/// "12 messages in 3 conversations"; empty when nothing was found.
[[nodiscard]] QString describeFound(const SearchPage &page);

} // namespace Hiwar
