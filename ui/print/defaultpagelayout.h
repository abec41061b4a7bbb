// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The page layout for users who have not chosen one. Pure, any thread.
#pragma once

#include <QLocale>
#include <QPageLayout>

namespace Hiwar {

/// The usual paper of that country, portrait, with the theme's margins.
[[nodiscard]] QPageLayout defaultPageLayout(const QLocale &locale);

} // namespace Hiwar
