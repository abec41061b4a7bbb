// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which names mean a secret value, even where the user did not mark it as secret. Pure.
#pragma once

#include <QStringView>

namespace Hiwar {

/// The name of a header, of a query item or of a body field: "Authorization", "api-key",
/// "access_token", "x-goog-api-key" … but not "max_tokens".
[[nodiscard]] bool isSecretName(QStringView name);

} // namespace Hiwar
