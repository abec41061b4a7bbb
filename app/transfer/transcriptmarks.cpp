// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/transcriptmarks.h"

#include <QJsonDocument>

namespace Hiwar {

namespace {

constexpr QByteArrayView markStart("<!-- hiwar: ");
constexpr QByteArrayView markEnd(" -->");

/// Whether it is a mark, after any number of backslashes.
bool looksLikeMark(QByteArrayView line)
{
    while (line.startsWith('\\'))
        line = line.sliced(1);
    return line.startsWith(markStart);
}

} // namespace

QByteArray markOf(const QJsonObject &object)
{
    QByteArray json = QJsonDocument(object).toJson(QJsonDocument::Compact);
    // ">" is only in strings, and would end the comment. Old HTML forbids two hyphens, too.
    json.replace('>', "\\u003e");
    json.replace("--", "-\\u002d");
    return markStart.toByteArray() + json + markEnd.toByteArray() + '\n';
}

std::optional<QJsonObject> markIn(QByteArrayView line)
{
    // Not at the beginning: an indented mark is text, which withoutMarks() leaves as it is.
    while (!line.isEmpty() && QChar::isSpace(uchar(line.back())))
        line.chop(1);
    // Start and end share a space, so a short line may have both although they overlap.
    if (line.size() < markStart.size() + markEnd.size() || !line.startsWith(markStart) ||
        !line.endsWith(markEnd))
        return std::nullopt;
    const QByteArrayView json = line.sliced(markStart.size()).chopped(markEnd.size());
    const QJsonDocument document = QJsonDocument::fromJson(json.toByteArray());
    return document.isObject() ? std::optional(document.object()) : std::nullopt;
}

bool beginsWithMark(QByteArrayView head)
{
    return head.startsWith(markStart);
}

QByteArray withoutMarks(const QByteArray &text)
{
    if (!text.contains(markStart))
        return text;
    QByteArrayList lines = text.split('\n');
    for (QByteArray &line : lines) {
        if (looksLikeMark(line))
            line.prepend('\\');
    }
    return lines.join('\n');
}

QByteArrayView unmasked(QByteArrayView line)
{
    return line.startsWith('\\') && looksLikeMark(line) ? line.sliced(1) : line;
}

} // namespace Hiwar
