// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The part of the conversation that is on screen: which rows, where they stand, what is selected in
// them, what is under a point. Lays out what comes into view, at most once a frame, and moves the
// scroll bar so that what is read stays where it is while heights change (the rules are
// ScrollPolicy's). Paints nothing. Viewport coordinates unless it says another. GUI thread.
#pragma once

#include "ui/block/inlinepictures.h"
#include "ui/conversation/rows/framepace.h"
#include "ui/conversation/rows/messagerows.h"
#include "ui/conversation/rows/repaintplan.h"
#include "ui/conversation/rows/scrollpolicy.h"
#include "ui/conversation/rows/scrollposition.h"
#include "ui/conversation/selection/conversationselection.h"

#include <QAbstractSlider>

class QAbstractScrollArea;
class QScrollBar;

namespace Hiwar {

/// A point of the viewport as a row and what is there.
struct PointerHit
{
    int row = -1;
    MessageHit hit;

    /// Both are on the same button, the same link, or the same kind of ground.
    [[nodiscard]] bool isOnSame(const PointerHit &other) const;
};

class ConversationViewport : public QObject
{
    Q_OBJECT

public:
    /// The area must outlive it.
    explicit ConversationViewport(QAbstractScrollArea &area);

    void setModel(QAbstractItemModel *model);
    [[nodiscard]] MessageRows &rows() { return m_rows; }
    [[nodiscard]] const MessageRows &rows() const { return m_rows; }
    [[nodiscard]] InlinePictures &pictures() { return m_pictures; }
    [[nodiscard]] const InlinePictures &pictures() const { return m_pictures; }
    [[nodiscard]] ConversationSelection &selection() { return m_selection; }
    [[nodiscard]] const ConversationSelection &selection() const { return m_selection; }
    [[nodiscard]] QWidget &widget() const;

    // Where things are.
    [[nodiscard]] int y() const; ///< of its upper edge, from the first row's top
    [[nodiscard]] int height() const;
    [[nodiscard]] RowRange visibleRows() const;
    /// It may be outside.
    [[nodiscard]] QRect rowRect(int row) const;
    [[nodiscard]] PointerHit hitAt(QPoint point);
    [[nodiscard]] ConversationPosition positionAt(QPoint point);
    [[nodiscard]] bool isFollowing() const { return m_policy.isAtEnd(); }
    [[nodiscard]] bool hasNewText() const { return m_policy.hasNewText(); }
    [[nodiscard]] bool hasMoreBelow() const { return m_policy.hasMoreBelow(window()); }

    // What the rows have become.
    void opened();
    void rowsInserted(int first, int count);
    void rowsRemoved(int first, int count);
    void rowChanged(int row);

    /// See ScrollPolicy.
    void setPreferences(bool follows, bool pins) { m_policy.setPreferences(follows, pins); }
    void layOut();
    /// … in the next frame.
    void requestLayout() { m_pace.request(); }
    void takeWidth();
    /// Lets the heights change; the words at the top edge stay there.
    void keepWords(const std::function<void()> &change);
    /// Lets what is below the anchor change; the anchor stays at the top edge.
    void growBelow(const ScrollAnchor &anchor, const std::function<void()> &change);
    /// What is on screen is no longer what it was: all of it is painted after the next layout.
    void forgetPainted() { m_painted.clear(); }
    void update();
    void update(const QRect &part);

    // What the person wants to see.
    /// The scroll bar has moved; false when the layout moved it.
    bool takeScroll();
    void scrollBy(QAbstractSlider::SliderAction action);
    void scrollBy(int pixels);
    void turnedUp() { m_policy.turnedUp(window()); }
    void turnedDown() { m_policy.turnedDown(y(), window()); }
    void ensureVisible(int row);
    /// A part of the conversation, in the coordinates of its rows' geometry.
    void ensureVisible(const QRect &part);
    /// Shows words of a message, away from the edges.
    void show(int row, TextPosition from, TextPosition to);
    /// Its message comes to the top edge.
    void goTo(int row);
    void goToEnd();
    /// Where the conversation is read, to come back to it; nothing: at its end.
    [[nodiscard]] std::optional<Bookmark> bookmark();
    void returnTo(const Bookmark &bookmark);

signals:
    /// What is in view has its place, and is painted next.
    void laidOut();
    /// More is known of some picture.
    void picturesChanged();

private:
    [[nodiscard]] QScrollBar &bar() const;
    [[nodiscard]] ScrollPolicy::Window window() const;
    void connectScrollBar();
    void takePictures();
    [[nodiscard]] int measureVisible(); ///< and where the view then stands
    bool layOutSeen(int y, const RowRange &rows);
    void settleScrollBar(int y);
    void repaintChanged();

    QAbstractScrollArea &m_area;
    InlinePictures m_pictures;
    MessageRows m_rows;
    ConversationSelection m_selection;
    ScrollPolicy m_policy;
    std::optional<ScrollPosition> m_words; // at the top edge …
    ScrollAnchor m_wordsAt;                // … as long as the view stands here
    bool m_isSettling = false;             // the scroll bar is being set by us …
    bool m_widthChanged = false;           // … and that changed the width
    QList<PaintedRow> m_painted;           // as it stands on screen; empty: not known
    FramePace m_pace;                      // of layouts
};

} // namespace Hiwar
