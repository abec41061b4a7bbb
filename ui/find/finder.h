// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Finds words in the conversation of a view: connects the bar, the search, the marks in the text
// and those at the scroll bar. Rule: the text moves only to a match that the user requested. GUI
// thread.
#pragma once

#include "ui/conversation/message/markedtext.h"
#include "ui/find/conversationsearch.h"
#include "ui/find/findbar.h"

#include <QPointer>

namespace Hiwar {

class ConversationView;
class ScrollMarks;

class Finder : public QObject
{
    Q_OBJECT

public:
    explicit Finder(ConversationView &view);

    void setTheme(const Theme &theme);
    /// Opens the bar; searches for the selection if that is within one line.
    void open();
    /// Opens the bar and searches for this.
    void find(const QString &text);
    /// The same; the first match that is shown is the first one from this row on.
    void findFrom(const QString &text, int row);
    /// To the next (+1) or previous (-1) match; opens the bar when it is closed.
    void step(int direction);
    /// The match that was shown last stays selected while its message is in view.
    void close();
    [[nodiscard]] bool isOpen() const;
    [[nodiscard]] const FindState &state() const { return m_state; }

private:
    void connectRows();
    void beginSearch();
    void beginSearchAt(int row);
    void onFound();
    void onReset();
    void go(std::optional<MatchIndex> match);
    void showCurrent();
    void standClear(const PlacedMatch &match);
    void refresh();
    void place();
    void placeMarks();
    [[nodiscard]] bool isInStep() const;
    [[nodiscard]] QList<MarkedText> marksOf(int row) const;
    [[nodiscard]] std::optional<PlacedMatch> placeOfCurrent() const;
    [[nodiscard]] QList<qreal> sharesOfAll() const;
    [[nodiscard]] qreal shareOf(int row, const Match &match) const;

    ConversationView &m_view;
    ConversationSearch m_search;
    FindBar *m_bar;
    ScrollMarks *m_marks;
    Theme m_theme;
    QPointer<QWidget> m_focusBefore;
    std::optional<MatchIndex> m_current;
    bool m_seeks = false; // the first match is still to be shown
    int m_origin = 0;     // the row where the search begins
    FindState m_state;
    int m_barShift = 0;     // below its usual place, because a match is there
    int m_markedTotal = -1; // the height the marks were placed for
};

} // namespace Hiwar
