// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which of the models a service lists are made for a chat, by their names: a guess that puts them
// first and takes none away. Pure.
#pragma once

#include <QString>
#include <QStringList>

namespace Hiwar {

/// False for what turns text into numbers, sound or pictures, or judges it, and back.
[[nodiscard]] bool soundsLikeChat(const QString &modelId);

struct ModelGroups
{
    QStringList chat;
    QStringList other;

    bool operator==(const ModelGroups &) const = default;
};

/// Each once, in the order of the service.
[[nodiscard]] ModelGroups sortModels(const QStringList &models);

} // namespace Hiwar
