// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/values/apikey.h"

#include "net/values/pastedtext.h"

#include <QRegularExpression>

#include <optional>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

QStringView withoutScheme(QStringView text)
{
    for (const QLatin1StringView word : {"Authorization:"_L1, "Bearer"_L1}) {
        if (!text.startsWith(word, Qt::CaseInsensitive))
            continue;
        const QStringView rest = text.sliced(word.size());
        if (word.endsWith(u':') || rest.isEmpty() || isUnseen(rest.front()))
            text = unwrapped(rest);
    }
    return text;
}

bool isPlaceholder(QStringView key)
{
    static const QRegularExpression form(
        u"^(<.*>|\\{.*\\}|\\$.*|\\*+|(sk-)?(x{3,}|\\.{3,}|…)|.*\\byour[-_ ]?(\\w+[-_ ])?(api[-_ ]?)?(key|token)\\b.*)$"_s,
        QRegularExpression::CaseInsensitiveOption);
    return form.match(key.toString()).hasMatch();
}

std::optional<KeyFault::Kind> faultOf(char32_t c)
{
    if (c < 0x20 || c == 0x7F)
        return KeyFault::Kind::ControlCharacter;
    if (c == U' ')
        return KeyFault::Kind::InnerSpace;
    if (c > 0x7F)
        return QChar::isSpace(c) ? KeyFault::Kind::InnerSpace : KeyFault::Kind::NotAscii;
    return {};
}

} // namespace

tl::expected<Secret, KeyFault> cleanKey(const QString &typed)
{
    const QStringView key = withoutScheme(unwrapped(typed));
    if (isPlaceholder(key))
        return tl::unexpected(
            KeyFault{.kind = KeyFault::Kind::Placeholder, .position = 0, .codePoint = 0});
    qsizetype position = key.isEmpty() ? 0 : key.data() - QStringView(typed).data();
    for (const char32_t c : key.toUcs4()) {
        ++position;
        if (const auto kind = faultOf(c))
            return tl::unexpected(KeyFault{.kind = *kind, .position = position, .codePoint = c});
    }
    return Secret(key.toLatin1());
}

} // namespace Hiwar
