// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/values/pastedaddress.h"

#include "net/values/pastedtext.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// Replaces the marks that an input method writes for ":", "/" and "."; removes invisible marks,
/// except the joiners that some names need.
QString withPlainMarks(QString text)
{
    text.replace(QChar(0xFF1A), u':').replace(QChar(0xFF0F), u'/').replace(QChar(0xFF0E), u'.');
    text.replace(QChar(0x3002), u'.');
    return text.removeIf([](QChar c) {
        return c.category() == QChar::Other_Format && c != QChar(0x200C) && c != QChar(0x200D);
    });
}

/// A URL that is a part of other text: a command, a setting, a link, a sentence.
QString urlWithin(const QString &text)
{
    static const QRegularExpression within(
        u"(?<![a-z0-9+.:/-])https?://[^\\s\"'`<>“”‘’()\\[\\]\\\\]+"_s,
        QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = within.match(text);
    const bool isAll = match.capturedStart() == 0;
    return match.hasMatch() && !isAll ? match.captured() : QString();
}

/// "curl localhost:11434/v1/models", "OPENAI_BASE_URL=localhost:11434": without a scheme.
QString valueWithin(const QString &text)
{
    static const QRegularExpression form(
        u"^(?:curl\\s+|(?:export\\s+|set\\s+)?[a-z_]*(?:url|base|host|endpoint)\\s*=\\s*)"
        "[\"'“]?([^\\s\"'”=-][^\\s\"'”]*)"_s,
        QRegularExpression::CaseInsensitiveOption);
    return form.match(text).captured(1);
}

/// The last pasted scheme counts: "https://http://x.test" is http.
QString withOneScheme(QString text)
{
    static const QRegularExpression doubled(u"^(?:https?:/{1,2})+(?=https?:/)"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression oneSlash(u"^(https?):[/\\\\]{1,2}(?![/\\\\])"_s,
                                             QRegularExpression::CaseInsensitiveOption);
    text.remove(doubled);
    return text.replace(oneSlash, u"\\1://"_s);
}

} // namespace

QString pastedAddress(const QString &typed)
{
    QString text = withoutWrapping(withPlainMarks(typed));
    for (const QString &found : {urlWithin(text), valueWithin(text)}) {
        if (!found.isEmpty()) {
            text = withoutWrapping(found);
            break;
        }
    }
    text.removeIf([](QChar c) { return c == u'\n' || c == u'\r' || c == u'\t'; });
    // A fragment belongs to a page, never to an API.
    return withoutWrapping(withOneScheme(text).section(u'#', 0, 0));
}

} // namespace Hiwar
