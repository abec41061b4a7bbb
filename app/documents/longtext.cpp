// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/longtext.h"

#include "ui/markdown/markdownlimit.h"

namespace Hiwar {

namespace {

/// At most `most` code units, cut at the end of a line if possible, never inside a surrogate pair.
QStringView cut(QStringView text, qsizetype most)
{
    if (text.size() <= most)
        return text;
    const qsizetype line = text.first(most).lastIndexOf(u'\n') + 1;
    if (line > most / 2)
        return text.first(line);
    return text.first(text.at(most - 1).isHighSurrogate() ? most - 1 : most);
}

} // namespace

qsizetype readEnd(const QString &text, const MarkdownOptions &options)
{
    const QStringView read = cut(text, mostRead);
    return options.form == TextForm::Markdown ? markdownEnd(read) : read.size();
}

QStringView firstChunk(QStringView rest)
{
    return cut(rest, longestChunk);
}

} // namespace Hiwar
