// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/block/tabletext.h"

#include <QRegularExpression>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

bool isNumber(const QString &text)
{
    static const QRegularExpression number(
        u"^[+-]?[0-9]([0-9.,'\\s]*[0-9])?([eE][+-]?[0-9]+)?\\s?%?$"_s);
    return number.match(text).hasMatch();
}

QString cellText(const Spans &spans)
{
    QString text;
    for (const Span &span : spans)
        text += span.text;
    const QString seen = text.trimmed();
    const bool calculates =
        !seen.isEmpty() && u"=+-@"_s.contains(seen.front()) && seen.size() > 1 && !isNumber(seen);
    return calculates ? u'\'' + text : text;
}

QString withoutBreaks(QString text)
{
    return text.replace(u'\n', u' ').replace(u'\t', u' ');
}

QString quoted(const QString &text)
{
    static const QRegularExpression special(u"[\",\\r\\n]|^\\s|\\s$"_s);
    if (!special.match(text).hasMatch())
        return text;
    return u'"' + QString(text).replace(u'"', u"\"\""_s) + u'"';
}

} // namespace

QString tabSeparated(const Table &table)
{
    QStringList rows;
    for (const QList<Spans> &row : table.rows) {
        QStringList cells;
        for (const Spans &cell : row)
            cells << withoutBreaks(cellText(cell));
        rows << cells.join(u'\t');
    }
    return rows.join(u'\n');
}

QString commaSeparated(const Table &table)
{
    QString out;
    for (const QList<Spans> &row : table.rows) {
        QStringList cells;
        for (const Spans &cell : row)
            cells << quoted(cellText(cell));
        out += cells.join(u',') + u"\r\n"_s;
    }
    return out;
}

} // namespace Hiwar
