// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a file is: by its content, and only among kinds of text by its name's ending. Any bytes; no
// allocation by what they say. Pure; any thread.
#pragma once

#include "app/attachments/readertask.h"

namespace Hiwar {

enum class FileFormat : quint8 {
    Unknown,
    Text,
    Docx,
    Xlsx,
    Pptx,
    OpenText,
    OpenSheet,
    OpenSlides,
    Epub,
    Html,
    Mail,
    Notebook,
    Csv,
    Tsv,
    Rtf,
    Pdf,
    Picture,
    Svg,
    Archive,
    Sound,
    Locked, ///< a document of Microsoft's that wants a password
};

struct KnownFile
{
    FileFormat format = FileFormat::Unknown;
    QString mediaType; ///< empty: not known

    bool operator==(const KnownFile &) const = default;
};

[[nodiscard]] KnownFile knownFile(const QByteArray &bytes, const QString &name);
[[nodiscard]] FileKind kindOf(FileFormat format);

} // namespace Hiwar
