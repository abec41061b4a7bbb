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

/// The intake of one time through: what it reads of, in bytes of the archive.
class PassIntake final : public Intake
{
public:
    PassIntake(Intake &intake, const ZipArchive &zip, bool isDeaf)
        : m_intake(intake)
        , m_zip(zip)
        , m_isDeaf(isDeaf)
    {
    }

    Transferred<void> takeFolder(const Folder &folder) override
    {
        return m_isDeaf ? Transferred<void>() : m_intake.takeFolder(folder);
    }
    Transferred<void> takeAttachment(const AttachmentData &data) override
    {
        return m_isDeaf ? Transferred<void>() : m_intake.takeAttachment(data);
    }
    Transferred<void> takeConversation(Incoming incoming) override
    {
        return m_isDeaf ? Transferred<void>() : m_intake.takeConversation(std::move(incoming));
    }
    void leaveOut(const Loss &loss) override
    {
        if (!m_isDeaf)
            m_intake.leaveOut(loss);
    }
    /// Before the last time through nothing seems to move, but it can be cancelled.
    Transferred<void> goOn(qint64) override
    {
        return m_intake.goOn(m_isDeaf ? 0 : m_zip.position());
    }

private:
    Intake &m_intake;
    const ZipArchive &m_zip;
    const bool m_isDeaf;
};

class ArchivePasses
{
public:
    ArchivePasses(QIODevice &input, Intake &intake, const ForeignReaders &formats)
        : m_input(input)
        , m_intake(intake)
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
        m_beside.wanted = nullptr;
        return readConversations(false);
    }

private:
    /// What stands before a damaged place is taken; the last time through tells of it.
    [[nodiscard]] static bool isEnd(const Transferred<void> &done)
    {
        return !done && done.error().fault != TransferFault::Damaged;
    }

    using Use = std::function<Transferred<void>(ZipArchive &, ZipEntry &, PassIntake &)>;

    Transferred<void> eachEntry(bool isDeaf, const Use &use)
    {
        ZipArchive zip(m_input);
        PassIntake intake(m_intake, zip, isDeaf);
        Transferred<void> worst; // one damaged file is no reason to leave the others
        while (true) {
            const auto next = zip.next();
            if (!next)
                return tl::unexpected(next.error());
            if (!*next)
                return worst;
            if (const auto wanted = intake.goOn(0); !wanted)
                return wanted;
            ZipEntry entry(zip);
            const auto used = use(zip, entry, intake);
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
        return eachEntry(true, [this](ZipArchive &zip, ZipEntry &entry, PassIntake &) {
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
        m_beside.threads.insert(folderNameOf(zip.name()), bytes);
    }

    void lookAtOther(const ZipArchive &zip, ZipEntry &entry)
    {
        if (entry.peek(4) == "PK\x03\x04")
            m_intake.leaveOut(
                {.what = describe(ForeignLoss::NestedArchive), .place = plainFileName(zip.name())});
    }

    Transferred<void> askForAssets()
    {
        m_beside.wanted = &m_wanted;
        return readConversations(true);
    }

    Transferred<void> takeAssets()
    {
        return eachEntry(
            true, [this](ZipArchive &zip, ZipEntry &entry, PassIntake &) -> Transferred<void> {
                QStringList names = assetNames(zip.name());
                names.removeIf([this](const QString &name) {
                    return !m_wanted.contains(name) || m_beside.assets.contains(name);
                });
                if (names.isEmpty())
                    return {};
                const QByteArray bytes = entry.read(largestFile + 1);
                if (bytes.size() > largestFile) {
                    m_intake.leaveOut({.what = describe(ForeignLoss::FileTooLarge),
                                       .place = plainFileName(zip.name())});
                    return {};
                }
                const Attachment attachment = attachmentOf(zip.name(), {}, bytes);
                for (const QString &name : std::as_const(names))
                    m_beside.assets.insert(name, attachment);
                return m_intake.takeAttachment({.hash = attachment.hash, .bytes = bytes});
            });
    }

    Transferred<void> readConversations(bool isDeaf)
    {
        return eachEntry(
            isDeaf,
            [this](ZipArchive &zip, ZipEntry &entry, PassIntake &intake) -> Transferred<void> {
                const ForeignReader *format = formatOf(zip, entry);
                if (!format || fileNameOf(zip.name()) == "thread.json"_L1)
                    return {};
                m_beside.folder = folderNameOf(zip.name());
                return format->readBeside(entry, intake, m_beside);
            });
    }

    QIODevice &m_input;
    Intake &m_intake;
    const ForeignReaders &m_formats;
    Beside m_beside;
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

Transferred<void> ArchiveReader::read(QIODevice &input, Intake &intake) const
{
    return ArchivePasses(input, intake, m_formats).run();
}

} // namespace Hiwar
