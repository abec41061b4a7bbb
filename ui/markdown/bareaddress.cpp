// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markdown/bareaddress.h"

#include <algorithm>
#include <array>

namespace Hiwar {

namespace {

constexpr std::array<QStringView, 3> beginnings{u"https://", u"http://", u"www."};
constexpr qsizetype longestBare = 2048;
constexpr qsizetype longestHost = 253;
constexpr qsizetype longestMail = 64 + 1 + 255; // the limits of RFC 5321 for its two parts

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

bool mayBeInHost(QChar c)
{
    return isHostCharacter(c) || c == u'.';
}

/// The end of a host that has a dot, and no '_' in its last two parts; -1: there is none.
qsizetype hostEnd(QStringView text, qsizetype from, qsizetype end, int dots)
{
    qsizetype i = from;
    std::array<qsizetype, 3> parts{from, from, from}; // where the last three begin
    for (; i < end && mayBeInHost(text.at(i)); ++i) {
        if (text.at(i) != u'.' || i + 1 >= end || !isHostCharacter(text.at(i + 1)))
            continue;
        ++dots;
        parts = {parts[1], parts[2], i + 1};
    }
    const bool named = i > from && isHostCharacter(text.at(from));
    return named && dots > 0 && !text.sliced(parts[1], i - parts[1]).contains(u'_') ? i : -1;
}

/// The length of a link to a message, "hiwar://message/ID"; 0: there is none.
qsizetype messageLinkAt(QStringView text, qsizetype from, qsizetype end)
{
    constexpr QStringView beginning = u"hiwar://message/";
    constexpr qsizetype longestId = 64;
    if (!text.sliced(from, end - from).startsWith(beginning))
        return 0;
    qsizetype to = from + beginning.size();
    while (to < end && text.at(to).unicode() < 0x80 && isHostCharacter(text.at(to)))
        ++to;
    const qsizetype id = to - from - beginning.size();
    return id > 0 && id <= longestId ? to - from : 0;
}

/// The end without the punctuation that belongs to the sentence around it.
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
                end = i + 1; // an entity, as on GitHub
        } else if (!QStringView(u"?!.,:*_~'").contains(last)) {
            break;
        }
        --end;
    }
    return end;
}

bool isNameCharacter(QChar c)
{
    return c.isLetter() || c.isDigit() || c.isMark();
}

/// Accepts digits and letters of one script, that of the first letter.
class OneScript
{
public:
    bool takes(QChar c)
    {
        if (!isNameCharacter(c))
            return false;
        const QChar::Script script = c.script();
        if (script == QChar::Script_Common || script == QChar::Script_Inherited)
            return true;
        if (m_script == QChar::Script_Unknown)
            m_script = script;
        return script == m_script;
    }

private:
    QChar::Script m_script = QChar::Script_Unknown;
};

/// The start of the name before the '@'.
qsizetype mailNameBegin(QStringView words, qsizetype from, qsizetype at)
{
    OneScript script;
    qsizetype i = at;
    while (i > from &&
           (QStringView(u".-_+").contains(words.at(i - 1)) || script.takes(words.at(i - 1))))
        --i;
    while (i < at && words.at(i) == u'.')
        ++i;
    return i;
}

struct MailHost
{
    qsizetype end = 0;
    int parts = 0;
};

MailHost mailHostAt(QStringView words, qsizetype from)
{
    MailHost host{from, 0};
    for (qsizetype i = from; i < words.size();) {
        OneScript script;
        const qsizetype begin = i;
        while (i < words.size() &&
               (words.at(i) == u'-' || words.at(i) == u'_' || script.takes(words.at(i))))
            ++i;
        if (i == begin)
            break;
        host = {i, host.parts + 1};
        if (i == words.size() || words.at(i) != u'.')
            break;
        ++i;
    }
    return host;
}

} // namespace

/// Where the characters of a host end that begin at `from`.
qsizetype BareAddresses::hostRunEnd(qsizetype from)
{
    if (from >= m_runBegin && from < m_runEnd)
        return m_runEnd;
    m_runBegin = from;
    m_runEnd = from;
    while (m_runEnd < m_text.size() && mayBeInHost(m_text.at(m_runEnd)))
        ++m_runEnd;
    return m_runEnd;
}

qsizetype BareAddresses::lengthAt(qsizetype from, qsizetype end)
{
    const QStringView text = m_text;
    const QChar before = from > 0 ? text.at(from - 1) : QChar(u' ');
    if (before.isLetterOrNumber() || QStringView(u"</=@:&.-#").contains(before))
        return 0;
    const bool isTarget = before == u'(' && from > 1 && text.at(from - 2) == u']';
    if (const qsizetype link = isTarget ? 0 : messageLinkAt(text, from, end); link > 0)
        return link;
    const auto beginning = std::find_if(beginnings.begin(), beginnings.end(), [&](QStringView b) {
        return end - from > b.size() &&
               text.sliced(from, b.size()).compare(b, Qt::CaseInsensitive) == 0;
    });
    if (isTarget || beginning == beginnings.end())
        return 0;
    end = std::min(end, from + longestBare + 1); // anything longer is not an address
    const bool named = beginning == &beginnings.back();
    const qsizetype begin = from + beginning->size();
    const qsizetype run = std::min(end, hostRunEnd(begin));
    if (run - begin > longestHost)
        return 0;
    const qsizetype host = hostEnd(text, begin, run, named ? 1 : 0);
    if (host < 0)
        return 0;
    qsizetype to = host;
    while (to < end && to - from <= longestBare && !endsAddress(text.at(to)))
        ++to;
    return to - from > longestBare ? 0 : withoutPunctuation(text, from, to) - from;
}

QList<QStringView> mailAddressesIn(QStringView words)
{
    QList<QStringView> found;
    qsizetype from = 0; // no character is read twice
    for (qsizetype at = words.indexOf(u'@'); at >= 0; at = words.indexOf(u'@', from)) {
        const qsizetype begin = mailNameBegin(words, from, at);
        const MailHost host = mailHostAt(words, at + 1);
        from = host.end;
        const bool goesOn = host.end < words.size() && words.at(host.end) == u'@';
        const bool isPath = begin > 0 && words.at(begin - 1) == u'/';
        const bool isNamed = begin < at && isNameCharacter(words.at(at - 1));
        if (!isNamed || isPath || goesOn || host.parts < 2 || host.end - begin > longestMail)
            continue;
        const QChar last = words.at(host.end - 1); // "name@1.2.3" is a version
        if (isNameCharacter(words.at(at + 1)) && isNameCharacter(last) && !last.isDigit())
            found.append(words.sliced(begin, host.end - begin));
    }
    return found;
}

} // namespace Hiwar
