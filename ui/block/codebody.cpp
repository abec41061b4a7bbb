// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/block/codebody.h"

#include "ui/highlight/codelanguage.h"
#include "ui/theme/theme.h"

#include <QDeadlineTimer>
#include <QFontMetrics>

#include <algorithm>
#include <limits>
#include <utility>

namespace Hiwar {

namespace {

constexpr qreal endless = 1e6; // width for lines that are not wrapped
constexpr size_t foldedRuns = linesWhenFolded / linesPerRun;
static_assert(linesWhenFolded % linesPerRun == 0);
/// New code since the last frame is read at once, so that it is not laid out twice.
constexpr std::chrono::milliseconds growingTime{1};

TextStyle codeStyle(TextStyle style)
{
    style.text = style.codeText;
    style.ground = style.codeBackground;
    return style;
}

} // namespace

CodeBody::CodeBody(const Block &block, const Theme &theme, const TextStyle &style)
    : SideScrollingBody(theme, codeStyle(style), theme.px(Space::m), false)
{
    grow(block);
}

void CodeBody::grow(const Block &block)
{
    m_block = block;
    m_actions = codeActionsFor(block);
    if (m_colours) {
        const bool wasRead = m_colours->isRead();
        m_colours->setText(block.code);
        if (wasRead)
            m_colours->readTo(int(block.code.size()), QDeadlineTimer(growingTime));
    }
    m_isMade = false;
}

void CodeBody::makeRuns()
{
    if (std::exchange(m_isMade, true))
        return;
    m_unfoldWords = codeActionName(CodeAction::Fold, m_block, m_look);
    // The others of folded code take no memory until they are shown.
    const QList<RunText> texts =
        codeRuns(m_block.code, isFolded() ? foldedRuns : std::numeric_limits<size_t>::max());
    const size_t kept = m_runs.take(texts, [this](const RunText &run, size_t) {
        return TextRun(run, m_theme.codeFont, m_theme, m_style);
    });
    m_shownCode = m_block.code;
    for (size_t i = kept; i < m_runs.size(); ++i)
        applyColours(i);
}

/// Does nothing until the colours of the whole run are known.
void CodeBody::applyColours(size_t run)
{
    if (!m_colours || m_colours->known() < m_runs[run].end())
        return;
    const int start = m_runs[run].text().start;
    QList<QTextLayout::FormatRange> formats;
    for (const RoleSpan &span : m_colours->spansIn(start, m_runs[run].end())) {
        QTextLayout::FormatRange range{span.start - start, span.length, {}};
        range.format.setForeground(colourOf(span.role, m_theme.palette.code));
        // In a fixed font, italic text is as wide as upright.
        range.format.setFontItalic(span.role == CodeRole::Comment);
        formats.append(range);
    }
    m_runs[run].setColours(formats);
}

Colouring CodeBody::colour(Highlighting &highlighting, const QDeadlineTimer &deadline)
{
    size_t first = 0;
    while (first < m_runs.size() && m_runs[first].rect().bottom() < m_inView.top)
        ++first;
    size_t end = first;
    while (end < m_runs.size() && m_runs[end].rect().top() <= m_inView.bottom)
        ++end;
    Colouring result;
    const auto isColoured = [](const TextRun &run) { return run.hasColours(); };
    if (m_isPlain || std::all_of(m_runs.all().begin() + std::ptrdiff_t(first),
                                 m_runs.all().begin() + std::ptrdiff_t(end), isColoured))
        return result;
    if (!m_colours) {
        const CodeLanguage *language = languageOf(m_block.language);
        auto highlighter = language ? highlighting.makeFor(*language) : nullptr;
        m_isPlain = !highlighter;
        if (m_isPlain)
            return result;
        m_colours = std::make_unique<ColouredCode>(std::move(highlighter));
        m_colours->setText(m_block.code);
    }
    result.isDone = m_colours->readTo(m_runs[end - 1].end(), deadline);
    for (size_t i = first; i < end; ++i) {
        if (isColoured(m_runs[i]))
            continue;
        applyColours(i);
        result.hasChanged = result.hasChanged || isColoured(m_runs[i]);
    }
    return result;
}

bool CodeBody::setCodeLook(const CodeLook &look)
{
    if (look == m_look)
        return false;
    m_look = look;
    m_isMade = false;
    return true;
}

int CodeBody::resizeGetHeight(int width, const Extent &nearby)
{
    makeRuns();
    m_runs.dropLines(nearby);
    m_width = width;
    m_gutter = gutterWidth();
    const int room = std::max(width - 2 * m_inset - m_gutter, 1);
    qreal y = headerHeight();
    qreal widest = 0;
    for (size_t i = 0; i < m_runs.size(); ++i) {
        m_runs[i].layOut(m_look.wrapped ? room : endless, Qt::AlignLeft, nearby.seenFrom(y));
        m_runs[i].place({qreal(m_inset + m_gutter), y});
        y += m_runs[i].height();
        widest = std::max(widest, m_runs[i].naturalWidth());
    }
    m_scroll.setExtent(m_look.wrapped ? room : roundedUp(widest), room);
    m_height = roundedUp(y) + m_inset + (isFolded() ? headerHeight() : 0);
    placeBar();
    return m_height;
}

/// For the highest number, and a gap to the code.
int CodeBody::gutterWidth() const
{
    if (!m_look.numbered)
        return 0;
    const int digits = int(QString::number(lineCount(m_block)).size());
    return digits * QFontMetrics(m_theme.codeFont).horizontalAdvance(u'0') + m_theme.px(Space::m);
}

int CodeBody::headerHeight() const
{
    return m_theme.px(Space::xxxl);
}

QRect CodeBody::header() const
{
    // It moves down until only one line of code is left below it.
    const int last = std::max(m_height - 2 * headerHeight(), 0);
    return {0, std::clamp(m_inView.top, 0, last), m_width, headerHeight()};
}

QRect CodeBody::unfoldBar() const
{
    return isFolded() ? QRect(0, m_height - headerHeight(), m_width, headerHeight()) : QRect();
}

QRect CodeBody::contentArea() const
{
    const int bottom = m_height - (isFolded() ? headerHeight() : 0);
    // Code that is scrolled sideways does not run over its numbers.
    const int left = m_gutter > 0 ? m_inset + m_gutter - m_theme.px(Space::xs) : 1;
    return QRect(QPoint(left, header().bottom() + 1), QPoint(m_width - 2, bottom - 2));
}

std::pair<int, int> CodeBody::barPositions() const
{
    const QRect area = contentArea();
    return {area.top(), area.bottom() + 2 - barHeight()};
}

QRegion CodeBody::floating() const
{
    const QRegion bar = SideScrollingBody::floating();
    return header().top() > 0 ? bar + header() : bar;
}

QRect CodeBody::codeButton(CodeAction action) const
{
    if (action == CodeAction::Fold && isFolded())
        return unfoldBar();
    const qsizetype position = m_actions.indexOf(action);
    if (position < 0)
        return {};
    const QRect head = header();
    return {head.right() + 1 - int(position + 1) * head.height(), head.top(), head.height(),
            head.height()};
}

BlockHit CodeBody::hitTest(QPoint point) const
{
    BlockHit hit = hitContent(point);
    for (const CodeAction action : m_actions) {
        if (codeButton(action).contains(point))
            hit.codeAction = action;
    }
    hit.onSideBar = hit.onSideBar && !hit.codeAction;
    return hit;
}

bool CodeBody::reveal(int offset)
{
    return !isHidden(offset) && SideScrollingBody::reveal(offset);
}

bool CodeBody::isHidden(int offset) const
{
    return m_runs.size() == 0 || offset > m_runs[m_runs.size() - 1].end();
}

int CodeBody::markMiddle() const
{
    return m_theme.px(Space::l);
}

} // namespace Hiwar
