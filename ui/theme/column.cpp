// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/column.h"

#include "ui/theme/theme.h"

#include <algorithm>

namespace Hiwar {

QRect columnIn(int areaWidth, const Theme &theme)
{
    const int margin = theme.px(Space::l);
    const int width = std::clamp(areaWidth - 2 * margin, 1, theme.px(theme.column));
    return {(areaWidth - width) / 2, 0, width, 0};
}

} // namespace Hiwar
