// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A ZIP file, read from its beginning to its end. Rule: nothing is ever unpacked to disk: names are
// only compared, the content of a file is read piece by piece, and an archive that unpacks to far
// more than its size ends with an error. Of libarchive's formats only ZIP is enabled. Any thread.
#pragma once

#include "app/transfer/transfererror.h"

#include <QIODevice>

#include <functional>
#include <memory>
#include <optional>

struct archive;
struct archive_entry;

namespace Hiwar {

struct Libarchive;

struct ZipLimits
{
    qint64 entries = 200'000;
    qint64 unpacked = 64LL * 1024 * 1024 * 1024;
    qint64 unsuspicious = 64LL * 1024 * 1024; ///< up to this the ratio is not checked
    qint64 ratio = 300;                       ///< unpacked to packed
};

class ZipArchive
{
public:
    /// `input` is read from its beginning; it must outlive this.
    explicit ZipArchive(QIODevice &input, const ZipLimits &limits = {});
    ~ZipArchive();
    Q_DISABLE_COPY_MOVE(ZipArchive)

    /// Returns false to cancel.
    using GoesOn = std::function<bool()>;

    /// Goes to the next file; false if there is none. Skips the unread rest of the current one; if
    /// its length is not known, that has to be unpacked, and `goesOn` is called.
    [[nodiscard]] Transferred<bool> next(const GoesOn &goesOn = {});
    /// As in the archive: to be compared and shown, never opened.
    [[nodiscard]] const QString &name() const { return m_name; }
    /// Reads the current file: -1 after an error, 0 at its end.
    [[nodiscard]] qint64 read(char *data, qint64 size);
    /// The error that ended reading.
    [[nodiscard]] const std::optional<TransferError> &error() const { return m_error; }
    /// How many bytes of the archive were used.
    [[nodiscard]] qint64 position() const;

private:
    struct Source;

    void pass(const GoesOn &goesOn);
    [[nodiscard]] QString lastError() const;
    bool fail(TransferFault fault, const QString &detail);

    const ZipLimits m_limits;
    std::unique_ptr<Source> m_source;
    const Libarchive *const m_library;
    archive *m_archive = nullptr;
    QString m_name;
    bool m_isEndless = false; // the length of the current file is not known
    std::optional<TransferError> m_error;
    qint64 m_entries = 0;
    qint64 m_unpacked = 0;
};

/// The current file of an archive, as a device.
class ZipEntry final : public QIODevice
{
public:
    explicit ZipEntry(ZipArchive &archive);
    [[nodiscard]] bool isSequential() const override { return true; }

protected:
    qint64 readData(char *data, qint64 size) override;
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    ZipArchive &m_zip;
};

} // namespace Hiwar
