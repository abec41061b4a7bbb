// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The part of the conversation that is on screen: which rows, where they are, what is selected in
// them, what is under a point. Lays out what comes into view, at most once a frame, and moves the
// scroll bar so that the text being read stays in place while heights change (ScrollPolicy has the
// rules). Paints nothing. Viewport coordinates unless stated otherwise. GUI thread.
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

/// A point of the viewport: its row and what is there.
struct PointerHit
{
    int row = -1;
    MessageHit hit;

    /// Both are on the same button, the same link, or the same kind of area.
    [[nodiscard]] bool isOnSame(const PointerHit &other) const;
};

class ConversationViewport : public QObject
{
    Q_OBJECT

public:
    /// The area must outlive this object.
    explicit ConversationViewport(QAbstractScrollArea &area);

    void setModel(QAbstractItemModel *model);
    [[nodiscard]] MessageRows &rows() { return m_rows; }
    [[nodiscard]] const MessageRows &rows() const { return m_rows; }
    [[nodiscard]] InlinePictures &pictures() { return m_pictures; }
    [[nodiscard]] const InlinePictures &pictures() const { return m_pictures; }
    [[nodiscard]] ConversationSelection &selection() { return m_selection; }
    [[nodiscard]] const ConversationSelection &selection() const { return m_selection; }
    [[nodiscard]] QWidget &widget() const;

    // Positions.
    [[nodiscard]] int y() const; ///< of the view's upper edge, from the first row's top
    [[nodiscard]] int height() const;
    [[nodiscard]] RowRange visibleRows() const;
    /// May be outside the viewport.
    [[nodiscard]] QRect rowRect(int row) const;
    [[nodiscard]] PointerHit hitAt(QPoint point);
    [[nodiscard]] ConversationPosition positionAt(QPoint point);
    [[nodiscard]] bool isFollowing() const { return m_policy.isAtEnd(); }
    [[nodiscard]] bool hasNewText() const { return m_policy.hasNewText(); }
    [[nodiscard]] bool hasMoreBelow() const { return m_policy.hasMoreBelow(window()); }

    // Changes of the rows.
    void opened();
    void rowsInserted(int first, int count);
    void rowsRemoved(int first, int count);
    void rowChanged(int row);

    /// See ScrollPolicy.
    void setPreferences(bool follows, bool pins) { m_policy.setPreferences(follows, pins); }
    void layOut();
    /// Lays out in the next frame.
    void requestLayout();
    /// From now on its frames are made with those of others. The pace must outlive it.
    void setPace(FramePace &shared);
    /// Nobody sees it: what changes is laid out when it is seen again.
    void setAsleep(bool asleep);
    void takeWidth();
    /// Runs a change of heights; the words at the top edge stay there.
    void keepWords(const std::function<void()> &change);
    /// Runs a change below the anchor; the anchor stays at the top edge.
    void growBelow(const ScrollAnchor &anchor, const std::function<void()> &change);
    /// The picture on screen is outdated: everything is painted after the next layout.
    void forgetPainted() { m_painted.clear(); }
    void update();
    void update(const QRect &part);

    // What the user wants to see.
    /// The scroll bar moved; false when the layout moved it.
    bool takeScroll();
    void scrollBy(QAbstractSlider::SliderAction action);
    void scrollBy(int pixels);
    void turnedUp() { m_policy.turnedUp(window()); }
    void turnedDown() { m_policy.turnedDown(y(), window()); }
    void ensureVisible(int row);
    /// A part of the conversation, in the coordinates of the row geometry.
    void ensureVisible(const QRect &part);
    /// Shows words of a message, away from the edges.
    void show(int row, TextPosition from, TextPosition to);
    /// Scrolls the row's message to the top edge.
    void goTo(int row);
    void goToEnd();
    /// The reading position, to return to later; nullopt: at the end.
    [[nodiscard]] std::optional<Bookmark> bookmark();
    void returnTo(const Bookmark &bookmark);

signals:
    /// Everything in view has its place, and is painted next.
    void laidOut();
    /// The state of some picture changed.
    void picturesChanged();

private:
    [[nodiscard]] QScrollBar &bar() const;
    [[nodiscard]] ScrollPolicy::Window window() const;
    void connectScrollBar();
    void takePictures();
    [[nodiscard]] int measureVisible(); ///< returns the view's y
    bool layOutNear(int y, const RowRange &rows, qreal around);
    void settleScrollBar(int y);
    void repaintChanged();

    QAbstractScrollArea &m_area;
    InlinePictures m_pictures;
    MessageRows m_rows;
    ConversationSelection m_selection;
    ScrollPolicy m_policy;
    std::optional<ScrollPosition> m_words; // at the top edge …
    ScrollAnchor m_wordsAt;                // … while the view's anchor is this one
    bool m_isSettling = false;             // the layout is setting the scroll bar …
    bool m_widthChanged = false;           // … which changed the width
    QList<PaintedRow> m_painted;           // as painted on screen; empty: not known
    FramePace m_ownPace;
    FramePace *m_pace = nullptr; // of layouts
    bool m_isWanted = false;     // a layout was requested
    bool m_isAsleep = false;
};

} // namespace Hiwar
