// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/foreign/attachmentof.h"

#include "app/history/unreaduse.h"

#include <QMimeDatabase>
#include <QUrl>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

/// A media type in the form of RFC 6838, or empty.
QString soundMediaType(const QString &type)
{
    const QString plain = type.section(u';', 0, 0).trimmed().toLower();
    const bool isSound =
        plain.size() <= 127 && plain.count(u'/') == 1 && plain.size() >= 3 &&
        std::all_of(plain.begin(), plain.end(), [](QChar c) {
            return c.unicode() < 0x7f && (c.isLetterOrNumber() || u"/!#$&-^_.+"_s.contains(c));
        });
    return isSound ? plain : QString();
}

} // namespace

QString mediaTypeOf(const QString &name, const QByteArray &content)
{
    return QMimeDatabase().mimeTypeForFileNameAndData(name, content.left(4096)).name();
}

Attachment attachmentOf(const QString &name, const QString &mediaType, const QByteArray &bytes)
{
    const QString plain = plainFileName(name);
    const QString told = soundMediaType(mediaType);
    const QString type = told.isEmpty() ? mediaTypeOf(plain, bytes) : told;
    return {.hash = attachmentHash(bytes),
            .name = plain,
            .mediaType = type,
            .size = bytes.size(),
            .use = unreadUse(type)};
}

void addFile(ForeignConversation &conversation, MessageNode &node, const QString &name,
             const QString &mediaType, const QByteArray &bytes)
{
    const Attachment attachment = attachmentOf(name, mediaType, bytes);
    node.attachments.append(attachment);
    if (conversation.attachmentHashes.contains(attachment.hash))
        return;
    conversation.attachmentHashes.insert(attachment.hash);
    conversation.attachments.append({.hash = attachment.hash, .bytes = bytes});
}

void addBase64(ForeignConversation &conversation, MessageNode &node, const QString &name,
               const QString &mediaType, const QString &base64)
{
    if (base64.startsWith("data:"_L1)) {
        addAddress(conversation, node, name, base64);
        return;
    }
    QByteArray digits = base64.toLatin1();
    digits.removeIf([](char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; });
    const auto decoded =
        QByteArray::fromBase64Encoding(digits, QByteArray::AbortOnBase64DecodingErrors);
    if (decoded && !decoded.decoded.isEmpty())
        addFile(conversation, node, name, mediaType, decoded.decoded);
    else
        conversation.warnings.append(ForeignWarning::MissingFile);
}

void addAddress(ForeignConversation &conversation, MessageNode &node, const QString &name,
                const QString &address)
{
    if (address.startsWith("data:"_L1)) {
        const qsizetype comma = address.indexOf(u',');
        const QString head = address.mid(5, std::max<qsizetype>(comma - 5, 0)).left(500);
        const QString type = head.section(u';', 0, 0);
        if (head.endsWith(";base64"_L1)) {
            addBase64(conversation, node, name, type, address.mid(comma + 1));
            return;
        }
        if (comma > 0) {
            addFile(conversation, node, name, type,
                    QByteArray::fromPercentEncoding(address.mid(comma + 1).toUtf8()));
            return;
        }
    }
    const QUrl url(address);
    if (url.isValid() && (url.scheme() == "https"_L1 || url.scheme() == "http"_L1)) {
        if (!node.content.isEmpty())
            node.content += "\n\n"_L1;
        node.content += u"[%1](<%2>)"_s.arg(plainFileName(name).remove(u'[').remove(u']'),
                                            url.toString(QUrl::FullyEncoded));
        return;
    }
    conversation.warnings.append(ForeignWarning::MissingFile);
}

} // namespace Hiwar
