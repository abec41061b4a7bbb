// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/message/shownattachment.h"

#include "ui/block/blocktext.h"
#include "ui/markdown/cleantext.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr auto scheme = "attachment:"_L1;
constexpr QChar isolate(0x2068);
constexpr QChar endIsolate(0x2069);

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(Conversation)
};

/// The file name's ending, if it is a plain and short one.
QString endingOf(const QString &name)
{
    constexpr qsizetype longest = 5;
    const QString ending = QFileInfo(name).suffix();
    const bool isPlain = std::all_of(ending.begin(), ending.end(), [](QChar c) {
        return c.unicode() < 0x80 && c.isLetterOrNumber();
    });
    return isPlain && ending.size() <= longest ? ending.toUpper() : QString();
}

QString kindOf(const ShownAttachment &attachment)
{
    const QString &type = attachment.mediaType;
    if (type == "application/pdf"_L1)
        return Tr::tr("PDF");
    if (isPicture(attachment))
        return Tr::tr("Picture");
    if (type.startsWith("audio/"_L1))
        return Tr::tr("Sound");
    if (type.startsWith("video/"_L1))
        return Tr::tr("Film");
    const QString ending = endingOf(attachment.name);
    if (!ending.isEmpty())
        return ending;
    return type.startsWith("text/"_L1) ? Tr::tr("Text") : Tr::tr("File");
}

} // namespace

QString attachmentName(const ShownAttachment &attachment)
{
    constexpr qsizetype longest = 80;
    QString name = cleanText(attachment.name.left(longest * longest)).simplified();
    if (name.size() > longest) { // keep its end: it shows the kind
        QString begin = name.left(longest * 2 / 3);
        QString end = name.right(longest / 3);
        if (begin.back().isHighSurrogate())
            begin.chop(1);
        if (end.front().isLowSurrogate())
            end.remove(0, 1);
        name = begin + u'…' + end;
    }
    return name.isEmpty() ? Tr::tr("File without a name") : name;
}

QString attachmentMessage(const ShownAttachment &attachment)
{
    if (attachment.isMissing)
        return kindOf(attachment) + u" · "_s + Tr::tr("not in the export");
    return kindOf(attachment) + u" · "_s + QLocale().formattedDataSize(attachment.size);
}

bool isPicture(const ShownAttachment &attachment)
{
    return attachment.mediaType.startsWith("image/"_L1);
}

QString attachmentActionName(const ShownAttachment &attachment)
{
    return Tr::tr("Save “%1” as…").arg(attachmentName(attachment));
}

Blocks attachmentBlocks(const QList<ShownAttachment> &attachments)
{
    Blocks blocks;
    for (const ShownAttachment &attachment : attachments) {
        Block block;
        const QString link = scheme + QString::number(blocks.size());
        // In a line of the other direction its brackets and dots stay where they belong.
        block.spans = {Span{isolate + attachmentName(attachment) + endIsolate,
                            {},
                            attachment.isMissing ? QString() : link},
                       Span{u" · "_s + attachmentMessage(attachment), {}, {}}};
        block.tight = !blocks.isEmpty();
        blocks.append(block);
    }
    return blocks;
}

Block attachmentMark(const Block &attachment)
{
    Block mark = attachment;
    mark.spans = {Span{u'[' + contentText(attachment.spans.value(0).text) + u']', {}, {}}};
    return mark;
}

std::optional<int> attachmentIndex(const QString &link)
{
    if (!link.startsWith(scheme))
        return std::nullopt;
    return link.mid(scheme.size()).toInt();
}

} // namespace Hiwar
