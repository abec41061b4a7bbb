// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A picture that came with a reply, as it came: not decoded, and not trusted. Plain value.
#pragma once

#include <QByteArray>
#include <QString>

namespace Hiwar {

struct ReplyPicture
{
    QString mediaType; ///< by its first bytes, else as the service says: "image/png"
    QByteArray bytes;  ///< empty: it was left out, because it was too large, too many or damaged
    QString name;      ///< as the reply describes it; may be empty

    bool operator==(const ReplyPicture &) const = default;
};

} // namespace Hiwar
