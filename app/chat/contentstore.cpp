// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/contentstore.h"

#include "net/values/readyfuture.h"

#include <utility>

namespace Hiwar {

ContentStore::ContentStore(HistoryStore &history, Keeps keeps)
    : m_history(history)
    , m_keeps(keeps)
{
}

StoreResult<QByteArray> ContentStore::content(const QString &hash) const
{
    const auto here = m_here.constFind(hash);
    if (here != m_here.cend())
        return readyFuture(tl::expected<QByteArray, StoreError>(*here));
    return m_history.attachment(hash); // an earlier conversation may have the same
}

StoreResult<void> ContentStore::save(const AttachmentData &data)
{
    if (m_keeps == Keeps::Everything)
        return m_history.saveAttachment(data);
    m_here.insert(data.hash, data.bytes);
    return readyFuture(tl::expected<void, StoreError>());
}

QList<StoreResult<void>> ContentStore::keep()
{
    QList<StoreResult<void>> saved;
    if (std::exchange(m_keeps, Keeps::Everything) == Keeps::Everything)
        return saved;
    for (auto each = m_here.cbegin(); each != m_here.cend(); ++each)
        saved.append(m_history.saveAttachment({.hash = each.key(), .bytes = each.value()}));
    return saved;
}

} // namespace Hiwar
