// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How a file of conversations, Hiwar's or another program's, becomes values: a Reader reads it and
// passes what it finds to an ImportSink, one conversation at a time, so that no file is ever in
// memory as a whole. Rule: whatever the file contains, reading ends, with a value. A reader opens
// nothing that the file names, and knows neither the history nor the screen. The caller's thread.
#pragma once

#include "app/history/libraryitems.h"
#include "app/history/storedconversation.h"
#include "app/transfer/transfererror.h"

#include <QByteArrayView>

#include <memory>
#include <vector>

class QIODevice;

namespace Hiwar {

/// The memory in bytes that a message takes besides its text, as limits count it; estimated.
inline constexpr qint64 messageCost = 512;
/// Bytes of a file between two calls of ImportSink::goOn().
inline constexpr qint64 progressStep = 1024 * 1024;

/// One whole conversation of a file.
struct Incoming
{
    StoredConversation conversation;
    /// Contents of its attachments that are not passed to takeAttachment().
    QList<AttachmentData> attachments;
    Folder folder; ///< the folder of the conversation; empty id: none

    bool operator==(const Incoming &) const = default;
};

/// Something in the file that could not be imported. Equal sentences are counted together.
struct ImportWarning
{
    QString what;  ///< "A picture that is not in the file", translated
    QString where; ///< "line 12", or a conversation's title; only the first one is reported

    bool operator==(const ImportWarning &) const = default;
};

/// Receives what a reader finds. An error ends reading: the reader returns it unchanged.
class ImportSink
{
public:
    ImportSink() = default;
    virtual ~ImportSink() = default;
    Q_DISABLE_COPY_MOVE(ImportSink)

    /// For folders that may be empty; the folder of a conversation comes with it.
    [[nodiscard]] virtual Transferred<void> takeFolder(const Folder &folder) = 0;
    /// Personas and prompts; a sink that keeps none leaves them out.
    [[nodiscard]] virtual Transferred<void> takeLibrary(const StoredLibrary &library);
    /// For a content that must not stay in memory: after a conversation that has it, before the
    /// next one; of an archive, before all conversations.
    [[nodiscard]] virtual Transferred<void> takeAttachment(const AttachmentData &data) = 0;
    [[nodiscard]] virtual Transferred<void> takeConversation(Incoming incoming) = 0;
    virtual void leaveOut(const ImportWarning &warning) = 0;
    /// Called at intervals, at least every few megabytes, with the position in the file as it was
    /// opened. The error is Cancelled if the user has cancelled.
    [[nodiscard]] virtual Transferred<void> goOn(qint64 bytesRead) = 0;
};

/// One format. Has no state: one object may read any number of files.
class Reader
{
public:
    Reader() = default;
    virtual ~Reader() = default;
    Q_DISABLE_COPY_MOVE(Reader)

    /// "ChatGPT", for reports and file dialogs.
    [[nodiscard]] virtual QString name() const = 0;
    /// `head`: the first headSize bytes, or the whole file when it is smaller.
    [[nodiscard]] virtual bool recognises(QByteArrayView head, const QString &fileName) const = 0;
    /// `input` is open, at its start, and not sequential. An error's subject may stay empty: the
    /// caller knows the file.
    [[nodiscard]] virtual Transferred<void> read(QIODevice &input, ImportSink &sink) const = 0;

    static constexpr qint64 headSize = 64 * 1024;
};

using Readers = std::vector<std::unique_ptr<Reader>>;

/// The first reader that recognises the file; nullptr if none does. The most specific come first.
[[nodiscard]] const Reader *detectReader(const Readers &readers, QByteArrayView head,
                                         const QString &fileName);

} // namespace Hiwar
