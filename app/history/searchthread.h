// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The thread that searches the history. Opens the file with the first search, so that a user who
// never searches pays nothing. Rule: only the latest search runs. Any thread may call it.
#pragma once

#include "app/history/historysearch.h"

#include <QPromise>
#include <QThread>

#include <atomic>

namespace Hiwar {

class SearchThread : public QObject
{
public:
    using Result = tl::expected<SearchPage, StoreError>;
    using Promise = std::shared_ptr<QPromise<Result>>;

    /// `damaged` is called, on the search thread, when a search finds the index damaged.
    SearchThread(QString path, std::chrono::milliseconds patience, std::function<void()> damaged);
    /// Ends a running search and waits.
    ~SearchThread() override;

    /// Returns the number of a search that is about to start; all earlier ones become unwanted.
    [[nodiscard]] quint64 begin() { return ++m_latest; }
    /// Finishes the promise, without a result when another search has begun meanwhile.
    void find(quint64 number, const QString &typed, int most, const Promise &promise);
    /// Closes the file; the next search opens it again.
    void reopen();

private:
    [[nodiscard]] Result findNow(const QString &typed, int most,
                                 const HistorySearch::IsUnwanted &isUnwanted);

    const QString m_path;
    const std::chrono::milliseconds m_patience;
    const std::function<void()> m_damaged;
    std::atomic<quint64> m_latest = 0;
    std::unique_ptr<HistorySearch> m_search;
    QThread m_thread;
};

} // namespace Hiwar
