// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The rows of an SQLite file, read out of its pages as they lie there: for a file that SQLite does
// not open any more, because its first page, its schema or a part of it is gone. The rules it
// protects: the file is only read, and whatever is in it, time and memory stay in proportion to its
// size. Any thread.
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

/// The pages of a file, as the log beside it has them.
class PageFile
{
public:
    /// Both open, for reading, and outlive it. `log` may be nullptr.
    PageFile(QIODevice &file, QIODevice *log);

    /// The last one that is there.
    [[nodiscard]] quint32 count() const { return m_count; }
    /// How many more there should be.
    [[nodiscard]] qint64 missing() const { return std::max<qint64>(0, m_told - m_count); }
    /// Bytes of a page that hold something.
    [[nodiscard]] qsizetype usable() const { return m_form.usable; }
    /// From 1. Empty: it is not there.
    [[nodiscard]] QByteArray page(quint32 number);
    /// The first of the pages that are not in use; 0: none, or nobody knows.
    [[nodiscard]] quint32 firstFree() const { return m_firstFree; }
    /// SQLite locks its bytes and stores nothing there.
    [[nodiscard]] quint32 neverUsed() const { return quint32(0x40000000 / m_form.size) + 1; }
    /// Whether it is known which pages are in use.
    [[nodiscard]] bool isFirstPageWhole() const { return m_isFirstPageWhole; }

private:
    /// What the first bytes say.
    struct Header
    {
        PageForm form;
        quint32 firstFree = 0;
        qint64 told = 0; ///< how many pages there are; 0: nobody knows
    };

    [[nodiscard]] std::optional<PageForm> readLog();
    [[nodiscard]] static std::optional<Header> headerIn(QByteArrayView first);
    void take(const Header &header);
    void countPages();

    QIODevice &m_file;
    QIODevice *m_log;
    PageForm m_form;
    quint32 m_count = 0;
    qint64 m_told = 0; ///< how many the file says it has
    quint32 m_firstFree = 0;
    bool m_isFirstPageWhole = false;
    QHash<quint32, qint64> m_inLog; ///< where in the log
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
    std::optional<qint64> rowid; ///< none: of an index, or of a table without
    QList<CellValue> values;
};

/// As many columns has no table of ours, by far; a row of more is passed over.
inline constexpr qsizetype mostColumns = 64;

/// Gives every row that can be read whole, until `take` is false or `ends`, which is asked at each
/// page, is true. The number of places where one may have stood and cannot be read.
[[nodiscard]] qint64 readRows(PageFile &file, const std::function<bool(const FoundRow &)> &take,
                              const std::function<bool()> &ends = {});

/// The values of a record; nothing when it is none, or not whole. Pure.
[[nodiscard]] std::optional<QList<CellValue>> recordIn(QByteArrayView payload);

} // namespace Hiwar
