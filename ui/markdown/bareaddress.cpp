// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markdown/bareaddress.h"

#include <QList>

#include <algorithm>
#include <array>

namespace Hiwar {

namespace {

constexpr std::array<QStringView, 3> beginnings{u"https://", u"http://", u"www."};
constexpr qsizetype longest = 2048;

bool isHostCharacter(QChar c)
{
    return c.isLetterOrNumber() || c == u'-' || c == u'_';
}

bool endsAddress(QChar c)
{
    const bool isForeignMark =
        c.unicode() > 0x7F && !c.isLetterOrNumber() && !c.isMark() && !c.isSurrogate();
    return c.isSpace() || isForeignMark || QStringView(u"<>`|\"]\\").contains(c);
}

/// The end of a host with a dot in it and no '_' in its last two parts; -1: it is none.
qsizetype hostEnd(QStringView text, qsizetype from, qsizetype end, int dots)
{
    qsizetype i = from;
    std::array<qsizetype, 3> parts{from, from, from}; // where the last ones begin
    for (; i < end && (isHostCharacter(text.at(i)) || text.at(i) == u'.'); ++i) {
        if (text.at(i) != u'.' || i + 1 >= end || !isHostCharacter(text.at(i + 1)))
            continue;
        ++dots;
        parts = {parts[1], parts[2], i + 1};
    }
    const bool named = i > from && isHostCharacter(text.at(from));
    return named && dots > 0 && !text.sliced(parts[1], i - parts[1]).contains(u'_') ? i : -1;
}

/// Without what belongs to the sentence around it.
qsizetype withoutPunctuation(QStringView text, qsizetype from, qsizetype end)
{
    qsizetype open = text.sliced(from, end - from).count(u'(');
    qsizetype closed = text.sliced(from, end - from).count(u')');
    while (end > from) {
        const QChar last = text.at(end - 1);
        if (last == u')' && closed > open) {
            --closed;
        } else if (last == u';') {
            qsizetype i = end - 2;
            while (i > from && text.at(i).isLetterOrNumber())
                --i;
            if (text.at(i) == u'&' && i < end - 2)
                end = i + 1; // an entity, as GitHub has it
        } else if (!QStringView(u"?!.,:*_~'").contains(last)) {
            break;
        }
        --end;
    }
    return end;
}

} // namespace

qsizetype bareAddressAt(QStringView text, qsizetype from, qsizetype end)
{
    const QChar before = from > 0 ? text.at(from - 1) : QChar(u' ');
    if (before.isLetterOrNumber() || QStringView(u"</=@:&.-#").contains(before))
        return 0;
    const bool isTarget = before == u'(' && from > 1 && text.at(from - 2) == u']';
    const auto beginning = std::find_if(beginnings.begin(), beginnings.end(), [&](QStringView b) {
        return end - from > b.size() &&
               text.sliced(from, b.size()).compare(b, Qt::CaseInsensitive) == 0;
    });
    if (isTarget || beginning == beginnings.end())
        return 0;
    const bool named = beginning == &beginnings.back();
    const qsizetype host = hostEnd(text, from + beginning->size(), end, named ? 1 : 0);
    if (host < 0)
        return 0;
    qsizetype to = host;
    while (to < end && to - from <= longest && !endsAddress(text.at(to)))
        ++to;
    return to - from > longest ? 0 : withoutPunctuation(text, from, to) - from;
}

} // namespace Hiwar
