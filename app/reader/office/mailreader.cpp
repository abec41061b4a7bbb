// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/office/mailreader.h"

#include "app/reader/office/cleantext.h"
#include "app/reader/office/decodetext.h"
#include "app/reader/office/htmlreader.h"
#include "app/reader/office/markdownwriter.h"
#include "app/reader/office/mimepart.h"

#include <QStringList>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr int deepestPart = 20;
constexpr int mostParts = 1000;

class Mail
{
public:
    Mail(MarkdownWriter &writer, int depth)
        : m_writer(writer)
        , m_depth(depth)
    {
    }

    void writeHead(const MimePart &mail);
    void writePart(const MimePart &part, int level);
    void writeAttachments();

private:
    void writeText(const MimePart &part);

    MarkdownWriter &m_writer;
    const int m_depth;
    QStringList m_attachments;
};

void Mail::writeHead(const MimePart &mail)
{
    QStringList lines;
    for (const char *name : {"From", "To", "Cc", "Date", "Subject"}) {
        const QString value = mail.header(QByteArray(name).toLower());
        if (!value.isEmpty())
            lines.append(u"**%1:** "_s.arg(QLatin1StringView(name)) + value);
    }
    m_writer.paragraph(lines.join(u"  \n"_s));
}

void Mail::writePart(const MimePart &part, int level)
{
    if (level > deepestPart) {
        m_writer.addNote(ReadNote::SomeUnreadable);
        return;
    }
    const QByteArray type = part.mediaType();
    QString name = part.parameter("content-disposition", "filename");
    if (name.isEmpty())
        name = part.parameter("content-type", "name");
    const bool isAttached =
        part.headers.value("content-disposition").toLower().startsWith("attachment");
    if (type.startsWith("multipart/")) {
        const QList<MimePart> parts = part.parts(mostParts);
        // Of the same text in several forms plain text is the one that nothing can hide in.
        if (type == "multipart/alternative") {
            for (const QByteArrayView wanted : {"text/plain", "multipart/", "text/html"}) {
                for (const MimePart &each : parts) {
                    if (each.mediaType().startsWith(wanted) &&
                        !each.content().trimmed().isEmpty()) {
                        writePart(each, level + 1);
                        return;
                    }
                }
            }
            return;
        }
        for (const MimePart &each : parts)
            writePart(each, level + 1);
    } else if (!isAttached && (type == "text/plain" || type == "text/html")) {
        writeText(part);
    } else {
        m_attachments.append(name.isEmpty() ? QString::fromLatin1(type).left(100) : name.left(300));
    }
}

void Mail::writeText(const MimePart &part)
{
    const QByteArray charset = part.parameter("content-type", "charset").toLatin1();
    if (part.mediaType() == "text/html") {
        writeHtml(part.content(), charset, m_depth, m_writer);
        return;
    }
    const DecodedText text = decodeText(part.content(), charset);
    if (text.isGuessed)
        m_writer.addNote(ReadNote::GuessedEncoding);
    m_writer.paragraph(cleanText(text.text).trimmed());
}

void Mail::writeAttachments()
{
    if (m_attachments.isEmpty())
        return;
    m_writer.paragraph(u"**Attachments:**"_s);
    for (const QString &name : std::as_const(m_attachments))
        m_writer.listItem(0, u"-"_s, name);
}

} // namespace

tl::expected<AttachmentReading, ReaderFault> readMail(const QByteArray &bytes,
                                                      const ReadLimits &limits)
{
    const MimePart mail = mimePartOf(bytes);
    if (!mail.headers.contains("from") && !mail.headers.contains("subject") &&
        !mail.headers.contains("received") && !mail.headers.contains("date"))
        return tl::unexpected(ReaderFault::Damaged);
    MarkdownWriter writer(limits.letters);
    Mail reader(writer, limits.depth);
    reader.writeHead(mail);
    reader.writePart(mail, 0);
    reader.writeAttachments();
    return writer.take(mail.header("subject"));
}

} // namespace Hiwar
