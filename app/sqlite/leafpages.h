// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reads the rows of an SQLite file directly from its pages: for a file that SQLite cannot open any
// more, because its first page, its schema or a part of it is gone. Rules: the file is only read,
// and time and memory stay proportional to its size, whatever is in it. Any thread.
#pragma once

#include "app/sqlite/pagesize.h"

#include <QByteArray>
#include <QHash>
#include <QIODevice>
#include <QList>

#include <algorithm>
#include <functional>
#include <optional>

namespace Hiwar {

/// The pages of a file, in the newest version that the log beside it has.
class PageFile
{
public:
    /// Both must be open for reading and outlive this object. `log` may be nullptr.
    PageFile(QIODevice &file, QIODevice *log);

    /// The number of the last page that exists.
    [[nodiscard]] quint32 count() const { return m_count; }
    /// How many more pages the file should have.
    [[nodiscard]] qint64 missing() const { return std::max<qint64>(0, m_told - m_count); }
    /// Bytes of a page that contain data.
    [[nodiscard]] qsizetype usable() const { return m_form.usable; }
    /// Pages are numbered from 1. Empty: the page does not exist.
    [[nodiscard]] QByteArray page(quint32 number);
    /// The first page of the free list; 0: none, or not known.
    [[nodiscard]] quint32 firstFree() const { return m_firstFree; }
    /// The page with the bytes that SQLite locks: it stores nothing there.
    [[nodiscard]] quint32 neverUsed() const { return quint32(0x40000000 / m_form.size) + 1; }
    /// Whether it is known which pages are in use.
    [[nodiscard]] bool isFirstPageWhole() const { return m_isFirstPageWhole; }

private:
    /// The values in the file's first bytes.
    struct Header
    {
        PageForm form;
        quint32 firstFree = 0;
        qint64 told = 0; ///< number of pages; 0: not known
    };

    [[nodiscard]] std::optional<PageForm> readLog();
    [[nodiscard]] static std::optional<Header> headerIn(QByteArrayView first);
    void take(const Header &header);
    void countPages();

    QIODevice &m_file;
    QIODevice *m_log;
    PageForm m_form;
    quint32 m_count = 0;
    qint64 m_told = 0; ///< number of pages that the file or its log states
    quint32 m_firstFree = 0;
    bool m_isFirstPageWhole = false;
    QHash<quint32, qint64> m_inLog; ///< offset in the log, by page number
};

struct CellValue
{
    enum class Kind : quint8 { Null, Integer, Real, Text, Blob };

    Kind kind = Kind::Null; ///< the value of a Real is not read
    qint64 number = 0;
    QByteArray bytes;

    bool operator==(const CellValue &) const = default;
};

struct FoundRow
{
    std::optional<qint64> rowid; ///< empty: a row of an index, or of a table without rowids
    QList<CellValue> values;
};

/// Far more columns than any table of Hiwar has; a row with more counts as unreadable.
inline constexpr qsizetype mostColumns = 64;

/// Passes each row that can be read completely to `take`, until that returns false or `ends`,
/// called for each page, returns true. Returns how many places with a possible row cannot be read.
[[nodiscard]] qint64 readRows(PageFile &file, const std::function<bool(const FoundRow &)> &take,
                              const std::function<bool()> &ends = {});

/// The values of a record; nullopt when the bytes are no complete record. Pure.
[[nodiscard]] std::optional<QList<CellValue>> recordIn(QByteArrayView payload);

} // namespace Hiwar
