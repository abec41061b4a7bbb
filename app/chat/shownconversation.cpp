// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/shownconversation.h"

#include "app/chat/openconversations.h"

#include <utility>

namespace Hiwar {

ShownConversation::ShownConversation(OpenConversations &all, QObject *parent)
    : QObject(parent)
    , m_all(all)
{
    m_all.addView(*this);
}

ShownConversation::~ShownConversation()
{
    m_all.removeView(*this);
    m_all.dropTemporary(m_temporaryId);
    m_all.closeIdle();
}

ChatSession *ShownConversation::session() const
{
    return m_all.session(m_id);
}

bool ShownConversation::isElsewhere(const QString &id) const
{
    const ShownConversation *holder = m_all.viewOf(id);
    return holder && holder != this;
}

bool ShownConversation::show(const QString &id, const QString &messageId)
{
    if (isElsewhere(id)) {
        emit m_all.viewOf(id)->wanted(id, messageId);
        return false;
    }
    m_wantedId = id;
    if (m_all.session(id)) {
        present(id);
        return true;
    }
    m_all.load(id, this, [this, id](const tl::expected<void, StoreError> &loaded) {
        if (m_wantedId != id)
            return;
        if (loaded) {
            present(id);
            return;
        }
        m_wantedId = m_id;
        emit loadFailed(id, loaded.error());
    });
    return true;
}

void ShownConversation::present(const QString &id)
{
    m_all.noteShown(id);
    if (std::exchange(m_id, id) != id) {
        emit changed();
        emit m_all.shownChanged();
    }
    if (!m_temporaryId.isEmpty() && m_temporaryId != m_id)
        leaveTemporary();
    m_all.closeIdle();
}

void ShownConversation::release(const QStringList &ids)
{
    if (ids.contains(m_wantedId))
        m_wantedId.clear();
    if (!ids.contains(m_id))
        return;
    m_id.clear();
    emit changed();
}

QString ShownConversation::create(const QString &profileId)
{
    return m_all.create(profileId, this);
}

QString ShownConversation::createTemporary(const QString &profileId)
{
    leaveTemporary();
    m_temporaryId = m_all.createTemporary(profileId);
    return m_temporaryId;
}

void ShownConversation::leaveTemporary()
{
    if (m_all.dropTemporary(std::exchange(m_temporaryId, {})))
        emit temporaryGone();
}

void ShownConversation::keepTemporary()
{
    if (m_all.keepTemporary(std::exchange(m_temporaryId, {})))
        emit temporaryKept();
}

} // namespace Hiwar
