// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One message as it stands in the conversation: bubble, blocks, notice, and the caption row whose
// actions have their place whether they show or not, so that nothing ever moves. One struct of
// rectangles is read by height, painting, hit test and keyboard. A text that grows keeps the blocks
// that are finished. Row coordinates. Knows no scroll bar, no model, no clock. GUI thread.
#pragma once

#include "ui/block/blocklayout.h"
#include "ui/conversation/message/focustargets.h"
#include "ui/conversation/message/messagenotice.h"
#include "ui/markdown/growingmarkdown.h"

namespace Hiwar {

struct PlacedAction
{
    MessageAction action = MessageAction::Copy;
    QRect rect;
    bool inBubble = false;  ///< a labelled button that always shows
    bool isHeading = false; ///< … and has no edge: it heads what it folds

    bool operator==(const PlacedAction &) const = default;
};

struct MessageGeometry
{
    int height = 0;
    QRect column;
    QRect bubble;
    QList<QPoint> blocks;     ///< their top left corners
    QRect thoughtBar;         ///< beside the reasoning while it is unfolded
    QRect newestThought;      ///< its newest line while it comes and is folded
    QRect status;             ///< the line that stands where text is to come
    QList<QRect> attachments; ///< the frames around them
    QRect noticeIcon;
    QRect caption;               ///< its text
    QRect version;               ///< "2/3"
    QList<PlacedAction> actions; ///< as actionsFor() orders them

    bool operator==(const MessageGeometry &) const = default;
};

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

/// A caret to be painted; see BlockCaret.
struct ShownCaret
{
    TextPosition position;
    bool atLineEnd = false;
};

/// What changes from frame to frame without a new layout.
struct MessageLook
{
    QDateTime now;
    bool showActions = false;
    bool current = false;                ///< has the keyboard: gets the ring
    std::optional<MessageAction> marked; ///< under the mouse or the keyboard
    bool markedByKeyboard = false;
    std::optional<MessageAction> copied; ///< a moment ago
    TextPosition selectedFrom;
    TextPosition selectedTo; ///< nothing is selected unless it is after selectedFrom
    std::optional<ShownCaret> caret;
    QList<QRectF> rings; ///< around what in it has the keyboard, see ringsOf()
    QRectF pointedAt;    ///< a button in it that is under the mouse
    bool windowActive = true;
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
    [[nodiscard]] bool isLong() const;
    /// Of what is not near, the height may be a guess.
    int resizeGetHeight(int viewWidth, const Extent &nearby = {});
    /// What stands there has its lines.
    [[nodiscard]] bool isLaidOut(const Extent &seen) const;
    /// Where that is laid out as one which has the place.
    [[nodiscard]] Extent partAround(const TextPosition &position) const;
    /// Down from here it looks different from when this was asked last; past the end: nowhere.
    int takeChangedFrom();

    [[nodiscard]] const ShownMessage &message() const { return m_message; }
    /// See actionsFor().
    [[nodiscard]] const QList<MessageAction> &actions() const { return m_actions; }
    [[nodiscard]] const MessageGeometry &geometry() const { return m_geometry; }
    [[nodiscard]] int blockCount() const { return int(m_blocks.size()); }
    [[nodiscard]] const BlockLayout &block(int index) const { return *m_blocks[size_t(index)]; }
    [[nodiscard]] MessageHit hitTest(QPoint point) const;
    [[nodiscard]] QList<QRectF> rectsOf(TextPosition from, TextPosition to) const;
    void paint(QPainter &painter, QPoint at, const QRect &clip, const MessageLook &look) const;

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
    [[nodiscard]] int codeNumber(int block) const; ///< see CodeChoices

    /// How many blocks were laid out since the program began: what tests count.
    [[nodiscard]] static int blocksMade();

private:
    using BlockLayouts = std::vector<std::unique_ptr<BlockLayout>>;

