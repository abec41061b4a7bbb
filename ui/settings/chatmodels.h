// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Guesses by name which of a service's models are made for chat: these come first, but none is
// removed. Pure.
#pragma once

#include <QString>
#include <QStringList>

namespace Hiwar {

/// False for models for embeddings, sound, pictures, ranking or moderation.
[[nodiscard]] bool soundsLikeChat(const QString &modelId);

struct ModelGroups
{
    QStringList chat;
    QStringList other;

    bool operator==(const ModelGroups &) const = default;
};

/// Each model once, in the order of the service.
[[nodiscard]] ModelGroups sortModels(const QStringList &models);

/// The model to begin with: the first of the preferred ones that is listed, else the first that
/// sounds like chat; "" if none is listed.
[[nodiscard]] QString bestModel(const QStringList &models, const QStringList &preferred = {});

} // namespace Hiwar
