// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Stores what a reader passes, for tests of readers. A test can make it cancel the reading early,
// as a user would.
#pragma once

#include "app/transfer/reader.h"

#include <QBuffer>

namespace Hiwar {

class KeepingSink : public ImportSink
{
public:
    Transferred<void> takeFolder(const Folder &folder) override
    {
        folders.append(folder);
        return {};
    }
    Transferred<void> takeLibrary(const StoredLibrary &items) override
    {
        library.personas += items.personas;
        library.prompts += items.prompts;
        return {};
    }
    Transferred<void> takeAttachment(const AttachmentData &data) override
    {
        attachments.append(data);
        return {};
    }
    Transferred<void> takeConversation(Incoming incoming) override
    {
        if (conversations.size() == most)
            return tl::unexpected(TransferError{.fault = TransferFault::Cancelled});
        conversations.append(std::move(incoming));
        return {};
    }
    void leaveOut(const ImportWarning &warning) override { warnings.append(warning); }
    Transferred<void> goOn(qint64 bytesRead) override
    {
        steps.append(bytesRead);
        return {};
    }

    [[nodiscard]] QStringList warningLocations() const
    {
        QStringList places;
        for (const ImportWarning &warning : warnings)
            places.append(warning.where);
        return places;
    }

    qsizetype most = -1; ///< cancels after this many conversations
    QList<Folder> folders;
    StoredLibrary library;
    QList<AttachmentData> attachments;
    QList<Incoming> conversations;
    QList<ImportWarning> warnings;
    QList<qint64> steps;
};

inline Transferred<void> readInto(ImportSink &sink, const Reader &reader, QByteArray bytes)
{
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    return reader.read(buffer, sink);
}

} // namespace Hiwar
