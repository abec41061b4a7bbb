// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The manual as a page for man(1), in the man macros. Pure.
#pragma once

#include "app/manual/commandmanual.h"

#include <QDate>

namespace Hiwar {

/// `released` is the page's date; its footer shows `version`.
[[nodiscard]] QString manualPage(const CommandManual &manual, const QString &version,
                                 QDate released);

} // namespace Hiwar
