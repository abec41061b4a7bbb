// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/replypictures.h"

#include "app/history/storedconversation.h"
#include "app/history/unreaduse.h"
#include "app/text/plainfilename.h"

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

QString endingOf(const QString &mediaType)
{
    const QString kind = mediaType.section(u'/', 1);
    if (kind == "jpeg"_L1)
        return u"jpg"_s;
    return kind == "svg+xml"_L1 ? u"svg"_s : kind;
}

} // namespace

Attachment attachmentOf(const ReplyPicture &picture, qsizetype number)
{
    constexpr qsizetype longest = 60;
    QString name = picture.name.left(longest).trimmed();
    if (name.isEmpty())
        name = u"picture %1"_s.arg(number + 1);
    const QString type = picture.mediaType.isEmpty() ? u"image/png"_s : picture.mediaType;
    const QString ending = u'.' + endingOf(type);
    if (!name.endsWith(ending, Qt::CaseInsensitive) && !picture.bytes.isEmpty())
        name += ending;
    return {.hash = attachmentHash(picture.bytes),
            .name = plainFileName(name),
            .mediaType = type,
            .size = picture.bytes.size(),
            .reading = {},
            .use = unreadUse(type),
            .isMissing = picture.bytes.isEmpty()};
}

} // namespace Hiwar
