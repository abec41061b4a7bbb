// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Qt's word for UTC in a QDateTime: Qt 6.5 gave it another one, and later ones drop the old.
#pragma once

#include <QTimeZone>

namespace Hiwar {

#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
inline constexpr auto utc = QTimeZone::UTC;
#else
inline constexpr auto utc = Qt::UTC;
#endif

} // namespace Hiwar
