// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/remedy.h"

#include "app/settingsdesk.h"
#include "ui/window/mainwindow.h"

namespace Hiwar {

namespace {

void goTo(SettingsPanel &panel, MessageAction action)
{
    if (action == MessageAction::EditKey)
        panel.focusKey();
    else if (action == MessageAction::EditAddress || action == MessageAction::UseProposedAddress)
        panel.focusBaseUrl();
}

} // namespace

void showRemedy(MainWindow &window, SettingsDesk &settings, const QString &profileId,
                const Remedy &remedy)
{
    SettingsPanel &panel = window.settingsPanel();
    const QString id = settings.profile(profileId).id;
    const bool isElsewhere = settings.settings().currentProfileId != id;
    // What was typed into another profile stays until the person has done with it.
    const bool isStuck = isElsewhere && panel.isVisible() && panel.hasUnsavedChanges();
    if (isElsewhere && !isStuck)
        settings.useProfile(id);
    window.setSettingsShown(true);
    if (!isStuck)
        goTo(panel, remedy.action);
}

} // namespace Hiwar
