// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/comparetext.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

using Kind = ComparedRun::Kind;

struct CompareTextTr
{
    Q_DECLARE_TR_FUNCTIONS(Compare)
};

constexpr QChar isolate = QChar(0x2068);
constexpr QChar isolateEnd = QChar(0x2069);

bool isLineEnd(QChar c)
{
    return c == u'\n' || c == u'\r' || c == QChar::ParagraphSeparator;
}

/// What the document of a text view would take for its own, or drop.
QChar shownLetter(QChar c)
{
    const bool isOfDocument = c.unicode() == 0xFDD0 || c.unicode() == 0xFDD1;
    const bool isControl = c.category() == QChar::Other_Control && c != u'\t';
    return isOfDocument || isControl || c == QChar::ObjectReplacementCharacter
               ? QChar(QChar::ReplacementCharacter)
               : c;
}

/// "U+200B", where there is nothing but letters that cannot be seen; else empty.
QString codesOf(QStringView text)
{
    constexpr qsizetype most = 4;
    QStringList codes;
    for (const QChar c : text) {
        if (c.category() != QChar::Other_Format)
            return {};
        if (codes.size() < most)
            codes << u"U+%1"_s.arg(int(c.unicode()), 4, 16, QChar(u'0')).toUpper();
    }
    return codes.join(u' ');
}

class TextBuilder
{
public:
    [[nodiscard]] bool isAtLineStart() const
    {
        return m_made.text.isEmpty() || m_made.text.endsWith(u'\n');
    }
    [[nodiscard]] int lines() const { return m_lines; }

    /// Text with at most one line end, at its end.
    void add(QStringView text, const CompareMark &like)
    {
        const int start = int(m_made.text.size());
        bool isEnded = false;
        for (const QChar c : text) {
            if (!isLineEnd(c))
                m_made.text += shownLetter(c);
            isEnded |= isLineEnd(c);
        }
        if (isEnded)
            endLine();
        mark(start, like);
    }

    void addSign(const QString &sign, CompareMark like)
    {
        const int start = int(m_made.text.size());
        m_made.text += sign;
        like.isSign = true;
        mark(start, like);
    }

    /// Empty paragraphs up to so many.
    void fill(int lines)
    {
        const int start = int(m_made.text.size());
        while (m_lines < lines)
            endLine();
        mark(start, {.isSign = true});
    }

    CompareText take() { return std::move(m_made); }

private:
    void endLine()
    {
        m_made.text += u'\n';
        ++m_lines;
    }

    void mark(int start, CompareMark like)
    {
        like.start = start;
        like.length = int(m_made.text.size()) - start;
        if (like.length == 0 || (like.kind == Kind::Equal && !like.isSign))
            return;
        if (!m_made.marks.isEmpty()) {
            CompareMark &last = m_made.marks.last();
            const bool isSame = last.kind == like.kind && last.run == like.run &&
                                last.isSign == like.isSign && last.end() == start;
            if (isSame) {
                last.length += like.length;
                return;
            }
        }
        m_made.marks.append(like);
    }

    CompareText m_made;
    int m_lines = 0;
};

/// The text piece by piece, each up to the end of its line.
template<typename Function>
void eachFragment(QStringView text, Function function)
{
    qsizetype start = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (!isLineEnd(text.at(i)))
            continue;
        if (text.at(i) == u'\r' && i + 1 < text.size() && text.at(i + 1) == u'\n')
            ++i;
        function(text.sliced(start, i + 1 - start));
        start = i + 1;
    }
    if (start < text.size())
        function(text.sliced(start));
}

QString moveSign(const ComparedRun &run, int index)
{
    const bool isBelow = run.other > index;
    const QString words =
        run.kind == Kind::MovedAway
            ? (isBelow ? CompareTextTr::tr("moved to ↓") : CompareTextTr::tr("moved to ↑"))
            : (isBelow ? CompareTextTr::tr("moved from ↓") : CompareTextTr::tr("moved from ↑"));
    return u' ' + isolate + u'[' + words + u']' + isolateEnd;
}

class Comparing
{
public:
    explicit Comparing(const ShownComparison &comparison)
        : m_comparison(comparison)
        , m_changes(changesOf(comparison.runs))
    {
    }

    CompareText inOne()
    {
        TextBuilder builder;
        for (int i = 0; i < int(m_comparison.runs.size()); ++i)
            add(builder, i, m_comparison.textOf(m_comparison.runs.at(i)));
        return builder.take();
    }

