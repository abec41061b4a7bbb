// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/htmlform.h"

#include "app/documents/decodepicture.h"
#include "app/documents/longtext.h"
#include "app/history/storedvalues.h"
#include "net/values/programversion.h"
#include "ui/errortext.h"
#include "ui/markdown/cleantext.h"
#include "ui/markdown/direction.h"
#include "ui/markdown/messageoptions.h"
#include "ui/markdown/tohtml.h"
#include "ui/theme/theme.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

struct HtmlFormTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::HtmlForm)
};

QString variables(ColourScheme scheme)
{
    const Palette palette = paletteFor(scheme);
    const auto variable = [](const QString &name, const QColor &colour) {
        return u"--%1: %2; "_s.arg(name, colour.name());
    };
    return variable(u"window"_s, palette.window) + variable(u"text"_s, palette.text) +
           variable(u"secondary"_s, palette.secondary) + variable(u"hairline"_s, palette.hairline) +
           variable(u"accent"_s, palette.accent) + variable(u"own"_s, palette.ownBubble) +
           variable(u"owntext"_s, palette.ownBubbleText) +
           variable(u"code"_s, palette.codeBackground) + variable(u"error"_s, palette.error);
}

QByteArray style()
{
    QFile rules(u":/export/page.css"_s);
    (void)rules.open(QIODevice::ReadOnly);
    const QString light = variables(ColourScheme::Light);
    const QString dark = variables(ColourScheme::Dark);
    return u":root { color-scheme: light dark; %1}\n"
           "@media screen and (prefers-color-scheme: dark) { :root { %2} }\n"_s.arg(light, dark)
               .toUtf8() +
           rules.readAll();
}

QByteArray policyFor(const QByteArray &style)
{
    const QByteArray hash = QCryptographicHash::hash(style, QCryptographicHash::Sha256).toBase64();
    return "default-src 'none'; img-src data:; style-src 'sha256-" + hash +
           "'; base-uri 'none'; form-action 'none'";
}

QString escaped(const QString &text)
{
    return cleanText(text).toHtmlEscaped();
}

QString dirOf(const QString &text)
{
    switch (directionOf(text)) {
    case Qt::RightToLeft:
        return u" dir=\"rtl\""_s;
    case Qt::LeftToRight:
        return u" dir=\"ltr\""_s;
    case Qt::LayoutDirectionAuto:
        break;
    }
    return {};
}

/// Writes the text as one block of code, a piece at a time.
Transferred<void> putAsWritten(QIODevice &out, QStringView rest)
{
    if (rest.endsWith(u'\n'))
        rest.chop(1);
    auto done = put(out, "<pre dir=\"ltr\"><code>");
    while (done && !rest.isEmpty()) {
        const QStringView piece = firstChunk(rest);
        done = put(out, escaped(piece.toString()).toUtf8());
        rest = rest.sliced(piece.size());
    }
    return done ? put(out, "\n</code></pre>\n") : done;
}

Transferred<void> putText(QIODevice &out, const QString &text, const MarkdownOptions &options)
{
    const qsizetype end = readEnd(text, options);
    const auto done = put(out, toHtml(parseMarkdown(text.first(end), options)).toUtf8());
    return done && end < text.size() ? putAsWritten(out, QStringView(text).sliced(end)) : done;
}

Transferred<void> putReasoning(QIODevice &out, const MessageNode &node)
{
    if (node.reasoning.isEmpty())
        return {};
    const QString summary = HtmlFormTr::tr("Reasoning").toHtmlEscaped();
    return put(out, "<details><summary>" + summary.toUtf8() + "</summary>\n")
        .and_then([&] { return putText(out, node.reasoning, {.lineEnds = LineEnds::Break}); })
        .and_then([&] { return put(out, "</details>\n"); });
}

QString errorOf(const MessageNode &node)
{
    if (!node.error)
        return {};
    const ErrorText text = describe(*node.error);
    return u"<p class=\"note error\">"_s + escaped(text.what) + u"</p>\n"_s;
}

