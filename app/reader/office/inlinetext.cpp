// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/office/inlinetext.h"

#include "app/reader/office/cleantext.h"

namespace Hiwar {

namespace {

using namespace Qt::StringLiterals;

bool isAddress(const QString &link)
{
    return link.startsWith("http://"_L1, Qt::CaseInsensitive) ||
           link.startsWith("https://"_L1, Qt::CaseInsensitive) ||
           link.startsWith("mailto:"_L1, Qt::CaseInsensitive);
}

QString emphasised(const QString &text, const InlineStyle &style)
{
    const QString inner = text.trimmed();
    if (inner.isEmpty())
        return text;
    QString mark;
    if (style.bold)
        mark += u"**"_s;
    if (style.italic)
        mark += u'*';
    if (style.struck)
        mark += u"~~"_s;
    QString end(mark);
    std::reverse(end.begin(), end.end());
    if (style.code && !inner.contains(u'`')) {
        mark += u'`';
        end.prepend(u'`');
    }
    if (mark.isEmpty())
        return text;
    // A mark beside a space is none.
    const qsizetype first = text.indexOf(inner);
    return text.first(first) + mark + inner + end + text.sliced(first + inner.size());
}

QString linked(const QString &text, const QString &link)
{
    const QString inner = text.trimmed();
    if (!isAddress(link) || inner.isEmpty())
        return text;
    QString address = cleanLine(link);
    if (inner == address || u"mailto:"_s + inner == address)
        return text;
    address.replace(u' ', "%20"_L1).replace(u'(', "%28"_L1).replace(u')', "%29"_L1);
    QString shown = inner;
    shown.replace(u'[', u"\\["_s).replace(u']', u"\\]"_s);
    const qsizetype first = text.indexOf(inner);
    return text.first(first) + u'[' + shown + u"]("_s + address + u')' +
           text.sliced(first + inner.size());
}

} // namespace

void InlineText::add(QStringView text, const InlineStyle &style)
{
    const QString clean = cleanText(text);
    if (clean.isEmpty())
        return;
    if (!m_runs.isEmpty() && m_runs.last().style == style)
        m_runs.last().text += clean;
    else
        m_runs.append({clean, style});
}

void InlineText::addCollapsed(QStringView text, const InlineStyle &style)
{
    QString collapsed;
    collapsed.reserve(text.size());
    QChar last = m_runs.isEmpty() ? QChar(u' ') : m_runs.last().text.back();
    for (const QChar c : text) {
        const bool isSpace = c == u' ' || c == u'\n' || c == u'\t' || c == u'\r' || c == u'\f';
        if (isSpace && (last == u' ' || last == u'\n'))
            continue;
        last = isSpace ? QChar(u' ') : c;
        collapsed.append(last);
    }
    add(collapsed, style);
}

QString InlineText::markdown() const
{
    QString all;
    QString group;
    for (qsizetype i = 0; i < m_runs.size(); ++i) {
        const Run &run = m_runs[i];
        group += emphasised(run.text, run.style);
        if (i + 1 < m_runs.size() && m_runs[i + 1].style.link == run.style.link)
            continue;
        all += linked(group, run.style.link);
        group.clear();
    }
    return all.trimmed();
}

QString InlineText::plain() const
{
    QString all;
    for (const Run &run : m_runs)
        all += run.text;
    return all.trimmed();
}

QString InlineText::takeMarkdown()
{
    const QString all = markdown();
    m_runs.clear();
    return all;
}

} // namespace Hiwar
