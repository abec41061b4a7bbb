// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The conversation on screen: a passive view of a list of messages (see messageroles.h). It
// scrolls, paints what is in view, selects text, and says what the person wants of a message; it
// changes nothing itself but the clipboard. The text being read never moves by itself: the view
// follows a growing reply only while it stands at the end. Knows no network, no history, no
// session. GUI thread.
#pragma once

#include "ui/conversation/message/contextmenu.h"
#include "ui/conversation/message/markedtext.h"
#include "ui/conversation/message/readingoptions.h"
#include "ui/conversation/messagecursor.h"
#include "ui/conversation/rows/framepace.h"
#include "ui/conversation/rows/messagerows.h"
#include "ui/conversation/rows/repaintplan.h"
#include "ui/conversation/rows/scrollpolicy.h"
#include "ui/conversation/rows/scrollposition.h"
#include "ui/conversation/selection/primaryselection.h"
#include "ui/conversation/selection/textselection.h"

#include <QAbstractScrollArea>
#include <QAbstractSlider>
#include <QTimer>
#include <QUrl>

namespace Hiwar {

class CaretBrowsing;
class CodeControls;
class CopySign;
class JumpButton;
class LinkLabel;
class SelectionGesture;

class ConversationView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit ConversationView(QWidget *parent = nullptr);
    ~ConversationView() override;

    void setModel(QAbstractItemModel *model);
    void setTheme(const Theme &theme);
    void setReadingOptions(const ReadingOptions &options);
    [[nodiscard]] const ReadingOptions &readingOptions() const { return m_options; }
    /// Who draws formulas; without one they show their source.
    void setFormulaSource(FormulaSource *source) { m_pictures.setFormulaSource(source); }
    /// Where pictures are once they have been asked for.
    void setPictureSource(PictureSource *source) { m_pictures.setPictureSource(source); }
    [[nodiscard]] const InlinePictures &pictures() const { return m_pictures; }
    /// Shown in place of the messages while there are none. The view takes it over.
    void setEmptyState(QWidget *widget);
    /// As long as nobody knows whether there are none, it would only flash.
    void holdEmptyState(bool held);

    [[nodiscard]] MessageRows &rows() { return m_rows; }
    [[nodiscard]] CopySign &copySign() const { return *m_copySign; }
    [[nodiscard]] const MessageCursor &cursor() const { return m_cursor; }
    [[nodiscard]] bool hasKeyboard() const { return m_focused; }
    /// What lies over the messages and can be seen: the empty state, the way to the end.
    [[nodiscard]] QList<QWidget *> overlays() const;
    /// Something else that lies over the messages, and places itself when laidOut() is told.
    void addOverlay(QWidget *widget);
    /// What is marked of the rows that are painted; nothing: no marks.
    void setMarks(MarkSource marks);
    [[nodiscard]] bool isFollowing() const { return m_scrollPolicy.isAtEnd(); }
    [[nodiscard]] RowRange visibleRows() const;
    /// A row's place in the viewport; it may lie outside.
    [[nodiscard]] QRect rowRect(int row) const;
    /// Where the caret stands, or the end of the selection that moves; nothing before anything was
    /// clicked or selected.
    [[nodiscard]] std::optional<ConversationPosition> caret() const { return m_selection.caret(); }
    [[nodiscard]] const ConversationRange &selection() const { return m_selection.range(); }
    [[nodiscard]] QString selectedText() const;
    [[nodiscard]] QString selectedMarkdown() const;