/// Embeds a picture by its real format, not by its name; of anything else it writes only the name.
QByteArray attachedOf(const Attachment &attachment, const QByteArray &bytes)
{
    const QByteArray name = escaped(attachment.name.simplified()).toUtf8();
    const DecodedPicture picture =
        attachment.mediaType.startsWith("image/"_L1) ? decodePicture(bytes) : DecodedPicture{};
    if (picture.image.isNull()) {
        const QString attached = HtmlFormTr::tr("Attached: %1").toHtmlEscaped();
        return "<p class=\"note\">" + attached.arg(escaped(attachedName(attachment))).toUtf8() +
               "</p>\n";
    }
    return "<figure><img alt=\"" + name + "\" src=\"data:image/" + picture.format + ";base64," +
           bytes.toBase64() + "\"><figcaption>" + name + "</figcaption></figure>\n";
}

} // namespace

QString HtmlForm::suffix() const
{
    return u"html"_s;
}

Transferred<void> HtmlForm::begin(QIODevice &, const ExportFrame &frame)
{
    m_isAlone = frame.conversations == 1;
    m_hasHead = false;
    return {};
}

Transferred<void> HtmlForm::putHead(QIODevice &out, const QString &title)
{
    m_hasHead = true;
    const QByteArray rules = style();
    return put(out, "<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n"
                    "<meta http-equiv=\"Content-Security-Policy\" content=\"" +
                        policyFor(rules) +
                        "\">\n<meta name=\"viewport\" content=\"width=device-width\">\n"
                        "<meta name=\"referrer\" content=\"no-referrer\">\n"
                        "<meta name=\"generator\" content=\"Hiwar " +
                        programVersion().toLatin1() + "\">\n<title>" + escaped(title).toUtf8() +
                        "</title>\n<style>" + rules + "</style>\n</head>\n<body>\n");
}

Transferred<void> HtmlForm::add(QIODevice &out, const StoredConversation &conversation,
                                const ContentOf &contentOf)
{
    const QString title = shownTitle(conversation.info);
    Transferred<void> done;
    if (!m_hasHead)
        done = putHead(out, m_isAlone ? title : HtmlFormTr::tr("Conversations"));
    if (done)
        done = put(out, u"<h1%1>%2</h1>\n"_s.arg(dirOf(title), escaped(title)).toUtf8());
    for (const Turn &turn : turnsOf(conversation, m_versions)) {
        if (done)
            done = putMessage(out, turn, contentOf);
    }
    return done;
}

Transferred<void> HtmlForm::putMessage(QIODevice &out, const Turn &turn, const ContentOf &contentOf)
{
    const MessageNode &node = turn.node;
    const MarkdownOptions options = messageOptions(node.role, m_ownMarkdown);
    const QString head = u"<article class=\"%1\">\n<header>%2</header>\n"_s.arg(
        storedWord(node.role), escaped(captionOf(turn)));
    auto done = put(out, head.toUtf8())
                    .and_then([&] { return putReasoning(out, node); })
                    .and_then([&] { return putText(out, node.content, options); })
                    .and_then([&] { return put(out, errorOf(node).toUtf8()); });
    for (const Attachment &attachment : node.attachments) {
        if (!done)
            return done;
        const auto bytes = contentOf(attachment.hash);
        if (!bytes && bytes.error().fault != TransferFault::NotFound)
            return tl::unexpected(bytes.error());
        done = put(out, attachedOf(attachment, bytes.value_or(QByteArray())));
    }
    return done ? put(out, "</article>\n") : done;
}

Transferred<void> HtmlForm::end(QIODevice &out)
{
    const auto done =
        m_hasHead ? Transferred<void>() : putHead(out, HtmlFormTr::tr("Conversations"));
    return done ? put(out, "</body>\n</html>\n") : done;
}

} // namespace Hiwar
