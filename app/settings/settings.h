// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The user's choices: profiles and preferences. Plain values and their JSON form; they never
// contain a secret, and the built-in Guide is never written. Pure; any thread.
#pragma once

#include "app/settings/windowstate.h"
#include "net/values/desktopchoices.h"
#include "net/values/dictation.h"
#include "net/values/fileoptions.h"
#include "net/values/keymap.h"
#include "net/values/listscope.h"
#include "net/values/preferences.h"
#include "net/values/profile.h"
#include "net/values/spelling.h"

#include <QByteArray>
#include <QDateTime>
#include <QJsonObject>
#include <QList>

#include <tl/expected.hpp>

namespace Hiwar {

enum class SendKey : quint8 { Enter, CtrlEnter };

/// For copies of Hiwar that check for a new version themselves, with the results of the checks.
struct UpdateChoices
{
    bool daily = false;
    QString address;       ///< "" for the address that came with the copy
    QDateTime lastLook;    ///< of the last check, also a failed one
    QString newestVersion; ///< of all signed releases that were ever seen
    QDate newestReleased;

    bool operator==(const UpdateChoices &) const = default;
};

struct Settings
{
    QList<Profile> profiles; ///< the built-in Guide first; it is always there
    QString currentProfileId;
    QString missingProfileId; ///< from loading: the file selects this one but does not contain it
    QString language;         ///< of the window, as "ar"; empty: the desktop's
    ThemePreference theme = ThemePreference::System;
    SendKey sendKey = SendKey::Enter;
    ReadingOptions reading;
    FileOptions files;
    SpellingOptions spelling;
    DictationChoice dictation;
    LookOptions look;
    Keymap keymap;
    /// What was run from the palette, the last first: names of actions and settings, nothing of a
    /// conversation; at most maxRecentCommands.
    QStringList recentCommands;
    int zoomPercent = 100; ///< 50 to 300
    QByteArray windowGeometry;
    bool sidebarShown = true;
    TabState tabs;              ///< of the first window
    QList<WindowState> windows; ///< beside the first one
    ListOrder sidebarOrder = ListOrder::LastChange;
    bool titlesByModel = false; ///< one short request for each new conversation
    /// Names and sums up conversations; without a profile the one that answers there does. Without
    /// a model it is the profile's own. See helperOf().
    ModelRef helperModel;
    bool warnsOfSecrets = true; ///< before a message with a key or the like is sent
    UpdateChoices updates;
    DesktopChoices desktop;
    QList<ModelRef> favouriteModels; ///< in the order in which they became it
    QList<ModelRef> recentModels;    ///< the last chosen first; at most maxRecentModels

    bool operator==(const Settings &) const = default;
};

inline constexpr qsizetype maxRecentModels = 12;
inline constexpr qsizetype maxRecentCommands = 30;
inline constexpr qsizetype maxFavouriteModels = 200;

/// The profile id of the built-in Guide.
inline constexpr auto guideProfileId = "guide";

/// As on the very first start: only the Guide.
[[nodiscard]] Settings firstSettings();
/// The built-in Guide, with its name in the current language.
[[nodiscard]] Profile guideProfile();
/// The profile with that id, or the Guide when there is none.
[[nodiscard]] const Profile &profileOf(const Settings &settings, const QString &id);

/// Fields of a newer Hiwar in `former` that this one does not know are kept in the result.
[[nodiscard]] QByteArray encodeSettings(const Settings &settings, const QJsonObject &former = {});
/// Unknown fields are ignored; missing or invalid ones get their default. The error is a sentence
/// that says where the JSON is broken.
[[nodiscard]] tl::expected<Settings, QString> decodeSettings(const QByteArray &json);
/// Reads only the language, which is needed before other errors can be reported in it.
[[nodiscard]] QString languageIn(const QByteArray &json);

} // namespace Hiwar