    /// Carries out an action of a message: what copies fills the clipboard, what folds is done
    /// here, the others are told.
    void trigger(int row, MessageAction action);
    /// Makes a message, and maybe one of its actions, the current one and brings it into view.
    void setCurrent(int row, int action = -1);
    /// The same for one of its stops.
    void setCurrentTarget(int row, int focusTarget);
    /// As if it had been clicked.
    void press(int row, const FocusTarget &focusTarget);
    void ensureVisible(int row);
    /// A part of the conversation, in the coordinates of its rows' geometry.
    void ensureVisible(const QRect &part);
    /// The caret goes there and is brought into view; what was selected is so no more.
    void setCaret(const ConversationPosition &position);
    /// Unfolds the code that hides a place, and scrolls its block to the side as far as needed.
    void reveal(const ConversationPosition &position);
    /// Shows words of a message, away from the edges; what they are folded into has to be open.
    void reveal(int row, TextPosition from, TextPosition to);
    void unfold(int row, Fold fold);
    /// Selects words of a message and shows them. Does nothing when the message is not there.
    void showMatch(const QString &messageId, TextPosition from, TextPosition to);
    void select(const ConversationRange &range);
    void selectAll();
    void clearSelection();
    /// A caret that the arrow keys move: the keyboard selects as in an edit.
    void setCaretBrowsing(bool on);
    [[nodiscard]] bool isCaretBrowsing() const;
    /// What is selected is dragged out by this; tests bring their own.
    void setDragStart(std::function<void(std::unique_ptr<QMimeData>)> start);
    /// See MessageRows.
    void setDirection(int row, Qt::LayoutDirection direction);
    void copy();
    void jumpToLatest();
    /// To the question before (-1) or after (+1) what is read; beyond the last one is the end.
    void goToQuestion(int direction);
    /// A message comes to the top edge and has the keyboard.
    void goTo(int row);
    /// Where the conversation is read, to come back to it; nothing: at its end.
    [[nodiscard]] std::optional<Bookmark> bookmark();
    void returnTo(const Bookmark &bookmark);

signals:
    void actionRequested(const QString &messageId, Hiwar::MessageAction action);
    /// http, https or mailto; `words` are those the link was under.
    void linkActivated(const QUrl &url, const QString &words);
    /// The person wants to save a block of code as a file.
    void saveCodeRequested(const QString &code, const QString &suggestedName);
    /// The person wants to see a picture that a reply names, or waits for it no longer.
    void pictureRequested(const QString &address);
    void pictureCancelled(const QString &address);
    /// The person wants to save a loaded picture as a file.
    void savePictureRequested(const QString &address);
    /// Somebody wants an attachment in a file.
    void saveAttachmentRequested(const Hiwar::ShownAttachment &attachment);
    /// More is known of some picture.
    void picturesChanged();
    /// What lies under the mouse or the keyboard; empty: nothing any more.
    void linkHovered(const QString &target);
    /// Nothing has come of a running reply for a while.
    void becameQuiet(int row);
    /// To be answered beside what is being written; Markdown.
    void quoteRequested(const QString &markdown);
    /// What is selected is wanted as a PDF.
    void saveSelectionRequested();
    void selectionChanged();
    void caretMoved();
    void caretBrowsingChanged(bool on);
    /// Another message or action has the keyboard.
    void currentChanged(int row, int action);
    /// The view has been resized or scrolled, or heights have changed.
    void laidOut();

protected:
    bool viewportEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    friend class CaretBrowsing;
    friend class CodeControls;
    friend class SelectionGesture;

    /// A point of the viewport as a row and what lies there.
    struct PointerHit
    {
        int row = -1;
        MessageHit hit;
    };

    void connectRows();
    void connectScrollBar();
    void onReset();
    void onInserted(int first, int count);
    void onRemoved(int first, int count);
    void onChanged(int row);
    void takePictures();
    void layOutVisible();
    void repaintChanged();
    void paintPart(QPainter &painter, const QRect &part);
    /// The whole viewport, at the next layout.
    void forgetPainted() { m_painted.clear(); }
    [[nodiscard]] int measureVisible(); ///< and where the view then stands
    bool layOutSeen(int y, const RowRange &rows);
    void settleScrollBar(int y);
    void takeWidth();
    /// Lets the heights change; the words at the top edge stay there.
    void keepWords(const std::function<void()> &change);
    void scrollBy(QAbstractSlider::SliderAction action);
    [[nodiscard]] ScrollPolicy::Window window() const;
    void placeOverlays();
    void applyLook();
    void tick();
    [[nodiscard]] int scrollY() const;
    [[nodiscard]] bool hasRunningInView();
    void toggle(int row, Fold fold);
    [[nodiscard]] MessageLook lookOf(int row, const MessageLayout &layout) const;

