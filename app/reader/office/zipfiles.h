// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The members of a ZIP archive in memory, those of documents: markup and settings, no pictures.
#pragma once

#include "app/attachments/readertask.h"

#include <QHash>

#include <tl/expected.hpp>

namespace Hiwar {

struct ZipFiles
{
    QHash<QString, QByteArray> members; ///< by their path, "word/document.xml"
    bool isBroken = false;              ///< some of it could not be unpacked

    [[nodiscard]] QByteArray member(const QString &path) const { return members.value(path); }
};

/// Unpacks what ends like markup. TooLarge: it would be more than `most` bytes. Encrypted; Damaged:
/// no archive, or nothing in it can be unpacked.
[[nodiscard]] tl::expected<ZipFiles, ReaderFault> unpackMarkup(const QByteArray &bytes,
                                                               qint64 most);

} // namespace Hiwar
