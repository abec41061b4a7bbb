// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How conversations are written to a file: begin(), add() for each, end(). The caller has one
// conversation and one attachment in memory at a time, so a form keeps neither. Rule: a form only
// writes; it chooses no conversation and opens no file. The caller's thread.
#pragma once

#include "app/history/libraryitems.h"
#include "app/history/storedconversation.h"
#include "app/transfer/transfererror.h"

#include <functional>

class QIODevice;

namespace Hiwar {

/// What is exported besides the conversations.
struct ExportFrame
{
    QDateTime time;             ///< of the export, UTC
    QList<Folder> folders;      ///< of the whole history
    int conversations = 0;      ///< how many will follow
    StoredLibrary library = {}; ///< all of it, or what the conversations use
};

/// The content of an attachment; NotFound: the history has it no longer.
using ContentOf = std::function<Transferred<QByteArray>(const QString &hash)>;

class ExportForm
{
public:
    ExportForm() = default;
    virtual ~ExportForm() = default;
    Q_DISABLE_COPY_MOVE(ExportForm)

    /// "jsonl", "md": also the suffix of file names.
    [[nodiscard]] virtual QString suffix() const = 0;
    [[nodiscard]] virtual Transferred<void> begin(QIODevice &out, const ExportFrame &frame) = 0;
    [[nodiscard]] virtual Transferred<void>
    add(QIODevice &out, const StoredConversation &conversation, const ContentOf &contentOf) = 0;
    [[nodiscard]] virtual Transferred<void> end(QIODevice &out) = 0;
};

/// Writes all of `bytes`. Errors name no file, because a form does not know it.
[[nodiscard]] Transferred<void> put(QIODevice &out, const QByteArray &bytes);
/// Why a write failed: to be called directly after it.
[[nodiscard]] TransferError writeError(const QIODevice &out);

} // namespace Hiwar
