// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Decompresses bytes that a service or a proxy compressed (gzip, deflate), though that was not
// requested. Rule: the output does not depend on how the bytes were cut, and a few bytes never
// become very many. Knows nothing of HTTP or of the content.
// Not thread-safe; one instance for each body.
#pragma once

#include <QByteArray>

#include <memory>

namespace Hiwar {

class Unpacker
{
public:
    /// Beyond freeBytes the output may be at most so many times the input: text compresses to a
    /// tenth, and only a bomb to a hundredth for long.
    static constexpr qint64 maxRatio = 100;
    static constexpr qint64 freeBytes = 4 * 1024 * 1024;

    Unpacker();
    ~Unpacker();

    /// Whether this Content-Encoding is supported. "" and "identity" too; not "br".
    [[nodiscard]] static bool knows(const QByteArray &encoding);

    /// Returns the decompressed bytes. Bytes that are not compressed, whatever was declared, are
    /// returned unchanged.
    [[nodiscard]] QByteArray feed(const QByteArray &bytes);

    /// Decompressing failed: broken data, or a bomb. Nothing more is returned.
    [[nodiscard]] bool hasFailed() const { return m_hasFailed; }
    /// The compressed data is complete, or none came. Plain bytes have no end of their own.
    [[nodiscard]] bool isWhole() const { return m_isWhole; }

private:
    struct Stream;
    enum class Form : quint8 { Unknown, Packed, Plain, Over };

    [[nodiscard]] bool chooseForm();
    [[nodiscard]] QByteArray unpack(const QByteArray &bytes);
    [[nodiscard]] bool isBomb() const;

    std::unique_ptr<Stream> m_stream;
    QByteArray m_head; // until the form is known
    Form m_form = Form::Unknown;
    qint64 m_in = 0;
    qint64 m_out = 0;
    bool m_isFirst = true;   // reading the first member: bytes after it may be mere padding
    bool m_hasEnded = false; // the member is complete
    bool m_hasFailed = false;
    bool m_isWhole = true;
};

} // namespace Hiwar
