// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/titlefrom.h"

#include "app/text/plainfilename.h"

#include <QRegularExpression>
#include <QTextBoundaryFinder>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

/// Marks before the words of a line: headings, quotes, list marks, tasks.
const QRegularExpression &leadingMarks()
{
    static const QRegularExpression re(
        uR"(^(?:\s*(?:#{1,6}(?=\s)|>|[-*+](?=\s)|\d{1,9}[.)](?=\s)|\[[ xX]\](?=\s)))+\s*)"_s);
    return re;
}

QString withoutMarks(QString line)
{
    static const QRegularExpression hidden(
        uR"([\p{Cc}\x{061C}\x{200B}\x{202A}-\x{202E}\x{2066}-\x{2069}\x{FEFF}])"_s);
    static const QRegularExpression fence(uR"(^\s*(?:`{3,}[^`]*|~{3,}.*)$)"_s);
    static const QRegularExpression rule(uR"(^\s*(?:[-*_=]\s*){3,}$)"_s);
    static const QRegularExpression link(uR"(!?\[([^\]]*)\]\([^)]*\))"_s);
    static const QRegularExpression code(uR"((`+)(.+?)\1)"_s);
    static const QRegularExpression stars(uR"((\*{2,3}|~~)(?=\S)(.+?)(?<=\S)\1)"_s);
    // Between words it means multiplication.
    static const QRegularExpression star(uR"((?<!\w)(\*)(?=\S)(.+?)(?<=\S)\1(?!\w))"_s);
    static const QRegularExpression lowLines(uR"((?<!\w)(_{1,3})(?=\S)(.+?)(?<=\S)\1(?!\w))"_s);
    static const QRegularExpression closingMarks(uR"(\s#+\s*$)"_s);

    line.replace(u'\t', u' ').remove(hidden);
    if (line.contains(fence) || line.contains(rule))
        return {};
    if (line.trimmed().startsWith(u'#'))
        line.remove(closingMarks);
    line.remove(leadingMarks());
    line.replace(link, u"\\1"_s);
    line.replace(code, u"\\2"_s);
    line.replace(stars, u"\\2"_s);
    line.replace(star, u"\\2"_s);
    line.replace(lowLines, u"\\2"_s);
    return line.simplified();
}

/// The position after `count` characters as readers count them; the end when there are fewer.
qsizetype placeAfter(const QString &text, int count)
{
    QTextBoundaryFinder characters(QTextBoundaryFinder::Grapheme, text);
    for (int i = 0; i < count; ++i) {
        if (characters.toNextBoundary() < 0)
            return text.size();
    }
    return characters.position();
}

QString cut(const QString &text)
{
    const qsizetype limit = placeAfter(text, titleLength);
    if (limit >= text.size())
        return text;
    // Cut where a line may break: at spaces, and anywhere in scripts without them.
    QTextBoundaryFinder breaks(QTextBoundaryFinder::Line, text);
    breaks.setPosition(limit);
    qsizetype end = breaks.isAtBoundary() ? limit : breaks.toPreviousBoundary();
    if (end < placeAfter(text, titleLength / 2))
        end = limit;
    static const QRegularExpression loose(uR"([\s\p{Pd},;:،؛]+$)"_s);
    return text.left(end).remove(loose) + u'…';
}

} // namespace

QString titleFrom(const QString &question)
{
    static const QRegularExpression lineEnd(uR"([\n\r\x{2028}\x{2029}])"_s);
    // A long paste may follow; a title is only searched for near the top.
    const QStringList lines = question.left(16 * 1024).split(lineEnd, Qt::SkipEmptyParts);
    for (const QString &line : lines) {
        // More of a line is never shown, and pairing marks takes more than linear time.
        if (const QString words = withoutMarks(line.left(1024)); !words.isEmpty())
            return cut(words);
    }
    return {};
}

QString titleOf(const MessageNode &question)
{
    const QString title = titleFrom(question.content);
    return title.isEmpty() && !question.attachments.isEmpty()
               ? cut(plainFileName(question.attachments.constFirst().name))
               : title;
}

} // namespace Hiwar
