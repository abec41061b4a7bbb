// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/lenspassages.h"

#include "app/async/whendone.h"
#include "app/attachments/attachmentwords.h"
#include "app/chat/attachmenttext.h"
#include "app/chat/openconversations.h"
#include "app/chat/shownconversation.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

QList<MessageNode> withPassages(const Conversation &conversation)
{
    QList<MessageNode> found;
    for (const QString &id : conversation.path()) {
        const MessageNode *node = conversation.find(id);
        if (!node || node->attachments.isEmpty())
            continue;
        MessageNode wanted;
        wanted.id = node->id;
        wanted.role = node->role;
        wanted.content = node->content;
        wanted.attachments = node->attachments;
        wanted.attachments.removeIf([](const Attachment &attachment) {
            return attachment.use.share != AttachmentShare::Matching;
        });
        if (!wanted.attachments.isEmpty())
            found.append(wanted);
    }
    return found;
}

} // namespace

LensPassages::LensPassages(ShownConversation &shown)
    : m_shown(shown)
    , m_conversations(shown.all())
{
}

void LensPassages::look()
{
    const ChatSession *session = m_shown.session();
    const QString id = session ? m_shown.id() : QString();
    const QList<MessageNode> wanted =
        session ? withPassages(session->conversation()) : QList<MessageNode>();
    const QString question = session ? session->conversation().info().draft : QString();
    if (id == m_conversationId && wanted == m_wanted && question == m_question)
        return;
    if (id != m_conversationId)
        m_words.clear();
    m_conversationId = id;
    m_wanted = wanted;
    m_question = question;
    load();
}

void LensPassages::load()
{
    const ContentStore *contents = m_conversations.contents(m_conversationId);
    m_isStale = m_isLoading;
    if (m_isLoading)
        return;
    if (m_wanted.isEmpty() || !contents) {
        m_words.clear();
        return;
    }
    m_isLoading = true;
    whenDone(loadContents(*contents, m_wanted, m_question), this,
             [this](const AttachmentContents &loaded) {
                 m_isLoading = false;
                 if (std::exchange(m_isStale, false))
                     load();
                 else
                     take(loaded);
             });
}

void LensPassages::take(const AttachmentContents &contents)
{
    m_words.clear();
    for (const MessageNode &node : std::as_const(m_wanted)) {
        QStringList words;
        for (qsizetype i = 0; i < node.attachments.size(); ++i) {
            const Attachment &attachment = node.attachments.at(i);
            const QList<int> sections = contents.value(attachmentKey(node.id, i)).sections;
            if (!sections.isEmpty())
                words << shownName(attachment.name) + u": "_s +
                             passageWords(sections, attachment.use.sections);
        }
        if (!words.isEmpty())
            m_words.insert(node.id, words.join(u' '));
    }
    emit changed();
}

} // namespace Hiwar
