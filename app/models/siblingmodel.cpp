// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/siblingmodel.h"

#include "app/chat/conversation.h"
#include "app/models/shownvalues.h"

#include <utility>

namespace Hiwar {

SiblingModel::SiblingModel(const Conversation &conversation, const QString &messageId,
                           ConversationModel::WireQuestion hasWire,
                           ConversationModel::UseQuestion useOf, QObject *parent)
    : QAbstractListModel(parent)
    , m_conversation(conversation)
    , m_id(messageId)
    , m_hasWire(std::move(hasWire))
    , m_useOf(std::move(useOf))
    , m_isThere(conversation.find(messageId))
{
    const auto follow = [this](auto signal, const QList<int> &roles) {
        connect(&m_conversation, signal, this, [this, roles](const QString &id) {
            if (id == m_id)
                tell(roles);
        });
    };
    follow(&Conversation::changed, {});
    follow(&Conversation::textGrown, {TextRole});
    follow(&Conversation::reasoningGrown, {ReasoningRole});
    connect(&conversation, &Conversation::messageChanged, this, &SiblingModel::dropIfGone);
    connect(&conversation, &Conversation::pathChanged, this, &SiblingModel::dropIfGone);
}

void SiblingModel::tell(const QList<int> &roles)
{
    if (m_isThere)
        emit dataChanged(index(0), index(0), roles);
}

void SiblingModel::dropIfGone()
{
    if (!m_isThere || m_conversation.find(m_id))
        return;
    beginRemoveRows({}, 0, 0);
    m_isThere = false;
    endRemoveRows();
}

void SiblingModel::readUseAgain()
{
    tell();
}

int SiblingModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_isThere ? 0 : 1;
}

QVariant SiblingModel::data(const QModelIndex &index, int role) const
{
    const MessageNode *node = index.isValid() ? m_conversation.find(m_id) : nullptr;
    if (!node)
        return {};
    if (role != ShownMessageRole)
        return valueOf(*node, role);
    ShownMessage shown = shownMessage(m_conversation, *node, m_hasWire && m_hasWire(m_id),
                                      m_useOf ? m_useOf(m_id) : std::nullopt);
    // The other versions stand beside it.
    shown.versionIndex = 0;
    shown.versionCount = 1;
    shown.together = 0;
    return QVariant::fromValue(shown);
}

} // namespace Hiwar