    [[nodiscard]] PointerHit pointerHitAt(QPoint point);
    [[nodiscard]] ConversationPosition positionAt(QPoint point);
    [[nodiscard]] QString blockTextAt(const ConversationPosition &position);
    [[nodiscard]] MessageSource messages() const;
    void hover(QPoint point);
    void setHover(const PointerHit &pointed);
    void activate(const PointerHit &pointed);
    /// The keyboard is in that message, without bringing it into view.
    void makeCurrent(int row);
    void step(int direction, bool byMessage);
    bool stepAction(int direction);
    bool keepFor(QKeyEvent *event);
    /// Without a hit the keyboard asked.
    void showMenu(int row, const std::optional<MessageHit> &hit, QPoint globalPosition);
    void carryOut(int row, const MenuItem &item);
    void copyTable(const Block &block, MenuCommand as);
    bool stepOn(int direction);
    bool pressCurrent(bool bySpace);
    /// What of its message has the keyboard.
    [[nodiscard]] std::optional<FocusTarget> focusedTarget();
    [[nodiscard]] std::optional<FocusTarget> linkTargetAt(const ConversationPosition &position);
    void ensureVisible(int row, const FocusTarget &focusTarget);
    void noteStop();
    void openLink(const PointerHit &pointed);
    /// It does something here, and does not lead elsewhere.
    [[nodiscard]] bool isButton(int row, const FocusTarget &focusTarget);
    /// A picture that is only named is loaded, everything else opened.
    void follow(const MessageLink &link);
    void saveAttachment(int row, const MessageLink &link);
    /// Tells where the link under the mouse or the keyboard leads.
    void tellTarget();
    /// What is selected in a message whose blocks become others.
    void forgetPositionsIn(int row);
    /// Repaints and tells what of it has changed.
    void noteSelection();

    ReadingOptions m_options;
    InlinePictures m_pictures;
    MessageRows m_rows;
    MessageCursor m_cursor;
    TextSelection m_selection;
    ConversationRange
        m_toldSelection; // what selectionChanged() and caretMoved() were last emitted for
    std::optional<ConversationPosition> m_toldCaret;
    CopySign *m_copySign;
    std::unique_ptr<CodeControls> m_code;
    std::unique_ptr<CaretBrowsing> m_caretBrowsing;
    std::unique_ptr<SelectionGesture> m_gesture;
    PrimarySelection m_primary;
    JumpButton *m_jump = nullptr;
    QList<QPointer<QWidget>> m_overlays;
    MarkSource m_marks;
    LinkLabel *m_linkLabel = nullptr;
    QString m_target; // the one that was told last
    QPointer<QWidget> m_emptyState;
    bool m_emptyStateHeld = false;
    ScrollPolicy m_scrollPolicy;
    std::optional<ScrollPosition> m_words; // at the top edge …
    ScrollAnchor m_wordsAt;                // … as long as the view stands here
    bool m_settling = false;               // the scroll bar is being set by us …
    bool m_widthChanged = false;           // … and that changed the width
    bool m_focused = false;
    bool m_keyboardShown = false; // the ring shows: the keyboard was used last
    PointerHit m_hover;
    PointerHit m_pressed;        // where the mouse button went down
    QList<PaintedRow> m_painted; // as it stands on screen; empty: not known
    FramePace m_pace;            // of layouts
    QTimer m_tickTimer;          // runs while something in view counts seconds
    QString m_quietId;           // the message that was told to have become quiet
};

} // namespace Hiwar
