// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/printedmessage.h"

#include "ui/block/emoji.h"
#include "ui/block/paper.h"
#include "ui/block/sidescroll.h"
#include "ui/highlight/highlighter.h"
#include "ui/markdown/direction.h"
#include "ui/theme/icon.h"
#include "ui/theme/theme.h"

#include <QDeadlineTimer>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace Hiwar {

namespace {

int livingNow = 0;

QFont speakerFont(const Theme &theme)
{
    QFont font = theme.font;
    font.setWeight(QFont::DemiBold);
    return font;
}

int gapAbove(const Block &block, const Theme &theme)
{
    if (block.tight)
        return theme.px(Space::xs);
    return theme.px(block.kind == Block::Kind::Heading ? Space::l : Space::m);
}

} // namespace

PrintedMessage::PrintedMessage(const ShownMessage &message, const ShownBlocks &shown, int width,
                               const Look &look)
    : m_look(look)
    , m_width(width)
    , m_notice(shown.notice.isEmpty() ? std::nullopt : noticeFor(message))
{
    ++livingNow;
    const Palette &palette = look.theme.palette;
    addHeading(message);
    addBlocks(shown.reasoning, {.foreground = palette.secondary,
                                .indent = look.theme.px(Space::l),
                                .bar = palette.hairline});
    const bool isOwn = message.author == Role::User;
    const bool isSystem = message.author == Role::System;
    addBlocks(shown.text, {.foreground = isSystem ? palette.secondary : palette.text,
                           .indent = isOwn || isSystem ? look.theme.px(Space::m) : 0,
                           .bar = isOwn      ? palette.accent
                                  : isSystem ? palette.hairline
                                             : QColor()});
    addBlocks(shown.attachments, {.foreground = palette.secondary});
    addBlocks(shown.notice,
              {.foreground = m_notice && m_notice->isError ? palette.text : palette.secondary,
               .indent = look.theme.px(Space::xxl),
               .isNotice = true});
}

PrintedMessage::~PrintedMessage()
{
    --livingNow;
}

int PrintedMessage::living()
{
    return livingNow;
}

void PrintedMessage::addHeading(const ShownMessage &message)
{
    m_speaker = speakerOf(message);
    m_caption = withoutEmoji(datedCaptionFor(message));
    m_flows.append({.gap = m_look.theme.px(Space::xl),
                    .strips = {m_look.theme.linePitch()},
                    .introduces = true});
}

void PrintedMessage::addBlocks(const Blocks &blocks, const Manner &manner)
{
    bool isFirst = true;
    for (const Block &block : blocks)
        addBlock(block, manner, std::exchange(isFirst, false));
}

void PrintedMessage::addBlock(const Block &block, const Manner &manner, bool isFirst)
{
    const Palette &palette = m_look.theme.palette;
    Block placed = block;
    if (manner.isNotice && placed.containers.isEmpty()) // a sentence is beside its icon
        placed.side = m_look.direction;
    Part part{.manner = manner, .isFirst = isFirst};
    part.block = std::make_unique<BlockLayout>(placed, m_look.theme,
                                               TextStyle{manner.foreground, palette.accent,
                                                         palette.codeBackground, palette.text,
                                                         m_look.pictures});
    layOut(part);
    Flow flow;
    const bool followsName = m_parts.empty();
    flow.gap = followsName ? m_look.theme.px(Space::xs) : gapAbove(block, m_look.theme);
    part.block->setGapAbove(flow.gap);
    flow.introduces = block.kind == Block::Kind::Heading;
    flow.prefersWhole = block.kind == Block::Kind::Code;
    flow.repeatsFirst = block.kind == Block::Kind::Table;
    for (size_t i = 1; i < part.edges.size(); ++i)
        flow.strips.append(qRound(part.edges[i] * part.scale) -
                           qRound(part.edges[i - 1] * part.scale));
    m_flows.append(flow);
    m_parts.push_back(std::move(part));
}

/// Nothing scrolls on paper: a table that is too wide is scaled down, up to a limit, then its words
/// are broken; one with too many columns is scaled down as much as necessary.
void PrintedMessage::layOut(Part &part) const
{
    BlockLayout &block = *part.block;
    const int room = besideIndent(part).width();
    const auto needed = [&block] {
        const SideScroll *scroll = block.sideScroll();
        return block.width() + (scroll ? scroll->excess() : 0);
    };
    const auto layOutAt = [&](int width) {
        part.scale = double(room) / width;
        block.resizeGetHeight(width);
    };
    const bool isCode = block.block().kind == Block::Kind::Code;
    block.setCodeLook({.wrapped = isCode, .folded = false, .onPaper = true});
    layOutAt(room);
    const int most = int(room / Theme::leastPaperScale);
    for (int tries = 0; tries < 2 && needed() > block.width() && block.width() < most; ++tries)
        layOutAt(std::min(needed(), most));
    if (const int width = block.width(); needed() > width) {
        block.setCodeLook({.wrapped = true, .folded = false, .onPaper = true});
        layOutAt(width);
    }
    if (needed() > block.width())
        layOutAt(needed());
    part.edges = {0};
    for (const int cut : block.cuts()) {
        if (cut > part.edges.back() && cut < block.height())
            part.edges.push_back(cut);
    }
    part.edges.push_back(block.height());
}

