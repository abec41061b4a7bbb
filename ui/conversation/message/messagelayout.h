// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One message as it stands in the conversation: bubble, blocks, notice, and the caption row whose
// actions have their place whether they show or not, so that nothing ever moves. One struct of
// rectangles is read by height, painting, hit test and keyboard. A text that grows keeps the blocks
// that are finished. Row coordinates. Knows no scroll bar, no model, no clock. GUI thread.
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
        Attachment,    ///< saves the one that `link` names
        CodeAction,
        SideBar,
        Action,
        Caption,
    };

    Part part = Part::Nothing;
    TextPosition position; ///< the nearest one, whatever the part
    QString formula;       ///< as it was written, where its picture is
    QString link;
    bool isPicture = false; ///< the link is a picture's address
    int linkStart = 0;      ///< the offset where the link begins
    MessageAction action = MessageAction::Copy;
    CodeAction codeAction = CodeAction::Copy; ///< Part::CodeAction: of the block of `place`
};

/// A button of a block of code that is pointed at.
struct MarkedCode
{
    int block = 0;
    CodeAction action = CodeAction::Copy;
};

class MessageLayout
{
public:
    MessageLayout(const Theme &theme, Qt::LayoutDirection window,
                  const InlinePictures *pictures = nullptr);

    /// True when the layout changes by it.
    bool setMessage(const ShownMessage &message);
    /// Shows the pictures that have come since; true when the layout changes by it.
    bool takePictures();
    void setGap(int gap); ///< the space above the bubble, part of the row
    /// So long that only what is near the view is laid out.
    [[nodiscard]] bool isLong() const { return m_content.isLong(); }
    /// Of what is not near, the height may be a guess.
    int resizeGetHeight(int viewWidth, const Extent &nearby = {});
    /// What stands there has its lines.
    [[nodiscard]] bool isLaidOut(const Extent &seen) const;
    /// Where that is laid out as one which has the place.
    [[nodiscard]] Extent partAround(const TextPosition &position) const;
    /// Down from here it looks different from when this was asked last; past the end: nowhere.
    int takeChangedFrom();

    [[nodiscard]] const Theme &theme() const { return m_content.theme(); }
    [[nodiscard]] Qt::LayoutDirection window() const { return m_content.window(); }
    [[nodiscard]] const ShownMessage &message() const { return m_content.message(); }
    [[nodiscard]] const std::optional<Notice> &notice() const { return m_content.notice(); }
    /// See actionsFor().
    [[nodiscard]] const QList<MessageAction> &actions() const { return m_content.actions(); }
    [[nodiscard]] const MessageGeometry &geometry() const { return m_geometry; }
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

    /// What of it can be seen, in its own coordinates; hit test and painting follow.
    void setInView(int top, int bottom, const std::optional<MarkedCode> &marked,
                   std::optional<int> copiedCode = {});
    /// What keeps its place on screen while the message scrolls by.
    [[nodiscard]] QRegion floating();
    /// Gives the code in view its colours; false: more time is needed.
    bool colour(Highlighting &highlighting, const QDeadlineTimer &deadline);
    /// Scrolls a block to the side; true when that changed what is seen, so does reveal().
    bool scrollBlock(int block, int offset);
    bool reveal(const TextPosition &position);
    [[nodiscard]] QRect blockRect(int index) const;
    /// What the Tab key stops at; found once and kept until the blocks are others.
    [[nodiscard]] const FocusTargets &focusTargets() const;
    [[nodiscard]] QList<QRectF> rectsOf(const FocusTarget &focusTarget) const;
    /// The button that loads a picture; empty: it is there, or none can be loaded.
    [[nodiscard]] QRectF pictureButton(TextPosition position) const;
    /// The frame around an attachment; empty: that block is none.
    [[nodiscard]] QRect attachmentFrame(int block) const;
    /// Where the ring goes while the keyboard is there.
    [[nodiscard]] QList<QRectF> ringsOf(const FocusTarget &focusTarget) const;
    [[nodiscard]] int codeNumber(int block) const ///< see CodeChoices
    {
        return m_content.codeNumber(block);
    }

    /// How many blocks were laid out since the program began: what tests count.
    [[nodiscard]] static int blocksMade() { return MessageContent::blocksMade(); }

private:
    void takeAttachment(MessageHit &hit, QPoint point) const;
    void noteChange(const MessageGeometry &before);
    void forgetFocusTargets(size_t fromBlock);
    template<typename Visitor>
    void visitBlocksInView(Visitor visit);

    MessageContent m_content;
    mutable FocusTargets m_focusTargets;
    mutable size_t m_focusTargetsEnd = 0; // the blocks whose stops are known
    int m_gap = 0;
    int m_width = -1;
    Extent m_nearby; // what was laid out then
    MessageGeometry m_geometry;
    bool m_framesChanged = true; // more than its text grew
    int m_changedFrom = 0;
    int m_viewTop = 0; // what of it can be seen
    int m_viewBottom = std::numeric_limits<int>::max();
};

} // namespace Hiwar
