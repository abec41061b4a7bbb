// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Assembles the lines of a Hiwar export into conversations and contents and passes them on. Keeps
// one conversation and one content at most, each up to a limit. Reads no files and no raw lines.
// Part of HistoryLinesReader, used by nothing else.
#pragma once

#include "app/transfer/jsonfields.h"
#include "app/transfer/lineswarnings.h"
#include "app/transfer/reader.h"

#include <QHash>
#include <QJsonObject>
#include <QSet>

#include <functional>

namespace Hiwar {

class LinesAssembly
{
public:
    /// The limit of one conversation, its text in bytes of the file.
    static constexpr qint64 conversationLimit = 128 * 1024 * 1024;
    static constexpr qint64 contentLimit = 256 * 1024 * 1024;
    static constexpr int folderLimit = 10'000;

    explicit LinesAssembly(ImportSink &sink)
        : m_sink(sink)
    {
    }

    /// False: the line is no head.
    [[nodiscard]] bool takeHead(const QJsonObject &line);
    /// `place` and `size` of the line, for reports and limits.
    [[nodiscard]] Transferred<void> take(const QJsonObject &line, const QString &place,
                                         qint64 size);
    /// Passes on what is still kept.
    [[nodiscard]] Transferred<void> finish();
    /// Reports a line that could not be read.
    void leaveOut(LinesWarning warning, const QString &place);

private:
    [[nodiscard]] Transferred<void> takeFolder(const QJsonObject &json);
    [[nodiscard]] Transferred<void> takePersona(const QJsonObject &json);
    [[nodiscard]] Transferred<void> takePrompt(const QJsonObject &json);
    [[nodiscard]] Transferred<void> takeConversation(const QJsonObject &json);
    void takeQueued(const QJsonObject &json);
    void takeMessage(const QJsonObject &json);
    void takeMore(const QJsonObject &json);
    [[nodiscard]] Transferred<void> takeContent(const QJsonObject &json);
    void want(const QList<Attachment> &attachments);
    void takeNode(MessageNode node);
    void leaveOut(LinesWarning warning) { leaveOut(warning, m_place); }
    [[nodiscard]] JsonFields::Tell tell();
    [[nodiscard]] bool hasRoom();
    [[nodiscard]] Transferred<void> handOver();
    void endContent();

    ImportSink &m_sink;
    QString m_place;
    qint64 m_size = 0;      // of the line
    QDateTime m_lastTime;   // for lines without one
    bool m_tellsUse = true; // the version that says how attachments go, or a later one
    QHash<QString, Folder> m_folders;
    std::optional<Incoming> m_incoming;
    QSet<QString> m_ids;      // of the messages in m_incoming
    qint64 m_held = 0;        // size of m_incoming
    bool m_continues = false; // a "more" line may follow
    QSet<QString> m_wanted;   // hashes of contents that the last conversation still needs
    AttachmentData m_content;
    qint64 m_contentSize = 0;
    bool m_hasEnded = false;
};

} // namespace Hiwar
