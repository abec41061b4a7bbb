// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A mail or one of its parts: its headers, and its content decoded. Pure; any thread.
#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QString>

namespace Hiwar {

struct MimePart
{
    QHash<QByteArray, QByteArray> headers; ///< by their names in lower case, the first of each
    QByteArray body;                       ///< as it is transferred

    [[nodiscard]] QString header(const QByteArray &name) const; ///< as people read it
    /// "text/html"; "text/plain" if nothing is said.
    [[nodiscard]] QByteArray mediaType() const;
    /// Of a header such as Content-Type.
    [[nodiscard]] QString parameter(const QByteArray &header, const QByteArray &name) const;
    [[nodiscard]] QByteArray content() const;
    /// Of a multipart, at most so many.
    [[nodiscard]] QList<MimePart> parts(int most) const;
};

[[nodiscard]] MimePart mimePartOf(const QByteArray &bytes);

/// "=?utf-8?B?2YXYsdit2KjYpw==?=" as text.
[[nodiscard]] QString decodedWords(const QByteArray &header);

} // namespace Hiwar
