// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What every request of ours has in common, whoever sends it: a connection of its own, no
// compression, and nothing told of the person. Pure.
#pragma once

#include <QNetworkRequest>

namespace Hiwar {

[[nodiscard]] QNetworkRequest bareRequest(const QUrl &url, const QByteArray &agent,
                                          const QByteArray &accept);

} // namespace Hiwar
