// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/remedy.h"

#include "app/controllers/settingscontroller.h"
#include "net/values/addressproposal.h"
#include "ui/settings/profileform.h"
#include "ui/window/mainwindow.h"

namespace Hiwar {

namespace {

void goTo(ProfileForm &form, const Remedy &remedy)
{
    if (remedy.action == MessageAction::EditKey)
        form.focusKey();
    else if (remedy.action == MessageAction::ChooseModel)
        form.chooseModel();
    else if (remedy.action == MessageAction::EditAddress)
        form.focusBaseUrl();
    else if (remedy.action == MessageAction::UseProposedAddress)
        form.enterAddress(proposeAddress(remedy.error));
}

} // namespace

void showRemedy(MainWindow &window, SettingsController &settings, const QString &profileId,
                const Remedy &remedy)
{
    SettingsPanel &panel = window.settingsPanel();
    const QString id = settings.profile(profileId).id;
    window.setSettingsShown(true);
    if (settings.shownId() == id) {
        goTo(panel.form(), remedy);
        return;
    }
    panel.afterSettling([&settings, &panel, id, remedy] {
        settings.useProfile(id);
        settings.showCurrent();
        goTo(panel.form(), remedy);
    });
}

} // namespace Hiwar
