// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Identifies the server on a port of this machine. Rule: by its answers, never by its port; and
// Hiwar's own service is not offered. Pure.
#pragma once

#include "net/values/preset.h"

#include <QByteArray>
#include <QMap>

#include <optional>

namespace Hiwar {

/// The bodies of successful answers, by path.
using LocalAnswers = QMap<QByteArray, QByteArray>;

/// Every server has it; it is requested first.
inline constexpr char modelsPath[] = "/v1/models";
/// The paths whose answers distinguish the servers.
[[nodiscard]] QByteArrayList tellingPaths();

/// The result has no Base URL. Its name is empty if the server is usable but not identified;
/// nullopt: there is no usable server.
[[nodiscard]] std::optional<LocalServer> identifyServer(const LocalAnswers &answers);

} // namespace Hiwar
