// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/foreign/archivereader.h"

#include "app/foreign/attachmentof.h"
#include "app/foreign/chatgptcontent.h"
#include "app/foreign/foreignreaders.h"
#include "app/foreign/ziparchive.h"

#include <QCoreApplication>

#include <functional>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestFile = 64LL * 1024 * 1024;
constexpr qint64 largestThread = 1024 * 1024;
constexpr qint64 largestThreads = 64LL * 1024 * 1024;

QString fileNameOf(const QString &entry)
{
    return entry.section(u'/', -1);
}

QString folderNameOf(const QString &entry)
{
    return entry.section(u'/', -2, -2);
}

bool isJson(const QString &entry)
{
    return entry.endsWith(".json"_L1, Qt::CaseInsensitive) ||
           entry.endsWith(".jsonl"_L1, Qt::CaseInsensitive);
}

/// The sink of one pass; reports progress in bytes of the archive. A deaf one passes nothing on.
class PassingSink final : public ImportSink
{
public:
    PassingSink(ImportSink &sink, const ZipArchive &zip, bool isDeaf)
        : m_sink(sink)
        , m_zip(zip)
        , m_isDeaf(isDeaf)
    {
    }

    Transferred<void> takeFolder(const Folder &folder) override
    {
        return m_isDeaf ? Transferred<void>() : m_sink.takeFolder(folder);
    }
    Transferred<void> takeLibrary(const StoredLibrary &library) override
    {
        return m_isDeaf ? Transferred<void>() : m_sink.takeLibrary(library);
    }
    Transferred<void> takeAttachment(const AttachmentData &data) override
    {
        return m_isDeaf ? Transferred<void>() : m_sink.takeAttachment(data);
    }
    Transferred<void> takeConversation(Incoming incoming) override
    {
        return m_isDeaf ? Transferred<void>() : m_sink.takeConversation(std::move(incoming));
    }
    void leaveOut(const ImportWarning &warning) override
    {
        if (!m_isDeaf)
            m_sink.leaveOut(warning);
    }
    /// Before the last pass the progress stays at 0, but the import can be cancelled.
    Transferred<void> goOn(qint64) override { return m_sink.goOn(m_isDeaf ? 0 : m_zip.position()); }

private:
    ImportSink &m_sink;
    const ZipArchive &m_zip;
    const bool m_isDeaf;
};

class ArchivePasses
{
public:
    ArchivePasses(QIODevice &input, ImportSink &sink, const ForeignReaders &formats)
        : m_input(input)
        , m_sink(sink)
        , m_formats(formats)
    {
    }

    Transferred<void> run()
    {
        const auto looked = lookThrough();
        if (isEnd(looked) || (!looked && !m_hasConversations))
            return looked;
        if (!m_hasConversations)
            return tl::unexpected(TransferError{
                .fault = TransferFault::UnknownFormat, .subject = {}, .detail = {}, .store = {}});
        if (m_hasAssets) {
            if (const auto asked = askForAssets(); isEnd(asked))
                return asked;
        }
        if (!m_wanted.isEmpty()) {
            if (const auto taken = takeAssets(); isEnd(taken))
                return taken;
        }
        m_siblings.wanted = nullptr;
        return readConversations(false);
    }

private:
    /// Damage only ends a pass: what is before it is taken, and the last pass reports it.
    [[nodiscard]] static bool isEnd(const Transferred<void> &done)
    {
        return !done && done.error().fault != TransferFault::Damaged;
    }

    using Use = std::function<Transferred<void>(ZipArchive &, ZipEntry &, PassingSink &)>;

    Transferred<void> eachEntry(bool isDeaf, const Use &use)
    {
        ZipArchive zip(m_input);
        PassingSink sink(m_sink, zip, isDeaf);
        Transferred<void> worst; // one damaged file does not stop the others
        while (true) {
            const auto next = zip.next([&sink] { return sink.goOn(0).has_value(); });
            if (!next)
                return tl::unexpected(next.error());
            if (!*next)
                return worst;
            if (const auto wanted = sink.goOn(0); !wanted)
                return wanted;
            ZipEntry entry(zip);
            const auto used = use(zip, entry, sink);
            if (zip.error())
                return tl::unexpected(*zip.error());
            if (isEnd(used))
                return used;
            if (!used && worst)
                worst = used;
        }
    }

