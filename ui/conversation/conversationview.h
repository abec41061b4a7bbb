// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The conversation on screen: a passive view of a list of messages (see messageroles.h). It paints
// what is in view and says what the person wants of a message; it changes nothing itself but the
// clipboard. The text being read never moves by itself: the view follows a growing reply only while
// it stands at the end. What it is made of stands in conversationviewport.h (layout, scrolling,
// selection) and interaction/ (mouse, keyboard, menu, commands); here they meet. Knows no network,
// no history, no session. GUI thread.
#pragma once

#include "ui/conversation/conversationviewport.h"
#include "ui/conversation/interaction/copysign.h"
#include "ui/conversation/interaction/messagecursor.h"
#include "ui/conversation/message/markedtext.h"
#include "ui/conversation/message/readingoptions.h"

#include <QAbstractScrollArea>
#include <QUrl>

class QMimeData;

namespace Hiwar {

class CaretBrowsing;
class CodeControls;
class ConversationFocus;
class ConversationMenu;
class KeyboardInput;
class MessageCommands;
class Overlays;
class PointerInput;
class ReplyTicker;

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
    void setFormulaSource(FormulaSource *source) { m_viewport.pictures().setFormulaSource(source); }
    /// Where pictures are once they have been asked for.
    void setPictureSource(PictureSource *source) { m_viewport.pictures().setPictureSource(source); }
    [[nodiscard]] const InlinePictures &pictures() const { return m_viewport.pictures(); }
    /// Shown in place of the messages while there are none. The view takes it over.
    void setEmptyState(QWidget *widget);
    /// As long as nobody knows whether there are none, it would only flash.
    void holdEmptyState(bool held);

    [[nodiscard]] MessageRows &rows() { return m_viewport.rows(); }
    [[nodiscard]] CopySign &copySign() { return m_copySign; }
    [[nodiscard]] const MessageCursor &cursor() const;
    [[nodiscard]] bool hasKeyboard() const;
    /// What lies over the messages and can be seen: the empty state, the way to the end.
    [[nodiscard]] QList<QWidget *> overlays() const;
    /// Something else that lies over the messages, and places itself when laidOut() is told.
    void addOverlay(QWidget *widget);
    /// What is marked of the rows that are painted; nothing: no marks.
    void setMarks(MarkSource marks);
    [[nodiscard]] bool isFollowing() const { return m_viewport.isFollowing(); }
    [[nodiscard]] RowRange visibleRows() const { return m_viewport.visibleRows(); }
    /// A row's place in the viewport; it may lie outside.
    [[nodiscard]] QRect rowRect(int row) const { return m_viewport.rowRect(row); }
    /// Where the caret stands, or the end of the selection that moves; nothing before anything was
    /// clicked or selected.
    [[nodiscard]] std::optional<ConversationPosition> caret() const
    {
        return m_viewport.selection().caret();
    }
    [[nodiscard]] const ConversationRange &selection() const
    {
        return m_viewport.selection().range();
    }
    [[nodiscard]] QString selectedText() const { return m_viewport.selection().text(); }
    [[nodiscard]] QString selectedMarkdown() const { return m_viewport.selection().markdown(); }

    /// Carries out an action of a message: what copies fills the clipboard, what folds is done
    /// here, the others are told.
    void trigger(int row, MessageAction action);
    /// Makes a message, and maybe one of its actions, the current one and brings it into view.
    void setCurrent(int row, int action = -1);
    /// The same for one of its stops.
    void setCurrentTarget(int row, int focusTarget);
    /// As if it had been clicked.
    void press(int row, const FocusTarget &focusTarget);
    void ensureVisible(int row) { m_viewport.ensureVisible(row); }
    /// A part of the conversation, in the coordinates of its rows' geometry.
    void ensureVisible(const QRect &part) { m_viewport.ensureVisible(part); }
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
    void selectAll() { m_viewport.selection().selectAll(); }
    void clearSelection() { m_viewport.selection().clear(); }
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
    [[nodiscard]] std::optional<Bookmark> bookmark() { return m_viewport.bookmark(); }
    void returnTo(const Bookmark &bookmark) { m_viewport.returnTo(bookmark); }

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
    void connectParts();
    void connectRows();
    void connectSignals();
    void applyLook();
    void onReset();
    void onInserted(int first, int count);
    void onRemoved(int first, int count);
    void onLaidOut();
    void onFocusChanged();
    /// Tells where the link under the mouse or the keyboard leads.
    void tellTarget();
    void paintPart(QPainter &painter, const QRect &part);
    [[nodiscard]] MessageLook lookOf(int row, const MessageLayout &layout) const;

    ReadingOptions m_options;
    CopySign m_copySign;
    ConversationViewport m_viewport;
    std::unique_ptr<CodeControls> m_code;
    std::unique_ptr<ConversationFocus> m_focus;
    std::unique_ptr<CaretBrowsing> m_caretBrowsing;
    std::unique_ptr<MessageCommands> m_commands;
    std::unique_ptr<ConversationMenu> m_menu;
    std::unique_ptr<PointerInput> m_pointer;
    std::unique_ptr<KeyboardInput> m_keyboard;
    std::unique_ptr<Overlays> m_overlays;
    std::unique_ptr<ReplyTicker> m_ticker;
    MarkSource m_marks;
    QString m_target; // the one that was told last
};

} // namespace Hiwar
