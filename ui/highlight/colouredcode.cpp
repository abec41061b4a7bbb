// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/highlight/colouredcode.h"

#include <QDeadlineTimer>

#include <algorithm>

namespace Hiwar {

namespace {

/// The batch read between two checks of the deadline.
constexpr int batchLines = 64;
constexpr int batchCharacters = 4096;

} // namespace

ColouredCode::ColouredCode(std::unique_ptr<Highlighter> highlighter)
    : m_highlighter(std::move(highlighter))
{
}

void ColouredCode::setText(const QString &text)
{
    int same = int(m_text.size());
    if (!text.startsWith(m_text)) // if it has only grown, this check is faster
        same = int(std::mismatch(m_text.cbegin(), m_text.cend(), text.cbegin(), text.cend()).first -
                   m_text.cbegin());
    const bool changed = same < m_text.size() || same < text.size();
    // A line counts as read when its end is there: more text may change its meaning.
    const auto isWhole = [&](const Line &line) {
        return line.end <= same && m_text.at(line.end - 1) == u'\n';
    };
    size_t keep = m_lines.size();
    while (changed && keep > 0 && !isWhole(m_lines[keep - 1]))
        --keep;
    if (keep < m_lines.size()) {
        m_lines.resize(keep);
        m_spans.resize(keep == 0 ? 0 : m_lines.back().spans);
        m_highlighter->returnTo(int(keep));
    }
    m_text = text;
    m_cutShort = m_cutShort && !changed;
}

void ColouredCode::readBatch()
{
    const int from = readEnd();
    const size_t first = m_lines.size();
    int end = from;
    while (end < m_text.size() && m_lines.size() - first < batchLines &&
           end - from < batchCharacters) {
        const qsizetype newline = m_text.indexOf(u'\n', end);
        const int next = newline < 0 ? int(m_text.size()) : int(newline) + 1;
        if (next - end > longestLine) {
            m_cutShort = true;
            break;
        }
        end = next;
        m_lines.push_back({end, 0});
    }
    if (end == from)
        return;
    const bool closed = m_text.at(end - 1) == u'\n';
    const RoleSpans spans =
        m_highlighter->read(QStringView(m_text).mid(from, end - from - (closed ? 1 : 0)));
    size_t line = first;
    for (const RoleSpan &span : spans) {
        for (int start = from + span.start, last = start + span.length; start < last;) {
            while (start >= m_lines[line].end)
                m_lines[line++].spans = m_spans.size();
            const int stop = std::min(last, m_lines[line].end);
            // The line end has no colour: it arrives with the line or later.
            const bool ends = m_text.at(stop - 1) == u'\n';
            if (const int length = stop - start - (ends ? 1 : 0); length > 0)
                m_spans.push_back({start, length, span.role});
            start = stop;
        }
    }
    for (; line < m_lines.size(); ++line)
        m_lines[line].spans = m_spans.size();
}

bool ColouredCode::readTo(int end, const QDeadlineTimer &deadline)
{
    m_cutShort = m_cutShort || m_text.size() > longestText;
    end = std::min(end, int(m_text.size()));
    while (!m_cutShort && readEnd() < end) {
        if (deadline.hasExpired())
            return false;
        readBatch();
    }
    return true;
}

int ColouredCode::known() const
{
    return m_cutShort ? int(m_text.size()) : readEnd();
}

RoleSpans ColouredCode::spansIn(int from, int to) const
{
    RoleSpans out;
    const auto first = std::lower_bound(
        m_spans.begin(), m_spans.end(), from,
        [](const RoleSpan &span, int position) { return span.start + span.length <= position; });
    for (auto span = first; span != m_spans.end() && span->start < to; ++span) {
        const int start = std::max(span->start, from);
        const int end = std::min(span->start + span->length, to);
        appendSpan(out, {start, end - start, span->role});
    }
    return out;
}

} // namespace Hiwar