    [[nodiscard]] bool isOwn() const { return m_message.author == Role::User; }
    [[nodiscard]] size_t textBegin() const { return size_t(m_reasoning.blocks().size()); }
    [[nodiscard]] size_t textEnd() const { return textBegin() + size_t(m_text.blocks().size()); }
    [[nodiscard]] size_t noticeBegin() const
    {
        return textEnd() + size_t(m_message.attachments.size());
    }
    [[nodiscard]] bool isInBubble(MessageAction action) const;
    [[nodiscard]] Blocks placedAttachments() const;
    [[nodiscard]] Blocks placedNotice() const;
    void takeAttachment(MessageHit &hit, QPoint point) const;
    [[nodiscard]] TextStyle styleOf(size_t index, const Block &block) const;
    void renew(size_t first, const Blocks &wanted, qsizetype unchanged, BlockLayouts old);
    [[nodiscard]] int gapBefore(size_t block) const;
    [[nodiscard]] int indentOf(size_t block) const;
    [[nodiscard]] int buttonWidth(MessageAction action) const;
    [[nodiscard]] int wantedInnerWidth(int most);
    int placeContents(QPoint at, int width);
    int placeReasoning(QPoint at, int width);
    int placeBlocks(size_t first, size_t end, QPoint at, int width);
    int placeAttachments(QPoint at, int width);
    int placeStatus(QPoint at, int width);
    int placeRemedies(QPoint at, int width);
    void placeCaption(int top);
    void placeButtons(int x, int top);
    void mirror(int viewWidth);
    void noteChange(const MessageGeometry &before);
    void applyCodeLooks();
    void forgetFocusTargets(size_t fromBlock);
    /// The blocks that share a pixel with [top, bottom].
    [[nodiscard]] std::pair<int, int> blocksIn(int top, int bottom) const;
    template<typename Visitor>
    void visitBlocksInView(Visitor visit);
    void paintBubble(QPainter &painter, const QRect &clip, const MessageLook &look) const;
    void paintBlocks(QPainter &painter, const QRect &clip, const MessageLook &look) const;
    void paintCaret(QPainter &painter, const MessageLook &look) const;
    void paintPointedAt(QPainter &painter, const MessageLook &look) const;
    void paintRings(QPainter &painter, const MessageLook &look) const;
    void paintReasoning(QPainter &painter) const;
    void paintStatus(QPainter &painter, const MessageLook &look) const;
    void paintAttachments(QPainter &painter) const;
    void paintNotice(QPainter &painter) const;
    void paintCaption(QPainter &painter, const MessageLook &look) const;
    void paintAction(QPainter &painter, const PlacedAction &action, const MessageLook &look) const;
    void paintLabel(QPainter &painter, const PlacedAction &action, const MessageLook &look) const;
    [[nodiscard]] Icon iconFor(MessageAction action, const MessageLook &look) const;

    const Theme &m_theme;
    const Qt::LayoutDirection m_window;
    const InlinePictures *m_pictures;
    ShownMessage m_message;
    std::optional<Notice> m_notice;
    QList<MessageAction> m_actions;
    GrowingMarkdown m_reasoning;
    GrowingMarkdown m_text;
    BlockLayouts m_blocks; // one for each block of them and of the notice
    mutable FocusTargets m_focusTargets;
    mutable size_t m_focusTargetsEnd = 0; // the blocks whose stops are known
    int m_gap = 0;
    int m_width = -1;
    Extent m_nearby; // what was laid out then
    MessageGeometry m_geometry;
    size_t m_firstChanged = 0;   // block, since it was placed
    bool m_framesChanged = true; // more than its text grew
    int m_changedFrom = 0;
    int m_viewTop = 0; // what of it can be seen
    int m_viewBottom = std::numeric_limits<int>::max();
};

/// Characters; a long chapter of a book.
constexpr qsizetype longMessage = 65536;

/// The column all bubbles stand in, in a view of this width.
[[nodiscard]] QRect columnIn(int viewWidth, const Theme &theme);

} // namespace Hiwar
