// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/historylines.h"
#include "app/transfer/linevalues.h"
#include "net/values/programversion.h"

#include <QJsonDocument>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

// In UTF-16 units: with at most six bytes each, two such texts are well below the limit of a line.
constexpr qsizetype textChunk = 512 * 1024;
constexpr qsizetype contentChunk = 768 * 1024;

QByteArray line(const QString &kind, const QJsonObject &value)
{
    return QJsonDocument(QJsonObject{{kind, value}}).toJson(QJsonDocument::Compact) + '\n';
}

/// Where a piece of a text may end: not within a surrogate pair.
qsizetype cutOf(QStringView text, qsizetype size)
{
    if (text.size() <= size)
        return text.size();
    return text.at(size - 1).isHighSurrogate() ? size - 1 : size;
}

/// Shortens long texts, and writes the rest in further lines.
class LongTexts
{
public:
    /// Returns the beginning of the text; putRest() writes the rest.
    QString begin(const QString &field, const QString &text)
    {
        const qsizetype cut = cutOf(text, textChunk);
        if (cut < text.size())
            m_rests.append({field, QStringView(text).mid(cut)});
        return text.left(cut);
    }

    [[nodiscard]] Transferred<void> putRest(QIODevice &out) const
    {
        for (auto [field, rest] : m_rests) {
            while (!rest.isEmpty()) {
                const qsizetype cut = cutOf(rest, textChunk);
                const QJsonObject more{{field, rest.left(cut).toString()}};
                if (const auto done = put(out, line(u"more"_s, more)); !done)
                    return done;
                rest = rest.mid(cut);
            }
        }
        return {};
    }

private:
    QList<std::pair<QString, QStringView>> m_rests;
};

Transferred<void> putInfo(QIODevice &out, const ConversationInfo &info)
{
    LongTexts texts;
    ConversationInfo first = info;
    first.draft = texts.begin(u"draft"_s, info.draft);
    if (first.settings.systemPrompt)
        first.settings.systemPrompt = texts.begin(u"systemPrompt"_s, *info.settings.systemPrompt);
    if (const auto done = put(out, line(u"conversation"_s, jsonOf(first))); !done)
        return done;
    return texts.putRest(out);
}

Transferred<void> putQueued(QIODevice &out, const QueuedQuestion &question)
{
    LongTexts texts;
    QueuedQuestion first = question;
    first.text = texts.begin(u"queued"_s, question.text);
    if (const auto done = put(out, line(u"queued"_s, jsonOf(first))); !done)
        return done;
    return texts.putRest(out);
}

Transferred<void> putMessage(QIODevice &out, const MessageNode &node)
{
    LongTexts texts;
    MessageNode first = node;
    first.content = texts.begin(u"content"_s, node.content);
    first.reasoning = texts.begin(u"reasoning"_s, node.reasoning);
    if (const auto done = put(out, line(u"message"_s, jsonOf(first))); !done)
        return done;
    return texts.putRest(out);
}

Transferred<void> putBytes(QIODevice &out, const QString &hash, const QByteArray &bytes)
{
    qsizetype at = 0;
    do {
        const QByteArray piece = bytes.mid(at, contentChunk).toBase64();
        const QJsonObject content{{u"hash"_s, hash},
                                  {u"size"_s, bytes.size()},
                                  {u"content"_s, QString::fromLatin1(piece)}};
        if (const auto done = put(out, line(u"attachment"_s, content)); !done)
            return done;
        at += contentChunk;
    } while (at < bytes.size());
    return {};
}

} // namespace

QString HistoryLinesForm::suffix() const
{
    return u"jsonl"_s;
}

Transferred<void> HistoryLinesForm::begin(QIODevice &out, const ExportFrame &frame)
{
    m_written.clear();
    m_conversations = 0;
    m_messages = 0;
    const QJsonObject head{{u"version"_s, version},
                           {u"program"_s, u"Hiwar %1"_s.arg(programVersion())},
                           {u"exportedAt"_s, frame.time.toMSecsSinceEpoch()}};
    auto done = put(out, line(u"hiwar-history"_s, head));
    for (const Folder &folder : frame.folders) {
        if (done)
            done = put(out, line(u"folder"_s, jsonOf(folder)));
    }
    for (const Persona &persona : frame.library.personas) {
        if (done)
            done = put(out, line(u"persona"_s, jsonOf(persona)));
    }
    for (const Prompt &prompt : frame.library.prompts) {
        if (done)
            done = put(out, line(u"prompt"_s, jsonOf(prompt)));
    }
    return done;
}

Transferred<void> HistoryLinesForm::add(QIODevice &out, const StoredConversation &conversation,
                                        const ContentOf &contentOf)
{
    auto done = putInfo(out, conversation.info);
    for (const QueuedQuestion &question : conversation.info.queued) {
        if (done)
            done = putQueued(out, question);
    }
    for (const MessageNode &node : conversation.nodes) {
        if (done)
            done = putMessage(out, node);
    }
    for (const MessageNode &node : conversation.nodes) {
        if (done)
            done = putContents(out, node.attachments, contentOf);
    }
    if (done)
        done = putContents(out, conversation.info.draftAttachments, contentOf);
    for (const QueuedQuestion &question : conversation.info.queued) {
        if (done)
            done = putContents(out, question.attachments, contentOf);
    }
    ++m_conversations;
    m_messages += conversation.nodes.size();
    return done;
}

Transferred<void> HistoryLinesForm::putContents(QIODevice &out,
                                                const QList<Attachment> &attachments,
                                                const ContentOf &contentOf)
{
    Transferred<void> done;
    for (const Attachment &attachment : attachments) {
        for (const QString &hash : {attachment.hash, attachment.reading}) {
            if (done && !hash.isEmpty())
                done = putContent(out, hash, contentOf);
        }
    }
    return done;
}

Transferred<void> HistoryLinesForm::putContent(QIODevice &out, const QString &hash,
                                               const ContentOf &contentOf)
{
    if (m_written.contains(hash.toLatin1()))
        return {};
    m_written.insert(hash.toLatin1());
    const auto bytes = contentOf(hash);
    if (!bytes && bytes.error().fault == TransferFault::NotFound)
        return {}; // it is not kept, or was missing in an import
    if (!bytes)
        return tl::unexpected(bytes.error());
    return putBytes(out, hash, *bytes);
}

Transferred<void> HistoryLinesForm::end(QIODevice &out)
{
    const QJsonObject counts{{u"conversations"_s, m_conversations}, {u"messages"_s, m_messages}};
    return put(out, line(u"end"_s, counts));
}

} // namespace Hiwar
