// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The contents of one conversation's attachments, by hash: bytes of pictures, and readings as
// attachmentreading stores them. Those of a temporary conversation are in memory only, until
// keep(). The futures may resolve on the history's thread: take them with whenDone(). GUI thread.
#pragma once

#include "app/history/historystore.h"

#include <QHash>

namespace Hiwar {

class ContentStore
{
public:
    enum class Keeps : quint8 { Everything, Nothing };

    /// The history must outlive it.
    ContentStore(HistoryStore &history, Keeps keeps);

    /// A failure: it is not there.
    [[nodiscard]] StoreResult<QByteArray> content(const QString &hash) const;
    StoreResult<void> save(const AttachmentData &data);
    /// From now on in the history, including what is here already, of which these are the results.
    /// What refers to it must be stored afterwards.
    [[nodiscard]] QList<StoreResult<void>> keep();

private:
    HistoryStore &m_history;
    Keeps m_keeps;
    QHash<QString, QByteArray> m_here; ///< of a temporary conversation, or of one that was that
};

} // namespace Hiwar
