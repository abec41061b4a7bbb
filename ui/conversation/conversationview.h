// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The conversation on screen: a passive view of a list of messages (see messageroles.h). It paints
// the rows in view and emits what the user wants done with a message; it changes only the clipboard
// itself. The text being read never moves by itself: the view follows a growing reply only while it
// is at the end. Its parts are conversationviewport.h (layout, scrolling, selection) and
// interaction/ (mouse, keyboard, menu, commands); this class connects them. Knows no network, no
// history, no session. GUI thread.
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
class DayTimer;
class KeyboardInput;
class LastInput;
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
    /// Draws formulas; without it they show their source.
    void setFormulaSource(FormulaSource *source) { m_viewport.pictures().setFormulaSource(source); }
    /// Provides the pictures that were requested.
    void setPictureSource(PictureSource *source) { m_viewport.pictures().setPictureSource(source); }
    /// Provides small pictures of attachments.
    void setThumbnailSource(ThumbnailSource *source)
    {
        m_viewport.pictures().setThumbnailSource(source);
    }
    [[nodiscard]] const InlinePictures &pictures() const { return m_viewport.pictures(); }
    /// Shows pictures and formulas from the same sources as `other`.
    void sharePictures(const ConversationView &other)
    {
        m_viewport.pictures().shareSources(other.m_viewport.pictures());
    }
    /// See ConversationViewport.
    void setPace(FramePace &shared) { m_viewport.setPace(shared); }
    void setAsleep(bool asleep) { m_viewport.setAsleep(asleep); }
    /// Shown in place of the messages while there are none. The view takes ownership.
    void setEmptyState(QWidget *widget);
    /// Keeps it hidden while it is not known whether there are messages: it would only flash.
    void holdEmptyState(bool held);

    [[nodiscard]] MessageRows &rows() { return m_viewport.rows(); }
    [[nodiscard]] CopySign &copySign() { return m_copySign; }
    [[nodiscard]] const MessageCursor &cursor() const;
    [[nodiscard]] bool hasKeyboard() const;
    /// The visible widgets over the messages: the empty state, the button to the end, …
    [[nodiscard]] QList<QWidget *> overlays() const;
    /// Adds another widget over the messages; it places itself when laidOut() is emitted.
    void addOverlay(QWidget *widget);
    /// Returns the marked text of a row, for painting; an empty function: no marks.
    void setMarks(MarkSource marks);
    [[nodiscard]] bool isFollowing() const { return m_viewport.isFollowing(); }
    [[nodiscard]] RowRange visibleRows() const { return m_viewport.visibleRows(); }
    /// A row's rectangle in the viewport; it may be outside.
    [[nodiscard]] QRect rowRect(int row) const { return m_viewport.rowRect(row); }
    /// The caret, or the end of the selection that moves; nullopt before the user clicked or
    /// selected anything.
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

    /// Carries out an action of a message: copying fills the clipboard, folding is done here, the
    /// others are emitted.
    void trigger(int row, MessageAction action);
    /// Makes a message, and optionally one of its actions, current and scrolls it into view.
    void setCurrent(int row, int action = -1);
    /// The same for one of the message's focus targets.
    void setCurrentTarget(int row, int focusTarget);
    /// Does the same as a click on the target.
    void press(int row, const FocusTarget &focusTarget);
    void ensureVisible(int row) { m_viewport.ensureVisible(row); }
    /// A part of the conversation, in the coordinates of the row geometry.
    void ensureVisible(const QRect &part) { m_viewport.ensureVisible(part); }
    /// Moves the caret there, scrolls it into view and clears the selection.
    void setCaret(const ConversationPosition &position);
    /// Unfolds the code that hides a position, and scrolls its block sideways as far as needed.
    void reveal(const ConversationPosition &position);
    /// Shows words of a message, away from the edges; the fold that contains them has to be open.
    void reveal(int row, TextPosition from, TextPosition to);
    void unfold(int row, Fold fold);
    /// Selects words of a message and shows them. Does nothing when the message is not there.
    void showMatch(const QString &messageId, TextPosition from, TextPosition to);
    void select(const ConversationRange &range);
    void selectAll() { m_viewport.selection().selectAll(); }
    void clearSelection() { m_viewport.selection().clear(); }
    /// A caret that the arrow keys move: the keyboard selects as in a text edit.
    void setCaretBrowsing(bool on);
    [[nodiscard]] bool isCaretBrowsing() const;
    /// Starts the drag of the selection; tests replace it.
    void setDragStart(std::function<void(std::unique_ptr<QMimeData>)> start);
    /// See MessageRows.
    void setDirection(int row, Qt::LayoutDirection direction);
    void copy();
    void jumpToLatest();
    /// To the question before (-1) or after (+1) the reading position; beyond the last: the end.
    void goToQuestion(int direction);
    /// Scrolls a message to the top edge and gives it the keyboard.
    void goTo(int row);
    /// The reading position, to return to later; nullopt: at the end.
    [[nodiscard]] std::optional<Bookmark> bookmark() { return m_viewport.bookmark(); }
    void returnTo(const Bookmark &bookmark) { m_viewport.returnTo(bookmark); }

