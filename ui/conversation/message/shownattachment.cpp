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

struct ShownAttachmentTr
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

/// In the digits that the reader uses.
QString shownPages(QString pages)
{
    const QString zero = QLocale().zeroDigit();
    for (QChar &c : pages) {
        if (zero.size() == 1 && c >= u'0' && c <= u'9')
            c = QChar(zero.front().unicode() + c.digitValue());
    }
    return pages;
}

/// Something of it could go with a request.
bool isReady(const ShownAttachment &attachment)
{
    switch (attachment.use.form) {
    case AttachmentForm::Text:
        return !attachment.reading.isEmpty();
    case AttachmentForm::Picture: // without its size it is as it came, with what hides in it
        return !attachment.isMissing && !attachment.use.pixels.isEmpty();
    case AttachmentForm::Document:
    case AttachmentForm::Sound:
        return !attachment.isMissing;
    }
    Q_UNREACHABLE();
}

/// How much of it goes; empty: all that can.
QString goingText(const ShownAttachment &attachment)
{
    switch (attachment.use.share) {
    case AttachmentShare::Whole:
        return {};
    case AttachmentShare::Pages:
        return ShownAttachmentTr::tr("pages %1").arg(shownPages(attachment.use.pages));
    case AttachmentShare::Matching:
        return ShownAttachmentTr::tr("only what matches the question");
    case AttachmentShare::None:
        return isReady(attachment) ? ShownAttachmentTr::tr("not sent any more")
                                   : ShownAttachmentTr::tr("not sent");
    }
    Q_UNREACHABLE();
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
    return name.isEmpty() ? ShownAttachmentTr::tr("File without a name") : name;
}

QString attachmentKind(const ShownAttachment &attachment)
{
    const QString &type = attachment.mediaType;
    if (type == "application/pdf"_L1)
        return ShownAttachmentTr::tr("PDF");
    if (isPicture(attachment))
        return ShownAttachmentTr::tr("Picture");
    if (type.startsWith("audio/"_L1))
        return ShownAttachmentTr::tr("Sound");
    if (type.startsWith("video/"_L1))
        return ShownAttachmentTr::tr("Film");
    const QString ending = endingOf(attachment.name);
    if (!ending.isEmpty())
        return ending;
    return type.startsWith("text/"_L1) ? ShownAttachmentTr::tr("Text")
                                       : ShownAttachmentTr::tr("File");
}

QString attachmentMessage(const ShownAttachment &attachment)
{
    if (isGone(attachment) && attachment.size == 0)
        return attachmentKind(attachment) + u" · "_s +
               ShownAttachmentTr::tr("left out: too large or damaged");
    if (isGone(attachment))
        return attachmentKind(attachment) + u" · "_s + ShownAttachmentTr::tr("not in the export");
    QStringList parts{attachmentKind(attachment), QLocale().formattedDataSize(attachment.size),
                      goingText(attachment)};
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

bool isPicture(const ShownAttachment &attachment)
{
    return attachment.mediaType.startsWith("image/"_L1);
}

bool isGone(const ShownAttachment &attachment)
{
    return attachment.isMissing && attachment.reading.isEmpty();
}

bool canOpen(const ShownAttachment &attachment)
{
    return !attachment.reading.isEmpty() || (isPicture(attachment) && !attachment.isMissing);
}

std::optional<AttachmentUse> otherUse(const ShownAttachment &attachment)
{
    if (!isReady(attachment))
        return std::nullopt;
    AttachmentUse use = attachment.use;
    if (use.share != AttachmentShare::None)
        use.share = AttachmentShare::None;
    else
        use.share = use.pages.isEmpty() ? AttachmentShare::Whole : AttachmentShare::Pages;
    return use;
}

QString attachmentActionName(const ShownAttachment &attachment)
{
    return canOpen(attachment) ? openAttachmentName(attachment) : saveAttachmentName(attachment);
}

QString openAttachmentName(const ShownAttachment &attachment)
{
    return ShownAttachmentTr::tr("Open “%1”").arg(attachmentName(attachment));
}

QString saveAttachmentName(const ShownAttachment &attachment)
{
    return ShownAttachmentTr::tr("Save “%1” as…").arg(attachmentName(attachment));
}

QString copyAttachmentName(const ShownAttachment &attachment)
{
    return ShownAttachmentTr::tr("Copy “%1”").arg(attachmentName(attachment));
}

QString useAttachmentName(const ShownAttachment &attachment)
{
    const bool isSent = attachment.use.share != AttachmentShare::None;
    return (isSent ? ShownAttachmentTr::tr("Remove “%1” from future requests")
                   : ShownAttachmentTr::tr("Send “%1” again with the next requests"))
        .arg(attachmentName(attachment));
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
                            isGone(attachment) ? QString() : link},
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
