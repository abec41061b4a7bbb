// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// `hiwar serve`: runs only the reference service, until a signal ends it.
#pragma once

#include "app/commands/commandline.h"

#include <QAbstractSocket>

namespace Hiwar {

/// Needs a QCoreApplication. Returns the exit status.
[[nodiscard]] int serve(const ServeOptions &options);

/// Why the service does not listen on that port, and what to do. Shows `words` if `error` explains
/// nothing. Pure.
[[nodiscard]] QString whyNotServed(QAbstractSocket::SocketError error, quint16 port,
                                   const QString &words);

} // namespace Hiwar
