// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/message/messagecontent.h"

#include "ui/conversation/message/messageactions.h"
#include "ui/conversation/message/shownblocks.h"
#include "ui/theme/theme.h"

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

namespace Hiwar {

namespace {

int madeSoFar = 0;

/// Only the text, and the time it grew last, may differ.
bool onlyTextDiffers(const ShownMessage &a, ShownMessage b)
{
    b.text = a.text;
    b.quietSince = a.quietSince;
    return a == b;
}

/// In letters, besides the letter itself.
constexpr std::array<quint8, 128> weights = [] {
    std::array<quint8, 128> out{};
    for (const char c : {'\n', '|'})
        out[size_t(c)] = lettersPerLine;
    for (const char c : {'*', '_', '~', '`', '$', '[', '\\', '@'})
        out[size_t(c)] = lettersPerMark;
    return out;
}();

/// The blocks of Hebrew, Arabic and their neighbours: a look into Unicode's tables would take as
/// long as all the rest.
bool isRightToLeft(char16_t c)
{
    return (c >= 0x0590 && c < 0x0900) || (c >= 0xFB1D && c < 0xFE00) ||
           (c >= 0xFE70 && c < 0xFF00);
}

qsizetype weightOf(QStringView text)
{
    qsizetype weight = text.size();
    bool isRight = false;
    for (const QChar letter : text) {
        const char16_t c = letter.unicode();
        if (c < weights.size())
            weight += weights[c];
        const bool turns = isRight ? !isRightToLeft(c) && letter.isLetter() : isRightToLeft(c);
        weight += turns ? lettersPerTurn : 0;
        isRight = isRight != turns;
    }
    return weight;
}

bool isLongMessage(const ShownMessage &message)
{
    const qsizetype size = message.text.size() + message.reasoning.size();
    return size > longMessage ||
           (size * (1 + lettersPerLine) > longMessage &&
            weightOf(message.text) + weightOf(message.reasoning) > longMessage);
}

} // namespace

MessageContent::MessageContent(const Theme &theme, Qt::LayoutDirection window,
                               const InlinePictures *pictures)
    : m_theme(theme)
    , m_window(window)
    , m_pictures(pictures)
{
}

int MessageContent::layoutCount() const
{
    return int(std::count_if(m_blocks.begin(), m_blocks.end(),
                             [](const PlacedBlock &placed) { return placed.layout != nullptr; }));
}

int MessageContent::blocksMade()
{
    return madeSoFar;
}

void MessageContent::noteChange(size_t block)
{
    m_firstChanged = std::min(m_firstChanged, block);
}

size_t MessageContent::takeFirstChanged()
{
    return std::exchange(m_firstChanged, std::numeric_limits<size_t>::max());
}

Blocks MessageContent::placedAttachments() const
{
    Blocks blocks = attachmentBlocks(m_message.attachments);
    for (Block &block : blocks)
        block.side = block.direction = m_window; // in the window's direction, whatever its name is
    return blocks;
}

Blocks MessageContent::placedNotice() const
{
    Blocks blocks = m_notice ? noticeBlocks(*m_notice) : Blocks();
    for (Block &block : blocks) {
        // Sentences are beside their icon, whatever their language.
        if (block.kind == Block::Kind::Paragraph && block.containers.isEmpty())
            block.side = m_window;
    }
    return blocks;
}

TextStyle MessageContent::styleOf(size_t index, const Block &block) const
{
    const Palette &palette = m_theme.palette;
    const bool isOwnBubble = m_message.author == Role::User && !m_message.isPlain;
    TextStyle style{isOwnBubble ? palette.ownBubbleText : palette.text,
                    palette.accent,
                    palette.codeBackground,
                    palette.text,
                    m_pictures,
                    m_message.isPlain ? palette.window
                    : isOwnBubble     ? palette.ownBubble
                                      : palette.surface};
    const bool isAside =
        m_notice && block.containers.isEmpty() && (index > noticeBegin() || !m_notice->isError);
    const bool isAttachment = index >= textEnd() && index < noticeBegin();
    const bool isQuiet = index < textBegin() || m_message.author == Role::System;
    if (isQuiet || isAttachment || (index >= noticeBegin() && isAside))
        style.text = palette.secondary;
    return style;
}

/// A section of the blocks: keeps those of `old` that have not changed, the first `unchanged` ones.
void MessageContent::renew(size_t first, const Blocks &wanted, qsizetype unchanged,
                           PlacedBlocks old)
{
    const auto count = size_t(wanted.size());
    const size_t comparable = std::min(old.size(), count);
    size_t keep = std::min(comparable, size_t(unchanged));
    for (size_t i = 0; i < keep; ++i) {
        if (old[i].layout)
            old[i].layout->takeEqual(wanted.at(qsizetype(i)));
    }
    // The first block that differs is usually the one that grew.
    const bool grown =
        keep < comparable && old[keep].layout && old[keep].layout->grow(wanted.at(qsizetype(keep)));
    if (grown) {
        ++keep;
        ++madeSoFar;
    }
    if (grown || keep < count || old.size() != count)
        noteChange(first + keep - (grown ? 1 : 0));
    old.resize(keep);
    std::move(old.begin(), old.end(), std::back_inserter(m_blocks));
    m_blocks.resize(first + count);
    madeSoFar += int(count - keep);
}

const Block &MessageContent::blockAt(size_t index) const
{
    if (index < textBegin())
        return m_reasoning.blocks().at(qsizetype(index));
    if (index < textEnd())
        return m_text.blocks().at(qsizetype(index - textBegin()));
    return index < noticeBegin() ? m_attachmentBlocks.at(qsizetype(index - textEnd()))
                                 : m_noticeBlocks.at(qsizetype(index - noticeBegin()));
}

BlockLayout &MessageContent::layoutOf(size_t index) const
{
    PlacedBlock &placed = m_blocks[index];
    if (!placed.layout) {
        const Block &block = blockAt(index);
        placed.layout = std::make_unique<BlockLayout>(block, m_theme, styleOf(index, block));
        placed.layout->setCodeLook(placed.look);
        placed.layout->setGapAbove(placed.gapAbove);
        if (placed.width >= 0)
            placed.layout->assumeHeight(placed.width, placed.height);
    }
    return *placed.layout;
}

int MessageContent::widthOf(size_t index) const
{
    const PlacedBlock &placed = m_blocks[index];
    return placed.layout ? placed.layout->width() : placed.width;
}

int MessageContent::heightOf(size_t index) const
{
    const PlacedBlock &placed = m_blocks[index];
    return placed.layout ? placed.layout->height() : placed.height;
}

bool MessageContent::isLaidOut(size_t index, const Extent &nearby) const
{
    const PlacedBlock &placed = m_blocks[index];
    return placed.layout ? placed.layout->isLaidOut(nearby)
                         : placed.width >= 0 && !nearby.meets(0, placed.height);
}

int MessageContent::resizeGetHeight(size_t index, int width, int gapAbove, const Extent &nearby)
{
    PlacedBlock &placed = m_blocks[index];
    placed.gapAbove = gapAbove;
    const bool isKnown = !placed.layout && placed.width == width && nearby != Extent();
    if (isKnown && !nearby.meets(0, placed.height))
        return placed.height;
    BlockLayout &layout = layoutOf(index);
    layout.setGapAbove(gapAbove);
    placed.height = layout.resizeGetHeight(width, nearby);
    placed.width = width;
    if (layout.isWaiting())
        placed.layout.reset();
    return placed.height;
}

ContentChange MessageContent::setMessage(const ShownMessage &message)
{
    if (message == m_message)
        return {};
    ContentChange change{.isAny = true, .isOnlyText = onlyTextDiffers(m_message, message)};
    const auto cut = [this](size_t first, size_t end) {
        return std::vector(std::make_move_iterator(m_blocks.begin() + qsizetype(first)),
                           std::make_move_iterator(m_blocks.begin() + qsizetype(end)));
    };
    auto thoughts = cut(0, textBegin());
    auto texts = cut(textBegin(), textEnd());
    m_blocks.clear();
    for (const PlacedBlocks &section : {std::cref(thoughts), std::cref(texts)}) {
        for (const PlacedBlock &placed : section) {
            if (placed.layout)
                placed.layout->giveUpWords();
        }
    }
    const size_t thoughtBefore = textBegin();
    m_message = message;
    m_isLong = isLongMessage(message);
    m_thumbnails = thumbnails();
    m_notice = noticeFor(message);
    m_actions = actionsFor(message, m_notice);
    m_newestThought = isThinking(message) && shownReasoning(message).isEmpty()
                          ? Hiwar::newestThought(message.reasoning)
                          : QString();
    m_reasoning.read(shownReasoning(message), reasoningOptions(message));
    m_text.read(message.text, textOptions(message));
    m_attachmentBlocks = placedAttachments();
    m_noticeBlocks = placedNotice();
    renew(0, m_reasoning.blocks(), m_reasoning.unchanged(), std::move(thoughts));
    renew(textBegin(), m_text.blocks(), m_text.unchanged(), std::move(texts));
    renew(textEnd(), m_attachmentBlocks, 0, {});
    renew(noticeBegin(), m_noticeBlocks, 0, {});
    const bool sameThoughts =
        textBegin() == thoughtBefore && size_t(m_reasoning.unchanged()) == textBegin();
    change.kept =
        sameThoughts ? textBegin() + size_t(m_text.unchanged()) : size_t(m_reasoning.unchanged());
    applyCodeLooks();
    return change;
}

bool MessageContent::takePictures()
{
    const QList<Thumbnail> before = std::exchange(m_thumbnails, thumbnails());
    bool isChanged = before != m_thumbnails;
    if (isChanged)
        noteChange(textEnd());
    for (size_t i = 0; i < m_blocks.size(); ++i) {
        if (!m_blocks[i].layout || !m_blocks[i].layout->isOutdated())
            continue;
        m_blocks[i] = PlacedBlock();
        ++madeSoFar;
        noteChange(i);
        isChanged = true;
    }
    return isChanged;
}

int MessageContent::gapBefore(size_t block) const
{
    if (block == 0 || block == textBegin())
        return 0;
    const Block &now = blockAt(block);
    if (now.tight)
        return m_theme.px(Space::xs);
    return m_theme.px(now.kind == Block::Kind::Heading ? Space::l : Space::m);
}

int MessageContent::indentOf(size_t block) const
{
    if (block < textBegin())
        return m_theme.px(Space::l);
    if (block < textEnd())
        return 0;
    const int side = block < noticeBegin() ? thumbnailSide(qsizetype(block - textEnd())) : 0;
    return side > 0 ? side + m_theme.px(Space::m) : m_theme.px(Space::xxl);
}

int MessageContent::thumbnailSide(qsizetype attachment) const
{
    return m_thumbnails.value(attachment, Thumbnail::None) == Thumbnail::None
               ? 0
               : 2 * m_theme.px(Space::xxxl);
}

QPixmap MessageContent::thumbnail(qsizetype attachment) const
{
    return m_pictures ? m_pictures->thumbnail(m_message.attachments.at(attachment).hash)
                      : QPixmap();
}

QList<MessageContent::Thumbnail> MessageContent::thumbnails() const
{
    QList<Thumbnail> shown;
    for (const ShownAttachment &attachment : m_message.attachments) {
        if (!isPicture(attachment) || attachment.isMissing || !m_pictures ||
            !m_pictures->hasThumbnails())
            shown.append(Thumbnail::None);
        else
            shown.append(m_pictures->isThumbnailThere(attachment.hash) ? Thumbnail::There
                                                                       : Thumbnail::Awaited);
    }
    return shown;
}

bool MessageContent::isInBubble(MessageAction action) const
{
    return action == MessageAction::Reasoning || action == MessageAction::ShowContext ||
           (m_notice && m_notice->remedies.contains(action));
}

void MessageContent::applyCodeLooks()
{
    for (size_t i = 0; i < m_blocks.size(); ++i) {
        if (blockAt(i).kind != Block::Kind::Code)
            continue;
        PlacedBlock &placed = m_blocks[i];
        const CodeLook look = codeLookOf(m_message, codeNumber(int(i)));
        if (placed.layout)
            placed.layout->setCodeLook(look);
        else if (look != placed.look)
            placed.width = -1;
        placed.look = look;
    }
}

int MessageContent::codeNumber(int block) const
{
    return Hiwar::codeNumber(block, int(textBegin()));
}

} // namespace Hiwar
