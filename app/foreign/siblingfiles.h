// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The other files in the archive of the current file. Empty for a single file. Plain value.
#pragma once

#include "app/history/messagenode.h"

#include <QByteArray>
#include <QHash>
#include <QSet>

namespace Hiwar {

struct SiblingFiles
{
    /// Files by their names in the conversations, see assetNames(); the sink has them already.
    QHash<QString, Attachment> assets;
    /// Jan's thread.json by the name of its folder.
    QHash<QString, QByteArray> threads;
    QString folder; ///< the name of the current file's folder
    /// If set, assets are not looked up: the names in the conversations are collected here instead.
    QSet<QString> *wanted = nullptr;
};

} // namespace Hiwar
