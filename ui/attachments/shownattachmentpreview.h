// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is sent of one attached file, as its panel shows it. A value.
#pragma once

#include "ui/attachments/entrychooser.h"
#include "ui/attachments/shownattachmentchip.h"

#include <QStringList>

namespace Hiwar {

struct ShownAttachmentPreview
{
    ShownAttachmentChip chip;
    bool isLoading = false; ///< the text is not here yet
    QString text;           ///< the very text that is sent; it may be long
    QImage picture;         ///< the very pixels that are sent
    QString cost;           ///< "~$0.003"; empty: not known
    QStringList notes;      ///< what should be known about the reading, as sentences
    QStringList encodings;  ///< to read a text in; empty: it is not such a text
    bool canDrawPages = false;
    bool canKeepOriginal = false;
    bool keepsOriginal = false;
    bool canGoItself = false; ///< the file in place of its text
    bool goesItself = false;
    QList<ShownEntry> entries; ///< of an archive or a folder, to choose from
    bool isStored = false;     ///< of a message: what went with it; can be saved and copied
    bool canBeUsed = false;    ///< Stored: something of it can go with the requests to come
};

} // namespace Hiwar
