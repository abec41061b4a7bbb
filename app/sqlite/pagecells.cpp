// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sqlite/pagecells.h"

namespace Hiwar {

namespace {

std::optional<Cell> cellAt(QByteArrayView page, quint8 type, qsizetype place, qsizetype usable)
{
    if (type == innerIndex)
        place += 4;
    const auto size = varintAt(page, place);
    if (!size || *size < 0)
        return {};
    Cell cell{.rowid = {}, .size = *size, .local = {}};
    if (type == leafTable && !(cell.rowid = varintAt(page, place)))
        return {};
    const qint64 most = type == leafTable ? usable - 35 : (usable - 12) * 64 / 255 - 23;
    qint64 local = *size;
    if (local > most) {
        const qint64 least = (usable - 12) * 32 / 255 - 23;
        local = least + (*size - least) % (usable - 4);
        if (local > most)
            local = least;
    }
    const bool isWhole = local == *size;
    if (place + local + (isWhole ? 0 : 4) > usable)
        return {};
    cell.local = page.sliced(place, local);
    if (!isWhole)
        cell.overflow = numberAt<quint32>(page, place + local);
    return cell;
}

} // namespace

std::optional<qint64> varintAt(QByteArrayView bytes, qsizetype &place)
{
    quint64 value = 0;
    for (int i = 0; i < 9; ++i) {
        if (place >= bytes.size())
            return {};
        const auto byte = quint8(bytes[place++]);
        if (i == 8)
            return qint64(value << 8 | byte);
        value = value << 7 | (byte & 0x7f);
        if (byte < 0x80)
            break;
    }
    return qint64(value);
}

std::optional<QList<Cell>> cellsIn(QByteArrayView page, qsizetype usable)
{
    const auto type = quint8(page.front());
    const qsizetype first = type == innerIndex ? 12 : 8;
    const qsizetype cells = numberAt<quint16>(page, 3);
    if (first + 2 * cells > usable)
        return {};
    QList<Cell> found;
    qsizetype taken = 0;
    for (qsizetype i = 0; i < cells; ++i) {
        const qsizetype place = numberAt<quint16>(page, first + 2 * i);
        const auto cell = place + 4 <= usable ? cellAt(page, type, place, usable) : std::nullopt;
        if (!cell)
            return {};
        // Cells must not overlap: else a page could contain thousands of times its size.
        taken += cell->local.size();
        if (taken > usable)
            return {};
        found.append(*cell);
    }
    return found;
}

} // namespace Hiwar
