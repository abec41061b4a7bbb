// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/office/zipfiles.h"

#include <archive.h>
#include <archive_entry.h>

#include <array>
#include <memory>

namespace Hiwar {

namespace {

using namespace Qt::StringLiterals;

constexpr int mostEntries = 100'000;

bool isMarkup(const QString &name)
{
    static const std::array endings{".xml"_L1, ".rels"_L1, ".opf"_L1,  ".html"_L1,
                                    ".htm"_L1, ".ncx"_L1,  ".xhtml"_L1};
    return name == "mimetype"_L1 ||
           std::any_of(endings.begin(), endings.end(), [&name](QLatin1StringView ending) {
               return name.endsWith(ending, Qt::CaseInsensitive);
           });
}

QString nameOf(archive_entry *entry)
{
    // In a locale without UTF-8 the first is nothing for what is not ASCII.
    if (const char *name = archive_entry_pathname_utf8(entry))
        return QString::fromUtf8(name);
    const char *name = archive_entry_pathname(entry);
    return name ? QString::fromUtf8(name) : QString();
}

enum class Unpacked : quint8 { Whole, Broken, TooLarge };

Unpacked unpack(archive *archive, qint64 most, QByteArray &content)
{
    std::array<char, 64 * 1024> buffer{};
    while (true) {
        const la_ssize_t size = archive_read_data(archive, buffer.data(), buffer.size());
        if (size < 0)
            return Unpacked::Broken;
        if (size == 0)
            return Unpacked::Whole;
        if (content.size() + size > most)
            return Unpacked::TooLarge;
        content.append(buffer.data(), size);
    }
}

} // namespace

tl::expected<ZipFiles, ReaderFault> unpackMarkup(const QByteArray &bytes, qint64 most)
{
    const std::unique_ptr<archive, decltype(&archive_read_free)> zip(archive_read_new(),
                                                                     &archive_read_free);
    if (!zip || archive_read_support_format_zip(zip.get()) != ARCHIVE_OK ||
        archive_read_open_memory(zip.get(), bytes.constData(), size_t(bytes.size())) != ARCHIVE_OK)
        return tl::unexpected(ReaderFault::Damaged);
    ZipFiles files;
    qint64 left = most;
    archive_entry *entry = nullptr;
    for (int entries = 0;; ++entries) {
        const int result = archive_read_next_header(zip.get(), &entry);
        if (result == ARCHIVE_EOF)
            break;
        if (result != ARCHIVE_OK && result != ARCHIVE_WARN) {
            files.isBroken = true;
            break;
        }
        if (entries >= mostEntries)
            return tl::unexpected(ReaderFault::TooLarge);
        const QString name = nameOf(entry);
        if (!isMarkup(name) || files.members.contains(name))
            continue;
        if (archive_entry_is_encrypted(entry))
            return tl::unexpected(ReaderFault::Encrypted);
        QByteArray content;
        const Unpacked unpacked = unpack(zip.get(), left, content);
        if (unpacked == Unpacked::TooLarge)
            return tl::unexpected(ReaderFault::TooLarge);
        left -= content.size();
        if (unpacked == Unpacked::Whole)
            files.members.insert(name, content);
        else
            files.isBroken = true;
    }
    if (files.members.isEmpty())
        return tl::unexpected(ReaderFault::Damaged);
    return files;
}

} // namespace Hiwar
