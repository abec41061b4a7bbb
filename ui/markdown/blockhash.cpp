// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markdown/blockhash.h"

#include <QHashFunctions>

namespace Hiwar {

namespace {

size_t hashOf(size_t seed, const Spans &spans)
{
    for (const Span &span : spans)
        seed = qHashMulti(seed, span.text, span.styles.toInt(), span.link);
    return qHashMulti(seed, spans.size());
}

size_t hashOf(size_t seed, const Table &table)
{
    for (const ColumnAlign align : table.columns)
        seed = qHashMulti(seed, int(align));
    for (const QList<Spans> &row : table.rows) {
        for (const Spans &cell : row)
            seed = hashOf(seed, cell);
        seed = qHashMulti(seed, row.size());
    }
    return seed;
}

} // namespace

size_t hashOf(const Block &block)
{
    size_t seed = QHashSeed::globalSeed();
    for (const Container &container : block.containers)
        seed = qHashMulti(seed, int(container.kind), container.number, int(container.task),
                          container.startsHere);
    seed = qHashMulti(seed, block.containers.size(), int(block.kind), int(block.side),
                      int(block.direction), block.tight, block.level);
    return qHashMulti(hashOf(hashOf(seed, block.spans), block.table), block.code, block.language);
}

} // namespace Hiwar
