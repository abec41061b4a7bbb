// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/wiretext.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

struct WireTextTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::WireText)
};

QString headerLines(const WireHeaders &headers)
{
    QByteArray lines;
    for (const auto &[name, value] : headers)
        lines += name + ": " + value + '\n';
    return QString::fromUtf8(lines);
}

QString gapLine(qint64 bytes)
{
    return u"\n[… "_s + WireTextTr::tr("%1 bytes are not kept").arg(QLocale().toString(bytes)) +
           u" …]\n"_s;
}

bool isStream(const QByteArray &body)
{
    return body.startsWith("data:") || body.startsWith("event:") || body.startsWith(':') ||
           body.contains("\ndata:");
}

/// All lines of each event, without empty lines between events.
QString eventLines(const QByteArray &body)
{
    QString text = QString::fromUtf8(body);
    text.replace(u"\r\n"_s, u"\n"_s);
    QString lines;
    lines.reserve(text.size());
    for (const QStringView line : QStringView(text).split(u'\n', Qt::SkipEmptyParts))
        (lines += line) += u'\n';
    return lines;
}

QString bodyText(const QByteArray &body, bool formatted)
{
    if (!formatted)
        return QString::fromUtf8(body);
    return isStream(body) ? eventLines(body) : indentedJson(body);
}

QString sign(QChar c)
{
    const char16_t code = c.unicode();
    if (code < 0x20)
        return QChar(char16_t(0x2400 + code));
    if (code == 0x7f)
        return QChar(u'\u2421');
    return u"⟨U+%1⟩"_s.arg(QString::number(code, 16).toUpper().rightJustified(4, u'0'));
}

bool isSeen(QChar c)
{
    const char16_t code = c.unicode();
    const bool isControl = (code < 0x20 && code != '\n') || (code >= 0x7f && code < 0xa0);
    const bool isDirection =
        (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
    const bool isNothing =
        code == 0x200b || code == 0xfeff || code == 0x2060 || code == 0x2028 || code == 0x2029;
    return !isControl && !isDirection && !isNothing;
}

/// For valid JSON. Limits depth and length: a hostile text of a megabyte would grow to gigabytes.
class Indenter
{
public:
    QString indented(const QString &json)
    {
        for (const QChar c : json) {
            if (m_out.size() > maxShownText)
                break; // no view shows more, and copied text is not indented
            m_inString ? takeWithin(c) : take(c);
        }
        return m_out;
    }

private:
    static constexpr int deepest = 24;

    void takeWithin(QChar c)
    {
        m_out += c;
        m_inString = m_escaped || c != u'"';
        m_escaped = !m_escaped && c == u'\\';
    }

    void take(QChar c)
    {
        if (c.isSpace())
            return;
        const bool closes = c == u'}' || c == u']';
        m_depth -= closes;
        if (closes ? !m_wasOpened : m_breakWanted) { // an empty list stays on its line
            m_out += u'\n';
            m_out += QString(2 * std::min(m_depth, deepest), u' ');
        }
        m_out += c;
        m_wasOpened = c == u'{' || c == u'[';
        m_depth += m_wasOpened;
        m_breakWanted = m_wasOpened || c == u',';
        m_inString = c == u'"';
        if (c == u':')
            m_out += u' ';
    }

    QString m_out;
    int m_depth = 0;
    bool m_inString = false;
    bool m_escaped = false;
    bool m_wasOpened = false;
    bool m_breakWanted = false;
};

} // namespace

QString requestText(const WireExchange &exchange, bool formatted)
{
    QString text = QString::fromUtf8(exchange.method + ' ' + exchange.url.toEncoded()) + u'\n' +
                   headerLines(exchange.requestHeaders);
    if (exchange.requestGap() > 0) // truncated JSON is not valid JSON
        return text + u'\n' + QString::fromUtf8(exchange.requestBody) +
               gapLine(exchange.requestGap());
    if (!exchange.requestBody.isEmpty())
        text += u'\n' + bodyText(exchange.requestBody, formatted);
    return text;
}

QString replyText(const WireExchange &exchange, bool formatted)
{
    if (exchange.status == 0)
        return exchange.fault;
    QString text = u"HTTP %1\n"_s.arg(exchange.status) + headerLines(exchange.replyHeaders);
    if (!exchange.replyBody.isEmpty())
        text += u'\n' + bodyText(exchange.replyBody, formatted);
    if (exchange.replyGap() > 0)
        text += gapLine(exchange.replyGap());
    if (!exchange.replyTail.isEmpty())
        text += bodyText(exchange.replyTail, formatted);
    return text;
}

QString visibleText(const QString &text)
{
    const QString left = u"\n[… "_s + WireTextTr::tr("More is in the copy") + u" …]\n"_s;
    QString wanted = text;
    if (text.size() > maxShownText) {
        const qsizetype end = maxShownText / 4; // the end is included: an error is often there
        wanted = text.left(maxShownText - end) + left + text.right(end);
    }
    QString shown;
    shown.reserve(wanted.size());
    qsizetype column = 0;
    qsizetype lines = 0;
    for (const QChar c : std::as_const(wanted)) {
        if (c == u'\r')
            continue;
        if (column >= maxShownLine && !c.isLowSurrogate() && c != u'\n') {
            shown += u'\n';
            column = 0;
            ++lines;
        }
        lines += c == u'\n';
        if (lines > maxShownLines)
            return shown + left;
        if (isSeen(c))
            shown += c;
        else
            shown += c == u'\t' ? u"  "_s : sign(c);
        column = c == u'\n' ? 0 : column + 1;
    }
    return shown;
}

QString indentedJson(const QByteArray &utf8)
{
    const QString text = QString::fromUtf8(utf8);
    QJsonParseError fault;
    if (QJsonDocument::fromJson(utf8, &fault); fault.error != QJsonParseError::NoError)
        return text;
    return Indenter().indented(text);
}

} // namespace Hiwar
