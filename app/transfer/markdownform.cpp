// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/markdownform.h"

#include "app/transfer/linevalues.h"
#include "app/transfer/transcriptmarks.h"

#include <QCoreApplication>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

QByteArray markOf(const ConversationInfo &info)
{
    ConversationInfo told;
    told.id = info.id;
    told.title = info.title;
    told.titleIsOwn = info.titleIsOwn;
    told.currentLeaf = info.currentLeaf;
    told.createdAt = info.createdAt;
    told.updatedAt = info.updatedAt;
    return Hiwar::markOf(QJsonObject{{u"conversation"_s, jsonOf(told)}});
}

QByteArray markOf(const MessageNode &node)
{
    MessageNode told;
    told.id = node.id;
    told.parentId = node.parentId;
    told.role = node.role;
    told.state = node.state;
    told.model = node.model;
    told.isByUser = node.isByUser;
    told.createdAt = node.createdAt;
    QJsonObject mark{{u"message"_s, jsonOf(told)}};
    if (!node.reasoning.isEmpty())
        mark.insert(u"reasoning"_s, true);
    if (!node.attachments.isEmpty())
        mark.insert(u"attached"_s, true);
    return Hiwar::markOf(mark);
}

QByteArray reasoningOf(const MessageNode &node)
{
    const QString summary = QCoreApplication::translate("Hiwar::Transcript", "Reasoning");
    return "<details><summary>" + summary.toHtmlEscaped().toUtf8() + "</summary>\n\n" +
           withoutMarks(node.reasoning.toUtf8()) + "\n\n" +
           Hiwar::markOf(QJsonObject{{u"answer"_s, QJsonObject()}}) + "</details>\n\n";
}

QByteArray sectionOf(const Turn &turn)
{
    const MessageNode &node = turn.node;
    QByteArray text = markOf(node) + "## " + captionOf(turn).toUtf8() + "\n\n";
    if (!node.attachments.isEmpty())
        text += '*' + attachedLine(node).toUtf8() + "*\n\n";
    if (!node.reasoning.isEmpty())
        text += reasoningOf(node);
    return text + withoutMarks(node.content.toUtf8()) + "\n\n";
}

/// As wide as the title is in a font of fixed width.
QByteArray underlined(const QString &text, char line)
{
    return text.toUtf8() + '\n' + QByteArray(std::min<qsizetype>(text.size(), 72), line) + "\n\n";
}

} // namespace

QString MarkdownForm::suffix() const
{
    return u"md"_s;
}

Transferred<void> MarkdownForm::begin(QIODevice &, const ExportFrame &)
{
    return {};
}

Transferred<void> MarkdownForm::add(QIODevice &out, const StoredConversation &conversation,
                                    const ContentOf &)
{
    const QByteArray title = shownTitle(conversation.info).toUtf8();
    auto done = put(out, markOf(conversation.info) + "# " + title + "\n\n");
    for (const Turn &turn : turnsOf(conversation, m_versions)) {
        if (done)
            done = put(out, sectionOf(turn));
    }
    return done;
}

Transferred<void> MarkdownForm::end(QIODevice &out)
{
    return put(out, Hiwar::markOf(QJsonObject{{u"end"_s, QJsonObject()}}));
}

QString PlainTextForm::suffix() const
{
    return u"txt"_s;
}

Transferred<void> PlainTextForm::begin(QIODevice &, const ExportFrame &)
{
    m_isFirst = true;
    return {};
}

Transferred<void> PlainTextForm::add(QIODevice &out, const StoredConversation &conversation,
                                     const ContentOf &)
{
    const QByteArray gap = m_isFirst ? QByteArray() : QByteArray("\n\n");
    m_isFirst = false;
    auto done = put(out, gap + underlined(shownTitle(conversation.info), '='));
    for (const Turn &turn : turnsOf(conversation, m_versions)) {
        const QString attached = attachedLine(turn.node);
        const QString text =
            attached.isEmpty() ? turn.node.content : attached + u"\n\n"_s + turn.node.content;
        if (done)
            done = put(out, underlined(captionOf(turn), '-') + text.toUtf8() + "\n\n");
    }
    return done;
}

Transferred<void> PlainTextForm::end(QIODevice &)
{
    return {};
}

} // namespace Hiwar
