// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The tabs of a window: the ids of conversations, in their order, each once. Pure.
#pragma once

#include <QStringList>

namespace Hiwar {

/// Once `wanted` is shown: it has its tab already, or takes over that of `shown`.
[[nodiscard]] QStringList tabsShowing(QStringList tabs, const QString &shown,
                                      const QString &wanted);
/// With another tab, for `wanted`, behind that of `shown`.
[[nodiscard]] QStringList tabsWith(QStringList tabs, const QString &shown, const QString &wanted);
/// Which one follows `shown` when these are closed: the next one that stays, or else the one
/// before; empty: none stays.
[[nodiscard]] QString tabAfter(const QStringList &tabs, const QString &shown,
                               const QStringList &closed);

} // namespace Hiwar
