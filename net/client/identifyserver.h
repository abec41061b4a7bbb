// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who answers on a port of this machine. The rule it protects: a server is known by what it says
// and never by its port; and Hiwar itself is none of those to be offered. Pure.
#pragma once

#include "net/values/preset.h"

#include <QByteArray>
#include <QMap>

#include <optional>

namespace Hiwar {

/// The bodies of what was answered with a success, by path.
using LocalAnswers = QMap<QByteArray, QByteArray>;

/// What every server has, and is asked for first.
inline constexpr char modelsPath[] = "/v1/models";
/// What tells them apart.
[[nodiscard]] QByteArrayList tellingPaths();

/// Without its Base URL. A name is missing when the server is one that can be talked to and does
/// not say which it is; nullopt: nobody to talk to.
[[nodiscard]] std::optional<LocalServer> identifyServer(const LocalAnswers &answers);

} // namespace Hiwar
