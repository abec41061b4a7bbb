// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/sessionwriter.h"

#include "net/values/readyfuture.h"

namespace Hiwar {

SessionWriter::SessionWriter(const Conversation &conversation, HistoryStore &history, Keeps keeps)
    : m_conversation(conversation)
    , m_history(history)
{
    if (keeps == Keeps::Everything)
        makeWriter();
}

void SessionWriter::makeWriter()
{
    m_writer = std::make_unique<ConversationWriter>(m_conversation, m_history);
    connect(m_writer.get(), &ConversationWriter::failed, this, &SessionWriter::failed);
    connect(m_writer.get(), &ConversationWriter::storedAgain, this, &SessionWriter::storedAgain);
}

void SessionWriter::keep()
{
    if (m_writer)
        return;
    makeWriter();
    m_writer->saveEverything();
}

void SessionWriter::saveEverything()
{
    if (m_writer)
        m_writer->saveEverything();
}

void SessionWriter::storeAgain()
{
    if (m_writer)
        m_writer->storeAgain();
}

void SessionWriter::saveInfo()
{
    if (m_writer)
        m_writer->saveInfo();
}

StoreResult<void> SessionWriter::saveDraft()
{
    if (m_writer)
        m_writer->saveDraft();
    return lastSaving();
}

void SessionWriter::saveMessage(const QString &id)
{
    if (m_writer)
        m_writer->saveMessage(id);
}

void SessionWriter::saveTurn(const QStringList &ids)
{
    if (m_writer)
        m_writer->saveTurn(ids);
}

void SessionWriter::saveSoon(const QString &id)
{
    if (m_writer)
        m_writer->saveSoon(id);
}

void SessionWriter::removeMessages(const QStringList &ids)
{
    if (m_writer)
        m_writer->removeMessages(ids);
}

StoreResult<void> SessionWriter::lastSaving() const
{
    return m_writer ? m_writer->lastSaving() : readyFuture(tl::expected<void, StoreError>());
}

} // namespace Hiwar
