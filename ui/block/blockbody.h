// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What stands inside a block's frame: words, code, a table, a line. Each kind is a class of its
// own, and each reads one layout for its height, painting, hit test and selection. Coordinates
// begin at the body's top left. Knows nothing of lists and quotes around it. GUI thread.
#pragma once

#include "ui/block/codelook.h"
#include "ui/block/textrun.h"
#include "ui/markdown/block.h"

#include <QRect>
#include <QRegion>

#include <limits>
#include <optional>

class QDeadlineTimer;

namespace Hiwar {

class Highlighting;
class SideScroll;

/// What is under a point of a block.
struct BlockHit
{
    int offset = 0;      ///< nearest place between two characters of the block's text
    bool onText = false; ///< the point is on a line, not in the space beside it
    std::optional<CodeAction> codeAction;
    bool onSideBar = false; ///< on the bar by which it scrolls to the side
    QString formula;        ///< as it was written, where its picture is under the point
    QString link;
    bool isPicture = false;       ///< the link is a picture's address …
    bool isNamedOnly = false;     ///< … in place of which stands a button that loads it
    bool onPictureButton = false; ///< …
    int linkStart = 0;            ///< where the link begins
};

/// What of a block can be seen, and what is pointed at in it.
struct InView
{
    int top = 0;
    int bottom = std::numeric_limits<int>::max();
    std::optional<CodeAction> marked;
    bool copied = false; ///< a moment ago

    bool operator==(const InView &) const = default;
};

struct Colouring
{
    bool isDone = true; ///< false: more time is needed
    bool hasChanged = false;
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
    /// What is near is laid out, of the rest the height may be a guess; in its own coordinates.
    virtual int resizeGetHeight(int width, const Extent &nearby) = 0;
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
    [[nodiscard]] virtual const std::vector<TextRun> *runs() const { return nullptr; }
    /// Where the runs' coordinates begin.
    [[nodiscard]] virtual QPoint runsAt() const { return {}; }

    /// The heights at which a page of paper may end and the next one begin; see planPages().
    [[nodiscard]] virtual QList<int> cuts() const { return {}; }

    // Of code and tables.
    /// True when its height is another one now.
    virtual bool setCodeLook(const CodeLook &) { return false; }
    virtual void setInView(const InView &) {}
    /// What keeps its place on screen while the block scrolls by.
    [[nodiscard]] virtual QRegion floating() const { return {}; }
    /// Nothing: it is never wider than its block.
    [[nodiscard]] virtual const SideScroll *sideScroll() const { return nullptr; }
    /// True when that changed what is seen; so does reveal().
    virtual bool scrollTo(int) { return false; }
    /// Scrolls a place of its text into view.
    virtual bool reveal(int) { return false; }
    [[nodiscard]] virtual bool isHidden(int) const { return false; }        ///< in what is folded
    [[nodiscard]] virtual QRect codeButton(CodeAction) const { return {}; } ///< empty: has none
    /// Gives what is in view its colours, as far as the time allows.
    [[nodiscard]] virtual Colouring colour(Highlighting &, const QDeadlineTimer &) { return {}; }
};

[[nodiscard]] std::unique_ptr<BlockBody> makeBody(const Block &block, const BlockText &text,
                                                  const Theme &theme, const TextStyle &style);

} // namespace Hiwar
