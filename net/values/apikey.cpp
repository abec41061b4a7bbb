// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/values/apikey.h"

#include "net/values/pastedtext.h"
#include "net/values/secretname.h"

#include <QRegularExpression>

#include <optional>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// The value in a setting or a header that is named like a key:
/// `export OPENAI_API_KEY="sk-…"`, `"api_key": "sk-…",`, `-H "x-api-key: sk-…"`.
QStringView valueOf(QStringView text)
{
    static const QRegularExpression form(
        u"^(?:-H\\s*|--header\\s+|export\\s+|setx?\\s+|\\$env:)?[\"'“]?"
        "([a-z][a-z0-9_.-]*)[\"'”]?\\s*(?:=|:(?=[\\s\"'“])|\\s(?=[\"']))\\s*(\\S.*)$"_s,
        QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = form.match(text.toString());
    if (!match.hasMatch() || !isSecretName(match.captured(1)))
        return text;
    return unwrapped(text.sliced(match.capturedStart(2), match.capturedLength(2)));
}

/// The key in a pasted command, or in one argument of it.
QStringView bearerWithin(QStringView text)
{
    static const QRegularExpression form(u"\\bBearer\\s+([^\\s\"'\\\\]+)"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    if (!text.startsWith("curl "_L1) && !text.startsWith(u'-'))
        return text;
    const QRegularExpressionMatch match = form.match(text.toString());
    return match.hasMatch() ? text.sliced(match.capturedStart(1), match.capturedLength(1)) : text;
}

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
        u"^(<.*>|\\{.*\\}|\\$.*|%.*%|(\\w{1,8}[-_]){0,3}x{3,}|.*(\\.{3}|…|\\*{3}).*"
        "|(os\\.environ|process\\.env|env\\.)\\W?.*"
        "|.*\\byour[-_ ]?(\\w+[-_ ])?(api[-_ ]?)?(key|token)\\b.*"
        "|(insert|replace|put|enter|paste|change|add)[-_ ]?(\\w+[-_ ])*(key|token|me|here|this)"
        "|(\\w+[-_ ])*(key|token)[-_ ]here)$"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression variable(u"^[A-Z][A-Z0-9_]*_(KEY|TOKEN|SECRET)$"_s);
    const QString text = key.toString();
    return form.match(text).hasMatch() || variable.match(text).hasMatch();
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

/// Repeats until nothing more can be removed, so cleaning the result again does not change it.
QStringView bareKey(QStringView text)
{
    for (;;) {
        const QStringView less = withoutScheme(valueOf(bearerWithin(unwrapped(text))));
        if (less.size() == text.size())
            return less;
        text = less;
    }
}

} // namespace

tl::expected<Secret, KeyFault> cleanKey(const QString &typed)
{
    const QStringView key = bareKey(typed);
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
