// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The entries of one page of an SQLite file, by https://www.sqlite.org/fileformat2.html. The rule
// it protects: what a page says of itself is believed only within its own bytes. Pure.
#pragma once

#include <QByteArrayView>
#include <QList>
#include <QtEndian>

#include <optional>

namespace Hiwar {

// The first byte of a page that holds rows, or the way to them.
inline constexpr quint8 innerIndex = 0x02;
inline constexpr quint8 innerTable = 0x05;
inline constexpr quint8 leafIndex = 0x0a;
inline constexpr quint8 leafTable = 0x0d;

template<typename Number>
[[nodiscard]] Number numberAt(QByteArrayView bytes, qsizetype place)
{
    return qFromBigEndian<Number>(bytes.data() + place);
}

/// SQLite's numbers of one to nine bytes; moves `place` behind it.
[[nodiscard]] std::optional<qint64> varintAt(QByteArrayView bytes, qsizetype &place);

/// One entry of a page, with what of it lies elsewhere.
struct Cell
{
    std::optional<qint64> rowid;
    qint64 size = 0; ///< of the whole payload
    QByteArrayView local;
    quint32 overflow = 0; ///< 0: it is whole
};

/// Of a page of entries with `usable` bytes. Nothing where it cannot be what it says it is.
[[nodiscard]] std::optional<QList<Cell>> cellsIn(QByteArrayView page, qsizetype usable);

} // namespace Hiwar
