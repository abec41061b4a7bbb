// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Small pictures of stored attachments, by the hash of their content: made by hiwar-reader when
// first asked for, a few at once, the one asked for last first; kept in memory up to a limit. What
// cannot be drawn is not tried again. GUI thread.
#pragma once

#include "app/attachments/readertask.h"
#include "app/history/storeerror.h"

#include <QCache>
#include <QFuture>
#include <QObject>
#include <QSet>

#include <functional>
#include <optional>

#include <tl/expected.hpp>

namespace Hiwar {

class Thumbnails : public QObject
{
    Q_OBJECT

public:
    struct Sources
    {
        /// The bytes of a content; HistoryStore::attachment().
        std::function<QFuture<tl::expected<QByteArray, StoreError>>(const QString &hash)> bytes;
        /// ReaderProgram::ask().
        std::function<QFuture<ReaderAnswer>(const ReaderTask &task)> ask;
    };

    /// `side`: the longest of a picture, in pixels. `most`: kilobytes that are kept.
    explicit Thumbnails(Sources sources, int side = 128, int most = 16 * 1024);

    /// Rows of premultiplied RGBA, see ReadPicture. nullopt: it is not there; it is made, and
    /// arrived() tells when.
    [[nodiscard]] std::optional<ReadPicture> look(const QString &hash);
    /// Makes nothing.
    [[nodiscard]] bool isThere(const QString &hash) const { return m_made.contains(hash); }

signals:
    /// One more is there.
    void arrived();

private:
    void makeNext();
    void make(const QString &hash);
    void take(const QString &hash, const ReaderAnswer &answer);
    void fail(const QString &hash);
    void done(const QString &hash);

    const Sources m_sources;
    const int m_side;
    QCache<QString, ReadPicture> m_made;
    QStringList m_waiting; ///< the last is made next
    QSet<QString> m_making;
    QSet<QString> m_failed;
};

} // namespace Hiwar
