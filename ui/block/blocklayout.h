// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One laid-out block: the marks of its quotes and lists, and beside them its body (see
// blockbody.h). Height, painting, hit test and selection all read this object. A short text or
// piece of code far from the view has no body: its height is the last one or a guess, and the body
// is made when it is accessed. Coordinates start at the block's top left. Does not know the message
// around it. GUI thread.
#pragma once

#include "ui/block/blockbody.h"
#include "ui/block/runcaret.h"

namespace Hiwar {

class BlockLayout
{
public:
    BlockLayout(const Block &block, const Theme &theme, const TextStyle &style);

    [[nodiscard]] const Block &block() const { return m_block; }
    /// Takes the block's new state if it is this block, grown, and keeps what is laid out.
    bool grow(const Block &block);
    /// Gives up the words of the block, before it is read again; the next call is grow() or
    /// takeEqual().
    void giveUpWords();
    void takeEqual(const Block &block) { m_block = block; }
    /// A picture has arrived that is not shown yet.
    [[nodiscard]] bool isOutdated() const;
    int resizeGetHeight(int width, const Extent &nearby = {});
    /// As another layout of this block was at that width, far from the view. For a short block.
    void assumeHeight(int width, int height);
    /// It has no body: only its height is needed.
    [[nodiscard]] bool isWaiting() const { return !m_body; }
    /// All parts in that extent have their lines.
    [[nodiscard]] bool isLaidOut(const Extent &nearby) const;
    /// The extent of the part that contains the offset; its lines are made together.
    [[nodiscard]] Extent partAround(int offset) const;
    void setGapAbove(int gap) { m_gapAbove = gap; } ///< distance to the block above
    [[nodiscard]] int width() const { return m_width; }
    [[nodiscard]] int height() const { return m_height; }
    /// How much of `most` it needs to look the same as at that width.
    [[nodiscard]] int widthWithin(int most);
    /// Its text as laid out; see contentText().
    [[nodiscard]] QString text() const;
    [[nodiscard]] int textSize() const;
    [[nodiscard]] BlockHit hitTest(QPoint point) const;
    [[nodiscard]] QList<QRectF> rectsOf(int from, int to) const;
    /// For a caret, see runcaret.h; call them only if there is text.
    [[nodiscard]] bool hasCaretPositions() const;
    [[nodiscard]] QRectF caretRect(const BlockCaret &blockCaret) const;
    [[nodiscard]] LineSpan lineOf(const BlockCaret &blockCaret) const;
    [[nodiscard]] std::optional<BlockCaret> besideLine(const BlockCaret &blockCaret, int direction,
                                                       qreal x) const;
    [[nodiscard]] BlockCaret enteredAt(int direction, qreal x) const;
    [[nodiscard]] QRect codeButton(CodeAction action) const; ///< empty: there is none
    /// The button that loads the picture at this offset; empty: there is none.
    [[nodiscard]] QRectF pictureButton(int offset) const;
    void setCodeLook(const CodeLook &look);
    [[nodiscard]] const CodeLook &codeLook() const { return m_codeLook; }
    void setInView(const InView &inView);
    [[nodiscard]] QRegion floating() const;
    [[nodiscard]] const SideScroll *sideScroll() const
    {
        return m_body ? m_body->sideScroll() : nullptr;
    }
    bool scrollTo(int offset) { return m_body && m_body->scrollTo(offset); }
    bool reveal(int offset) { return m_body && m_body->reveal(offset); }
    [[nodiscard]] bool isHidden(int offset) const { return body().isHidden(offset); }
    [[nodiscard]] Colouring colour(Highlighting &highlighting, const QDeadlineTimer &deadline)
    {
        return m_body ? m_body->colour(highlighting, deadline) : Colouring();
    }
    [[nodiscard]] QPoint bodyAt() const { return m_bodyAt; }
    [[nodiscard]] QList<int> cuts() const { return body().cuts(); }
    void paint(QPainter &painter, QPoint at, const QRect &clip,
               const SelectedRange &selected) const;

private:
    [[nodiscard]] bool isMirrored() const { return m_block.side == Qt::RightToLeft; }
    [[nodiscard]] QPoint runsAt() const { return m_bodyAt + body().runsAt(); }
    [[nodiscard]] int room() const { return std::max(m_width - m_indent, 1); }
    [[nodiscard]] bool mayWait() const;
    [[nodiscard]] bool isScrolled() const;
    [[nodiscard]] int guessedHeight(const Extent &nearby);
    void takeWidth(int width);
    void make() const;
    [[nodiscard]] BlockBody &body() const;
    [[nodiscard]] const std::vector<TextRun> *runs() const { return body().runs(); }

    Block m_block;
    const Theme &m_theme;
    TextStyle m_style;
    mutable std::unique_ptr<BlockBody> m_body; // null: see mayWait()
    mutable int m_textSize = -1;               // negative: not counted
    CodeLook m_codeLook;
    QPoint m_bodyAt; // beside the marks …
    int m_wantedIndent = 0;
    int m_indent = 0; // … which take this much
    int m_width = -1;
    Extent m_nearby; // … for which it was laid out
    int m_height = 0;
    int m_gapAbove = 0;
    int m_most = -1; // the last argument of widthWithin() …
    int m_needed = 0;
};

} // namespace Hiwar
