// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settingstext.h"

#include "net/values/endpoint.h"
#include "ui/errortext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::SettingsText)
};

QString describeFault(AddressFault fault)
{
    switch (fault) {
    case AddressFault::Empty:
        return Words::tr("The address your provider names, as https://api.example.com/v1.");
    case AddressFault::NotHttp:
        return Words::tr("Only addresses with http:// or https:// can be asked.");
    case AddressFault::NoHost:
        return Words::tr("This address names no host.");
    case AddressFault::Placeholder:
        return Words::tr("A part of this address has to be replaced by your own.");
    case AddressFault::Malformed:
        return Words::tr("This is not a whole address yet.");
    }
    Q_UNREACHABLE();
}

bool staysHere(const QUrl &url)
{
    const QString host = url.host();
    return host == "localhost"_L1 || host.endsWith(".localhost"_L1) || host.startsWith("127."_L1) ||
           host == "::1"_L1;
}

} // namespace

Remark describeAddress(const QString &typed)
{
    const auto endpoint = resolveEndpoint(typed);
    if (!endpoint) {
        const bool empty = endpoint.error() == AddressFault::Empty;
        return {.tone = empty ? Tone::Plain : Tone::Bad, .text = describeFault(endpoint.error())};
    }
    const QString urls = Words::tr("Asks %1").arg(endpoint->chat.toDisplayString()) + u'\n' +
                         Words::tr("Lists models from %1").arg(endpoint->models.toDisplayString());
    if (endpoint->chat.scheme() == "https"_L1 || staysHere(endpoint->chat))
        return {.tone = Tone::Plain, .text = urls};
    return {.tone = Tone::Warning,
            .text = urls + u'\n' +
                    Words::tr("Over http, others on the way can read the key and the messages.")};
}

Remark describeKeyState(KeyState state)
{
    switch (state) {
    case KeyState::Unknown:
        return {};
    case KeyState::Waiting:
        return {.tone = Tone::Plain, .text = Words::tr("Waiting for your keychain…")};
    case KeyState::Stored:
        return {.tone = Tone::Good, .text = Words::tr("Stored in your keychain.")};
    case KeyState::Missing:
        return {.tone = Tone::Plain,
                .text = Words::tr("No key is stored. Some services want none.")};
    case KeyState::Locked:
        return {.tone = Tone::Warning,
                .text = Words::tr("Your keychain is locked. Unlock it, then try again.")};
    case KeyState::Denied:
        return {.tone = Tone::Warning, .text = Words::tr("Access to your keychain was refused.")};
    case KeyState::NoKeychain:
        return {.tone = Tone::Warning,
                .text = Words::tr("No keychain on this system: the key stays in memory until "
                                  "Hiwar ends.")};
    }
    Q_UNREACHABLE();
}

QString describeKeyFault(const KeyFault &fault)
{
    switch (fault.kind) {
    case KeyFault::Kind::InnerSpace:
        return Words::tr("There is a space within the key, at character %1.").arg(fault.position);
    case KeyFault::Kind::ControlCharacter:
        return Words::tr("There is a line break or the like within the key, at character %1.")
            .arg(fault.position);
    case KeyFault::Kind::NotAscii:
        return Words::tr("Character %1 of the key is “%2”, which no key can hold.")
            .arg(fault.position)
            .arg(QString::fromUcs4(&fault.codePoint, 1));
    case KeyFault::Kind::Placeholder:
        return Words::tr("This stands for a key and is none. Paste your own.");
    }
    Q_UNREACHABLE();
}

QString describeMissingModels(const ApiError &error)
{
    return Words::tr("No fresh list of models: %1 Any name can be typed.")
        .arg(describe(error).what);
}

} // namespace Hiwar
