// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How conversations look in a file: begin(), add() for each, end(). Anyone who writes the file has
// one conversation and one attachment in memory at a time, so a form keeps neither. The rule it
// protects: a form only writes; it chooses no conversation and opens no file. The thread of anyone
// who calls.
#pragma once

#include "app/history/storedconversation.h"
#include "app/transfer/transfererror.h"

#include <functional>

class QIODevice;

namespace Hiwar {

/// What is exported beside the conversations.
struct ExportFrame
{
    QDateTime time;        ///< of the export, UTC
    QList<Folder> folders; ///< of the whole history
    int conversations = 0; ///< that will follow
};

/// The content of an attachment; NotFound: the history has it no longer.
using ContentOf = std::function<Transferred<QByteArray>(const QString &hash)>;

class ExportForm
{
public:
    ExportForm() = default;
    virtual ~ExportForm() = default;
    Q_DISABLE_COPY_MOVE(ExportForm)

    /// "jsonl", "md": also what file names end with.
    [[nodiscard]] virtual QString suffix() const = 0;
    [[nodiscard]] virtual Transferred<void> begin(QIODevice &out, const ExportFrame &frame) = 0;
    [[nodiscard]] virtual Transferred<void>
    add(QIODevice &out, const StoredConversation &conversation, const ContentOf &contentOf) = 0;
    [[nodiscard]] virtual Transferred<void> end(QIODevice &out) = 0;
};

/// Writes all of it. Errors name no file, because a form knows none.
[[nodiscard]] Transferred<void> put(QIODevice &out, const QByteArray &bytes);
/// Why it could not be written: to be asked at once.
[[nodiscard]] TransferError writeError(const QIODevice &out);

} // namespace Hiwar
