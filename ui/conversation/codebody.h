// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Code in its box, under a header that tells its language. It runs left to right whatever is around
// it. Code that grows lays out its last lines only. GUI thread.
#pragma once

#include "ui/conversation/textpieces.h"

namespace Hiwar {

class CodeBody : public BlockBody
{
public:
    CodeBody(const Block &block, const BlockText &text, const Theme &theme, const TextInk &ink);

    void grow(const Block &block, const BlockText &text) override;
    int resizeGetHeight(int width) override;
    [[nodiscard]] int naturalWidth() const override { return m_width; }
    [[nodiscard]] BlockHit hitTest(QPoint point) const override;
    [[nodiscard]] QList<QRectF> rectsOf(int from, int to) const override;
    void paint(QPainter &painter, QPoint at, const QRect &clip,
               const SelectedRange &selected) const override;
    [[nodiscard]] int markMiddle() const override;
    [[nodiscard]] const std::vector<TextPiece> *pieces() const override { return &m_pieces.all(); }
    [[nodiscard]] QRect copyButton() const override { return m_copyButton; }

private:
    void paintHeader(QPainter &painter, QPoint at) const;

    const Theme &m_theme;
    TextInk m_ink;
    const QString m_language;
    TextPieces m_pieces;
    int m_width = 0;
    int m_height = 0;
    QRect m_copyButton;
};

} // namespace Hiwar
