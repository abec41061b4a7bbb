// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Any bytes as a damaged database file, with any bytes as the log beside it: reading ends, and
// never returns more than the bytes contain. The first two bytes are the length of the log.
#include "app/sqlite/leafpages.h"
#include "tests/fuzz/demand.h"

#include <QBuffer>

#include <algorithm>

using namespace Hiwar;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    if (size < 2)
        return 0;
    const QByteArrayView rest(data + 2, qsizetype(size) - 2);
    const auto logSize = std::min<qsizetype>(data[0] << 8 | data[1], rest.size());
    QByteArray log = rest.first(logSize).toByteArray();
    QByteArray bytes = rest.sliced(logSize).toByteArray();
    QBuffer file(&bytes);
    QBuffer beside(&log);
    file.open(QIODevice::ReadOnly);
    beside.open(QIODevice::ReadOnly);
    PageFile pages(file, &beside);
    qsizetype given = 0;
    const qint64 unreadable = readRows(pages, [&given](const FoundRow &row) {
        demand(row.values.size() <= mostColumns, "a row has no more columns than are read");
        for (const CellValue &value : row.values)
            given += value.bytes.size();
        return true;
    });
    demand(given <= 2 * qsizetype(size), "what is given was in the file");
    demand(unreadable >= 0, "places are counted upwards");
    return 0;
}
