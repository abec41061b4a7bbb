// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/exportjob.h"

#include "app/text/commitfile.h"
#include "app/transfer/exportfolder.h"
#include "app/transfer/heardoutput.h"
#include "app/transfer/ownersfile.h"

#include <QFileInfo>
#include <QSaveFile>
#include <QSet>

#include <algorithm>
#include <cerrno>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

/// Reads from the history what one export needs.
class Source
{
public:
    Source(HistoryFile &history, const ExportChoice &choice)
        : m_history(history)
        , m_withDeleted(choice.withDeleted)
    {
    }

    [[nodiscard]] Transferred<QList<ConversationInfo>> choose(const ExportChoice &choice)
    {
        const auto all = m_history.conversations();
        if (!all)
            return tl::unexpected(transferErrorOf(all.error()));
        auto chosen = chooseConversations(*all, choice);
        if (chosen && chosen->isEmpty())
            return tl::unexpected(TransferError{.fault = TransferFault::Empty});
        return chosen;
    }

    [[nodiscard]] Transferred<ExportFrame> frame(const QList<ConversationInfo> &chosen,
                                                 const ExportChoice &choice)
    {
        const auto folders = m_history.folders();
        if (!folders)
            return tl::unexpected(transferErrorOf(folders.error()));
        const auto library = libraryOf(chosen, choice.conversations.isEmpty());
        if (!library)
            return tl::unexpected(library.error());
        ExportFrame frame{QDateTime::currentDateTimeUtc(), {}, int(chosen.size()), *library};
        QSet<QString> used;
        for (const ConversationInfo &info : chosen)
            used.insert(info.folderId);
        for (const Folder &folder : *folders) {
            if (choice.conversations.isEmpty() || used.contains(folder.id))
                frame.folders.append(folder);
        }
        return frame;
    }

    /// All of it, or the personas of these conversations.
    [[nodiscard]] Transferred<StoredLibrary> libraryOf(const QList<ConversationInfo> &chosen,
                                                       bool isWhole)
    {
        auto library = m_history.library();
        if (!library)
            return tl::unexpected(transferErrorOf(library.error()));
        if (isWhole)
            return *library;
        QSet<QString> used;
        for (const ConversationInfo &info : chosen)
            used.insert(info.personaId);
        library->prompts.clear();
        library->personas.removeIf(
            [&used](const Persona &persona) { return !used.contains(persona.id); });
        return *library;
    }

    [[nodiscard]] Transferred<void> put(const ConversationInfo &info, ExportForm &form,
                                        QIODevice &out)
    {
        auto conversation = m_history.load(info.id);
        if (!conversation)
            return tl::unexpected(transferErrorOf(conversation.error()));
        if (!m_withDeleted)
            conversation->nodes = withoutBinned(conversation->nodes);
        auto added =
            form.add(out, *conversation, [this](const QString &hash) { return content(hash); });
        ++done.conversations;
        return added;
    }

    Exported done;

private:
    [[nodiscard]] Transferred<QByteArray> content(const QString &hash)
    {
        const auto bytes = m_history.attachment(hash);
        if (bytes)
            return *bytes;
        if (bytes.error().fault != StoreFault::NotFound)
            return tl::unexpected(transferErrorOf(bytes.error()));
        ++done.missingContents;
        return tl::unexpected(TransferError{.fault = TransferFault::NotFound});
    }

    HistoryFile &m_history;
    const bool m_withDeleted;
};

TransferError withSubject(TransferError error, const QString &path)
{
    if (error.subject.isEmpty())
        error.subject = path;
    return error;
}

tl::unexpected<TransferError> cancelled()
{
    return tl::unexpected(TransferError{.fault = TransferFault::Cancelled});
}

/// Writes through a device that the user can cancel at each piece.
template<typename Write>
Transferred<void> heard(QIODevice &out, const std::function<bool()> &goesOn, Write write)
{
    HeardOutput output(out, goesOn);
    const Transferred<void> done = write(output);
    return output.isCancelled() ? Transferred<void>(cancelled()) : done;
}

Transferred<void> putAll(QIODevice &out, Source &source, const QList<ConversationInfo> &chosen,
                         ExportForm &form, const ExportProgress &progress)
{
    for (const ConversationInfo &info : chosen) {
        if (!progress(source.done.conversations, int(chosen.size())))
            return cancelled();
        if (const auto done = source.put(info, form, out); !done)
            return done;
    }
    if (!progress(int(chosen.size()), int(chosen.size())))
        return cancelled();
    return form.end(out);
}

/// Opens the file, exports into it, and keeps it only if everything succeeded.
template<typename File>
Transferred<Exported> exportInto(File &file, HistoryFile &history, const ExportChoice &choice,
                                 ExportForm &form, const ExportProgress &progress)
{
    const QString path = file.fileName();
    errno = 0;
    bool isOpen = false;
    if constexpr (std::is_same_v<File, QSaveFile>)
        isOpen = openForOwner(file);
    else
        isOpen = file.open(QIODevice::WriteOnly);
    if (!isOpen)
        return tl::unexpected(withSubject(writeError(file), path));
    auto done = exportTo(file, history, choice, form, progress);
    if (!done)
        return tl::unexpected(withSubject(done.error(), path));
    bool isKept = false;
    if constexpr (std::is_same_v<File, QSaveFile>)
        isKept = commitFile(file);
    else
        isKept = file.flush();
    if (!isKept)
        return tl::unexpected(withSubject(writeError(file), path));
    done->files = {path};
    return done;
}

} // namespace

