// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/find/finder.h"

#include "ui/conversation/conversationview.h"
#include "ui/find/scrollmarks.h"

#include <QApplication>
#include <QScrollBar>

#include <algorithm>

namespace Hiwar {

Finder::Finder(ConversationView &view)
    : QObject(&view)
    , m_view(view)
    , m_search([&view](int row) { return view.rows().message(row); }, this)
    , m_bar(new FindBar(&view))
    , m_marks(new ScrollMarks(*view.verticalScrollBar(), &view))
{
    m_marks->hide();
    view.addOverlay(m_bar);
    connect(m_bar, &FindBar::queryChanged, this, &Finder::beginSearch);
    connect(m_bar, &FindBar::stepWanted, this, &Finder::step);
    connect(m_bar, &FindBar::closed, this, &Finder::close);
    connect(&m_search, &ConversationSearch::changed, this, &Finder::onFound);
    connect(&view, &ConversationView::laidOut, this, &Finder::place);
    connectRows();
    setTheme(view.rows().theme());
}

void Finder::connectRows()
{
    MessageRows *rows = &m_view.rows();
    m_search.reset(rows->count());
    connect(rows, &MessageRows::reset, this, &Finder::onReset);
    connect(rows, &MessageRows::inserted, this, [this](int first, int count) {
        if (m_current && m_current->row >= first)
            m_current->row += count;
        m_search.rowsInserted(first, count);
    });
    connect(rows, &MessageRows::removed, this, [this](int first, int count) {
        if (m_current && m_current->row >= first + count)
            m_current->row -= count;
        else if (m_current && m_current->row >= first)
            m_current.reset();
        m_search.rowsRemoved(first, count);
    });
    connect(rows, &MessageRows::changed, &m_search, &ConversationSearch::rowChanged);
    connect(rows, &MessageRows::textGrew, &m_search, &ConversationSearch::rowChanged);
}

void Finder::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_bar->setTheme(theme);
    m_marks->setTheme(theme);
    place();
}

bool Finder::isOpen() const
{
    return !m_bar->isHidden();
}

void Finder::open()
{
    QWidget *focus = QApplication::focusWidget();
    if (focus && !m_bar->isAncestorOf(focus))
        m_focusBefore = focus;
    constexpr int most = 200;
    const QString selected = m_view.selectedText();
    const bool isLine = selected.size() <= most && !selected.contains(u'\n');
    const bool wasOpen = isOpen();
    m_bar->open(isLine ? selected : QString());
    if (!wasOpen) {
        m_view.setMarks([this](int row) { return marksOf(row); });
        beginSearch();
    }
    place();
}

void Finder::find(const QString &text)
{
    m_view.clearSelection();
    open();
    m_bar->open(text);
}

void Finder::findFrom(const QString &text, int row)
{
    find(text);
    beginSearchAt(row);
}

void Finder::close()
{
    if (!isOpen())
        return;
    const auto position = placeOfCurrent();
    // The focus first: a widget that is hidden passes it on as Tab does, which moves the view.
    if (m_focusBefore && m_focusBefore->isVisible())
        m_focusBefore->setFocus(Qt::OtherFocusReason);
    else
        m_view.setFocus(Qt::OtherFocusReason);
    m_bar->hide();
    m_view.setMarks({});
    // Selecting it scrolls it into view: not when the user has scrolled elsewhere since.
    if (position && m_view.visibleRows().contains(m_current->row))
        m_view.select({{m_current->row, position->from}, {m_current->row, position->to}});
    m_current.reset();
    m_search.begin({}, MatchCase::No, 0);
}

void Finder::beginSearch()
{
    if (!isOpen())
        return;
    // While the user types, each search begins at the same row, unless the user has scrolled
    // elsewhere.
    const RowRange seen = m_view.visibleRows();
    if (!m_current || !seen.contains(m_current->row))
        m_origin = std::max(0, seen.first);
    beginSearchAt(m_origin);
}

void Finder::beginSearchAt(int row)
{
    m_origin = row;
    m_current.reset();
    m_seeks = true;
    m_barShift = 0;
    m_state.wrapped = FindState::Wrapped::No;
    m_search.begin(m_bar->text(), m_bar->isMatchingCase() ? MatchCase::Yes : MatchCase::No,
                   m_origin);
    refresh();
}

void Finder::onReset()
{
    m_current.reset();
    m_search.reset(m_view.rows().count());
}

void Finder::onFound()
{
    if (m_current && !m_search.exists(*m_current))
        m_current.reset();
    if (m_seeks && !m_search.isIdle()) {
        // Rows are searched from there on, and then from the start: the first match is the nearest.
        auto first = m_search.firstFrom(m_origin);
        if (!first && m_search.isComplete())
            first = m_search.firstFrom(0);
        if (first)
            go(first);
        m_seeks = !first && !m_search.isComplete();
    }
    refresh();
}

void Finder::go(std::optional<MatchIndex> match)
{
    m_current = match;
    m_seeks = false;
    showCurrent();
    refresh();
}

