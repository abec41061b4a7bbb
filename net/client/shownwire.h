// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Headers and addresses in the form that a WireTap may see. Rule: besides the known secrets, values
// named like a secret are hidden too, because people put keys into plain headers and query strings.
// Pure.
#pragma once

#include "net/client/secretredactor.h"

#include <QUrl>

namespace Hiwar {

/// Replaces a secret.
inline constexpr char hiddenMark[] = "•••";

/// The value with its secrets hidden; the scheme before the credentials ("Bearer") stays.
[[nodiscard]] QByteArray shownHeader(const QByteArray &name, const QByteArray &value,
                                     const QList<Secret> &secrets);

/// The URL with the values of query items that are named like a key hidden.
[[nodiscard]] QUrl withSecretsHidden(const QUrl &url);

/// An address that an error may contain. If it contains a secret, only its origin is kept.
[[nodiscard]] QUrl urlWithout(const QList<Secret> &secrets, const QUrl &url);

} // namespace Hiwar
