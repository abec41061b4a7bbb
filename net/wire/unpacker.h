// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Bytes as they were before a service or a proxy packed them (gzip, deflate), though nobody asked
// for it. The rule it protects: what comes out does not depend on how the bytes were cut, and a few
// bytes never become a heap of them. It knows nothing of HTTP or of what the bytes mean.
// Not thread-safe; one instance a body.
#pragma once

#include <QByteArray>

#include <memory>

namespace Hiwar {

class Unpacker
{
public:
    /// Beyond freeBytes the result may be so many times what came in: text packs into a tenth, and
    /// nothing but a bomb into a hundredth for long.
    static constexpr qint64 maxRatio = 100;
    static constexpr qint64 freeBytes = 4 * 1024 * 1024;

    Unpacker();
    ~Unpacker();

    /// By the value of Content-Encoding. "" and "identity" too; not "br".
    [[nodiscard]] static bool knows(const QByteArray &encoding);

    /// What these bytes bring. Bytes that are not packed, whatever was said, come back as they are.
    [[nodiscard]] QByteArray feed(const QByteArray &bytes);

    /// It cannot be read on: broken, or a bomb. Nothing more comes out.
    [[nodiscard]] bool hasFailed() const { return m_hasFailed; }
    /// The packed bytes have come to their own end, or none came. What was not packed has none.
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
    bool m_isFirst = true;   // the member that is read: one after it may be mere padding
    bool m_hasEnded = false; // it came to its end
    bool m_hasFailed = false;
    bool m_isWhole = true;
};

} // namespace Hiwar
