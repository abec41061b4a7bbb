// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How a file of conversations, ours or another program's, becomes values: a Reader goes through it
// once and gives what it finds to an ImportSink, one conversation at a time, so that no file is
// ever held in memory. The rule it protects: whatever the file holds, reading ends, with a value. A
// reader opens nothing that the file names, and knows neither the history nor the screen. The
// caller's thread.
#pragma once

#include "app/history/storedconversation.h"
#include "app/transfer/transfererror.h"

#include <QByteArrayView>

#include <memory>
#include <vector>

class QIODevice;

namespace Hiwar {

/// One conversation out of a file, whole.
struct Incoming
{
    StoredConversation conversation;
    /// Contents of its attachments that are not given by takeAttachment().
    QList<AttachmentData> attachments;
    Folder folder; ///< the one it lies in; id empty: none

    bool operator==(const Incoming &) const = default;
};

/// Something of the file that could not be taken. Equal sentences are counted together.
struct ImportWarning
{
    QString what;  ///< "A picture that is not in the file", translated
    QString where; ///< where: "line 12", or a conversation's title; the first one is told

    bool operator==(const ImportWarning &) const = default;
};

/// Takes what a reader finds. An error is the end of reading: the reader returns it as it is.
class ImportSink
{
public:
    ImportSink() = default;
    virtual ~ImportSink() = default;
    Q_DISABLE_COPY_MOVE(ImportSink)

    /// For folders that may be empty; one with a conversation in it comes with the conversation.
    [[nodiscard]] virtual Transferred<void> takeFolder(const Folder &folder) = 0;
    /// For what must not pile up: after a conversation that has it, before the next one.
    [[nodiscard]] virtual Transferred<void> takeAttachment(const AttachmentData &data) = 0;
    [[nodiscard]] virtual Transferred<void> takeConversation(Incoming incoming) = 0;
    virtual void leaveOut(const ImportWarning &warning) = 0;
    /// Called now and then, at least once every few megabytes, with the position in the file as it
    /// was opened. The error is Cancelled when the person has had enough.
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
    /// `input` is open, at its start, and can be sought in. An error's subject may stay empty: the
    /// caller knows the file.
    [[nodiscard]] virtual Transferred<void> read(QIODevice &input, ImportSink &sink) const = 0;

    static constexpr qint64 headSize = 64 * 1024;
};

using Readers = std::vector<std::unique_ptr<Reader>>;

/// The first one that knows such a file; nullptr: none does. The most particular stand first.
[[nodiscard]] const Reader *detectReader(const Readers &readers, QByteArrayView head,
                                         const QString &fileName);

} // namespace Hiwar