Transferred<QList<ConversationInfo>> chooseConversations(const QList<ConversationInfo> &all,
                                                         const ExportChoice &choice)
{
    QSet<QString> wanted;
    for (const QString &name : choice.conversations) {
        QStringList ids;
        for (const ConversationInfo &info : all) {
            if (info.id == name) {
                ids = {info.id};
                break;
            }
            if (info.title == name)
                ids.append(info.id);
        }
        if (ids.isEmpty())
            return tl::unexpected(TransferError{TransferFault::NotFound, name, {}, {}});
        if (ids.size() > 1) {
            const QString some = ids.first(std::min<qsizetype>(ids.size(), 5)).join(u", "_s);
            return tl::unexpected(TransferError{TransferFault::Ambiguous, name, some, {}});
        }
        wanted.insert(ids.constFirst());
    }
    QList<ConversationInfo> chosen;
    for (const ConversationInfo &info : all) {
        const bool isMeant = wanted.isEmpty() && (choice.withArchived || !info.isArchived) &&
                             (choice.withDeleted || !info.deletedAt.isValid());
        if (isMeant || wanted.contains(info.id))
            chosen.append(info);
    }
    return chosen;
}

Transferred<Exported> exportTo(QIODevice &out, HistoryFile &history, const ExportChoice &choice,
                               ExportForm &form, const ExportProgress &progress)
{
    Source source(history, choice);
    const auto chosen = source.choose(choice);
    if (!chosen)
        return tl::unexpected(chosen.error());
    const auto frame = source.frame(*chosen, choice);
    if (!frame)
        return tl::unexpected(frame.error());
    const auto goesOn = [&] { return progress(source.done.conversations, int(chosen->size())); };
    const auto done = heard(out, goesOn, [&](QIODevice &output) {
        return form.begin(output, *frame).and_then([&] {
            return putAll(output, source, *chosen, form, progress);
        });
    });
    if (!done)
        return tl::unexpected(done.error());
    return source.done;
}

Transferred<Exported> exportToFile(const QString &path, HistoryFile &history,
                                   const ExportChoice &choice, ExportForm &form,
                                   const ExportProgress &progress)
{
    const QFileInfo target(path);
    if (target.exists() && !target.isFile() && !target.isDir()) {
        QFile device(path);
        return exportInto(device, history, choice, form, progress);
    }
    QSaveFile file(path);
    return exportInto(file, history, choice, form, progress);
}

Transferred<Exported> exportToFolder(const QString &path, HistoryFile &history,
                                     const ExportChoice &choice, ExportForm &form,
                                     const ExportProgress &progress)
{
    Source source(history, choice);
    const auto chosen = source.choose(choice);
    if (!chosen)
        return tl::unexpected(chosen.error());
    ExportFolder folder(path);
    if (const auto made = folder.make(); !made)
        return tl::unexpected(made.error());
    const auto goesOn = [&] { return progress(source.done.conversations, int(chosen->size())); };
    for (const ConversationInfo &info : *chosen) {
        if (!goesOn())
            return cancelled();
        const auto library = source.libraryOf({info}, false);
        if (!library)
            return tl::unexpected(library.error());
        const auto done = folder.write(info.title, form.suffix(), [&](QIODevice &out) {
            return heard(out, goesOn, [&](QIODevice &output) {
                return form.begin(output, {QDateTime::currentDateTimeUtc(), {}, 1, *library})
                    .and_then([&] { return source.put(info, form, output); })
                    .and_then([&] { return form.end(output); });
            });
        });
        if (!done)
            return tl::unexpected(done.error());
    }
    if (!goesOn())
        return cancelled();
    source.done.files = folder.keep();
    return source.done;
}

Transferred<Exported> exportKnown(const QString &path, const QList<StoredConversation> &known,
                                  ExportForm &form, const QDateTime &now)
{
    QSaveFile file(path);
    if (!openForOwner(file))
        return tl::unexpected(withSubject(writeError(file), path));
    Exported exported;
    const auto missing = [&exported](const QString &) -> Transferred<QByteArray> {
        ++exported.missingContents;
        return tl::unexpected(TransferError{.fault = TransferFault::NotFound});
    };
    auto done = form.begin(file, {now, {}, int(known.size())});
    for (const StoredConversation &each : known) {
        if (!done)
            break;
        done = form.add(file, each, missing);
        ++exported.conversations;
    }
    if (done)
        done = form.end(file);
    if (!done)
        return tl::unexpected(withSubject(done.error(), path));
    if (!commitFile(file))
        return tl::unexpected(withSubject(writeError(file), path));
    exported.files = {path};
    return exported;
}

} // namespace Hiwar