    std::pair<CompareText, CompareText> beside()
    {
        TextBuilder left;
        TextBuilder right;
        for (int i = 0; i < int(m_comparison.runs.size()); ++i) {
            const ComparedRun &run = m_comparison.runs.at(i);
            if (run.kind == Kind::Equal)
                addEqual(left, right, run);
            else
                add(run.isOfSecond() ? right : left, i, m_comparison.textOf(run));
        }
        return {left.take(), right.take()};
    }

private:
    void addEqual(TextBuilder &left, TextBuilder &right, const ComparedRun &run) const
    {
        const QStringView before =
            QStringView(m_comparison.first.text).sliced(run.first, run.firstLength);
        QList<QStringView> rest;
        eachFragment(m_comparison.textOf(run), [&rest](QStringView piece) { rest.append(piece); });
        qsizetype at = 0;
        eachFragment(before, [&](QStringView piece) {
            align(left, right);
            left.add(piece, {});
            if (at < rest.size())
                right.add(rest.at(at++), {});
        });
        while (at < rest.size())
            right.add(rest.at(at++), {});
    }

    static void align(TextBuilder &left, TextBuilder &right)
    {
        if (!left.isAtLineStart() || !right.isAtLineStart())
            return;
        left.fill(right.lines());
        right.fill(left.lines());
    }

    void add(TextBuilder &builder, int index, QStringView text)
    {
        const ComparedRun &run = m_comparison.runs.at(index);
        while (m_change < m_changes.size() && m_changes.at(m_change).last < index)
            ++m_change;
        const bool isEqual = run.kind == Kind::Equal;
        const CompareMark mark{
            .kind = run.kind, .change = isEqual ? -1 : int(m_change), .run = isEqual ? -1 : index};
        if (isEqual)
            return eachFragment(text, [&](QStringView piece) { builder.add(piece, mark); });
        const QStringView words = text.trimmed();
        if (const QString codes = codesOf(text); !codes.isEmpty())
            builder.addSign(codes, mark);
        const qsizetype wordsEnd =
            words.isEmpty() ? text.size() : words.data() + words.size() - text.data();
        eachFragment(text.first(wordsEnd), [&](QStringView piece) {
            if (words.isEmpty() && isLineEnd(piece.back()))
                builder.addSign(u"¶"_s, mark); // else nobody would see it
            builder.add(piece, mark);
        });
        if (run.isMoved())
            builder.addSign(moveSign(run, index), mark);
        eachFragment(text.sliced(wordsEnd), [&](QStringView piece) { builder.add(piece, mark); });
    }

    const ShownComparison &m_comparison;
    QList<ComparedChange> m_changes;
    qsizetype m_change = 0; // of the run that was added last
};

} // namespace

std::span<const CompareMark> CompareText::marksIn(int from, int to) const
{
    const auto first =
        std::lower_bound(marks.begin(), marks.end(), from,
                         [](const CompareMark &mark, int offset) { return mark.end() <= offset; });
    const auto last =
        std::lower_bound(first, marks.end(), to,
                         [](const CompareMark &mark, int offset) { return mark.start < offset; });
    return {first, last};
}

const CompareMark *CompareText::markAt(int offset) const
{
    const auto found = marksIn(offset, offset + 1);
    return found.empty() ? nullptr : &found.front();
}

const CompareMark *CompareText::firstOf(int change) const
{
    const auto found = std::find_if(marks.begin(), marks.end(), [change](const CompareMark &mark) {
        return mark.change == change;
    });
    return change < 0 || found == marks.end() ? nullptr : &*found;
}

const CompareMark *CompareText::firstOfRun(int run) const
{
    const auto found = std::find_if(marks.begin(), marks.end(),
                                    [run](const CompareMark &mark) { return mark.run == run; });
    return run < 0 || found == marks.end() ? nullptr : &*found;
}

QString CompareText::written(int from, int to) const
{
    QString all;
    int at = from;
    for (const CompareMark &mark : marksIn(from, to)) {
        if (!mark.isSign)
            continue;
        all += QStringView(text).sliced(at, std::max(0, mark.start - at));
        at = std::min(to, mark.end());
    }
    return all.append(QStringView(text).sliced(at, to - at));
}

QList<ComparedChange> changesOf(const QList<ComparedRun> &runs)
{
    QList<ComparedChange> changes;
    for (int i = 0; i < int(runs.size()); ++i) {
        const ComparedRun &run = runs.at(i);
        if (run.kind == Kind::Equal)
            continue;
        const bool goesOn = !changes.isEmpty() && changes.constLast().last == i - 1 &&
                            !run.isMoved() && !runs.at(i - 1).isMoved();
        if (goesOn)
            changes.last().last = i;
        else
            changes.append({i, i});
    }
    return changes;
}

CompareText inOneText(const ShownComparison &comparison)
{
    return Comparing(comparison).inOne();
}

std::pair<CompareText, CompareText> besideEachOther(const ShownComparison &comparison)
{
    return Comparing(comparison).beside();
}

} // namespace Hiwar
