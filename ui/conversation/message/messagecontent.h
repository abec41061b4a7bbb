// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The contents of a message, block by block: its reasoning, its text, its attachments, the notice
// below them. A text that grows keeps the blocks that are finished. A short block far from the view
// has no layout, only a height; the layout is made when it is asked for. Knows no positions. GUI
// thread.
#pragma once

#include "ui/block/blocklayout.h"
#include "ui/conversation/message/messagenotice.h"
#include "ui/markdown/growingmarkdown.h"

#include <limits>

namespace Hiwar {

/// Letters: a long chapter of a book.
constexpr qsizetype longMessage = 65536;
/// A line or a cell of a table, and a mark such as "*", take the memory of so many letters; a
/// letter that is written in the other direction than the one before it takes the time of so many.
constexpr qsizetype lettersPerLine = 32;
constexpr qsizetype lettersPerMark = 8;
constexpr qsizetype lettersPerTurn = 8;

struct ContentChange
{
    bool isAny = false;
    bool isOnlyText = false; ///< the frame around it is the same
    size_t kept = 0;         ///< the number of first blocks that did not change
};

class MessageContent
{
public:
    MessageContent(const Theme &theme, Qt::LayoutDirection window, const InlinePictures *pictures);

    ContentChange setMessage(const ShownMessage &message);
    /// Shows the pictures that arrived since; true when this changed something.
    bool takePictures();
    /// Also this block changed, or moved; past the end: none.
    void noteChange(size_t block);
    /// The first block that changed since the last call; past the end: none.
    size_t takeFirstChanged();

    [[nodiscard]] const Theme &theme() const { return m_theme; }
    [[nodiscard]] Qt::LayoutDirection window() const { return m_window; }
    [[nodiscard]] const ShownMessage &message() const { return m_message; }
    [[nodiscard]] const std::optional<Notice> &notice() const { return m_notice; }
    /// See actionsFor().
    [[nodiscard]] const QList<MessageAction> &actions() const { return m_actions; }
    /// See newestThought(); empty unless it is shown.
    [[nodiscard]] const QString &newestThought() const { return m_newestThought; }
    /// So long that only the part near the view is laid out.
    [[nodiscard]] bool isLong() const { return m_isLong; }

    [[nodiscard]] size_t blockCount() const { return m_blocks.size(); }
    /// Makes its layout if there is none: for what needs more than these sizes.
    [[nodiscard]] const BlockLayout &block(size_t index) const { return layoutOf(index); }
    [[nodiscard]] BlockLayout &block(size_t index) { return layoutOf(index); }
    [[nodiscard]] int widthOf(size_t index) const;
    [[nodiscard]] int heightOf(size_t index) const;
    [[nodiscard]] bool isLaidOut(size_t index, const Extent &nearby) const;
    /// The block's height at this width; keeps its layout only if it is nearby, see BlockLayout.
    int resizeGetHeight(size_t index, int width, int gapAbove, const Extent &nearby);
    // The sections of the blocks: reasoning, text, attachments, notice.
    [[nodiscard]] size_t textBegin() const { return size_t(m_reasoning.blocks().size()); }
    [[nodiscard]] size_t textEnd() const { return textBegin() + size_t(m_text.blocks().size()); }
    [[nodiscard]] size_t noticeBegin() const
    {
        return textEnd() + size_t(m_message.attachments.size());
    }
    [[nodiscard]] int gapBefore(size_t block) const;
    [[nodiscard]] int indentOf(size_t block) const;
    /// The sides of the square for the picture of this attachment; 0: it has none.
    [[nodiscard]] int thumbnailSide(qsizetype attachment) const;
    /// Null: it has not arrived.
    [[nodiscard]] QPixmap thumbnail(qsizetype attachment) const;
    [[nodiscard]] bool isInBubble(MessageAction action) const;
    [[nodiscard]] int codeNumber(int block) const; ///< see CodeChoices

    /// How many blocks have a layout at present; for tests.
    [[nodiscard]] int layoutCount() const;
    /// How many blocks were laid out since the program started; for tests.
    [[nodiscard]] static int blocksMade();

private:
    /// Whether an attachment has a picture beside its name.
    enum class Thumbnail : quint8 { None, Awaited, There };
    struct PlacedBlock
    {
        std::unique_ptr<BlockLayout> layout; // null: not needed at present
        int width = -1;                      // … for which it was measured last …
        int height = 0;                      // … and had this height
        int gapAbove = 0;
        CodeLook look;
    };
    using PlacedBlocks = std::vector<PlacedBlock>;

    [[nodiscard]] Blocks placedAttachments() const;
    [[nodiscard]] Blocks placedNotice() const;
    [[nodiscard]] const Block &blockAt(size_t index) const;
    [[nodiscard]] BlockLayout &layoutOf(size_t index) const;
    [[nodiscard]] TextStyle styleOf(size_t index, const Block &block) const;
    void renew(size_t first, const Blocks &wanted, qsizetype unchanged, PlacedBlocks old);
    void applyCodeLooks();
    [[nodiscard]] QList<Thumbnail> thumbnails() const;

    const Theme &m_theme;
    const Qt::LayoutDirection m_window;
    const InlinePictures *m_pictures;
    ShownMessage m_message;
    std::optional<Notice> m_notice;
    QList<MessageAction> m_actions;
    QString m_newestThought;
    GrowingMarkdown m_reasoning;
    GrowingMarkdown m_text;
    Blocks m_attachmentBlocks;
    Blocks m_noticeBlocks;
    mutable PlacedBlocks m_blocks; // one for each block of the four sections
    QList<Thumbnail> m_thumbnails; // for each attachment
    size_t m_firstChanged = 0;
    bool m_isLong = false;
};

} // namespace Hiwar
