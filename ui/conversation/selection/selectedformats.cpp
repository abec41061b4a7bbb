// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/selection/selectedformats.h"

#include "ui/block/blocktext.h"
#include "ui/conversation/selection/cutblocks.h"
#include "ui/markdown/markdown.h"
#include "ui/markdown/tohtml.h"

#include <limits>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr int endless = std::numeric_limits<int>::max();

/// The selected part of one message.
struct Part
{
    ShownMessage message;
    ShownBlocks shown;
    TextPosition from;
    TextPosition to;
};

/// Joins the results of `write` for every message, with the speakers' names as `name` writes them.
template<typename Write, typename Name>
QString collect(const ConversationRange &range, const MessageSource &messages,
                QLatin1StringView between, const Write &write, const Name &name)
{
    if (range.isEmpty())
        return {};
    QStringList parts;
    for (int row = range.from.row; row <= range.to.row; ++row) {
        const auto [from, to] = partOfRow(range, row);
        const ShownMessage message = messages(row);
        const Part part{message, shownBlocks(message), from, to};
        const QString text = write(part);
        if (text.isEmpty())
            continue;
        parts << (range.from.row == range.to.row ? text : name(speakerOf(message)) + text);
    }
    return parts.join(between);
}

bool coversText(const Part &part)
{
    if (part.shown.text.isEmpty() || part.from > TextPosition{int(part.shown.textBegin()), 0})
        return false;
    const int last = int(part.shown.textEnd()) - 1;
    return part.to >= TextPosition{last, int(blockText(part.shown.at(last)).whole.size())};
}

QString writtenAnew(const Blocks &blocks)
{
    QString markdown = toMarkdown(blocks);
    while (markdown.endsWith(u'\n'))
        markdown.chop(1);
    return markdown;
}

bool isTyped(const ShownMessage &message)
{
    return textOptions(message).form == TextForm::Typed;
}

/// The source of the text, and the selected blocks around it as `write` formats them.
QString aroundSource(const Part &part, QString (*write)(const Blocks &))
{
    const int begin = int(part.shown.textBegin());
    const int end = int(part.shown.textEnd());
    QStringList sections;
    if (part.from.block < begin)
        sections << write(cutBlocks(part.shown, part.from, {begin - 1, endless}));
    sections << part.message.text;
    if (part.to.block >= end && end < part.shown.size())
        sections << write(cutBlocks(part.shown, {end, 0}, part.to));
    return sections.join(u"\n\n"_s);
}

QString plainPart(const Part &part)
{
    if (isTyped(part.message) && coversText(part)) // with code fences
        return aroundSource(part, plainText);
    Blocks blocks = cutBlocks(part.shown, part.from, part.to);
    // An item that begins in the middle has no mark.
    if (!blocks.isEmpty() && part.from.offset > 0)
        blocks.first().containers.clear();
    return plainText(blocks);
}

QString markdownPart(const Part &part)
{
    if (coversText(part))
        return aroundSource(part, writtenAnew);
    if (textOptions(part.message).form != TextForm::Markdown) // not read as Markdown
        return plainPart(part);
    return writtenAnew(cutBlocks(part.shown, part.from, part.to));
}

} // namespace

QString selectedText(const ConversationRange &range, const MessageSource &messages)
{
    return collect(range, messages, "\n\n"_L1, plainPart,
                   [](const QString &speaker) -> QString { return speaker + u":\n"_s; });
}

QString selectedMarkdown(const ConversationRange &range, const MessageSource &messages)
{
    return collect(range, messages, "\n\n"_L1, markdownPart, [](const QString &speaker) -> QString {
        return u"**"_s + speaker + u":**\n\n"_s;
    });
}

QString selectedHtml(const ConversationRange &range, const MessageSource &messages)
{
    const QString body = collect(
        range, messages, "\n"_L1,
        [](const Part &part) { return toHtml(cutBlocks(part.shown, part.from, part.to)); },
        [](const QString &speaker) -> QString {
            return u"<p><b>"_s + speaker.toHtmlEscaped() + u":</b></p>\n"_s;
        });
    return u"<html><head><meta charset=\"utf-8\"><style>"_s + QLatin1StringView(typedStyle) +
           u"</style></head><body>\n"_s + body + u"</body></html>"_s;
}

ConversationRange wholeText(const ShownMessage &message, int row)
{
    const ShownBlocks shown = shownBlocks(message);
    if (shown.text.isEmpty())
        return {{row, {}}, {row, {}}};
    const int end = int(blockText(shown.text.last()).whole.size());
    return {{row, {int(shown.textBegin()), 0}}, {row, {int(shown.textEnd()) - 1, end}}};
}

MessageSource keptMessages(const ConversationRange &range, const MessageSource &messages)
{
    QList<ShownMessage> kept;
    for (int row = range.from.row; row <= range.to.row; ++row)
        kept.append(messages(row));
    return [kept, first = range.from.row](int row) { return kept.value(row - first); };
}

} // namespace Hiwar
