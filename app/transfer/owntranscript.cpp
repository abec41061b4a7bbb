// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/owntranscript.h"

#include "app/text/wholeutf8.h"
#include "app/transfer/linevalues.h"
#include "app/transfer/markdownreader.h"
#include "app/transfer/transcriptmarks.h"
#include "net/values/utc.h"

#include <QCoreApplication>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

struct OwnTranscriptTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::OwnTranscript)
};

const QDateTime &earliest()
{
    static const QDateTime time = QDateTime::fromMSecsSinceEpoch(0, utc);
    return time;
}

} // namespace

void OwnTranscript::leaveOut(const QString &what)
{
    m_sink.leaveOut({what, m_incoming ? m_incoming->conversation.info.title : QString()});
}

JsonFields::Tell OwnTranscript::tell()
{
    return [this](JsonFields::Trouble trouble, const QString &) {
        leaveOut(trouble == JsonFields::Trouble::Unknown
                     ? OwnTranscriptTr::tr("A field that this version does not know")
                     : OwnTranscriptTr::tr("A value of a wrong kind"));
    };
}

Transferred<void> OwnTranscript::takeLine(QByteArrayView line)
{
    if (const auto mark = markIn(line))
        return takeMark(*mark);
    if (m_passOver > 0) {
        --m_passOver;
        return {};
    }
    if (!m_inText)
        return {}; // the title
    m_held += line.size() + 1;
    if (m_held > MarkdownReader::textLimit) {
        m_isFull = true;
        return {};
    }
    m_text += unmasked(line);
    m_text += '\n';
    return {};
}

Transferred<void> OwnTranscript::takeMark(const QJsonObject &mark)
{
    endText();
    if (mark.contains("answer"_L1)) {
        m_passOver = m_inReasoning ? 2 : 0; // "</details>" and an empty line
        m_inReasoning = false;
        return {};
    }
    m_inText = false;
    if (mark.contains("message"_L1)) {
        takeMessage(mark);
        return {};
    }
    if (const auto done = handOver(); !done)
        return done;
    if (mark.contains("conversation"_L1))
        takeConversation(mark.value("conversation"_L1).toObject());
    return {};
}

void OwnTranscript::takeConversation(const QJsonObject &json)
{
    ConversationInfo info = conversationOf(json, tell());
    if (info.id.isEmpty()) {
        leaveOut(OwnTranscriptTr::tr("A conversation without an id"));
        return;
    }
    if (!info.createdAt.isValid())
        info.createdAt = earliest();
    if (!info.updatedAt.isValid())
        info.updatedAt = info.createdAt;
    m_incoming = Incoming{};
    m_incoming->conversation.info = info;
    m_ids.clear();
    m_held = 0;
    m_isFull = false;
}

void OwnTranscript::takeMessage(const QJsonObject &mark)
{
    MessageNode node = messageOf(mark.value("message"_L1).toObject(), tell());
    m_held += messageCost;
    if (!m_incoming || node.id.isEmpty() || m_ids.contains(node.id) ||
        m_held > MarkdownReader::textLimit) {
        leaveOut(OwnTranscriptTr::tr("A message that is broken, twice there or too much"));
        return;
    }
    // A message whose parent was not exported becomes a first message.
    if (!m_ids.contains(node.parentId))
        node.parentId.clear();
    if (!node.createdAt.isValid())
        node.createdAt = m_incoming->conversation.info.createdAt;
    m_ids.insert(node.id);
    m_incoming->conversation.nodes.append(node);
    m_inText = true;
    m_passOver = 2; // the heading and an empty line
    if (mark.value("attached"_L1).toBool()) {
        m_passOver += 2;
        leaveOut(OwnTranscriptTr::tr("An attachment: Markdown has its name only"));
    }
    m_inReasoning = mark.value("reasoning"_L1).toBool();
    if (m_inReasoning)
        m_passOver += 2;
}

/// Before every mark is an empty line that does not belong to the text.
void OwnTranscript::endText()
{
    QByteArray text = std::exchange(m_text, {});
    if (!m_inText || !m_incoming)
        return;
    for (int end = 0; end < 2 && text.endsWith('\n'); ++end)
        text.chop(1);
    MessageNode &node = m_incoming->conversation.nodes.last();
    (m_inReasoning ? node.reasoning : node.content) += wholeUtf8(text);
    if (m_isFull)
        leaveOut(OwnTranscriptTr::tr("Text beyond what one conversation can hold"));
}

Transferred<void> OwnTranscript::handOver()
{
    if (!m_incoming)
        return {};
    m_ids.clear();
    return m_sink.takeConversation(*std::exchange(m_incoming, std::nullopt));
}

Transferred<void> OwnTranscript::finish()
{
    endText();
    m_inText = false;
    if (!m_incoming)
        return {};
    // The last mark closes the last conversation: this file ended before it.
    leaveOut(OwnTranscriptTr::tr("The end of the file is missing, so it may hold more"));
    return handOver();
}

} // namespace Hiwar
