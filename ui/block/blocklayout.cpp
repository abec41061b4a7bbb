// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/block/blocklayout.h"

#include "ui/block/blockmarks.h"
#include "ui/block/guessedwidth.h"
#include "ui/block/sidescroll.h"
#include "ui/block/textparts.h"
#include "ui/block/textruns.h"
#include "ui/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace Hiwar {

BlockLayout::BlockLayout(const Block &block, const Theme &theme, const TextStyle &style)
    : m_block(block)
    , m_theme(theme)
    , m_style(style)
{
    if (!mayWait())
        make();
    for (const Container &container : block.containers)
        m_wantedIndent += markIndent(container, theme);
}

bool BlockLayout::grow(const Block &block)
{
    const bool sameFrame = block.kind == m_block.kind && block.containers == m_block.containers &&
                           block.side == m_block.side && block.level == m_block.level &&
                           block.tight == m_block.tight && block.language == m_block.language &&
                           block.table.columns == m_block.table.columns;
    if (!sameFrame)
        return false;
    m_block = block;
    m_textSize = -1;
    if (m_body)
        m_body->grow(block);
    else if (!mayWait())
        make();
    m_width = -1;
    m_most = -1;
    return true;
}

void BlockLayout::giveUpWords()
{
    m_block.spans = {};
    m_block.table.rows = {};
}

/// A rule, or a short paragraph, heading or piece of code: its body takes more memory than its
/// text, and is made quickly.
bool BlockLayout::mayWait() const
{
    if (m_block.kind == Block::Kind::Rule)
        return true;
    if (m_block.kind == Block::Kind::Code)
        return m_block.code.size() <= codePart;
    const bool isText =
        m_block.kind == Block::Kind::Paragraph || m_block.kind == Block::Kind::Heading;
    if (!isText || isFormula(m_block) || m_block.spans.size() > mostRanges)
        return false;
    qsizetype size = 0;
    for (const Span &span : m_block.spans)
        size += span.text.size();
    return size <= wrappedPart;
}

int BlockLayout::guessedHeight(const Extent &nearby)
{
    if (m_block.kind == Block::Kind::Code || m_block.kind == Block::Kind::Rule) {
        if (!m_body)
            make();
        return m_body->resizeGetHeight(room(), nearby);
    }
    const QFont font =
        m_block.kind == Block::Kind::Heading ? m_theme.headingFont(m_block.level) : m_theme.font;
    return roundedUp(TextRun::pitchOf(font, m_theme) *
                     guessedLines(blockRuns(m_block).constFirst().text, font, room()));
}

/// Code that was scrolled sideways keeps its place.
bool BlockLayout::isScrolled() const
{
    const SideScroll *scroll = sideScroll();
    return scroll && scroll->offset() != 0;
}

void BlockLayout::make() const
{
    m_body = makeBody(m_block, m_theme, m_style);
    m_body->setCodeLook(m_codeLook);
}

BlockBody &BlockLayout::body() const
{
    if (!m_body) {
        make();
        if (m_width >= 0)
            m_body->resizeGetHeight(room(), {});
    }
    return *m_body;
}

QString BlockLayout::text() const
{
    return blockText(m_block).whole;
}

int BlockLayout::textSize() const
{
    if (m_textSize < 0)
        m_textSize = int(text().size());
    return m_textSize;
}

bool BlockLayout::isOutdated() const
{
    const std::vector<TextRun> *runs = m_body ? m_body->runs() : nullptr;
    return runs && std::any_of(runs->begin(), runs->end(),
                               [](const TextRun &run) { return run.isOutdated(); });
}

int BlockLayout::resizeGetHeight(int width, const Extent &nearby)
{
    if (width == m_width && nearby == m_nearby)
        return m_height;
    const bool isSameWidth = width == m_width;
    takeWidth(width);
    m_nearby = nearby;
    if (nearby != Extent() && mayWait()) {
        if (!isSameWidth)
            m_height = guessedHeight(nearby);
        if (!nearby.meets(0, m_height) && !isScrolled()) {
            m_body.reset();
            return m_height;
        }
    }
    if (!m_body)
        make();
    m_height = m_body->resizeGetHeight(room(), nearby);
    return m_height;
}

void BlockLayout::takeWidth(int width)
{
    m_width = width;
    // Even in a deep list some width is left for the words.
    m_indent = std::min(m_wantedIndent, width * 2 / 3);
    m_bodyAt = QPoint(isMirrored() ? 0 : m_indent, 0);
}

