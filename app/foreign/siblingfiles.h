// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What an archive holds beside the file that is read. Nothing for a file by itself. Plain value.
#pragma once

#include "app/history/messagenode.h"

#include <QByteArray>
#include <QHash>
#include <QSet>

namespace Hiwar {

struct SiblingFiles
{
    /// Files by what the conversations call them, see assetNames(); already given to the sink.
    QHash<QString, Attachment> assets;
    /// Jan's thread.json by the name of its folder.
    QHash<QString, QByteArray> threads;
    QString folder; ///< the name of the folder that the file which is read lies in
    /// When set, assets are not looked up: what the conversations name is noted here instead.
    QSet<QString> *wanted = nullptr;
};

} // namespace Hiwar
