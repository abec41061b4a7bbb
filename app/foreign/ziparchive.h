// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A ZIP file, gone through from its beginning to its end. The rule it protects: nothing is ever
// unpacked to a place: names are only compared, what is in a file is read piece by piece, and an
// archive that unpacks to far more than it is ends with an error. Within libarchive, ZIP alone is
// switched on. Any thread.
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
    qint64 unsuspicious = 64LL * 1024 * 1024; ///< up to here nobody asks for the ratio
    qint64 ratio = 300;                       ///< unpacked to packed
};

class ZipArchive
{
public:
    /// `input` is read from its beginning; it must outlive this.
    explicit ZipArchive(QIODevice &input, const ZipLimits &limits = {});
    ~ZipArchive();
    Q_DISABLE_COPY_MOVE(ZipArchive)

    /// False: it is to end.
    using GoesOn = std::function<bool()>;

    /// Goes to the next file; false: there is none. What was not read of the former is left; where
    /// its length is not known, that has to be unpacked to be passed, and `goesOn` is asked.
    [[nodiscard]] Transferred<bool> next(const GoesOn &goesOn = {});
    /// As it stands in the archive: to be compared and shown, never opened.
    [[nodiscard]] const QString &name() const { return m_name; }
    /// Of the file it is at: -1 after an error, 0 at its end.
    [[nodiscard]] qint64 read(char *data, qint64 size);
    /// What ended reading.
    [[nodiscard]] const std::optional<TransferError> &error() const { return m_error; }
    /// Bytes of the archive that were used.
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
    bool m_isEndless = false; // where the file ends that it is at is not known
    std::optional<TransferError> m_error;
    qint64 m_entries = 0;
    qint64 m_unpacked = 0;
};

/// The file that an archive is at, as a device.
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
