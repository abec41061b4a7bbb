// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/plainencodings.h"

#include <QStringDecoder>

#include <array>

#ifdef Q_OS_WIN
#include <windows.h>

#include <algorithm>
#include <limits>
#endif

namespace Hiwar {

namespace {

/// What 0x80 to 0x9f are in windows-1252; 0 is no character.
constexpr std::array<char16_t, 32> westernSigns{
    0x20ac, 0,      0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160,
    0x2039, 0x0152, 0,      0x017d, 0,      0,      0x2018, 0x2019, 0x201c, 0x201d, 0x2022,
    0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0,      0x017e, 0x0178};

QString western(QByteArrayView bytes)
{
    QString text = QString::fromLatin1(bytes);
    for (QChar &c : text) {
        const char16_t code = c.unicode();
        if (code < 0x80 || code > 0x9f)
            continue;
        const char16_t sign = westernSigns.at(code - 0x80U);
        c = sign == 0 ? QChar(QChar::ReplacementCharacter) : QChar(sign);
    }
    return text;
}

#ifdef Q_OS_WIN
struct CodePage
{
    const char *name;
    UINT number;
};

constexpr std::array codePages{
    CodePage{"windows-1250", 1250}, CodePage{"windows-1251", 1251}, CodePage{"windows-1253", 1253},
    CodePage{"windows-1254", 1254}, CodePage{"windows-1255", 1255}, CodePage{"windows-1256", 1256},
    CodePage{"windows-1257", 1257}, CodePage{"windows-1258", 1258}, CodePage{"ISO-8859-2", 28592},
    CodePage{"ISO-8859-5", 28595},  CodePage{"ISO-8859-6", 28596},  CodePage{"ISO-8859-7", 28597},
    CodePage{"ISO-8859-8", 28598},  CodePage{"ISO-8859-9", 28599},  CodePage{"KOI8-R", 20866},
    CodePage{"GB18030", 54936},     CodePage{"Big5", 950},          CodePage{"Shift_JIS", 932},
    CodePage{"EUC-JP", 20932},      CodePage{"EUC-KR", 949},
};

std::optional<QString> systemDecoded(QByteArrayView bytes, const QByteArray &encoding)
{
    const auto *page =
        std::find_if(codePages.begin(), codePages.end(), [&encoding](const CodePage &each) {
            return encoding.compare(each.name, Qt::CaseInsensitive) == 0;
        });
    if (page == codePages.end() || bytes.size() > std::numeric_limits<int>::max())
        return std::nullopt;
    const int size = int(bytes.size());
    const int units = MultiByteToWideChar(page->number, 0, bytes.data(), size, nullptr, 0);
    if (units <= 0)
        return bytes.isEmpty() ? std::optional(QString()) : std::nullopt;
    QString text(units, Qt::Uninitialized);
    MultiByteToWideChar(page->number, 0, bytes.data(), size,
                        reinterpret_cast<wchar_t *>(text.data()), units);
    return text;
}
#else
std::optional<QString> systemDecoded(QByteArrayView, const QByteArray &)
{
    return std::nullopt;
}
#endif

} // namespace

std::optional<QString> plainDecoded(QByteArrayView bytes, const QByteArray &encoding)
{
    if (encoding.compare("windows-1252", Qt::CaseInsensitive) == 0)
        return western(bytes);
    if (const auto known = QStringConverter::encodingForName(encoding.constData())) {
        QStringDecoder decoder(*known);
        return decoder.decode(bytes);
    }
    return systemDecoded(bytes, encoding);
}

} // namespace Hiwar
