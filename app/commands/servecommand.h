// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// `hiwar serve`: the reference service alone, until it is ended by a signal.
#pragma once

#include "app/commands/commandline.h"

#include <QAbstractSocket>

namespace Hiwar {

/// Needs a QCoreApplication. The exit status.
[[nodiscard]] int serve(const ServeOptions &options);

/// Why nothing listens on that port, and what to do. `words` are told where the error says nothing.
/// Pure.
[[nodiscard]] QString whyNotServed(QAbstractSocket::SocketError error, quint16 port,
                                   const QString &words);

} // namespace Hiwar
