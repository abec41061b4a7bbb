// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/office/mimepart.h"

#include "app/reader/office/cleantext.h"
#include "app/reader/office/decodetext.h"

#include <QRegularExpression>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestHeader = 64 * 1024;

QByteArray fromQuotedPrintable(const QByteArray &text, bool isHeader)
{
    QByteArray decoded;
    decoded.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == '=') {
            if (i + 1 < text.size() && text[i + 1] == '\n') {
                i += 1;
                continue;
            }
            if (i + 2 < text.size() && text[i + 1] == '\r' && text[i + 2] == '\n') {
                i += 2;
                continue;
            }
            bool isHex = false;
            const int code = text.mid(i + 1, 2).toInt(&isHex, 16);
            if (isHex && i + 2 < text.size()) {
                decoded.append(char(code));
                i += 2;
                continue;
            }
        }
        decoded.append(isHeader && text[i] == '_' ? ' ' : text[i]);
    }
    return decoded;
}

/// Without what stands in it again: a header may come twice, the first counts.
void addHeader(QHash<QByteArray, QByteArray> &headers, const QByteArray &line)
{
    const qsizetype colon = line.indexOf(':');
    if (colon <= 0)
        return;
    const QByteArray name = line.first(colon).trimmed().toLower();
    if (!headers.contains(name))
        headers.insert(name, line.sliced(colon + 1).trimmed().left(longestHeader));
}

} // namespace

MimePart mimePartOf(const QByteArray &bytes)
{
    MimePart part;
    QByteArray header;
    qsizetype at = 0;
    while (at < bytes.size()) {
        qsizetype end = bytes.indexOf('\n', at);
        if (end < 0)
            end = bytes.size();
        QByteArray line = bytes.sliced(at, end - at);
        at = std::min(end + 1, bytes.size());
        if (line.endsWith('\r'))
            line.chop(1);
        if (line.isEmpty())
            break;
        if (line.startsWith(' ') || line.startsWith('\t')) {
            header += ' ' + line.trimmed();
            continue;
        }
        addHeader(part.headers, header);
        header = line;
    }
    addHeader(part.headers, header);
    part.body = bytes.sliced(at);
    return part;
}

QString decodedWords(const QByteArray &header)
{
    static const QRegularExpression word(
        u"=\\?([^?\\s]{1,40})\\?([bBqQ])\\?([^?]*)\\?=(\\s+(?==\\?))?"_s);
    const QString text = decodeText(header).text;
    QString all;
    qsizetype last = 0;
    QByteArray pending; // letters may be divided between two words
    QByteArray charset;
    for (auto words = word.globalMatch(text); words.hasNext();) {
        const QRegularExpressionMatch match = words.next();
        const QByteArray named = match.captured(1).section(u'*', 0, 0).toLatin1();
        const QByteArray coded = match.captured(3).toLatin1();
        if (match.capturedStart() > last || named != charset) {
            all +=
                decodeText(pending, charset).text + text.sliced(last, match.capturedStart() - last);
            pending.clear();
        }
        charset = named;
        pending += match.captured(2).toLower() == "b"_L1 ? QByteArray::fromBase64(coded)
                                                         : fromQuotedPrintable(coded, true);
        last = match.capturedEnd();
    }
    return cleanLine(QString(all + decodeText(pending, charset).text + text.sliced(last)));
}

QString MimePart::header(const QByteArray &name) const
{
    return decodedWords(headers.value(name));
}

QByteArray MimePart::mediaType() const
{
    const QByteArray type = headers.value("content-type").toLower();
    const QByteArray name = type.left(type.indexOf(';')).trimmed();
    return name.contains('/') ? name : QByteArray("text/plain");
}

QString MimePart::parameter(const QByteArray &header, const QByteArray &name) const
{
    const QString value = decodeText(headers.value(header)).text;
    const QRegularExpression pattern(
        u";\\s*%1(\\*?)(?:\\*?0\\*?)?\\s*=\\s*(?:\"([^\"]*)\"|([^;\\s]+))"_s.arg(
            QRegularExpression::escape(QString::fromLatin1(name))),
        QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = pattern.match(value);
    const QString found = match.captured(2) + match.captured(3);
    const QStringList extended = found.split(u'\'');
    if (!match.captured(1).isEmpty() && extended.size() == 3) // utf-8'ar'%D9%85
        return cleanLine(decodeText(QByteArray::fromPercentEncoding(extended[2].toLatin1()),
                                    extended[0].toLatin1())
                             .text);
    return decodedWords(found.toUtf8());
}

QByteArray MimePart::content() const
{
    const QByteArray encoding = headers.value("content-transfer-encoding").toLower();
    if (encoding.startsWith("base64"))
        return QByteArray::fromBase64(body);
    if (encoding.startsWith("quoted-printable"))
        return fromQuotedPrintable(body, false);
    return body;
}

QList<MimePart> MimePart::parts(int most) const
{
    QList<MimePart> all;
    const QByteArray boundary = parameter("content-type", "boundary").toUtf8();
    if (boundary.isEmpty())
        return all;
    const QByteArray mark = "--" + boundary;
    qsizetype begin = -1;
    qsizetype at = body.startsWith(mark) ? 0 : body.indexOf('\n' + mark);
    while (at >= 0 && all.size() < most) {
        const qsizetype line = body[at] == '\n' ? at + 1 : at;
        if (begin >= 0)
            all.append(mimePartOf(body.sliced(begin, std::max<qsizetype>(0, at - begin))));
        const qsizetype after = line + mark.size();
        const qsizetype next = body.indexOf('\n', after);
        begin = next + 1;
        if (next < 0 || QByteArrayView(body).sliced(after).startsWith("--"))
            return all;
        at = body.indexOf('\n' + mark, next);
    }
    if (begin >= 0 && all.size() < most) // it was cut off
        all.append(mimePartOf(body.sliced(begin)));
    return all;
}

} // namespace Hiwar
