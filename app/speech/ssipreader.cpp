// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/speech/ssipreader.h"

#include <QString>

#include <utility>

namespace Hiwar {

namespace {

constexpr qsizetype codeDigits = 3;

} // namespace

QList<SsipReply> SsipReader::read(const QByteArray &bytes)
{
    QList<SsipReply> replies;
    m_rest += bytes;
    qsizetype from = 0;
    for (qsizetype end = m_rest.indexOf('\n'); end >= 0 && !m_isBroken;
         end = m_rest.indexOf('\n', from)) {
        const QByteArray line = m_rest.mid(from, end - from).trimmed();
        from = end + 1;
        bool isNumber = false;
        const int code = line.left(codeDigits).toInt(&isNumber);
        const char mark = line.size() > codeDigits ? line.at(codeDigits) : ' ';
        m_isBroken = !isNumber || (mark != '-' && mark != ' ');
        if (mark == '-') {
            m_reply.lines << line.mid(codeDigits + 1);
        } else if (!m_isBroken) {
            m_reply.code = code;
            replies << std::exchange(m_reply, {});
        }
    }
    m_rest.remove(0, from);
    m_isBroken |= m_rest.size() > mostBytes || m_reply.lines.size() > mostBytes / codeDigits;
    return replies;
}

QByteArray ssipText(const QString &words)
{
    QByteArray text = words.simplified().toUtf8();
    if (text.startsWith('.'))
        text.prepend('.');
    return text + "\r\n.\r\n";
}

QList<QByteArray> ssipLanguages(const QList<QByteArray> &voices)
{
    QList<QByteArray> languages;
    for (const QByteArray &voice : voices) {
        const QByteArray language =
            voice.split('\t').value(1).replace('_', '-').split('-').value(0).toLower();
        if (!language.isEmpty() && language != "none" && !languages.contains(language))
            languages << language;
    }
    return languages;
}

} // namespace Hiwar
