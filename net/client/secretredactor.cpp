// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/secretredactor.h"

#include <algorithm>
#include <utility>

namespace Hiwar {

namespace {

/// Shorter ones are no secret: hiding them would only show which letters they have.
constexpr qsizetype leastSecret = 4;

/// The form in JSON, where a slash may be, and often is, written with a backslash before it.
QByteArray jsonForm(const QByteArray &secret, bool escapesSlash)
{
    QByteArray text = secret;
    text.replace('\\', "\\\\").replace('"', "\\\"");
    return escapesSlash ? text.replace('/', "\\/") : text;
}

QByteArray lowerHex(const QByteArray &percentEncoded)
{
    QByteArray text = percentEncoded;
    for (qsizetype at = text.indexOf('%'); at >= 0; at = text.indexOf('%', at + 1))
        text.replace(at, 3, text.mid(at, 3).toLower());
    return text;
}

} // namespace

QList<Secret> secretForms(const QList<Secret> &secrets)
{
    QByteArrayList forms;
    for (const Secret &secret : secrets) {
        const QByteArray &plain = secret.reveal();
        if (plain.size() < leastSecret)
            continue;
        const QByteArray encoded = plain.toPercentEncoding();
        for (const QByteArray &form : {plain, encoded, lowerHex(encoded), jsonForm(plain, false),
                                       jsonForm(plain, true), plain.toBase64()}) {
            if (!forms.contains(form))
                forms.append(form);
        }
    }
    std::stable_sort(forms.begin(), forms.end(),
                     [](const QByteArray &a, const QByteArray &b) { return a.size() > b.size(); });
    QList<Secret> kept;
    for (const QByteArray &form : std::as_const(forms))
        kept.append(Secret(form));
    return kept;
}

SecretRedactor::SecretRedactor(const QList<Secret> &secrets)
    : m_forms(secretForms(secrets))
{
    for (const Secret &form : std::as_const(m_forms))
        m_isStart.at(uchar(form.reveal().front())) = true;
}

QByteArray SecretRedactor::scan(const QByteArray &text, bool isLast)
{
    QByteArray shown;
    shown.reserve(text.size());
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype run = at;
        while (at < text.size() && !m_isStart.at(uchar(text.at(at))))
            ++at;
        shown += QByteArrayView(text).sliced(run, at - run);
        if (at == text.size())
            break;
        const QByteArrayView rest = QByteArrayView(text).sliced(at);
        if (!isLast && mayBegin(rest)) {
            m_held = rest.toByteArray();
            break;
        }
        const qsizetype size = secretAt(rest);
        shown += size > 0 ? QByteArrayView("•••") : rest.first(1);
        at += std::max<qsizetype>(size, 1);
    }
    return shown;
}

/// Whether `rest` is the beginning of a secret, but not a whole one.
bool SecretRedactor::mayBegin(QByteArrayView rest) const
{
    return std::any_of(m_forms.begin(), m_forms.end(), [rest](const Secret &form) {
        return rest.size() < form.reveal().size() && form.reveal().startsWith(rest);
    });
}

/// The length of the secret at the beginning of `rest`; 0: there is none.
qsizetype SecretRedactor::secretAt(QByteArrayView rest) const
{
    const auto found = std::find_if(m_forms.begin(), m_forms.end(), [rest](const Secret &form) {
        return rest.startsWith(form.reveal());
    });
    return found == m_forms.end() ? 0 : found->reveal().size();
}

QByteArray SecretRedactor::pass(const QByteArray &piece)
{
    if (m_forms.isEmpty())
        return piece;
    return scan(std::exchange(m_held, {}) + piece, false);
}

QByteArray SecretRedactor::rest()
{
    return scan(std::exchange(m_held, {}), true);
}

QByteArray redacted(const QByteArray &bytes, const QList<Secret> &secrets)
{
    SecretRedactor redactor(secrets);
    QByteArray shown = redactor.pass(bytes);
    return shown + redactor.rest();
}

QString redactedText(const QString &text, const QList<Secret> &secrets)
{
    if (!text.endsWith(u'…'))
        return QString::fromUtf8(redacted(text.toUtf8(), secrets));
    // The redactor still holds back the part that may be the beginning of a secret.
    return QString::fromUtf8(SecretRedactor(secrets).pass(text.chopped(1).toUtf8())) + u'…';
}

} // namespace Hiwar
