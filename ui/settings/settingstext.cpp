// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settingstext.h"

#include "net/values/endpoint.h"
#include "ui/errortext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

struct SettingsTextTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::SettingsText)
};

QString describeFault(AddressFault fault)
{
    switch (fault) {
    case AddressFault::Empty:
        return SettingsTextTr::tr(
            "The service's API address, for example https://api.example.com/v1.");
    case AddressFault::NotHttp:
        return SettingsTextTr::tr("Only addresses with http:// or https:// can be asked.");
    case AddressFault::NoHost:
        return SettingsTextTr::tr("This address names no host.");
    case AddressFault::Placeholder:
        return SettingsTextTr::tr("A part of this address has to be replaced by your own.");
    case AddressFault::Malformed:
        return SettingsTextTr::tr("This is not a whole address yet.");
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

InlineMessage describeAddress(const QString &typed)
{
    const auto endpoint = resolveEndpoint(typed);
    if (!endpoint) {
        const bool empty = endpoint.error() == AddressFault::Empty;
        return {.tone = empty ? Tone::Plain : Tone::Bad, .text = describeFault(endpoint.error())};
    }
    const QString urls =
        SettingsTextTr::tr("Messages go to %1").arg(endpoint->chat.toDisplayString());
    if (endpoint->chat.scheme() == "https"_L1 || staysHere(endpoint->chat))
        return {.tone = Tone::Plain, .text = urls};
    return {.tone = Tone::Warning,
            .text = urls + u'\n' +
                    SettingsTextTr::tr(
                        "Over http, others on the way can read the key and the messages.")};
}

InlineMessage describeKey(const KeyStatus &key)
{
    const auto choose = [kept = key.isKept](const QString &whereKept, const QString &elsewhere) {
        return InlineMessage{.tone = Tone::Warning, .text = kept ? whereKept : elsewhere};
    };
    switch (key.state) {
    case KeyState::Unknown:
        return {};
    case KeyState::Waiting:
        if (!key.isKept)
            return {.tone = Tone::Plain, .text = SettingsTextTr::tr("Waiting for your keychain…")};
        return {.tone = Tone::Warning,
                .text =
                    SettingsTextTr::tr("The key can be used. Your keychain has not taken it yet.")};
    case KeyState::Stored:
        return {.tone = Tone::Good, .text = SettingsTextTr::tr("Stored in your keychain.")};
    case KeyState::Missing:
        return {.tone = Tone::Plain,
                .text = SettingsTextTr::tr(
                    "No key yet. Servers on your own computer usually need none.")};
    case KeyState::Locked:
        return choose(
            SettingsTextTr::tr(
                "The key can be used until you close Hiwar: your keychain is locked."),
            SettingsTextTr::tr("Your keychain is locked. Unlock it, or type the key once more."));
    case KeyState::Denied:
        return choose(
            SettingsTextTr::tr(
                "The key can be used until you close Hiwar: your keychain refused it."),
            SettingsTextTr::tr("Your keychain refused access. Allow it, or type the key once "
                               "more."));
    case KeyState::NoKeychain:
        return choose(SettingsTextTr::tr(
                          "The key can be used until you close Hiwar: no keychain answers here."),
                      SettingsTextTr::tr(
                          "No keychain answers here, so the key was not kept. Type it once more."));
    }
    Q_UNREACHABLE();
}

QString describeSecret(const KeyStatus &secret)
{
    if (secret.isKept)
        return SettingsTextTr::tr("Kept until you close Hiwar; type to replace it");
    switch (secret.state) {
    case KeyState::Unknown:
        return SettingsTextTr::tr("Type to replace it");
    case KeyState::Waiting:
        return SettingsTextTr::tr("Waiting for your keychain…");
    case KeyState::Stored:
        return SettingsTextTr::tr("Stored; type to replace it");
    case KeyState::Missing:
    case KeyState::NoKeychain:
        return SettingsTextTr::tr("Not stored any more; type it again");
    case KeyState::Locked:
        return SettingsTextTr::tr("In the locked keychain; type to replace it");
    case KeyState::Denied:
        return SettingsTextTr::tr("Refused by the keychain; type to replace it");
    }
    Q_UNREACHABLE();
}

InlineMessage describeSaved(const KeyStatus &secrets)
{
    const auto but = [](const QString &text) { return InlineMessage{Tone::Warning, text}; };
    if (!secrets.isBehind)
        return {.tone = Tone::Good, .text = SettingsTextTr::tr("Saved.")};
    switch (secrets.state) {
    case KeyState::Locked:
        return but(SettingsTextTr::tr(
            "Saved, but your keychain is locked: what you entered holds until "
            "you close Hiwar. It is stored by itself once you unlock the keychain."));
    case KeyState::Denied:
        return but(
            SettingsTextTr::tr("Saved, but your keychain refused: what you entered holds until "
                               "you close Hiwar. Let the keychain be asked again."));
    case KeyState::NoKeychain:
        return but(
            SettingsTextTr::tr("Saved, but no keychain answers here: what you entered holds until "
                               "you close Hiwar. It is stored by itself once a keychain runs."));
    case KeyState::Unknown:
    case KeyState::Waiting:
    case KeyState::Stored:
    case KeyState::Missing:
        break;
    }
    return but(
        SettingsTextTr::tr("Saved; what you entered can be used. Your keychain has not answered "
                           "yet."));
}

QString describeKeyFault(const KeyFault &fault)
{
    switch (fault.kind) {
    case KeyFault::Kind::InnerSpace:
        return SettingsTextTr::tr("There is a space within the key, at character %1.")
            .arg(fault.position);
    case KeyFault::Kind::ControlCharacter:
        return SettingsTextTr::tr(
                   "There is a line break or the like within the key, at character %1.")
            .arg(fault.position);
    case KeyFault::Kind::NotAscii:
        return SettingsTextTr::tr("Character %1 of the key is “%2”, which no key can hold.")
            .arg(fault.position)
            .arg(QString::fromUcs4(&fault.codePoint, 1));
    case KeyFault::Kind::Placeholder:
        return SettingsTextTr::tr("This stands for a key and is none. Paste your own.");
    }
    Q_UNREACHABLE();
}

QString describeMissingModels(const ApiError &error)
{
    return SettingsTextTr::tr("The list of models could not be read: %1 You can type a name.")
        .arg(whatHappened(error));
}

} // namespace Hiwar
