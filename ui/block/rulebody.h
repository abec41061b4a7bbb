// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A horizontal line. GUI thread.
#pragma once

#include "ui/block/blockbody.h"

namespace Hiwar {

class RuleBody : public BlockBody
{
public:
    explicit RuleBody(const Theme &theme);

    void grow(const Block &) override {}
    int resizeGetHeight(int width, const Extent &nearby) override;
    [[nodiscard]] int naturalWidth() const override { return m_width; }
    [[nodiscard]] BlockHit hitTest(QPoint) const override { return {}; }
    [[nodiscard]] QList<QRectF> rectsOf(int, int) const override { return {}; }
    void paint(QPainter &painter, QPoint at, const QRect &clip,
               const SelectedRange &selected) const override;
    [[nodiscard]] int markMiddle() const override;

private:
    const Theme &m_theme;
    int m_width = 0;
};

} // namespace Hiwar
