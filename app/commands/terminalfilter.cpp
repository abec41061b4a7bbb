// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/terminalfilter.h"

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// A text needs only two control characters, line end and tab. Of the direction characters, normal
/// Arabic needs marks and isolates; an override changes the order of the letters that are shown.
QString pictured(const QString &text)
{
    QString shown;
    shown.reserve(text.size());
    for (const QChar c : text) {
        const char16_t u = c.unicode();
        if (u == u'\n' || u == u'\t' || (u >= 0x20 && u < 0x7F))
            shown += c;
        else if (u < 0x20)
            shown += QChar(0x2400 + u);
        else if (u == 0x7F)
            shown += u'␡';
        else if (u < 0xA0) // an 8-bit control: the short form of ESC and a letter
            (shown += u'␛') += QChar(u - 0x40);
        else if (u == 0x202D || u == 0x202E)
            shown += u"<U+%1>"_s.arg(uint(u), 0, 16).toUpper();
        else
            shown += c;
    }
    return shown;
}

} // namespace

bool isTerminal(std::FILE *stream)
{
#ifdef Q_OS_WIN
    return _isatty(_fileno(stream)) != 0;
#else
    return isatty(fileno(stream)) != 0;
#endif
}

QByteArray TerminalFilter::pass(const QByteArray &bytes)
{
    return m_isTerminal ? pictured(m_decoder(bytes)).toUtf8() : bytes;
}

} // namespace Hiwar
