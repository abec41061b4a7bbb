// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/foreigntranscript.h"

#include "app/history/storedvalues.h"
#include "app/transfer/markdownreader.h"

#include <QCoreApplication>
#include <QUuid>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

struct ForeignTranscriptTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::ForeignTranscript)
};

constexpr qsizetype longestTitle = 200;

/// Made from the content: the same file gives the same ids.
QString idOf(const QString &before, const QString &words)
{
    static const QUuid space(u"0e9d6a52-2f0b-4f0c-8d7e-0b8a5c1f7a90"_s);
    const QString name = before + u'\n' + words;
    return QUuid::createUuidV5(space, name.toUtf8()).toString(QUuid::WithoutBraces);
}

/// Without empty lines around it, and without the horizontal rule that many set between speakers.
QString bare(QString text)
{
    text = text.trimmed();
    for (const QString &rule : {u"---"_s, u"***"_s, u"___"_s}) {
        if (text == rule || text.endsWith(u'\n' + rule))
            text = text.chopped(rule.size()).trimmed();
    }
    return text;
}

} // namespace

ForeignTranscript::ForeignTranscript(ImportSink &sink, int manner, QString title, QDateTime time)
    : m_sink(sink)
    , m_manner(manner)
    , m_title(std::move(title))
    , m_time(std::move(time))
{
}

void ForeignTranscript::takeLine(const QString &line)
{
    const bool isCode = m_fences.isCode(line);
    const auto speaker = isCode ? std::nullopt : speakerIn(line);
    if (speaker && speaker->manner == m_manner) {
        endMessage();
        m_speaker = speaker->role;
        m_text = speaker->rest.isEmpty() ? QString() : speaker->rest + u'\n';
        return;
    }
    if (!m_speaker) {
        takePreface(line);
        return;
    }
    m_held += line.size() + 1;
    if (m_held <= MarkdownReader::textLimit / 2) {
        m_text += line + u'\n';
    } else if (!std::exchange(m_toldFull, true)) {
        m_sink.leaveOut(
            {ForeignTranscriptTr::tr("Text beyond what one conversation can hold"), m_title});
    }
}

void ForeignTranscript::takePreface(const QString &line)
{
    const QString words = line.trimmed();
    if (!m_hasTitle && words.startsWith("# "_L1)) {
        m_hasTitle = true;
        m_title = words.mid(2).trimmed().left(longestTitle);
    } else if (!bare(words).isEmpty() && !std::exchange(m_toldPreface, true)) {
        m_sink.leaveOut(
            {ForeignTranscriptTr::tr("Text before anybody speaks"), words.left(longestTitle)});
    }
}

void ForeignTranscript::endMessage()
{
    const QString text = bare(std::exchange(m_text, {}));
    if (!m_speaker || text.isEmpty())
        return;
    MessageNode node;
    node.parentId = m_nodes.isEmpty() ? QString() : m_nodes.last().id;
    node.role = *m_speaker;
    node.content = text;
    // A millisecond apart, so that sorting by time keeps their order.
    node.createdAt = m_time.addMSecs(m_nodes.size());
    const QString before = m_nodes.isEmpty() ? m_title : m_nodes.last().id;
    node.id = idOf(before, storedWord(node.role) + u'\n' + text);
    m_nodes.append(node);
}

Transferred<void> ForeignTranscript::finish()
{
    endMessage();
    if (m_nodes.isEmpty())
        return {};
    Incoming incoming;
    ConversationInfo &info = incoming.conversation.info;
    info.id = idOf(m_title, m_nodes.first().id);
    info.title = m_title;
    info.titleIsOwn = true;
    info.currentLeaf = m_nodes.last().id;
    info.createdAt = m_nodes.first().createdAt;
    info.updatedAt = m_nodes.last().createdAt;
    incoming.conversation.nodes = m_nodes;
    return m_sink.takeConversation(std::move(incoming));
}

} // namespace Hiwar
