// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Merges what a reader finds into the history, or only counts it, and keeps the report. Part of
// importFile(), used by nothing else. The caller's thread.
#pragma once

#include "app/history/mergecount.h"
#include "app/transfer/importjob.h"

#include <QHash>
#include <QSet>

namespace Hiwar {

class MergingSink : public ImportSink
{
public:
    /// With `counted` it only counts, and `history` may be nullptr. `goesOn` gets the bytes read so
    /// far.
    MergingSink(HistoryFile *history, MergeCount *counted, std::function<bool(qint64)> goesOn);

    /// To be called before anything is taken.
    [[nodiscard]] Transferred<void> begin();
    [[nodiscard]] const ImportReport &report() const { return m_report; }

    [[nodiscard]] Transferred<void> takeFolder(const Folder &folder) override;
    [[nodiscard]] Transferred<void> takeLibrary(const StoredLibrary &library) override;
    [[nodiscard]] Transferred<void> takeAttachment(const AttachmentData &data) override;
    [[nodiscard]] Transferred<void> takeConversation(Incoming incoming) override;
    void leaveOut(const ImportWarning &warning) override;
    [[nodiscard]] Transferred<void> goOn(qint64 bytesRead) override;

    /// Of warnings: a file may contain any number of kinds.
    static constexpr qsizetype mostKinds = 100;

private:
    [[nodiscard]] Transferred<Merged> count(const StoredConversation &conversation);
    [[nodiscard]] Transferred<int> count(const StoredLibrary &library);

    HistoryFile *m_history; // nullptr: there is none yet
    MergeCount *m_counted;  // nullptr: merges into the history
    const std::function<bool(qint64)> m_goesOn;
    qint64 m_bytesRead = 0;
    ImportReport m_report;
    QHash<QString, qsizetype> m_kinds; // of warnings, by sentence
    QSet<QString> m_folders;           // their ids and names
};

} // namespace Hiwar
