// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/archive.h"

#include "app/reader/textfile.h"

#include <archive.h>
#include <archive_entry.h>

#include <QHash>

#include <memory>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

using Opened = std::unique_ptr<archive, int (*)(archive *)>;

tl::expected<Opened, ReaderFault> opened(const QByteArray &bytes)
{
    Opened reader(archive_read_new(), archive_read_free);
    archive_read_support_filter_gzip(reader.get());
    archive_read_support_filter_bzip2(reader.get());
    archive_read_support_filter_xz(reader.get());
    archive_read_support_filter_zstd(reader.get());
    archive_read_support_format_zip(reader.get());
    archive_read_support_format_tar(reader.get());
    archive_read_support_format_7zip(reader.get());
    if (!bytes.startsWith("PK") && !bytes.startsWith("7z"))
        archive_read_support_format_raw(reader.get()); // a single packed file; it takes anything
    if (archive_read_open_memory(reader.get(), bytes.constData(), std::size_t(bytes.size())) !=
        ARCHIVE_OK)
        return tl::unexpected(ReaderFault::Damaged);
    return reader;
}

QString nameOf(archive *reader, archive_entry *entry, const QString &archiveName)
{
    if (archive_format(reader) == ARCHIVE_FORMAT_RAW) {
        const QString name = archiveName.section(u'/', -1);
        const qsizetype dot = name.lastIndexOf(u'.');
        return dot > 0 ? name.first(dot) : name;
    }
    // Its bytes, because libarchive would ask the locale, which is no one's here.
    const char *utf8 = archive_entry_pathname_utf8(entry);
    const char *name = utf8 ? utf8 : archive_entry_pathname(entry);
    return name ? guessedText(name) : QString();
}

bool isFolder(archive_entry *entry)
{
    return archive_entry_filetype(entry) == AE_IFDIR;
}

/// nullopt: it is the end. True: there is an entry.
tl::expected<bool, ReaderFault> next(archive *reader, archive_entry *&entry,
                                     const ArchiveRules &rules)
{
    const int result = archive_read_next_header(reader, &entry);
    if (archive_filter_bytes(reader, 0) > rules.unpackedBytes)
        return tl::unexpected(ReaderFault::TooLarge);
    if (result == ARCHIVE_EOF)
        return false;
    if (result == ARCHIVE_OK || result == ARCHIVE_WARN)
        return true;
    return tl::unexpected(archive_read_has_encrypted_entries(reader) > 0 ? ReaderFault::Encrypted
                                                                         : ReaderFault::Damaged);
}

struct Member
{
    QByteArray bytes; ///< null: it cannot be read
    bool isTooLarge = false;
};

Member memberOf(archive *reader, qint64 most)
{
    Member member{.bytes = QByteArray("")};
    constexpr qsizetype piece = 64 * 1024;
    QByteArray part(piece, Qt::Uninitialized);
    for (;;) {
        const auto length = archive_read_data(reader, part.data(), std::size_t(part.size()));
        if (length == 0)
            return member;
        if (length < 0)
            return {};
        if (member.bytes.size() + length > most)
            return {.bytes = {}, .isTooLarge = true};
        member.bytes.append(part.constData(), qsizetype(length));
    }
}

} // namespace

tl::expected<QList<ArchiveEntry>, ReaderFault>
archiveEntries(const QByteArray &bytes, const QString &name, const ArchiveRules &rules)
{
    const auto reader = opened(bytes);
    if (!reader)
        return tl::unexpected(reader.error());
    QList<ArchiveEntry> entries;
    archive_entry *entry = nullptr;
    for (;;) {
        const auto more = next(reader->get(), entry, rules);
        if (!more)
            return tl::unexpected(more.error());
        if (!*more)
            return entries;
        if (entries.size() >= rules.entries)
            return tl::unexpected(ReaderFault::TooLarge);
        const bool isKnown = archive_entry_size_is_set(entry) != 0;
        entries.append({.name = nameOf(reader->get(), entry, name),
                        .size = isFolder(entry) ? 0
                                : isKnown       ? qint64(archive_entry_size(entry))
                                                : -1,
                        .isFolder = isFolder(entry)});
    }
}

tl::expected<QList<QByteArray>, ReaderFault> archiveMembers(const QByteArray &bytes,
                                                            const QString &name,
                                                            const QStringList &members,
                                                            const ArchiveRules &rules)
{
    const auto reader = opened(bytes);
    if (!reader)
        return tl::unexpected(reader.error());
    QHash<QString, QByteArray> found;
    qint64 room = rules.memberBytes;
    archive_entry *entry = nullptr;
    while (found.size() < members.size()) {
        const auto more = next(reader->get(), entry, rules);
        if (!more)
            return tl::unexpected(more.error());
        if (!*more)
            break;
        const QString entryName = nameOf(reader->get(), entry, name);
        if (isFolder(entry) || !members.contains(entryName) || found.contains(entryName))
            continue;
        if (archive_entry_is_encrypted(entry) != 0)
            return tl::unexpected(ReaderFault::Encrypted);
        Member member = memberOf(reader->get(), room);
        if (member.isTooLarge)
            return tl::unexpected(ReaderFault::TooLarge);
        room -= member.bytes.size();
        found.insert(entryName, std::move(member.bytes));
    }
    QList<QByteArray> read;
    for (const QString &member : members)
        read.append(found.value(member));
    return read;
}

} // namespace Hiwar