void BlockLayout::assumeHeight(int width, int height)
{
    takeWidth(width);
    m_height = height;
    m_nearby = nowhere;
}

bool BlockLayout::isLaidOut(const Extent &nearby) const
{
    if (m_width < 0)
        return false;
    if (!m_body)
        return !nearby.meets(0, m_height);
    const std::vector<TextRun> *runs = m_body->runs();
    return !runs || !nearby.meets(0, m_height) ||
           std::all_of(runs->begin(), runs->end(), [&nearby](const TextRun &run) {
               return run.isLaidOut(nearby.seenFrom(run.rect().top()));
           });
}

Extent BlockLayout::partAround(int offset) const
{
    if (!m_body || !hasCaretPositions())
        return {0, qreal(m_height)};
    return runWith(*runs(), offset).partAround(offset);
}

int BlockLayout::widthWithin(int most)
{
    if (most != m_most) {
        resizeGetHeight(most);
        m_most = most;
        m_needed = std::min(m_indent + body().naturalWidth(), most);
    }
    return m_needed;
}

BlockHit BlockLayout::hitTest(QPoint point) const
{
    return body().hitTest(point - m_bodyAt);
}

QList<QRectF> BlockLayout::rectsOf(int from, int to) const
{
    if (!m_body && m_width >= 0) // out of sight: its whole area
        return from < to ? QList<QRectF>{QRectF(m_bodyAt, QSizeF(room(), m_height))}
                         : QList<QRectF>();
    QList<QRectF> rects = body().rectsOf(from, to);
    for (QRectF &rect : rects)
        rect.translate(m_bodyAt);
    return rects;
}

bool BlockLayout::hasCaretPositions() const
{
    if (!m_body)
        return m_block.kind != Block::Kind::Rule; // any text has a run
    return m_body->runs() && !m_body->runs()->empty();
}

QRectF BlockLayout::caretRect(const BlockCaret &blockCaret) const
{
    return Hiwar::caretRect(*runs(), blockCaret).translated(runsAt());
}

LineSpan BlockLayout::lineOf(const BlockCaret &blockCaret) const
{
    return Hiwar::lineOf(*runs(), blockCaret);
}

std::optional<BlockCaret> BlockLayout::besideLine(const BlockCaret &blockCaret, int direction,
                                                  qreal x) const
{
    return Hiwar::besideLine(*runs(), blockCaret, direction, x - runsAt().x());
}

BlockCaret BlockLayout::enteredAt(int direction, qreal x) const
{
    return Hiwar::enteredAt(*runs(), direction, x - runsAt().x());
}

QRect BlockLayout::codeButton(CodeAction action) const
{
    const QRect button = body().codeButton(action);
    return button.isEmpty() ? QRect() : button.translated(m_bodyAt);
}

QRectF BlockLayout::pictureButton(int offset) const
{
    if (!runs())
        return {};
    for (const TextRun &run : *runs()) {
        if (offset < run.text().start || offset >= run.end())
            continue;
        const QRectF button = run.pictureButton(offset);
        return button.isEmpty() ? QRectF() : button.translated(runsAt());
    }
    return {};
}

void BlockLayout::setCodeLook(const CodeLook &look)
{
    const bool isSame = look == m_codeLook;
    m_codeLook = look;
    if (m_body ? m_body->setCodeLook(look) : !isSame)
        m_width = m_most = -1;
}

void BlockLayout::setInView(const InView &inView)
{
    if (m_body)
        m_body->setInView(inView);
}

QRegion BlockLayout::floating() const
{
    return m_body ? m_body->floating().translated(m_bodyAt) : QRegion();
}

void BlockLayout::paint(QPainter &painter, QPoint at, const QRect &clip,
                        const SelectedRange &selected) const
{
    // A mirrored window must not reverse "1." or "C++": each text has its own direction.
    const Qt::LayoutDirection window = painter.layoutDirection();
    painter.setLayoutDirection(Qt::LayoutDirectionAuto);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_block.containers.isEmpty())
        paintMarks(painter,
                   {.block = m_block,
                    .theme = m_theme,
                    .colour = m_style.text,
                    .size = {m_width, m_height},
                    .gapAbove = m_gapAbove,
                    .markMiddle = body().markMiddle(),
                    .firstBaseline = body().firstBaseline()},
                   at, clip);
    body().paint(painter, at + m_bodyAt, clip, selected);
    painter.setLayoutDirection(window);
}

} // namespace Hiwar
