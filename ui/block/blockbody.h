// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The content of a block's frame: text, code, a table, the picture of a formula, a line. Each kind
// is a class, and each uses one layout for its height, painting, hit test and selection.
// Coordinates start at the body's top left. Does not know the lists and quotes around it. GUI
// thread.
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
    int offset = 0;      ///< nearest position between two characters of the block's text
    bool onText = false; ///< the point is on a line of text, not in the space beside it
    std::optional<CodeAction> codeAction;
    bool onSideBar = false; ///< on the scroll bar for scrolling sideways
    QString formula;        ///< its source, if its picture is under the point
    QString link;
    bool isPicture = false;       ///< the link is a picture's address …
    bool isNamedOnly = false;     ///< … and a button that loads it is shown instead
    bool onPictureButton = false; ///< … and the point is on that button
    int linkStart = 0;            ///< start of the link
};

/// The visible part of a block, and what the mouse points at in it.
struct InView
{
    int top = 0;
    int bottom = std::numeric_limits<int>::max();
    std::optional<CodeAction> marked;
    bool copied = false;  ///< its code was copied a moment ago
    bool pointed = false; ///< the mouse is over it: its scroll bar shows

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

    /// Takes the new state of the same block, in which only the content differs; keeps what is laid
    /// out where possible.
    virtual void grow(const Block &block) = 0;
    /// Lays out what is nearby (in the body's coordinates); the height of the rest may be a guess.
    virtual int resizeGetHeight(int width, const Extent &nearby) = 0;
    /// How much of the last width it needs to look the same.
    [[nodiscard]] virtual int naturalWidth() const = 0;
    [[nodiscard]] virtual BlockHit hitTest(QPoint point) const = 0;
    [[nodiscard]] virtual QList<QRectF> rectsOf(int from, int to) const = 0;
    virtual void paint(QPainter &painter, QPoint at, const QRect &clip,
                       const SelectedRange &selected) const = 0;
    /// The baseline for a list's number; nullopt: centre the number on markMiddle().
    [[nodiscard]] virtual std::optional<qreal> firstBaseline() const { return std::nullopt; }
    /// The y of the middle of a bullet.
    [[nodiscard]] virtual int markMiddle() const = 0;
    /// The runs that a caret moves in; null: there is no text.
    [[nodiscard]] virtual const std::vector<TextRun> *runs() const { return nullptr; }
    /// The origin of the runs' coordinates.
    [[nodiscard]] virtual QPoint runsAt() const { return {}; }

    /// The y positions at which a printed page may end and the next one begin; see planPages().
    [[nodiscard]] virtual QList<int> cuts() const { return {}; }

    // Only for code and tables.
    /// Returns true if its height has changed.
    virtual bool setCodeLook(const CodeLook &) { return false; }
    virtual void setInView(const InView &) {}
    /// The parts that keep their place on screen while the block scrolls.
    [[nodiscard]] virtual QRegion floating() const { return {}; }
    /// Null: it is never wider than its block.
    [[nodiscard]] virtual const SideScroll *sideScroll() const { return nullptr; }
    /// Returns true if this changed what is visible; reveal() too.
    virtual bool scrollTo(int) { return false; }
    /// Scrolls to an offset of its text.
    virtual bool reveal(int) { return false; }
    [[nodiscard]] virtual bool isHidden(int) const { return false; }        ///< in a folded part
    [[nodiscard]] virtual QRect codeButton(CodeAction) const { return {}; } ///< empty: none
    /// Colours what is in view, as far as the time allows.
    [[nodiscard]] virtual Colouring colour(Highlighting &, const QDeadlineTimer &) { return {}; }
};

[[nodiscard]] std::unique_ptr<BlockBody> makeBody(const Block &block, const Theme &theme,
                                                  const TextStyle &style);

} // namespace Hiwar
