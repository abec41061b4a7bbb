// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The paper for somebody who has not chosen one. Pure, any thread.
#pragma once

#include <QLocale>
#include <QPageLayout>

namespace Hiwar {

/// As it is used in that country, upright, with the theme's margins.
[[nodiscard]] QPageLayout defaultPageLayout(const QLocale &locale);

} // namespace Hiwar
