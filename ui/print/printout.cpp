// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/printout.h"

#include "ui/block/emoji.h"
#include "ui/conversation/message/shownblocks.h"
#include "ui/conversation/selection/cutblocks.h"
#include "ui/markdown/cleantext.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

/// File systems count bytes: in any script this is below their limit of 255.
constexpr qsizetype longestName = 60;

/// The words of a title on one line, without invisible characters.
QString cleanTitle(const QString &title)
{
    return cleanText(title).simplified();
}

} // namespace

ShownBlocks printedBlocks(const Printout &printout, int row)
{
    ShownBlocks shown = shownBlocks(printout.messages.at(row));
    if (!printout.part) {
        for (Block &attachment : shown.attachments)
            attachment = attachmentMark(attachment); // nothing can be saved from paper
        return shown;
    }
    const auto [from, to] = partOfRow(*printout.part, row);
    return {.reasoning = {}, .text = cutBlocks(shown, from, to), .attachments = {}, .notice = {}};
}

QString printedTitle(const Printout &printout)
{
    // A PDF would omit emoji in a header, and have worse errors (see TextRun::drawOnPaper()).
    const QString title = withoutEmoji(cleanTitle(printout.title)).simplified();
    return title.isEmpty() ? QCoreApplication::translate("Print", "Conversation") : title;
}

QString suggestedFileName(const QString &title)
{
    static const QRegularExpression forbidden(uR"([\x00-\x1f\x7f<>:"/\\|?*%]+)"_s);
    // Names that Windows reserves for devices, with any suffix.
    static const QRegularExpression device(u"^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\\.|$)"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    QString name = cleanTitle(title).replace(forbidden, u" "_s).simplified();
    if (name.size() > longestName) {
        name.truncate(longestName);
        if (name.back().isHighSurrogate())
            name.chop(1);
        const auto lastWord = name.lastIndexOf(u' ');
        name.truncate(lastWord > longestName / 2 ? lastWord : name.size());
    }
    while (name.startsWith(u'.') || name.startsWith(u' '))
        name.remove(0, 1);
    while (name.endsWith(u'.') || name.endsWith(u' '))
        name.chop(1);
    if (name.isEmpty())
        name = QCoreApplication::translate("Print", "Conversation");
    if (device.match(name).hasMatch())
        name.prepend(u'_');
    return name + u".pdf"_s;
}

} // namespace Hiwar