void Finder::step(int direction)
{
    if (!isOpen()) {
        open();
        return;
    }
    m_state.wrapped = FindState::Wrapped::No;
    std::optional<MatchIndex> next;
    const int from = m_current ? m_current->row : std::max(0, m_view.visibleRows().first);
    if (m_current) {
        next = MatchIndex{m_current->row, m_current->index + direction};
        if (!m_search.exists(*next) || next->index < 0)
            next = direction > 0 ? m_search.firstFrom(from + 1) : m_search.lastBefore(from);
    } else {
        next = direction > 0 ? m_search.firstFrom(from) : m_search.lastBefore(from);
    }
    if (!next) {
        next = direction > 0 ? m_search.firstFrom(0) : m_search.lastBefore(m_search.rowCount());
        if (next)
            m_state.wrapped =
                direction > 0 ? FindState::Wrapped::ToStart : FindState::Wrapped::ToEnd;
    }
    if (!next)
        return refresh();
    m_origin = next->row;
    go(next);
}

void Finder::showCurrent()
{
    const MessageMatches &in = m_search.in(m_current->row);
    const Match &match = in.matches.at(m_current->index);
    if (const auto fold = foldAround(in, match))
        m_view.unfold(m_current->row, *fold);
    const auto position = placeOfCurrent();
    if (!position)
        return;
    m_view.reveal(m_current->row, position->from, position->to);
    standClear(*position);
}

/// The first lines cannot be scrolled away from the bar, so the bar moves. It stays there until
/// another match is shown: scrolling does not move it.
void Finder::standClear(const PlacedMatch &match)
{
    m_barShift = 0;
    place();
    const QPoint row = m_view.rowRect(m_current->row).topLeft() + m_view.viewport()->pos();
    const QRect bar = m_bar->surface();
    for (const QRectF &line : m_view.rows().layout(m_current->row).rectsOf(match.from, match.to)) {
        const QRect seen = line.translated(row).toAlignedRect();
        if (seen.intersects(bar))
            m_barShift = std::max(m_barShift, seen.bottom() + 1 - m_view.viewport()->y());
    }
    place();
}

std::optional<PlacedMatch> Finder::placeOfCurrent() const
{
    if (!m_current || !m_search.exists(*m_current))
        return {};
    const MessageMatches &in = m_search.in(m_current->row);
    return positionOf(in, in.matches.at(m_current->index),
                      m_view.rows().message(m_current->row).unfolded);
}

QList<MarkedText> Finder::marksOf(int row) const
{
    QList<MarkedText> marks;
    if (!isInStep() || m_search.in(row).matches.isEmpty())
        return marks;
    const MessageMatches &in = m_search.in(row);
    const Folds unfolded = m_view.rows().message(row).unfolded;
    for (int i = 0; i < in.matches.size(); ++i) {
        if (const auto position = positionOf(in, in.matches.at(i), unfolded))
            marks.append({position->from, position->to, m_current == MatchIndex{row, i}});
    }
    return marks;
}

void Finder::refresh()
{
    m_state.isWanted = !m_search.isIdle();
    m_state.count = m_search.count();
    m_state.current = m_current ? m_search.numberOf(*m_current) : 0;
    m_state.isComplete = m_search.isComplete();
    m_bar->setState(m_state);
    m_view.viewport()->update();
    m_markedTotal = -1;
    place();
}

void Finder::place()
{
    const QRect area = m_view.viewport()->geometry();
    const int margin = m_theme.px(Space::s);
    const int width = std::min(area.width() - 2 * margin, m_theme.px(Theme::findBarWidth));
    const bool mirrored = m_view.layoutDirection() == Qt::RightToLeft;
    m_bar->setSurface({mirrored ? area.left() + margin : area.right() + 1 - margin - width,
                       area.top() + m_barShift + margin, width, m_bar->surfaceHint().height()});
    placeMarks();
}

/// The view handles inserted and removed rows before the search does.
bool Finder::isInStep() const
{
    return m_search.rowCount() == m_view.rows().count();
}

void Finder::placeMarks()
{
    if (!isInStep())
        return;
    const int total = isOpen() ? m_view.rows().geometry().total() : 0;
    if (total != m_markedTotal) {
        m_markedTotal = total;
        QList<qreal> shares = isOpen() ? sharesOfAll() : QList<qreal>();
        const bool hasCurrent = isOpen() && m_current && m_search.exists(*m_current);
        m_marks->setMarks(
            shares, hasCurrent ? shareOf(m_current->row,
                                         m_search.in(m_current->row).matches.at(m_current->index))
                               : -1);
    }
    m_marks->place();
}

QList<qreal> Finder::sharesOfAll() const
{
    // No screen has more lines: a million matches need no more marks than this.
    constexpr qreal least = 1.0 / 4000;
    const RowGeometry &geometry = m_view.rows().geometry();
    const qreal total = std::max(1, geometry.total());
    QList<qreal> shares;
    for (int row = 0; row < m_search.rowCount(); ++row) {
        const QList<Match> &matches = m_search.in(row).matches;
        if (matches.isEmpty())
            continue;
        const qreal top = geometry.top(row) / total;
        const qreal height = geometry.height(row) / total;
        for (const Match &match : matches) {
            const qreal share = top + match.share * height;
            if (shares.isEmpty() || share - shares.constLast() >= least)
                shares.append(share);
        }
    }
    return shares;
}

qreal Finder::shareOf(int row, const Match &match) const
{
    const RowGeometry &geometry = m_view.rows().geometry();
    const qreal y = geometry.top(row) + match.share * qreal(geometry.height(row));
    return y / std::max(1, geometry.total());
}

} // namespace Hiwar
