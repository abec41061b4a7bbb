// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/defaultpagelayout.h"

#include "ui/theme/theme.h"

namespace Hiwar {

QPageLayout defaultPageLayout(const QLocale &locale)
{
    const bool isUs = locale.measurementSystem() == QLocale::ImperialUSSystem;
    constexpr qreal margin = Theme::paperMargin;
    return {QPageSize(isUs ? QPageSize::Letter : QPageSize::A4), QPageLayout::Portrait,
            QMarginsF(margin, margin, margin, margin), QPageLayout::Millimeter};
}

} // namespace Hiwar