signals:
    /// `address`: what UseProposedAddress enters.
    void actionRequested(const QString &messageId, Hiwar::MessageAction action,
                         const QString &address = {});
    /// http, https or mailto; `words` is the link's text.
    void linkActivated(const QUrl &url, const QString &words);
    /// The user wants to save a block of code as a file.
    void saveCodeRequested(const QString &code, const QString &suggestedName);
    /// The user wants to see a picture that a reply names, or cancels its loading.
    void pictureRequested(const QString &address);
    void pictureCancelled(const QString &address);
    /// The user wants to save a loaded picture as a file.
    void savePictureRequested(const QString &address);
    /// The user wants to save an attachment as a file.
    void saveAttachmentRequested(const Hiwar::ShownAttachment &attachment);
    /// … to see its text or its picture; `index`: of the message's attachments.
    void openAttachmentRequested(const Hiwar::ShownAttachment &attachment, const QString &messageId,
                                 int index);
    /// … to have them in the clipboard.
    void copyAttachmentRequested(const Hiwar::ShownAttachment &attachment);
    /// … to have it go otherwise with the requests to come.
    void attachmentUseRequested(const QString &messageId, int index,
                                const Hiwar::AttachmentUse &use);
    /// The state of some picture changed.
    void picturesChanged();
    /// The address of the link under the mouse or the keyboard; empty: no longer any.
    void linkHovered(const QString &target);
    /// A running reply has sent nothing for a while.
    void becameQuiet(int row);
    /// The user wants to quote this Markdown in the message being written.
    void quoteRequested(const QString &markdown);
    /// The user wants to save the selection as a PDF.
    void saveSelectionRequested();
    void selectionChanged();
    void caretMoved();
    void caretBrowsingChanged(bool on);
    /// Another message or action has the keyboard.
    void currentChanged(int row, int action);
    /// The view was resized or scrolled, or heights changed.
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
    void onDayChanged();
    /// Shows and emits where the link under the mouse or the keyboard leads.
    void tellTarget();
    void paintPart(QPainter &painter, const QRect &part);
    [[nodiscard]] MessageLook lookOf(int row, const MessageLayout &layout) const;

    ReadingOptions m_options;
    CopySign m_copySign;
    ConversationViewport m_viewport;
    std::unique_ptr<CodeControls> m_code;
    std::unique_ptr<ConversationFocus> m_focus;
    std::unique_ptr<LastInput> m_lastInput;
    std::unique_ptr<CaretBrowsing> m_caretBrowsing;
    std::unique_ptr<MessageCommands> m_commands;
    std::unique_ptr<ConversationMenu> m_menu;
    std::unique_ptr<PointerInput> m_pointer;
    std::unique_ptr<KeyboardInput> m_keyboard;
    std::unique_ptr<Overlays> m_overlays;
    std::unique_ptr<ReplyTicker> m_ticker;
    std::unique_ptr<DayTimer> m_days;
    MarkSource m_marks;
    QString m_target; // emitted last
};

} // namespace Hiwar
