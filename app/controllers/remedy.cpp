// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/remedy.h"

#include "app/settings/currentsettings.h"
#include "ui/settings/profileform.h"
#include "ui/settings/settingspanel.h"
#include "ui/window/sidepanels.h"

namespace Hiwar {

namespace {

void goTo(SettingsPanel &panel, const Remedy &remedy)
{
    ProfileForm &form = panel.form();
    panel.showTopic(SettingsTopic::Models);
    if (remedy.action == MessageAction::EditKey)
        panel.mendKey(remedy.afterwards);
    else if (remedy.action == MessageAction::ChooseModel)
        form.chooseModel();
    else if (remedy.action == MessageAction::EditAddress)
        form.focusBaseUrl();
    else if (remedy.action == MessageAction::UseProposedAddress)
        form.enterAddress(remedy.address);
}

} // namespace

void showRemedy(SidePanels &panels, CurrentSettings &settings, const QString &profileId,
                const Remedy &remedy)
{
    SettingsPanel &panel = panels.settings();
    const QString id = settings.profile(profileId).id;
    panels.setShown(SidePanel::Settings, true);
    if (panel.form().stored().id == id) {
        goTo(panel, remedy);
        return;
    }
    panel.afterKeeping([&settings, &panel, id, remedy] {
        settings.chooseProfile(id);
        goTo(panel, remedy);
    });
}

} // namespace Hiwar
