// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The layout of one message in the conversation: bubble, blocks, notice, and the caption row, whose
// actions keep their place while hidden, so that nothing ever moves. Height, painting, hit test and
// keyboard all use one struct of rectangles. A text that grows keeps the blocks that are finished.
// Row coordinates. Knows no scroll bar, no model, no clock. GUI thread.
#pragma once

#include "ui/conversation/message/focustargets.h"
#include "ui/conversation/message/messagecontent.h"
#include "ui/conversation/message/messagepainter.h"
#include "ui/conversation/message/messageplacement.h"

namespace Hiwar {

struct MessageHit
{
    enum class Part : quint8 {
        Nothing,
        Bubble,
        Text,
        Link,
        PictureButton, ///< loads the picture that `link` names
        Attachment,    ///< opens or saves the attachment that `link` names
        CodeAction,
        SideBar,
        Action,
        Caption,
    };

    Part part = Part::Nothing;
    TextPosition position; ///< the nearest one, whatever the part
    QString formula;       ///< as written, where its picture is
    QString link;
    bool isPicture = false; ///< the link is a picture's address
    bool isOnWide = false;  ///< the block at `position` scrolls sideways, and the point is on it
    int linkStart = 0;      ///< the offset where the link begins
    MessageAction action = MessageAction::Copy;
    CodeAction codeAction = CodeAction::Copy; ///< Part::CodeAction: of the block at `position`
};

/// A button of a code block that the mouse is on.
struct MarkedCode
{
    int block = 0;
    CodeAction action = CodeAction::Copy;
};

/// What is different in the blocks because of the mouse.
struct PointedParts
{
    std::optional<int> wide; ///< the block that scrolls sideways and is under the mouse
    std::optional<MarkedCode> marked;
    std::optional<int> copiedCode; ///< the block of code that was copied a moment ago
};

class MessageLayout
{
public:
    MessageLayout(const Theme &theme, Qt::LayoutDirection window,
                  const InlinePictures *pictures = nullptr);

    /// True when this changes the layout.
    bool setMessage(const ShownMessage &message);
    /// Shows the pictures that arrived since; true when this changes the layout.
    bool takePictures();
    void setFrame(const RowFrame &frame);
    /// So long that only the part near the view is laid out.
    [[nodiscard]] bool isLong() const { return m_content.isLong(); }
    /// Returns the row's height. It may be a guess for the part that is not `nearby`.
    int resizeGetHeight(int viewWidth, const Extent &nearby = {});
    /// Every block in this extent has its lines.
    [[nodiscard]] bool isLaidOut(const Extent &seen) const;
    /// The extent that is laid out as one part and contains the position.
    [[nodiscard]] Extent partAround(const TextPosition &position) const;
    /// From here down it looks different than at the last call; past the end: nowhere.
    int takeChangedFrom();

    [[nodiscard]] const Theme &theme() const { return m_content.theme(); }
    [[nodiscard]] Qt::LayoutDirection window() const { return m_content.window(); }
    [[nodiscard]] const ShownMessage &message() const { return m_content.message(); }
    [[nodiscard]] const std::optional<Notice> &notice() const { return m_content.notice(); }
    /// See actionsFor().
    [[nodiscard]] const QList<MessageAction> &actions() const { return m_content.actions(); }
    [[nodiscard]] const QString &newestThought() const { return m_content.newestThought(); }
    [[nodiscard]] const MessageGeometry &geometry() const { return m_geometry; }
    /// The words of the divider above; empty: there is none.
    [[nodiscard]] const QString &day() const { return m_frame.day; }
    [[nodiscard]] int blockCount() const { return int(m_content.blockCount()); }
    [[nodiscard]] const BlockLayout &block(int index) const
    {
        return m_content.block(size_t(index));
    }
    /// The number of the first attachment's block; the others follow.
    [[nodiscard]] size_t attachmentsBegin() const { return m_content.textEnd(); }
    /// The blocks that share a pixel with [top, bottom], as [first, end).
    [[nodiscard]] std::pair<int, int> blocksIn(int top, int bottom) const;
    [[nodiscard]] MessageHit hitTest(QPoint point) const;
    [[nodiscard]] QList<QRectF> rectsOf(TextPosition from, TextPosition to) const;
    void paint(QPainter &painter, QPoint at, const QRect &clip, const MessageLook &look) const
    {
        MessagePainter(*this, look).paint(painter, at, clip);
    }

    /// The visible part, in the message's coordinates; used by hit test and painting.
    void setInView(int top, int bottom, const PointedParts &pointed);
    /// The parts that keep their place on screen while the message scrolls.
    [[nodiscard]] QRegion floating();
    /// Highlights the code in view; false: more time is needed.
    bool colour(Highlighting &highlighting, const QDeadlineTimer &deadline);
    /// Scrolls a block sideways. Both return true when this changed the picture.
    bool scrollBlock(int block, int offset);
    bool reveal(const TextPosition &position);
    [[nodiscard]] QRect blockRect(int index) const;
    /// The stops of the Tab key; found once and kept until the blocks change.
    [[nodiscard]] const FocusTargets &focusTargets() const;
    [[nodiscard]] QList<QRectF> rectsOf(const FocusTarget &focusTarget) const;
    /// The button that loads a picture; empty: it is loaded, or none can be loaded.
    [[nodiscard]] QRectF pictureButton(TextPosition position) const;
    /// The frame around an attachment; empty: the block is no attachment.
    [[nodiscard]] QRect attachmentFrame(int block) const;
    /// The square for its picture; empty: it has none.
    [[nodiscard]] QRect thumbnailRect(qsizetype attachment) const;
    /// See MessageContent.
    [[nodiscard]] QPixmap thumbnail(qsizetype attachment) const
    {
        return m_content.thumbnail(attachment);
    }
    /// The focus rings of a target that has the keyboard.
    [[nodiscard]] QList<QRectF> ringsOf(const FocusTarget &focusTarget) const;
    [[nodiscard]] int codeNumber(int block) const ///< see CodeChoices
    {
        return m_content.codeNumber(block);
    }

    /// See MessageContent; for tests.
    [[nodiscard]] int layoutCount() const { return m_content.layoutCount(); }
    /// How many blocks were laid out since the program started; for tests.
    [[nodiscard]] static int blocksMade() { return MessageContent::blocksMade(); }

private:
    void takeAttachment(MessageHit &hit, QPoint point) const;
    void noteChange(const MessageGeometry &before);
    void forgetFocusTargets(size_t fromBlock);
    template<typename Visitor>
    void visitBlocksInView(Visitor visit);

    MessageContent m_content;
    mutable FocusTargets m_focusTargets;
    mutable size_t m_focusTargetsEnd = 0; // the number of blocks whose targets are known
    RowFrame m_frame;
    int m_width = -1;
    Extent m_nearby; // what was laid out at m_width
    MessageGeometry m_geometry;
    bool m_framesChanged = true; // more than its text changed
    int m_changedFrom = 0;
    int m_viewTop = 0; // the visible part
    int m_viewBottom = std::numeric_limits<int>::max();
};

} // namespace Hiwar
