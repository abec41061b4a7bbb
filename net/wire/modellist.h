// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The answer to GET …/models as a list of names, in any shape that services use. Pure.
#pragma once

#include "net/values/apierror.h"
#include "net/values/secret.h"

#include <QByteArrayView>
#include <QStringList>

#include <tl/expected.hpp>

namespace Hiwar {

/// What is kept of a list: the largest relay known has some hundreds, and each is stored with the
/// profile and shown in a list. A name may be a file's path; a longer one is passed over, for cut
/// short it could not be asked.
constexpr qsizetype maxModels = 2000;
constexpr qsizetype maxModelName = 400;
/// Of all names together: those of the largest relay known are a tenth of it.
constexpr qsizetype maxModelLetters = 200'000;

/// The first of those that can be asked.
[[nodiscard]] QStringList boundedModels(QStringList names);

/// {"data": […]}, {"models": […]} or a bare array, of strings or of objects with "id" or "name".
/// In the service's order, each name once.
[[nodiscard]] tl::expected<QStringList, ApiError> readModelList(QByteArrayView body,
                                                                const Secret &key);

} // namespace Hiwar
