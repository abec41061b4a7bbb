// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/attachments/readingtext.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace Hiwar {

QString textFileOf(const AttachmentReading &reading)
{
    QString text;
    for (const ReadSection &section : reading.sections) {
        if (!text.isEmpty())
            text += text.endsWith(u'\n') ? u"\n"_s : u"\n\n"_s;
        if (!section.name.isEmpty())
            text += u"## "_s + section.name + u"\n\n"_s;
        text += section.text;
    }
    return text;
}

QString textFileName(const QString &name)
{
    const QString base = QFileInfo(name).completeBaseName(); // only the text of the path is used
    return (base.isEmpty() ? name : base) + u".md"_s;
}

} // namespace Hiwar