    [[nodiscard]] const ForeignReader *formatOf(const ZipArchive &zip, ZipEntry &entry) const
    {
        return isJson(zip.name()) ? detectFormat(m_formats, entry.peek(Reader::headSize)) : nullptr;
    }

    Transferred<void> lookThrough()
    {
        return eachEntry(true, [this](ZipArchive &zip, ZipEntry &entry, PassingSink &) {
            if (fileNameOf(zip.name()) == "thread.json"_L1)
                rememberThread(zip, entry);
            else if (const ForeignReader *format = formatOf(zip, entry))
                rememberFormat(*format);
            else if (!isJson(zip.name()))
                lookAtOther(zip, entry);
            return Transferred<void>();
        });
    }

    void rememberFormat(const ForeignReader &format)
    {
        m_hasConversations = true;
        m_hasAssets |= format.namesAssets();
    }

    void rememberThread(const ZipArchive &zip, ZipEntry &entry)
    {
        const QByteArray bytes = entry.read(largestThread);
        if (m_threadBytes + bytes.size() > largestThreads)
            return;
        m_threadBytes += bytes.size();
        m_siblings.threads.insert(folderNameOf(zip.name()), bytes);
    }

    void lookAtOther(const ZipArchive &zip, ZipEntry &entry)
    {
        if (entry.peek(4) == "PK\x03\x04")
            m_sink.leaveOut({.what = describe(ForeignWarning::NestedArchive),
                             .where = plainFileName(zip.name())});
    }

    Transferred<void> askForAssets()
    {
        m_siblings.wanted = &m_wanted;
        return readConversations(true);
    }

    Transferred<void> takeAssets()
    {
        return eachEntry(
            true, [this](ZipArchive &zip, ZipEntry &entry, PassingSink &) -> Transferred<void> {
                QStringList names = assetNames(zip.name());
                names.removeIf([this](const QString &name) {
                    return !m_wanted.contains(name) || m_siblings.assets.contains(name);
                });
                if (names.isEmpty())
                    return {};
                const QByteArray bytes = entry.read(largestFile + 1);
                if (bytes.size() > largestFile) {
                    m_sink.leaveOut({.what = describe(ForeignWarning::FileTooLarge),
                                     .where = plainFileName(zip.name())});
                    return {};
                }
                const Attachment attachment = attachmentOf(zip.name(), {}, bytes);
                for (const QString &name : std::as_const(names))
                    m_siblings.assets.insert(name, attachment);
                return m_sink.takeAttachment({.hash = attachment.hash, .bytes = bytes});
            });
    }

    Transferred<void> readConversations(bool isDeaf)
    {
        return eachEntry(
            isDeaf,
            [this](ZipArchive &zip, ZipEntry &entry, PassingSink &sink) -> Transferred<void> {
                const ForeignReader *format = formatOf(zip, entry);
                if (!format || fileNameOf(zip.name()) == "thread.json"_L1)
                    return {};
                m_siblings.folder = folderNameOf(zip.name());
                return format->readWithSiblings(entry, sink, m_siblings);
            });
    }

    QIODevice &m_input;
    ImportSink &m_sink;
    const ForeignReaders &m_formats;
    SiblingFiles m_siblings;
    QSet<QString> m_wanted;
    bool m_hasConversations = false;
    bool m_hasAssets = false;
    qint64 m_threadBytes = 0;
};

} // namespace

ArchiveReader::ArchiveReader(std::vector<std::unique_ptr<ForeignReader>> formats)
    : m_formats(std::move(formats))
{
}

QString ArchiveReader::name() const
{
    return QCoreApplication::translate("Hiwar::ArchiveReader", "ZIP archive");
}

bool ArchiveReader::recognises(QByteArrayView head, const QString &) const
{
    return head.startsWith("PK\x03\x04") || head.startsWith("PK\x05\x06");
}

Transferred<void> ArchiveReader::read(QIODevice &input, ImportSink &sink) const
{
    return ArchivePasses(input, sink, m_formats).run();
}

} // namespace Hiwar
