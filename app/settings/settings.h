// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the person chose: profiles and preferences. Plain values and their JSON form; no secret is
// ever in it, and the built-in Guide is never written. Pure; any thread.
#pragma once

#include "net/values/listscope.h"
#include "net/values/preferences.h"
#include "net/values/profile.h"

#include <QByteArray>
#include <QDateTime>
#include <QJsonObject>
#include <QList>

#include <tl/expected.hpp>

namespace Hiwar {

enum class SendKey : quint8 { Enter, CtrlEnter };

/// Of the copies of Hiwar that look for a new version themselves, and what they remember of it.
struct UpdateChoices
{
    bool daily = false;
    QString address;       ///< "" for the one that came with the copy
    QDateTime lastLook;    ///< also one that failed
    QString newestVersion; ///< of all signed releases that were ever seen
    QDate newestReleased;

    bool operator==(const UpdateChoices &) const = default;
};

struct Settings
{
    QList<Profile> profiles; ///< the built-in Guide first; it is always there
    QString currentProfileId;
    QString missingProfileId; ///< as read: the file chooses this one and does not hold it
    QString language;         ///< of the window, as "ar"; empty: the desktop's
    ThemePreference theme = ThemePreference::System;
    SendKey sendKey = SendKey::Enter;
    ReadingOptions reading;
    int zoomPercent = 100; ///< 50 to 300
    QByteArray windowGeometry;
    bool sidebarShown = true;
    ListOrder sidebarOrder = ListOrder::LastChange;
    bool titlesByModel = false; ///< one short request for each new conversation
    UpdateChoices updates;

    bool operator==(const Settings &) const = default;
};

/// The profile id of the built-in Guide.
inline constexpr auto guideProfileId = "guide";

/// As on the very first start: the Guide, nothing else.
[[nodiscard]] Settings firstSettings();
/// The built-in Guide, called so in the language that is spoken.
[[nodiscard]] Profile guideProfile();
/// The profile, or the Guide when there is none of that id.
[[nodiscard]] const Profile &profileOf(const Settings &settings, const QString &id);

/// What a newer Hiwar wrote into `former` and this one does not know stays in the result.
[[nodiscard]] QByteArray encodeSettings(const Settings &settings, const QJsonObject &former = {});
/// Unknown fields are passed over; what is missing or odd takes its first value. The error is a
/// sentence about where the JSON is broken.
[[nodiscard]] tl::expected<Settings, QString> decodeSettings(const QByteArray &json);
/// Of the settings only the language, which is needed before the rest can be told in it.
[[nodiscard]] QString languageIn(const QByteArray &json);

} // namespace Hiwar
