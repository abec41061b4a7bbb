// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/office/decodetext.h"

#include <QStringDecoder>

#include <optional>

namespace Hiwar {

DecodedText decodeText(const QByteArray &bytes, const QByteArray &named)
{
    constexpr auto whole =
        QStringConverter::Flag::Stateless; // nothing follows: half a letter is wrong
    if (const auto marked = QStringConverter::encodingForData(bytes)) {
        QStringDecoder decoder(*marked);
        return {.text = decoder.decode(bytes)};
    }
    if (!named.isEmpty()) {
        // What is called Latin-1 in the web and in mails is Windows' set, which contains it.
        const bool isLatin = named.compare("iso-8859-1", Qt::CaseInsensitive) == 0 ||
                             named.compare("us-ascii", Qt::CaseInsensitive) == 0;
        QStringDecoder decoder(isLatin ? "windows-1252" : named.constData(), whole);
        if (decoder.isValid()) {
            const QString text = decoder.decode(bytes);
            if (!decoder.hasError())
                return {.text = text};
        }
    }
    QStringDecoder decoder(QStringConverter::Utf8, whole);
    const QString text = decoder.decode(bytes);
    if (!decoder.hasError())
        return {.text = text};
    QStringDecoder windows("windows-1252");
    if (windows.isValid())
        return {.text = windows.decode(bytes), .isGuessed = true};
    return {.text = QString::fromLatin1(bytes), .isGuessed = true};
}

} // namespace Hiwar