void PrintedMessage::colour(Highlighting &highlighting)
{
    for (const Part &part : m_parts)
        std::ignore = part.block->colour(highlighting, QDeadlineTimer(QDeadlineTimer::Forever));
}

QRect PrintedMessage::besideIndent(const Part &part) const
{
    return {isMirrored() ? 0 : part.manner.indent, 0, std::max(m_width - part.manner.indent, 1), 0};
}

void PrintedMessage::paint(QPainter &painter, QPoint at, const PlacedRun &run) const
{
    const QPoint top = at + QPoint(0, run.top);
    if (run.flow == 0)
        paintHeading(painter, top);
    else
        paintPart(painter, top, m_parts[size_t(run.flow - 1)], run);
}

void PrintedMessage::paintHeading(QPainter &painter, QPoint at) const
{
    const Theme &theme = m_look.theme;
    QRect room(at, QSize(m_width, theme.linePitch()));
    const auto side = Qt::AlignVCenter | Qt::AlignAbsolute | Qt::TextSingleLine |
                      (isMirrored() ? Qt::AlignRight : Qt::AlignLeft);
    painter.setLayoutDirection(m_look.direction);
    painter.setPen(theme.palette.text);
    painter.setFont(fontFor(painter, speakerFont(theme)));
    painter.drawText(room, int(side), m_speaker);
    const int taken = painter.fontMetrics().horizontalAdvance(m_speaker) + theme.px(Space::s);
    room.adjust(isMirrored() ? 0 : taken, 0, isMirrored() ? -taken : 0, 0);
    const auto captionDirection = directionOf(m_caption);
    if (captionDirection != Qt::LayoutDirectionAuto)
        painter.setLayoutDirection(captionDirection);
    painter.setPen(theme.palette.secondary);
    painter.setFont(fontFor(painter, theme.captionFont()));
    painter.drawText(room, int(side),
                     painter.fontMetrics().elidedText(m_caption, Qt::ElideRight, room.width()));
    painter.setLayoutDirection(Qt::LeftToRight);
}

void PrintedMessage::paintPart(QPainter &painter, QPoint at, const Part &part,
                               const PlacedRun &run) const
{
    const Theme &theme = m_look.theme;
    const double scale = part.scale * run.scale;
    const QRect beside = besideIndent(part);
    const bool toRight = part.block->block().side == Qt::RightToLeft;
    const double x = beside.x() + (toRight ? beside.width() - part.block->width() * scale : 0);
    QPointF position(at.x() + x, at.y());
    if (run.repeatsFirst) {
        paintStrips(painter, position, part, part.scale, 0, part.edges[1]);
        position.ry() += m_flows.at(run.flow).strips.first();
    }
    const int from = part.edges[size_t(run.first)];
    const int to = part.edges[size_t(run.first) + size_t(run.count)];
    // The bar of a continued quote is painted in the gap above.
    const int gap = run.first == 0 ? run.gap : 0;
    paintStrips(painter, position, part, scale, from - gap, to);
    const int bottom = int(std::ceil(position.y() + (to - from) * scale));
    if (part.manner.bar.isValid()) {
        const int width = theme.px(Theme::ringWidth);
        painter.fillRect(QRect(at.x() + (isMirrored() ? m_width - width : 0), at.y() - gap, width,
                               bottom - at.y() + gap),
                         part.manner.bar);
    }
    if (part.manner.isNotice && part.isFirst && run.first == 0 && m_notice) {
        const qreal half = theme.px(Space::l) / 2.0;
        const QPointF centre(isMirrored() ? m_width - half : half, theme.linePitch() / 2.0);
        paintIcon(painter, m_notice->icon, at + centre, theme,
                  m_notice->isError ? theme.palette.error : theme.palette.secondary);
    }
}

/// Paints the block between two heights, `from` at the position; if negative, with the gap above.
void PrintedMessage::paintStrips(QPainter &painter, QPointF at, const Part &part, double scale,
                                 int from, int to) const
{
    painter.save();
    painter.translate(at);
    painter.scale(scale, scale);
    painter.translate(0, -std::max(from, 0));
    const int overhang = m_look.theme.px(Space::xs); // of slanted letters
    // The line below a table row is drawn as the top line of the next row.
    const int line = part.block->block().kind == Block::Kind::Table ? 1 : 0;
    const QRect clip(-overhang, from, part.block->width() + 2 * overhang, to + line - from);
    painter.setClipRect(clip, Qt::IntersectClip);
    part.block->paint(painter, {}, clip, {});
    painter.restore();
}

} // namespace Hiwar
