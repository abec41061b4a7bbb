// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/foreign/thinking.h"

#include <QHash>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

void addThought(MessageNode &reply, const QString &thought)
{
    if (thought.isEmpty())
        return;
    if (!reply.reasoning.isEmpty())
        reply.reasoning += "\n\n"_L1;
    reply.reasoning += thought;
}

QString plainText(QString html)
{
    return html.replace("&lt;"_L1, "<"_L1)
        .replace("&gt;"_L1, ">"_L1)
        .replace("&quot;"_L1, "\""_L1)
        .replace("&#x27;"_L1, "'"_L1)
        .replace("&#39;"_L1, "'"_L1)
        .replace("&amp;"_L1, "&"_L1);
}

/// name="value" of a tag; a value ends at the next quote.
QHash<QString, QString> attributesOf(QStringView tag)
{
    QHash<QString, QString> attributes;
    for (qsizetype at = tag.indexOf("=\""_L1); at >= 0; at = tag.indexOf("=\""_L1, at)) {
        const qsizetype begin = at + 2;
        const qsizetype end = tag.indexOf(u'"', begin);
        if (end < 0)
            break;
        const qsizetype space = tag.first(at).lastIndexOf(u' ');
        attributes.insert(tag.sliced(space + 1, at - space - 1).toString(),
                          plainText(tag.sliced(begin, end - begin).toString()));
        at = end + 1;
    }
    return attributes;
}

/// The lines of a quotation without their marks, and without the summary before them.
QString quotedText(QStringView body)
{
    const auto summary = "</summary>"_L1;
    if (const qsizetype end = body.indexOf(summary); end >= 0)
        body = body.sliced(end + summary.size());
    QStringList lines;
    for (const QStringView line : body.trimmed().split(u'\n')) {
        QString text = plainText(line.toString());
        if (text.startsWith("> "_L1))
            text = text.sliced(2);
        else if (text == ">"_L1)
            text.clear();
        lines.append(text);
    }
    return lines.join(u'\n').trimmed();
}

/// Returns whether the block was taken out of the text.
bool takeDetails(MessageNode &reply, QStringView tag, QStringView body, int &results)
{
    const QHash<QString, QString> attributes = attributesOf(tag);
    const QString type = attributes.value(u"type"_s);
    if (type == "reasoning"_L1) {
        addThought(reply, quotedText(body));
        bool isNumber = false;
        const double seconds = attributes.value(u"duration"_s).toDouble(&isNumber);
        if (isNumber && seconds >= 0 && seconds < 1e7)
            reply.reasoningTime = std::max(reply.reasoningTime, std::chrono::milliseconds(0)) +
                                  std::chrono::milliseconds(qint64(seconds * 1000));
        return true;
    }
    if (type != "tool_calls"_L1)
        return false;
    reply.toolCalls.append({.id = attributes.value(u"id"_s),
                            .name = attributes.value(u"name"_s),
                            .arguments = attributes.value(u"arguments"_s)});
    if (!attributes.value(u"result"_s).isEmpty() || !quotedText(body).isEmpty())
        ++results;
    return true;
}

} // namespace

void separateThinking(MessageNode &reply)
{
    const struct
    {
        QLatin1StringView begin, end;
    } marks[] = {{"<think>"_L1, "</think>"_L1},
                 {"<thinking>"_L1, "</thinking>"_L1},
                 {":::thinking"_L1, "\n:::"_L1}};
    const QStringView text = QStringView(reply.content);
    const QStringView said = text.trimmed();
    for (const auto &mark : marks) {
        const qsizetype end = said.startsWith(mark.begin) ? said.indexOf(mark.end) : -1;
        if (end < 0)
            continue;
        addThought(reply,
                   said.sliced(mark.begin.size(), end - mark.begin.size()).trimmed().toString());
        reply.content = said.sliced(end + mark.end.size()).trimmed().toString();
        return;
    }
}

int separateDetails(MessageNode &reply)
{
    const auto begin = "<details type=\""_L1;
    const auto end = "</details>"_L1;
    const QString text = reply.content;
    const QStringView view(text);
    QString kept;
    int results = 0;
    qsizetype done = 0;
    for (qsizetype at = view.indexOf(begin); at >= 0; at = view.indexOf(begin, at)) {
        const qsizetype tagEnd = view.indexOf(u'>', at);
        const qsizetype close = tagEnd < 0 ? -1 : view.indexOf(end, tagEnd);
        if (close < 0)
            break;
        const QStringView tag = view.sliced(at, tagEnd - at);
        const qsizetype next = close + end.size();
        if (takeDetails(reply, tag, view.sliced(tagEnd + 1, close - tagEnd - 1), results)) {
            kept += view.sliced(done, at - done);
            done = next;
        }
        at = next;
    }
    if (done > 0) {
        kept += view.sliced(done);
        reply.content = kept.trimmed();
    }
    return results;
}

} // namespace Hiwar
