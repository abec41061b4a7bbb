// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markdown/markdown.h"

#include "ui/markdown/markdownfragment.h"
#include "ui/markdown/markdownlimit.h"

#include <QUrl>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

QString textOf(const Spans &spans)
{
    QString out;
    for (const Span &span : spans)
        out += span.text;
    return out;
}

QString textOf(const Block &block)
{
    switch (block.kind) {
    case Block::Kind::Paragraph:
    case Block::Kind::Formula:
    case Block::Kind::Heading:
    case Block::Kind::Typed:
        return textOf(block.spans);
    case Block::Kind::Code:
        return block.code;
    case Block::Kind::Rule:
        return u"———"_s;
    case Block::Kind::Table:
        break;
    }
    QStringList rows;
    for (const auto &row : block.table.rows) {
        QStringList cells;
        for (const Spans &cell : row)
            cells << textOf(cell);
        rows << cells.join(u'\t');
    }
    return rows.join(u'\n');
}

} // namespace

Blocks parseMarkdown(const QString &text, const MarkdownOptions &options)
{
    const qsizetype end = options.form == TextForm::Markdown ? markdownEnd(text) : text.size();
    if (end == text.size())
        return parseFragment(text, options).blocks;
    MarkdownOptions finished = options;
    finished.growing = false;
    return parseFragment(text.first(end), finished).blocks + Blocks{unreadBlock(text.mid(end))};
}

QString pictureName(const Span &picture)
{
    // A picture in the text itself has no host, and its link may be long.
    const bool isData = picture.link.startsWith("data:"_L1, Qt::CaseInsensitive);
    const QString host = isData ? QString() : QUrl(picture.link).host();
    const qsizetype around = host.isEmpty() ? 2 : 2 + 3 + host.size(); // "[name · host]"
    return picture.text.mid(1, picture.text.size() - around);
}

QString markText(const Container &container)
{
    const QString task = container.task == TaskMark::None   ? QString()
                         : container.task == TaskMark::Done ? u"[x] "_s
                                                            : u"[ ] "_s;
    switch (container.kind) {
    case Container::Kind::Quote:
        return {};
    case Container::Kind::Bullet:
        return u"- "_s + task;
    case Container::Kind::Number:
        return QString::number(container.number) + u". "_s + task;
    }
    return {};
}

QString plainText(const Blocks &blocks)
{
    QString out;
    for (const Block &block : blocks) {
        if (!out.isEmpty())
            out += block.tight ? u"\n"_s : u"\n\n"_s;
        QString first;
        QString rest;
        for (const Container &container : block.containers) {
            if (container.kind == Container::Kind::Quote)
                continue;
            first += container.startsHere ? markText(container) : u"  "_s;
            rest += u"  "_s;
        }
        QString body = textOf(block);
        if (!rest.isEmpty())
            body.replace(u'\n', u'\n' + rest);
        out += first + body;
    }
    return out;
}

} // namespace Hiwar
