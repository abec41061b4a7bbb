// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/keycheck.h"

#include "net/values/endpoint.h"
#include "ui/errortext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

struct KeyCheckTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::KeyCheck)
};

InlineMessage plain(const QString &text)
{
    return {.tone = Tone::Plain, .text = text};
}

} // namespace

void KeyCheck::forget()
{
    *this = KeyCheck();
}

void KeyCheck::enter(const QString &address, bool isEmpty)
{
    m_enteredFor = !isEmpty && resolveEndpoint(address) ? address : QString();
    interrupt();
}

QString KeyCheck::ownerOf(const QString &address, const QString &storedAddress,
                          bool usesStored) const
{
    const auto owner = resolveEndpoint(usesStored ? storedAddress : m_enteredFor);
    const auto now = resolveEndpoint(address);
    if (!owner || !now || isSameOrigin(owner->base, now->base))
        return {};
    return owner->base.authority();
}

bool KeyCheck::begin(const QString &address, const QString &key, bool isPlainHttpAllowed)
{
    const QString asked = address + u'\n' + key + (isPlainHttpAllowed ? u"\nallowed"_s : u""_s);
    if (asked == m_asked)
        return false;
    m_asked = asked;
    if (!key.isEmpty() && m_enteredFor.isEmpty())
        m_enteredFor = address;
    m_isRunning = true;
    return true;
}

void KeyCheck::interrupt()
{
    m_asked.clear();
    m_isRunning = false;
}

KeyVerdict verdictOf(const QStringList &models, bool hasKey, bool isListPublic)
{
    const int count = static_cast<int>(models.size());
    if (!hasKey)
        return {};
    if (isListPublic)
        return {.key = plain(
                    KeyCheckTr::tr("This service lists its models without a key, so the key could "
                                   "not be checked."))};
    return {.key = {.tone = Tone::Good,
                    .text = count == 1 ? KeyCheckTr::tr("Key works · 1 model")
                                       : KeyCheckTr::tr("Key works · %n models", nullptr, count)}};
}

KeyVerdict verdictOf(const ApiError &error, bool hasKey)
{
    const bool isRefused =
        error.kind == ErrorKind::Unauthorized || error.kind == ErrorKind::Forbidden;
    if (isRefused && hasKey)
        return {.key = {.tone = Tone::Bad,
                        .text = error.kind == ErrorKind::Unauthorized
                                    ? KeyCheckTr::tr(
                                          "This key was refused. Check it, or paste another.")
                                    : describe(error).what}};
    if (isRefused)
        return {
            .key = {.tone = Tone::Warning, .text = KeyCheckTr::tr("This service wants a key.")}};
    return {.models = plain(describeMissingModels(error))};
}

InlineMessage describeForeignKey(const QString &owner, bool isTyped)
{
    return {.tone = Tone::Warning,
            .text =
                isTyped
                    ? KeyCheckTr::tr("This key was entered for %1. Enter it again to use it for "
                                     "this address.")
                          .arg(owner)
                    : KeyCheckTr::tr("The stored key is for %1. Enter the one for this address.")
                          .arg(owner)};
}

} // namespace Hiwar
