// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/mergingsink.h"

#include <QCoreApplication>

namespace Hiwar {

using namespace Qt::StringLiterals;

MergingSink::MergingSink(HistoryFile *history, MergeCount *counted,
                         std::function<bool(qint64)> goesOn)
    : m_history(history)
    , m_counted(counted)
    , m_goesOn(std::move(goesOn))
{
}

Transferred<void> MergingSink::begin()
{
    if (!m_history || m_counted)
        return {};
    const auto folders = m_history->folders();
    if (!folders)
        return tl::unexpected(transferErrorOf(folders.error()));
    for (const Folder &folder : *folders) {
        m_folders.insert(folder.id);
        m_folders.insert(folder.name);
    }
    return {};
}

Transferred<void> MergingSink::takeFolder(const Folder &folder)
{
    if (m_counted || folder.id.isEmpty() || folder.name.isEmpty() ||
        m_folders.contains(folder.id) || m_folders.contains(folder.name))
        return {};
    if (const auto saved = m_history->saveFolder(folder); !saved)
        return tl::unexpected(transferErrorOf(saved.error()));
    m_folders.insert(folder.id);
    m_folders.insert(folder.name);
    return {};
}

Transferred<void> MergingSink::takeLibrary(const StoredLibrary &library)
{
    const auto written =
        m_counted ? count(library) : m_history->mergeLibrary(library).map_error(transferErrorOf);
    if (!written)
        return tl::unexpected(written.error());
    m_report.libraryItems += *written;
    return {};
}

Transferred<void> MergingSink::takeAttachment(const AttachmentData &data)
{
    if (m_counted)
        return {};
    if (const auto saved = m_history->saveAttachment(data); !saved)
        return tl::unexpected(transferErrorOf(saved.error()));
    return {};
}

Transferred<void> MergingSink::takeConversation(Incoming incoming)
{
    const auto merged =
        m_counted ? count(incoming.conversation)
                  : m_history->merge(incoming.conversation, incoming.attachments, incoming.folder)
                        .map_error(transferErrorOf);
    if (!merged)
        return tl::unexpected(merged.error());
    ++(merged->isNewConversation ? m_report.newConversations : m_report.knownConversations);
    m_report.newMessages += merged->messagesAdded;
    m_report.knownMessages += merged->messagesKnown;
    return goOn(m_bytesRead);
}

Transferred<Merged> MergingSink::count(const StoredConversation &conversation)
{
    if (!m_history)
        return m_counted->add(nullptr, conversation);
    return m_history->countMerge(conversation, *m_counted).map_error(transferErrorOf);
}

Transferred<int> MergingSink::count(const StoredLibrary &library)
{
    if (!m_history)
        return m_counted->add(nullptr, library);
    return m_history->countMerge(library, *m_counted).map_error(transferErrorOf);
}

void MergingSink::leaveOut(const ImportWarning &warning)
{
    const auto found = m_kinds.constFind(warning.what);
    if (found != m_kinds.constEnd()) {
        ++m_report.warnings[*found].count;
    } else if (m_report.warnings.size() < mostKinds) {
        m_kinds.insert(warning.what, m_report.warnings.size());
        m_report.warnings.append({warning, 1});
    } else if (m_report.warnings.size() == mostKinds) {
        m_report.warnings.append(
            {{QCoreApplication::translate("Hiwar::ImportReport", "Other things"), warning.where},
             1});
    } else {
        ++m_report.warnings.last().count;
    }
}

Transferred<void> MergingSink::goOn(qint64 bytesRead)
{
    m_bytesRead = std::max(m_bytesRead, bytesRead);
    if (m_goesOn(m_bytesRead))
        return {};
    return tl::unexpected(TransferError{.fault = TransferFault::Cancelled});
}

} // namespace Hiwar
