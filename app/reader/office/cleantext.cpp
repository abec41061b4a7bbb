// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/office/cleantext.h"

namespace Hiwar {

namespace {

bool isInvisible(char32_t code)
{
    if (code < 0x20)
        return code != u'\n' && code != u'\t';
    return (code >= 0x7f && code <= 0x9f) || code == 0xad || code == 0x61c || code == 0x180e ||
           code == 0x200b || code == 0x200e || code == 0x200f ||
           (code >= 0x202a && code <= 0x202e) || (code >= 0x2060 && code <= 0x206f) ||
           code == 0xfeff || (code >= 0xfff9 && code <= 0xfffc) ||
           (code >= 0xe0000 && code <= 0xe0fff) || (code & 0xfffeU) == 0xfffeU;
}

} // namespace

QString cleanText(QStringView text)
{
    QString clean;
    clean.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (c.isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate()) {
            if (!isInvisible(QChar::surrogateToUcs4(c, text[i + 1])))
                clean.append(c).append(text[i + 1]);
            ++i;
        } else if (c == u'\r') {
            if (i + 1 >= text.size() || text[i + 1] != u'\n')
                clean.append(u'\n');
        } else if (c == QChar::LineSeparator || c == QChar::ParagraphSeparator) {
            clean.append(u'\n');
        } else if (c == QChar::Nbsp || c == u'\u202f') {
            clean.append(u' ');
        } else if (!c.isSurrogate() && !isInvisible(c.unicode())) {
            clean.append(c);
        }
    }
    return clean;
}

QString cleanLine(QStringView text)
{
    return cleanText(text).simplified();
}

} // namespace Hiwar
