// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// By https://www.sqlite.org/fileformat2.html.
#include "app/sqlite/leafpages.h"

#include <QtEndian>

#include <algorithm>
#include <array>
#include <vector>

namespace Hiwar {

namespace {

// The first byte of a page that holds rows, or the way to them.
constexpr quint8 innerIndex = 0x02;
constexpr quint8 innerTable = 0x05;
constexpr quint8 leafIndex = 0x0a;
constexpr quint8 leafTable = 0x0d;

template<typename Number>
Number numberAt(QByteArrayView bytes, qsizetype place)
{
    return qFromBigEndian<Number>(bytes.data() + place);
}

/// SQLite's numbers of one to nine bytes; moves `place` behind it.
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

qint64 signedNumber(QByteArrayView bytes)
{
    auto value = quint64(qint64(qint8(bytes.front())));
    for (const char byte : bytes.sliced(1))
        value = value << 8 | quint8(byte);
    return qint64(value);
}

qint64 sizeOf(qint64 type)
{
    constexpr std::array<qint64, 12> sizes{0, 1, 2, 3, 4, 6, 8, 8, 0, 0, 0, 0};
    return type < qint64(sizes.size()) ? sizes.at(size_t(type)) : (type - 12) / 2;
}

CellValue valueOf(qint64 type, QByteArrayView bytes)
{
    using Kind = CellValue::Kind;
    if (type >= 12)
        return {type % 2 ? Kind::Text : Kind::Blob, 0, bytes.toByteArray()};
    if (type == 0)
        return {};
    if (type == 7)
        return {Kind::Real, 0, {}};
    return {Kind::Integer, type >= 8 ? type - 8 : signedNumber(bytes), {}};
}

/// One entry of a page, with what of it lies elsewhere.
struct Cell
{
    std::optional<qint64> rowid;
    qint64 size = 0; ///< of the whole payload
    QByteArrayView local;
    quint32 overflow = 0; ///< 0: it is whole
};

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

/// Nothing where it cannot be what it says it is.
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
        // No two share a byte: else a page could hold thousands of times its size.
        taken += cell->local.size();
        if (taken > usable)
            return {};
        found.append(*cell);
    }
    return found;
}

class Walk
{
public:
    Walk(PageFile &file, const std::function<bool(const FoundRow &)> &take)
        : m_file(file)
        , m_take(take)
        , m_isUsed(size_t(file.count()) + 1)
    {
    }

    qint64 run()
    {
        for (quint32 number = 2; number <= m_file.count() && m_goesOn;
             ++number) // the first holds the schema
            walk(number);
        markFree();
        if (m_file.neverUsed() <= m_file.count())
            m_isUsed[m_file.neverUsed()] = true;
        for (const quint32 number : m_blank)
            m_unreadable += m_isUsed[number] ? 0 : 1;
        return m_unreadable + m_file.missing();
    }

private:
    void walk(quint32 number)
    {
        const QByteArray page = m_file.page(number);
        if (page.isEmpty()) {
            ++m_unreadable;
            return;
        }
        switch (quint8(page.front())) {
        case innerTable:
            return;
        case innerIndex:
        case leafIndex:
        case leafTable:
            takeFrom(page);
            return;
        case 0:
            // What goes on from another page, or is not used. Nothing but zeros may be a hole.
            if (m_file.isFirstPageWhole() && page.count('\0') == page.size())
                m_blank.push_back(number);
            return;
        default:
            ++m_unreadable;
        }
    }

    void takeFrom(const QByteArray &page)
    {
        const auto cells = cellsIn(page, m_file.usable());
        if (!cells) {
            ++m_unreadable;
            return;
        }
        for (const Cell &cell : *cells) {
            const auto payload = whole(cell);
            const auto values = payload ? recordIn(*payload) : std::nullopt;
            if (!values)
                ++m_unreadable;
            else if (!(m_goesOn = m_take({cell.rowid, *values})))
                return;
        }
    }

    /// A page goes on one row only, so that no circle among them is ever followed.
    std::optional<QByteArray> whole(const Cell &cell)
    {
        QByteArray payload = cell.local.toByteArray();
        quint32 next = cell.overflow;
        while (payload.size() < cell.size) {
            if (next < 2 || next > m_file.count() || m_isUsed[next])
                return {};
            m_isUsed[next] = true;
            const QByteArray page = m_file.page(next);
            if (page.isEmpty())
                return {};
            next = numberAt<quint32>(page, 0);
            payload +=
                page.sliced(4, std::min<qint64>(cell.size - payload.size(), m_file.usable() - 4));
        }
        return next == 0 ? std::optional(payload) : std::nullopt;
    }

    void markFree()
    {
        for (quint32 trunk = m_file.firstFree();
             trunk >= 2 && trunk <= m_file.count() && !m_isUsed[trunk];) {
            m_isUsed[trunk] = true;
            const QByteArray page = m_file.page(trunk);
            if (page.isEmpty())
                return;
            const qsizetype leaves =
                std::min<qsizetype>(numberAt<quint32>(page, 4), m_file.usable() / 4 - 2);
            for (qsizetype i = 0; i < leaves; ++i) {
                const auto leaf = numberAt<quint32>(page, 8 + 4 * i);
                if (leaf <= m_file.count())
                    m_isUsed[leaf] = true;
            }
            trunk = numberAt<quint32>(page, 0);
        }
    }

