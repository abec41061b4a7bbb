// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The rows of menus: icon or check mark, words, shortcut or arrow, each in its column. GUI thread.
#pragma once

#include <QSize>

class QPainter;
class QStyleOptionMenuItem;

namespace Hiwar {

struct Theme;

/// `words`: the width of the text, without the shortcut, which Qt adds to all rows alike.
[[nodiscard]] QSize menuItemSize(const QStyleOptionMenuItem &item, const QSize &words,
                                 const Theme &theme);
void paintMenuItem(QPainter &painter, const QStyleOptionMenuItem &item, const Theme &theme);

} // namespace Hiwar
