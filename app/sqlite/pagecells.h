// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The entries (cells) of one page of an SQLite file, by https://www.sqlite.org/fileformat2.html.
// Rule: the page's own numbers are trusted only within its bytes. Pure.
#pragma once

#include <QByteArrayView>
#include <QList>
#include <QtEndian>

#include <optional>

namespace Hiwar {

// The first byte of a b-tree page: its type.
inline constexpr quint8 innerIndex = 0x02;
inline constexpr quint8 innerTable = 0x05;
inline constexpr quint8 leafIndex = 0x0a;
inline constexpr quint8 leafTable = 0x0d;

template<typename Number>
[[nodiscard]] Number numberAt(QByteArrayView bytes, qsizetype place)
{
    return qFromBigEndian<Number>(bytes.data() + place);
}

/// Reads an SQLite number (varint) of one to nine bytes and moves `place` behind it.
[[nodiscard]] std::optional<qint64> varintAt(QByteArrayView bytes, qsizetype &place);

/// One entry of a page; the rest of it may be in overflow pages.
struct Cell
{
    std::optional<qint64> rowid;
    qint64 size = 0; ///< bytes of the whole payload
    QByteArrayView local;
    quint32 overflow = 0; ///< the first overflow page; 0: the payload is complete
};

/// The cells of a page with `usable` bytes; nullopt when the page contradicts itself.
[[nodiscard]] std::optional<QList<Cell>> cellsIn(QByteArrayView page, qsizetype usable);

} // namespace Hiwar
