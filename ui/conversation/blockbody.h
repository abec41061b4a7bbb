// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What stands inside a block's frame: words, code, a table, a line. Each kind is a class of its
// own, and each reads one layout for its height, painting, hit test and selection. Coordinates
// begin at the body's top left. Knows nothing of lists and quotes around it. GUI thread.
#pragma once

#include "ui/conversation/textpiece.h"
#include "ui/markdown/block.h"

#include <QRect>

#include <optional>

namespace Hiwar {

/// What lies under a point of a block.
struct BlockHit
{
    int offset = 0;      ///< nearest place between two characters of the block's text
    bool onText = false; ///< the point is on a line, not in the space beside it
    bool onCopy = false; ///< on a code block's Copy
    QString link;
    bool isPicture = false; ///< the link is a picture's address
};

class BlockBody
{
public:
    BlockBody() = default;
    virtual ~BlockBody() = default;
    Q_DISABLE_COPY_MOVE(BlockBody)

    /// Takes the same block's new state, which differs in its content only; what of it is laid out
    /// stays where it can.
    virtual void grow(const Block &block, const BlockText &text) = 0;
    virtual int resizeGetHeight(int width) = 0;
    /// How much of the last width it needs to look as it does.
    [[nodiscard]] virtual int naturalWidth() const = 0;
    [[nodiscard]] virtual BlockHit hitTest(QPoint point) const = 0;
    [[nodiscard]] virtual QList<QRectF> rectsOf(int from, int to) const = 0;
    virtual void paint(QPainter &painter, QPoint at, const QRect &clip,
                       const SelectedRange &selected) const = 0;
    /// The line on which a list's number stands; nothing: centre it on markMiddle().
    [[nodiscard]] virtual std::optional<qreal> firstBaseline() const { return std::nullopt; }
    /// The height at which a bullet stands.
    [[nodiscard]] virtual int markMiddle() const = 0;
    /// What a caret moves in; nothing: there is no text.
    [[nodiscard]] virtual const std::vector<TextPiece> *pieces() const { return nullptr; }
    /// Where the pieces' coordinates begin.
    [[nodiscard]] virtual QPoint piecesAt() const { return {}; }
    [[nodiscard]] virtual QRect copyButton() const { return {}; }
};

[[nodiscard]] std::unique_ptr<BlockBody> makeBody(const Block &block, const BlockText &text,
                                                  const Theme &theme, const TextInk &ink);

} // namespace Hiwar