    PageFile &m_file;
    const std::function<bool(const FoundRow &)> &m_take;
    std::vector<bool> m_isUsed; ///< goes on from another one, or is known to be free
    std::vector<quint32> m_blank;
    qint64 m_unreadable = 0;
    bool m_goesOn = true;
};

} // namespace

PageFile::PageFile(QIODevice &file, QIODevice *log)
    : m_file(file)
    , m_log(log)
{
    readLog();
    readHeader();
    const qint64 held = m_file.size() / m_pageSize; // a part of a page is none
    // What is added stands in the log, page behind page.
    const qint64 most = held + qint64(m_inLog.size());
    m_count = quint32(held);
    for (auto each = m_inLog.cbegin(); each != m_inLog.cend(); ++each)
        m_count = std::max(m_count, each.key() <= most ? each.key() : 0);
}

/// What was committed, newest last. Of a log that goes with another state of the file SQLite has
/// changed the salt.
void PageFile::readLog()
{
    constexpr qint64 headerSize = 32;
    constexpr qint64 frameHeader = 24;
    if (!m_log || !m_log->seek(0))
        return;
    const QByteArray header = m_log->read(headerSize);
    if (header.size() < headerSize || (numberAt<quint32>(header, 0) & ~1U) != 0x377f0682)
        return;
    const auto size = qint64(numberAt<quint32>(header, 8));
    if (size < 512 || size > 65536 || (size & (size - 1)) != 0)
        return;
    m_pageSize = size;
    QHash<quint32, qint64> waiting;
    const qint64 end = m_log->size() - frameHeader - size;
    for (qint64 place = headerSize; place <= end; place += frameHeader + size) {
        const QByteArray frame = m_log->seek(place) ? m_log->read(frameHeader) : QByteArray();
        if (frame.size() < frameHeader || frame.sliced(8, 8) != header.sliced(16, 8))
            return;
        waiting.insert(numberAt<quint32>(frame, 0), place + frameHeader);
        if (const auto pages = numberAt<quint32>(frame, 4); pages > 0) {
            m_inLog.insert(waiting);
            waiting.clear();
            m_told = pages;
        }
    }
}

void PageFile::readHeader()
{
    // Of whichever size a page is: the header is in the first bytes.
    const QByteArray first = page(1).isEmpty() && m_file.seek(0) ? m_file.read(512) : page(1);
    m_usable = qsizetype(m_pageSize);
    if (first.size() < 100 || !first.startsWith(QByteArrayView("SQLite format 3\0", 16)))
        return;
    const qint64 told = numberAt<quint16>(first, 16);
    const qint64 size = told == 1 ? 65536 : told;
    const auto reserved = quint8(first.at(20));
    if (size < 512 || (size & (size - 1)) != 0 || size - reserved < 480)
        return;
    m_isFirstPageWhole = true;
    m_pageSize = size;
    m_usable = qsizetype(size - reserved);
    m_firstFree = numberAt<quint32>(first, 32);
    // It is known to be right only when the same program wrote both.
    if (m_inLog.isEmpty() && numberAt<quint32>(first, 24) == numberAt<quint32>(first, 92))
        m_told = numberAt<quint32>(first, 28);
}

QByteArray PageFile::page(quint32 number)
{
    const auto logged = m_inLog.constFind(number);
    QIODevice &from = logged == m_inLog.cend() ? m_file : *m_log;
    const qint64 place = logged == m_inLog.cend() ? (qint64(number) - 1) * m_pageSize : *logged;
    if (place + m_pageSize > from.size() || !from.seek(place))
        return {};
    const QByteArray bytes = from.read(m_pageSize);
    return bytes.size() == m_pageSize ? bytes : QByteArray();
}

std::optional<QList<CellValue>> recordIn(QByteArrayView payload)
{
    qsizetype place = 0;
    const auto headerSize = varintAt(payload, place);
    if (!headerSize || *headerSize < place || *headerSize > payload.size())
        return {};
    const QByteArrayView header = payload.first(*headerSize);
    qsizetype at = *headerSize;
    QList<CellValue> values;
    while (place < header.size()) {
        const auto type = varintAt(header, place);
        if (!type || *type < 0 || *type == 10 || *type == 11 || values.size() == mostColumns)
            return {};
        const qint64 size = sizeOf(*type);
        if (size > payload.size() - at)
            return {};
        values.append(valueOf(*type, payload.sliced(at, size)));
        at += size;
    }
    return at == payload.size() ? std::optional(values) : std::nullopt;
}

qint64 readRows(PageFile &file, const std::function<bool(const FoundRow &)> &take)
{
    return Walk(file, take).run();
}

} // namespace Hiwar
