// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Any bytes as a file of conversations: reading ends, and the result can be stored as it is. Each
// fuzzer passes its reader.
#pragma once

#include "app/transfer/reader.h"
#include "tests/fuzz/demand.h"

#include <QBuffer>
#include <QSet>

namespace Hiwar {

enum class Origin : quint8 {
    Hiwar,   ///< any content the history allows, from a file that anybody may have changed
    Foreign, ///< made by a reader, so complete and valid
};

/// Checks that every conversation is as the history expects.
class DemandingSink final : public ImportSink
{
public:
    explicit DemandingSink(Origin origin = Origin::Foreign)
        : m_origin(origin)
    {
    }

    Transferred<void> takeFolder(const Folder &folder) override
    {
        demand(!folder.id.isEmpty(), "a folder has an id");
        return {};
    }
    Transferred<void> takeAttachment(const AttachmentData &data) override
    {
        demand(data.hash == attachmentHash(data.bytes), "a content has its own hash");
        m_contents.insert(data.hash);
        return {};
    }
    Transferred<void> takeConversation(Incoming incoming) override
    {
        for (const AttachmentData &data : std::as_const(incoming.attachments)) {
            if (const auto taken = takeAttachment(data); !taken)
                return taken;
        }
        demandInfo(incoming);
        QSet<QString> ids;
        for (const MessageNode &node : std::as_const(incoming.conversation.nodes)) {
            demand(!node.id.isEmpty() && !ids.contains(node.id), "every id is its own");
            demand(node.parentId.isEmpty() || ids.contains(node.parentId),
                   "a parent stands before its children");
            ids.insert(node.id);
            demandNode(node);
        }
        demand(m_origin == Origin::Hiwar || ids.contains(incoming.conversation.info.currentLeaf),
               "the path ends with a message that is there");
        m_taken.append(std::move(incoming));
        return {};
    }
    void leaveOut(const ImportWarning &warning) override
    {
        demand(!warning.what.isEmpty() && warning.what.size() < 200,
               "a warning is told in a sentence");
        demand(warning.where.size() <= 300, "and its place in a few words");
        ++m_warnings;
    }
    Transferred<void> goOn(qint64 bytesRead) override
    {
        demand(bytesRead >= 0, "reading goes forward");
        return {};
    }

    [[nodiscard]] const QList<Incoming> &taken() const { return m_taken; }
    [[nodiscard]] int warnings() const { return m_warnings; }

private:
    void demandText(const QString &text) const
    {
        if (m_origin == Origin::Hiwar) // may contain anything that a user typed
            return;
        demand(text.isValidUtf16(), "every text is valid UTF-16");
        demand(!text.contains(QChar(u'\0')), "no text holds a NUL");
    }

    void demandInfo(const Incoming &incoming) const
    {
        const ConversationInfo &info = incoming.conversation.info;
        demand(!info.id.isEmpty(), "a conversation has an id");
        for (qsizetype i = 1; i < info.tags.size(); ++i)
            demand(info.tags[i - 1] < info.tags[i], "tags are sorted, each once");
        if (m_origin == Origin::Hiwar)
            return;
        demand(!incoming.conversation.nodes.isEmpty(), "somebody says something in it");
        demand(info.createdAt.isValid() && info.createdAt <= info.updatedAt,
               "it began before it changed");
        demand(info.folderId == incoming.folder.id, "its folder comes with it");
        demandText(info.title);
        demand(!info.title.contains(u'\n'), "a title is one line");
    }

    void demandNode(const MessageNode &node) const
    {
        demand(node.createdAt.isValid(), "a message has a time");
        if (m_origin == Origin::Hiwar)
            return;
        demandText(node.content);
        demandText(node.reasoning);
        demand(!node.content.isEmpty() || !node.reasoning.isEmpty() || !node.toolCalls.isEmpty() ||
                   !node.attachments.isEmpty() || node.error.has_value(),
               "a message holds something");
        demand(node.error.has_value() == (node.state == MessageState::Failed),
               "what failed says so");
        for (const Attachment &attachment : node.attachments) {
            demand(m_contents.contains(attachment.hash), "an attachment's content is there");
            demandText(attachment.name);
            demand(!attachment.name.isEmpty() && !attachment.name.contains(u'/') &&
                       !attachment.name.contains(u'\\'),
                   "an attachment's name is no path");
        }
    }

    const Origin m_origin;
    QSet<QString> m_contents;
    QList<Incoming> m_taken;
    int m_warnings = 0;
};

/// Reads twice: the results must be equal.
inline QList<Incoming> tryReader(const Reader &reader, const QByteArray &bytes,
                                 Origin origin = Origin::Foreign, const QString &fileName = {})
{
    QByteArray copy = bytes;
    QBuffer file(&copy);
    file.open(QIODevice::ReadOnly);
    (void)reader.recognises(QByteArrayView(bytes).first(std::min(bytes.size(), Reader::headSize)),
                            fileName);
    DemandingSink first(origin);
    const auto read = reader.read(file, first);
    demand(read || !describe(read.error()).isEmpty(), "a refusal says why");
    file.seek(0);
    DemandingSink second(origin);
    (void)reader.read(file, second);
    demand(first.taken() == second.taken() && first.warnings() == second.warnings(),
           "the same file gives the same a second time");
    return first.taken();
}

} // namespace Hiwar
