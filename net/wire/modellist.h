// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The answer to GET …/models as a list of names and of what else it says about each
// model, in any shape that services use. Pure.
#pragma once

#include "net/values/apierror.h"
#include "net/values/modelinfo.h"
#include "net/values/secret.h"

#include <QByteArrayView>
#include <QStringList>

#include <tl/expected.hpp>

namespace Hiwar {

/// Limits for a stored list: the largest known relay has some hundreds of models, and each is
/// stored with the profile and shown in a list. A name may be a file's path; a longer one is
/// skipped, because a shortened name could not be requested.
constexpr qsizetype maxModels = 2000;
constexpr qsizetype maxModelName = 400;
/// For all names together: the largest known relay's names are a tenth of it.
constexpr qsizetype maxModelLetters = 200'000;

/// Of an answer.
constexpr qsizetype maxModelListBytes = 16 * 1024 * 1024;

/// The first names that are within the limits.
[[nodiscard]] QStringList boundedModels(QStringList names);

/// Reads {"data": […]}, {"models": […]} or a bare array, of strings or of objects with "id" or
/// "name". Returns them in the service's order, each name once, within the limits.
[[nodiscard]] tl::expected<QList<ModelInfo>, ApiError> readModelList(QByteArrayView body,
                                                                     const Secret &key);

} // namespace Hiwar
