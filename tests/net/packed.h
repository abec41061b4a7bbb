// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Compresses bytes like a service. For tests.
#pragma once

#include <QByteArray>
#include <QByteArrayList>

#include <zlib.h>

namespace Hiwar {

enum class Packing : int { Gzip = MAX_WBITS + 16, Zlib = MAX_WBITS };

/// Compresses the pieces into one member, flushed after each piece like a stream.
inline QByteArray packed(const QByteArrayList &pieces, Packing how = Packing::Gzip)
{
    z_stream z{};
    deflateInit2(&z, Z_DEFAULT_COMPRESSION, Z_DEFLATED, int(how), 8, Z_DEFAULT_STRATEGY);
    QByteArray result;
    for (qsizetype i = 0; i < pieces.size(); ++i) {
        QByteArray piece = pieces.at(i);
        QByteArray out(qsizetype(deflateBound(&z, uLong(piece.size()))) + 64, Qt::Uninitialized);
        z.next_in = reinterpret_cast<Bytef *>(piece.data());
        z.avail_in = uInt(piece.size());
        z.next_out = reinterpret_cast<Bytef *>(out.data());
        z.avail_out = uInt(out.size());
        deflate(&z, i + 1 == pieces.size() ? Z_FINISH : Z_SYNC_FLUSH);
        result += out.first(out.size() - qsizetype(z.avail_out));
    }
    deflateEnd(&z);
    return result;
}

} // namespace Hiwar
