// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sqlite/leafpages.h"

#include "app/sqlite/pagecells.h"
#include "app/sqlite/pagesize.h"

#include <algorithm>
#include <array>
#include <vector>

namespace Hiwar {

namespace {

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

class Walk
{
public:
    Walk(PageFile &file, const std::function<bool(const FoundRow &)> &take,
         const std::function<bool()> &ends)
        : m_file(file)
        , m_take(take)
        , m_ends(ends)
        , m_isUsed(size_t(file.count()) + 1)
    {
    }

    qint64 run()
    {
        // Page 1 contains the schema.
        for (quint32 number = 2; number <= m_file.count() && m_goesOn; ++number) {
            walk(number);
            m_goesOn = m_goesOn && !(m_ends && m_ends());
        }
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
            // An overflow page, or an unused one. A page of zeros only may be a hole in the file.
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

    /// The cell's payload with its overflow pages. None is used twice: no cycle is followed.
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
    const std::function<bool()> &m_ends;
    std::vector<bool> m_isUsed; ///< overflow pages, and pages known to be free
    std::vector<quint32> m_blank;
    qint64 m_unreadable = 0;
    bool m_goesOn = true;
};

} // namespace

PageFile::PageFile(QIODevice &file, QIODevice *log)
    : m_file(file)
    , m_log(log)
{
    const auto logged = readLog();
    m_form = logged.value_or(PageForm());
    const QByteArray first = page(1);
    // Whatever the page size is, the header is in the first bytes.
    const auto header = headerIn(first.isEmpty() && m_file.seek(0) ? m_file.read(512) : first);
    QList<PageForm> likely;
    if (header)
        likely << header->form << PageForm{header->form.size, qsizetype(header->form.size)};
    if (logged && (!header || header->form.size != logged->size))
        likely.prepend(*logged);
    likely.append(PageForm());
    m_form = pageFormOf(m_file, likely);
    // The file and its log have the same page size.
    if (logged && logged->size != m_form.size) {
        m_inLog.clear();
        m_told = 0;
    }
    if (header && header->form == m_form)
        take(*header);
    countPages();
}

void PageFile::take(const Header &header)
{
    m_isFirstPageWhole = true;
    m_firstFree = header.firstFree;
    if (m_inLog.isEmpty())
        m_told = header.told;
}

void PageFile::countPages()
{
    const qint64 held = m_file.size() / m_form.size; // a partial page does not count
    // Added pages are in the log, one after the other.
    const qint64 most = held + qint64(m_inLog.size());
    m_count = quint32(held);
    for (auto each = m_inLog.cbegin(); each != m_inLog.cend(); ++each)
        m_count = std::max(m_count, each.key() <= most ? each.key() : 0);
}

/// Reads the committed frames; of several of one page the last counts. Frames that belong to an
/// earlier state of the file have another salt. Returns the form of the pages, if there are any.
std::optional<PageForm> PageFile::readLog()
{
    constexpr qint64 headerSize = 32;
    constexpr qint64 frameHeader = 24;
    if (!m_log || !m_log->seek(0))
        return {};
    const QByteArray header = m_log->read(headerSize);
    if (header.size() < headerSize || (numberAt<quint32>(header, 0) & ~1U) != 0x377f0682)
        return {};
    const auto size = qint64(numberAt<quint32>(header, 8));
    if (!isPageSize(size))
        return {};
    QHash<quint32, qint64> waiting;
    const qint64 end = m_log->size() - frameHeader - size;
    for (qint64 place = headerSize; place <= end; place += frameHeader + size) {
        const QByteArray frame = m_log->seek(place) ? m_log->read(frameHeader) : QByteArray();
        if (frame.size() < frameHeader || frame.sliced(8, 8) != header.sliced(16, 8))
            break;
        waiting.insert(numberAt<quint32>(frame, 0), place + frameHeader);
        if (const auto pages = numberAt<quint32>(frame, 4); pages > 0) {
            m_inLog.insert(waiting);
            waiting.clear();
            m_told = pages;
        }
    }
    return m_inLog.isEmpty() ? std::nullopt : std::optional(PageForm{size, qsizetype(size)});
}

std::optional<PageFile::Header> PageFile::headerIn(QByteArrayView first)
{
    if (first.size() < 100 || !first.startsWith(QByteArrayView("SQLite format 3\0", 16)))
        return {};
    const qint64 told = numberAt<quint16>(first, 16);
    const qint64 size = told == 1 ? 65536 : told;
    const auto reserved = quint8(first.at(20));
    if (!isPageSize(size) || size - reserved < 480)
        return {};
    // The page count is valid only when "version-valid-for" (92) equals the change counter (24).
    const bool isSure = numberAt<quint32>(first, 24) == numberAt<quint32>(first, 92);
    return Header{.form = {size, qsizetype(size - reserved)},
                  .firstFree = numberAt<quint32>(first, 32),
                  .told = isSure ? numberAt<quint32>(first, 28) : 0};
}

QByteArray PageFile::page(quint32 number)
{
    const auto logged = m_inLog.constFind(number);
    QIODevice &from = logged == m_inLog.cend() ? m_file : *m_log;
    const qint64 place = logged == m_inLog.cend() ? (qint64(number) - 1) * m_form.size : *logged;
    if (place + m_form.size > from.size() || !from.seek(place))
        return {};
    const QByteArray bytes = from.read(m_form.size);
    return bytes.size() == m_form.size ? bytes : QByteArray();
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

qint64 readRows(PageFile &file, const std::function<bool(const FoundRow &)> &take,
                const std::function<bool()> &ends)
{
    return Walk(file, take, ends).run();
}

} // namespace Hiwar
