// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/wire/thinksplitter.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

struct Tag
{
    QLatin1StringView open;
    QLatin1StringView close;
};

constexpr Tag tags[]{{"<think>"_L1, "</think>"_L1},
                     {"<thinking>"_L1, "</thinking>"_L1},
                     {"<thought>"_L1, "</thought>"_L1}};

/// If more blanks than this follow a tag, it is not at the end of its line.
constexpr qsizetype maxBlanksAfterTag = 64;

bool isBlank(QChar c)
{
    return c == u' ' || c == u'\t' || c == u'\r';
}

/// Whether further text could complete one of the tags.
bool mayBecome(QStringView text, QLatin1StringView Tag::*which)
{
    return std::ranges::any_of(tags, [=](const Tag &tag) {
        return text.size() < (tag.*which).size() && (tag.*which).startsWith(text);
    });
}

const Tag *tagAt(QStringView text, QLatin1StringView Tag::*which)
{
    const auto found =
        std::ranges::find_if(tags, [=](const Tag &tag) { return text.startsWith(tag.*which); });
    return found == std::end(tags) ? nullptr : found;
}

} // namespace

ThinkSplitter::Split ThinkSplitter::feed(const QString &piece)
{
    const bool isPlain = m_state == State::Answer || (m_state == State::Open && !m_mayClose &&
                                                      !m_atLine && !piece.contains(u'\n'));
    if (isPlain && m_held.isEmpty() && m_blanks.isEmpty()) {
        m_hasGivenText |= !piece.isEmpty();
        return {.textWasReasoning = false, .reasoning = {}, .text = piece};
    }
    m_held += piece;
    run(false);
    return take();
}

ThinkSplitter::Split ThinkSplitter::finish()
{
    run(true);
    if (m_state != State::Thought && !m_hadThought)
        giveText({});
    return take();
}

ThinkSplitter::Split ThinkSplitter::take()
{
    m_hasGivenText |= !m_split.text.isEmpty();
    return std::exchange(m_split, {});
}

void ThinkSplitter::run(bool isLast)
{
    QStringView rest = m_held;
    Step step = Step::Done;
    while (step == Step::Done && !rest.isEmpty()) {
        switch (m_state) {
        case State::Start:
            step = start(rest, isLast);
            break;
        case State::Thought:
            step = think(rest, isLast);
            break;
        case State::Open:
            step = m_atLine ? beginLine(rest, isLast) : read(rest, isLast);
            break;
        case State::Answer:
            giveText(std::exchange(rest, {}));
            break;
        }
    }
    m_held = rest.toString();
}

ThinkSplitter::Step ThinkSplitter::start(QStringView &rest, bool isLast)
{
    holdBlanks(rest, true);
    if (rest.isEmpty())
        return Step::NeedMore;
    if (const Tag *tag = tagAt(rest, &Tag::open)) {
        rest = rest.sliced(tag->open.size());
        m_tag = tag->close;
        m_blanks = m_hasGivenThought ? u"\n\n"_s : QString();
        m_hadThought = true;
        m_state = State::Thought;
        return Step::Done;
    }
    if (const Tag *tag = tagAt(rest, &Tag::close); tag && !m_hadThought) {
        rest = rest.sliced(tag->close.size());
        closeThought();
        return Step::Done;
    }
    const bool mayClose = !m_hadThought && mayBecome(rest, &Tag::close);
    if (!isLast && (mayClose || mayBecome(rest, &Tag::open)))
        return Step::NeedMore;
    if (m_hadThought)
        m_blanks.clear(); // they separate the thought from the answer
    m_state = m_mayClose && !m_hadThought ? State::Open : State::Answer;
    return Step::Done;
}

ThinkSplitter::Step ThinkSplitter::think(QStringView &rest, bool isLast)
{
    const qsizetype tag = rest.indexOf(u'<');
    if (tag != 0) {
        giveThought(rest.first(tag < 0 ? rest.size() : tag));
        rest = rest.sliced(tag < 0 ? rest.size() : tag);
        return Step::Done;
    }
    if (!rest.startsWith(m_tag)) {
        if (!isLast && m_tag.startsWith(rest))
            return Step::NeedMore;
        giveThought(rest.first(1));
        rest = rest.sliced(1);
        return Step::Done;
    }
    // A thought may mention the tag in a code span. Only this narrow form: a span that never ends
    // must not swallow the answer.
    if (m_before == u'`' && m_blanks.isEmpty()) {
        if (rest.size() == m_tag.size() && !isLast)
            return Step::NeedMore;
        if (rest.size() > m_tag.size() && rest.at(m_tag.size()) == u'`') {
            giveThought(rest.first(m_tag.size()));
            rest = rest.sliced(m_tag.size());
            return Step::Done;
        }
    }
    rest = rest.sliced(m_tag.size());
    closeThought();
    return Step::Done;
}

