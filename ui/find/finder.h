// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Finds in the conversation that a view shows: brings the bar, the search, the marks in the text
// and those at the scroll bar together. The rule it protects: the text moves only to a match that
// was asked for. GUI thread.
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
    /// Opens the bar; what is selected in one line is looked for.
    void open();
    /// Opens the bar and looks for this.
    void find(const QString &text);
    /// The same; the first match that is shown is the first one from this row on.
    void findFrom(const QString &text, int row);
    /// To the next (+1) or previous (-1) match; opens the bar when it is closed.
    void step(int direction);
    /// The match that was shown last stays selected.
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
    int m_origin = 0;     // the row that was read when the search began
    FindState m_state;
    int m_barShift = 0;     // below its usual place, for a match that stands there
    int m_markedTotal = -1; // the height the marks were placed for
};

} // namespace Hiwar
