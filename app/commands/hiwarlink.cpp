// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/hiwarlink.h"

#include "ui/conversation/message/namedhosts.h"
#include "ui/markdown/allowedlink.h"

#include <QCoreApplication>
#include <QUrl>
#include <QUrlQuery>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr auto scheme = "hiwar:"_L1;
constexpr qsizetype longestLink = 64 * 1024; // characters; browsers allow fewer

struct HiwarLinkTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::HiwarLink)
};

bool isJoiner(char32_t c)
{
    return c == 0x200C || c == 0x200D;
}

/// Controls a terminal or a direction, or is invisible: the user would not read what is sent.
bool isHidden(char32_t c)
{
    if (QChar::category(c) == QChar::Other_Control)
        return c != U'\n' && c != U'\t';
    const bool isEmojiStyle = c == 0xFE0E || c == 0xFE0F;
    return QChar::isSurrogate(c) || (isUnseen(c) && !isJoiner(c) && !isEmojiStyle);
}

/// Keeps line ends and tabs, and a joiner between two characters: Persian and emoji need it.
QString withoutHidden(QString text)
{
    text.replace(u"\r\n"_s, u"\n"_s);
    QString seen;
    bool mayJoin = false;
    for (const char32_t c : text.toUcs4()) {
        if (isHidden(c) || (isJoiner(c) && !mayJoin))
            continue;
        mayJoin = !isJoiner(c);
        seen += QStringView(QChar::fromUcs4(c));
    }
    return seen;
}

QString textOf(const QUrl &url)
{
    // "+" is a space in web forms, and a link is often made by one.
    QString value = QUrlQuery(url).queryItemValue(u"text"_s, QUrl::FullyEncoded);
    value.replace(u'+', u' ');
    return withoutHidden(QUrl::fromPercentEncoding(value.toUtf8()));
}

} // namespace

bool isHiwarLink(const QString &word)
{
    return word.startsWith(scheme, Qt::CaseInsensitive);
}

WindowOptions readHiwarLink(const QString &link)
{
    WindowOptions options;
    options.isLinked = true;
    if (link.size() > longestLink) {
        options.linkFault = LinkFault::TooLong;
        return options;
    }
    const QUrl url(link, QUrl::TolerantMode);
    options.message = linkedMessage(url);
    if (!options.message.isEmpty())
        return options;
    const QString what = url.host() + url.path().remove(u'/');
    if (!url.isValid() || (!what.isEmpty() && what != "new"_L1 && what != "temporary"_L1)) {
        options.linkFault = LinkFault::Unknown;
        return options;
    }
    options.startNew = what == "new"_L1;
    options.temporary = what == "temporary"_L1;
    options.text = textOf(url);
    return options;
}

QString describe(LinkFault fault)
{
    switch (fault) {
    case LinkFault::TooLong:
        return HiwarLinkTr::tr(
            "The link that was opened is too long, so nothing was taken from it.");
    case LinkFault::Unknown:
        return HiwarLinkTr::tr(
            "The link that was opened asks for something that this Hiwar does not "
            "know.");
    }
    Q_UNREACHABLE();
}

} // namespace Hiwar