/// Whether this line consists of a closing tag.
ThinkSplitter::Step ThinkSplitter::beginLine(QStringView &rest, bool isLast)
{
    if (!m_mayClose) {
        m_state = State::Answer;
        return Step::Done;
    }
    holdBlanks(rest, false);
    if (rest.isEmpty())
        return Step::NeedMore;
    if (const Tag *tag = tagAt(rest, &Tag::close); tag && m_fence.isNull()) {
        const QStringView after = rest.sliced(tag->close.size());
        const auto end = std::find_if_not(after.cbegin(), after.cend(), isBlank);
        const qsizetype blanks = end - after.cbegin();
        const bool isOpen = end == after.cend();
        if (isOpen && !isLast && blanks <= maxBlanksAfterTag)
            return Step::NeedMore;
        if (blanks <= maxBlanksAfterTag && (isOpen || *end == u'\n')) {
            rest = after;
            closeThought();
            return Step::Done;
        }
    } else if (!isLast && (mayBecome(rest, &Tag::close) || rest == u"`" || rest == u"``" ||
                           rest == u"~" || rest == u"~~")) {
        return Step::NeedMore;
    }
    if (rest.startsWith(u"```") || rest.startsWith(u"~~~")) {
        if (m_fence.isNull())
            m_fence = rest.front();
        else if (m_fence == rest.front())
            m_fence = {};
    }
    m_atLine = false;
    m_before = u'\n';
    m_isInSpan = false;
    return Step::Done;
}

/// Adds the rest of the line, up to the first possible tag.
ThinkSplitter::Step ThinkSplitter::read(QStringView &rest, bool isLast)
{
    const auto end = std::ranges::find_if(rest, [](QChar c) { return c == u'\n' || c == u'<'; });
    if (end == rest.begin() && *end == u'<')
        return readTag(rest, isLast);
    m_atLine = end != rest.end() && *end == u'\n';
    const qsizetype size = (end - rest.begin()) + (m_atLine ? 1 : 0);
    giveLine(rest.first(size));
    rest = rest.sliced(size);
    return Step::Done;
}

ThinkSplitter::Step ThinkSplitter::readTag(QStringView &rest, bool isLast)
{
    const Tag *closing = m_fence.isNull() ? tagAt(rest, &Tag::close) : nullptr;
    if (closing) {
        const QStringView after = rest.sliced(closing->close.size());
        if (after.isEmpty() && !isLast)
            return Step::NeedMore;
        if (m_mayClose && closesWithinLine(after)) {
            rest = after;
            closeThought();
            return Step::Done;
        }
    } else if (!isLast && (mayBecome(rest, &Tag::close) || mayBecome(rest, &Tag::open))) {
        return Step::NeedMore;
    }
    m_hasOpening |= tagAt(rest, &Tag::open) != nullptr;
    giveLine(rest.first(1));
    rest = rest.sliced(1);
    return Step::Done;
}

bool ThinkSplitter::closesWithinLine(QStringView after) const
{
    constexpr QStringView quotesBefore(u"`'\"“‘«([/");
    constexpr QStringView quotesAfter(u"`'”’»)].,;:!?");
    if (m_hasOpening || m_isInSpan || quotesBefore.contains(m_before))
        return false;
    if (after.isEmpty())
        return true;
    const bool isApart = m_before.isSpace() && isBlank(after.front());
    return !isApart && !quotesAfter.contains(after.front());
}

void ThinkSplitter::giveLine(QStringView part)
{
    if (part.isEmpty())
        return;
    m_isInSpan = m_isInSpan != (part.count(u'`') % 2 == 1);
    m_before = part.back();
    if (m_before == u'\n')
        m_isInSpan = false;
    giveText(part);
}

void ThinkSplitter::holdBlanks(QStringView &rest, bool lineEndsToo)
{
    qsizetype size = 0;
    while (size < rest.size() && (lineEndsToo ? rest.at(size).isSpace() : isBlank(rest.at(size))))
        ++size;
    m_blanks += rest.first(size);
    rest = rest.sliced(size);
}

void ThinkSplitter::giveText(QStringView text)
{
    m_split.text += std::exchange(m_blanks, {});
    m_split.text += text;
}

/// Without the blanks before and after the whole thought.
void ThinkSplitter::giveThought(QStringView thought)
{
    const QStringView words = thought.trimmed();
    if (words.isEmpty()) {
        m_blanks += thought;
        return;
    }
    const qsizetype before = words.data() - thought.data();
    if (std::exchange(m_hasGivenThought, true)) {
        m_split.reasoning += m_blanks;
        m_split.reasoning += thought.first(before);
    }
    m_split.reasoning += words;
    m_before = words.back();
    m_blanks = thought.sliced(before + words.size()).toString();
}

/// All text so far was thought; the answer follows.
void ThinkSplitter::closeThought()
{
    if (m_state == State::Open) {
        m_split.textWasReasoning = m_hasGivenText;
        m_split.reasoning += std::exchange(m_split.text, {});
        m_hasGivenThought = true;
    }
    m_blanks.clear();
    m_hadThought = true;
    m_state = State::Start;
}

} // namespace Hiwar
