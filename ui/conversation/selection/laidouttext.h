// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The rows of the conversation as a TextCaret reads them. Lays out only what is queried. GUI
// thread.
#pragma once

#include "ui/conversation/selection/textcaret.h"

namespace Hiwar {

class MessageRows;

class LaidOutText : public CaretText, public CaretLines
{
public:
    explicit LaidOutText(MessageRows &rows);

    [[nodiscard]] int rowCount() const override;
    [[nodiscard]] int blockCount(int row) const override;
    [[nodiscard]] BlockText blockText(int row, int block) const override;
    [[nodiscard]] LineSpan lineOf(const CaretPosition &caretPosition) const override;
    [[nodiscard]] QRectF caretRect(const CaretPosition &caretPosition) const override;
    [[nodiscard]] std::optional<BlockCaret> besideLine(const CaretPosition &caretPosition,
                                                       int direction, qreal x) const override;
    [[nodiscard]] BlockCaret enteredAt(int row, int block, int direction, qreal x) const override;

private:
    /// A block's position in its row.
    [[nodiscard]] QPoint cornerOf(int row, int block) const;
    [[nodiscard]] const BlockLayout &blockAt(int row, int block) const;

    MessageRows &m_rows;
};

} // namespace Hiwar
