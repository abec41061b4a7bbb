// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/shortcutcontroller.h"

#include "app/settings/currentsettings.h"
#include "ui/composer/composer.h"
#include "ui/theme/shortcuttip.h"
#include "ui/window/header.h"
#include "ui/window/noticebar.h"
#include "ui/window/shortcutsheet.h"
#include "ui/window/windowactions.h"

#include <QCoreApplication>

namespace Hiwar {

ShortcutController::ShortcutController(const Views &views, CurrentSettings &settings,
                                       QObject *parent)
    : QObject(parent)
    , m_views(views)
    , m_settings(settings)
{
    const ShortcutSheet *sheet = &views.sheet;
    connect(sheet, &ShortcutSheet::keysChosen, this,
            [this](ShortcutId id, const QStringList &keys) {
                change(keys.isEmpty()
                           ? tr("“%1” has no keys any more.").arg(nameOf(id))
                           : tr("%1 does “%2” now.").arg(shownKey(keys.constFirst()), nameOf(id)),
                       [&](Keymap &keymap) { keymap.give(id, keys); });
            });
    connect(sheet, &ShortcutSheet::resetRequested, this, [this](ShortcutId id) {
        change(tr("“%1” has its usual keys again.").arg(nameOf(id)),
               [id](Keymap &keymap) { keymap.reset(id); });
    });
    connect(sheet, &ShortcutSheet::resetAllRequested, this, [this] {
        change(tr("All actions have their usual keys again."),
               [](Keymap &keymap) { keymap = Keymap(); });
    });
    connect(&m_settings, &CurrentSettings::changed, this, &ShortcutController::apply);
    apply();
}

void ShortcutController::apply()
{
    const Keymap keymap = m_settings.settings().keymap;
    if (keymap == m_views.actions.keymap())
        return;
    m_views.actions.setKeymap(keymap);
    m_views.header.setKeymap(keymap);
    m_views.sheet.setKeymap(keymap);
    const QString who = QCoreApplication::translate("Hiwar::Composer", "Choose who answers");
    m_views.composer.modelButton().setToolTip(withKeys(who, ShortcutId::ChooseModel, keymap));
}

void ShortcutController::change(const QString &sentence, const std::function<void(Keymap &)> &how)
{
    const Keymap former = m_settings.settings().keymap;
    m_settings.change([&how](Settings &settings) { how(settings.keymap); });
    if (m_settings.settings().keymap == former)
        return;
    m_views.notice.tellUndoable(sentence, [this, former] {
        m_settings.change([&former](Settings &settings) { settings.keymap = former; });
    });
}

} // namespace Hiwar
