// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Headers and addresses as a WireTap may see them. The rule it protects: beside the secrets that
// are known as such, what is named like one is hidden too; people put keys into plain headers and
// query strings. Pure.
#pragma once

#include "net/client/secretredactor.h"

#include <QUrl>

namespace Hiwar {

/// What stands where a secret stood.
inline constexpr char hiddenMark[] = "•••";

/// The value as it may be shown; the scheme before the credentials ("Bearer") stays.
[[nodiscard]] QByteArray shownHeader(const QByteArray &name, const QByteArray &value,
                                     const QList<Secret> &secrets);

/// The values of query items that are named like a key, hidden.
[[nodiscard]] QUrl withSecretsHidden(const QUrl &url);

/// An address as an error may tell it. One that holds one of the secrets keeps only its origin.
[[nodiscard]] QUrl urlWithout(const QList<Secret> &secrets, const QUrl &url);

} // namespace Hiwar
