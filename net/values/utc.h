// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Qt's name for UTC in a QDateTime: Qt 6.5 introduced another one, and later versions drop the old.
#pragma once

#include <QTimeZone>

namespace Hiwar {

#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
inline constexpr auto utc = QTimeZone::UTC;
#else
inline constexpr auto utc = Qt::UTC;
#endif

} // namespace Hiwar
