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

/// {"data": […]}, {"models": […]} or a bare array, of strings or of objects with "id" or "name".
/// In the service's order, each name once.
[[nodiscard]] tl::expected<QStringList, ApiError> readModelList(QByteArrayView body,
                                                                const Secret &key);

} // namespace Hiwar
