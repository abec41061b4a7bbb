// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/foreign/ziparchive.h"

#include "app/foreign/libarchive.h"

#include <QCoreApplication>

#include <array>

namespace Hiwar {

namespace {

struct ZipArchiveTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::ZipArchive)
};

} // namespace

struct ZipArchive::Source
{
    explicit Source(QIODevice &device)
        : input(device)
    {
    }

    static la_ssize_t read(archive *, void *self, const void **buffer)
    {
        auto *source = static_cast<Source *>(self);
        *buffer = source->piece.data();
        return la_ssize_t(source->input.read(source->piece.data(), qint64(source->piece.size())));
    }

    static la_int64_t skip(archive *, void *self, la_int64_t request)
    {
        auto *source = static_cast<Source *>(self);
        const qint64 from = source->input.pos();
        const qint64 to = std::min<qint64>(from + request, source->input.size());
        return source->input.seek(to) ? to - from : 0;
    }

    QIODevice &input;
    std::array<char, 64 * 1024> piece{};
};

ZipArchive::ZipArchive(QIODevice &input, const ZipLimits &limits)
    : m_limits(limits)
    , m_source(std::make_unique<Source>(input))
    , m_library(libarchive())
{
    input.seek(0);
    if (!m_library) {
        fail(TransferFault::UnknownFormat,
             ZipArchiveTr::tr(
                 "libarchive is not installed; install it, or unpack the archive and import "
                 "what is in it"));
        return;
    }
    m_archive = m_library->readNew();
    m_library->supportZipStreamable(m_archive);
    m_library->setReadCallback(m_archive, &Source::read);
    m_library->setSkipCallback(m_archive, &Source::skip);
    m_library->setCallbackData(m_archive, m_source.get());
    if (m_library->readOpen(m_archive) != ARCHIVE_OK)
        fail(TransferFault::Damaged, lastError());
}

ZipArchive::~ZipArchive()
{
    if (m_archive)
        m_library->readFree(m_archive);
}

/// Skips the rest of the file: libarchive would do so without `goesOn` and without the limits.
void ZipArchive::pass(const GoesOn &goesOn)
{
    std::array<char, 64 * 1024> passed{};
    while (m_isEndless && !m_error) {
        if (goesOn && !goesOn())
            fail(TransferFault::Cancelled, {});
        else
            m_isEndless = read(passed.data(), qint64(passed.size())) > 0;
    }
}

Transferred<bool> ZipArchive::next(const GoesOn &goesOn)
{
    while (!m_error) {
        pass(goesOn);
        if (m_error)
            break;
        archive_entry *entry = nullptr;
        const int result = m_library->nextHeader(m_archive, &entry);
        if (result == ARCHIVE_EOF)
            return false;
        if (result < ARCHIVE_WARN) {
            fail(TransferFault::Damaged, lastError());
            break;
        }
        if (++m_entries > m_limits.entries) {
            fail(TransferFault::TooLarge, ZipArchiveTr::tr("it holds more files than any export"));
            break;
        }
        if (m_library->isDataEncrypted(entry) || m_library->isMetadataEncrypted(entry)) {
            fail(TransferFault::UnknownFormat,
                 ZipArchiveTr::tr(
                     "it is locked with a password; unpack it and import what is in it"));
            break;
        }
        m_isEndless = m_library->sizeIsSet(entry) == 0;
        if (m_library->fileType(entry) != AE_IFREG)
            continue;
        const char *utf8 = m_library->pathNameUtf8(entry);
        const char *raw = m_library->pathName(entry);
        m_name = QString::fromUtf8(utf8 ? utf8 : raw);
        return true;
    }
    return tl::unexpected(m_error.value_or(TransferError{}));
}

qint64 ZipArchive::read(char *data, qint64 size)
{
    if (m_error)
        return -1;
    const la_ssize_t count = m_library->readData(m_archive, data, std::size_t(size));
    if (count < 0) {
        fail(TransferFault::Damaged, lastError());
        return -1;
    }
    m_unpacked += count;
    if (m_unpacked > m_limits.unpacked ||
        (m_unpacked > m_limits.unsuspicious && m_unpacked / m_limits.ratio > position())) {
        fail(TransferFault::TooLarge, ZipArchiveTr::tr("it unpacks to far more than it is"));
        return -1;
    }
    return count;
}

qint64 ZipArchive::position() const
{
    return m_source->input.pos();
}

/// libarchive ends some of its messages with a line end.
QString ZipArchive::lastError() const
{
    return QString::fromUtf8(m_library->errorString(m_archive)).trimmed();
}

bool ZipArchive::fail(TransferFault fault, const QString &detail)
{
    m_error = TransferError{.fault = fault, .subject = {}, .detail = detail, .store = {}};
    return false;
}

ZipEntry::ZipEntry(ZipArchive &archive)
    : m_zip(archive)
{
    open(QIODevice::ReadOnly);
}

qint64 ZipEntry::readData(char *data, qint64 size)
{
    return size > 0 ? m_zip.read(data, size) : 0;
}

} // namespace Hiwar
