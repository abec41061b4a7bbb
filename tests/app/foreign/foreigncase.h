// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The result of reading another program's export, in a form that tests can compare.
#pragma once

#include "app/foreign/foreignreaders.h"
#include "net/values/utc.h"
#include "tests/support/testcase.h"
#include "tests/support/testfile.h"

#include <QBuffer>
#include <QFile>
#include <QMap>

#include <optional>

namespace Hiwar {

class CollectingSink final : public ImportSink
{
public:
    Transferred<void> takeFolder(const Folder &) override { return {}; }
    Transferred<void> takeAttachment(const AttachmentData &data) override
    {
        contents.insert(data.hash, data.bytes);
        return {};
    }
    Transferred<void> takeConversation(Incoming incoming) override
    {
        for (const AttachmentData &data : std::as_const(incoming.attachments))
            contents.insert(data.hash, data.bytes);
        all.append(std::move(incoming));
        if (cancelAfter > 0 && all.size() >= cancelAfter)
            return tl::unexpected(TransferError{
                .fault = TransferFault::Cancelled, .subject = {}, .detail = {}, .store = {}});
        return {};
    }
    void leaveOut(const ImportWarning &warning) override { ++warnings[warning.what]; }
    Transferred<void> goOn(qint64) override { return {}; }

    [[nodiscard]] int lost(ForeignWarning warning) const
    {
        return warnings.value(describe(warning));
    }

    QList<Incoming> all;
    QMap<QString, QByteArray> contents; ///< by hash
    QMap<QString, int> warnings;
    qsizetype cancelAfter = 0;
};

/// The result of reading a file, and its error.
struct Reading
{
    QString reader; ///< the reader that recognised the file; empty: none
    std::optional<TransferError> error;
    QList<Incoming> all;
    QMap<QString, QByteArray> contents;
    QMap<QString, int> warnings;

    [[nodiscard]] int lost(ForeignWarning warning) const
    {
        return warnings.value(describe(warning));
    }
    [[nodiscard]] const StoredConversation &conversation(qsizetype i = 0) const
    {
        return all.at(i).conversation;
    }
    /// The message with this content; or with this reasoning, if it has no content.
    [[nodiscard]] MessageNode message(const QString &words, qsizetype i = 0) const
    {
        for (const MessageNode &node : all.at(i).conversation.nodes) {
            if (node.content == words || (node.content.isEmpty() && node.reasoning == words))
                return node;
        }
        return {};
    }
    /// Contents of the messages from the first one to this one, "…" for an empty one.
    [[nodiscard]] QStringList pathTo(QString id, qsizetype i = 0) const
    {
        QHash<QString, MessageNode> nodes;
        for (const MessageNode &node : all.at(i).conversation.nodes)
            nodes.insert(node.id, node);
        QStringList path;
        for (; nodes.contains(id); id = nodes[id].parentId)
            path.prepend(nodes[id].content.isEmpty() ? QStringLiteral("…") : nodes[id].content);
        return path;
    }
    [[nodiscard]] QStringList shownPath(qsizetype i = 0) const
    {
        return pathTo(all.at(i).conversation.info.currentLeaf, i);
    }
};

inline Reading readBytes(const QByteArray &bytes, const QString &fileName = {})
{
    const Readers readers = foreignReaders();
    const Reader *reader = detectReader(
        readers, QByteArrayView(bytes).first(std::min(bytes.size(), Reader::headSize)), fileName);
    Reading reading;
    if (!reader)
        return reading;
    QByteArray copy = bytes;
    QBuffer file(&copy);
    file.open(QIODevice::ReadOnly);
    CollectingSink sink;
    const auto read = reader->read(file, sink);
    reading.reader = reader->name();
    if (!read)
        reading.error = read.error();
    reading.all = sink.all;
    reading.contents = sink.contents;
    reading.warnings = sink.warnings;
    return reading;
}

inline QByteArray foreignFile(const QString &name)
{
    QFile file(testFile(QStringLiteral("app/foreign/") + name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s is missing", qPrintable(name));
    return file.readAll();
}

inline Reading readForeign(const QString &name)
{
    return readBytes(foreignFile(name), name);
}

inline QDateTime atMs(qint64 milliseconds)
{
    return QDateTime::fromMSecsSinceEpoch(milliseconds, utc);
}

} // namespace Hiwar
