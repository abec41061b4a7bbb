// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/fileoptionscontroller.h"

#include "app/controllers/draftattachmentcontroller.h"
#include "app/settings/currentsettings.h"
#include "ui/composer/composer.h"
#include "ui/composer/pasteoffer.h"
#include "ui/settings/filessection.h"
#include "ui/settings/settingspanel.h"

namespace Hiwar {

FileOptionsController::FileOptionsController(Composer &composer, DraftAttachmentController &draft,
                                             CurrentSettings &settings, QObject *parent)
    : QObject(parent)
    , m_composer(composer)
    , m_draft(draft)
    , m_settings(settings)
{
    connect(&m_settings, &CurrentSettings::changed, this, &FileOptionsController::apply);
    apply();
}

void FileOptionsController::setPanel(SettingsPanel &panel)
{
    FilesSection *part = &panel.files();
    part->setOptions(m_settings.settings().files);
    connect(&m_settings, &CurrentSettings::changed, part,
            [this, part] { part->setOptions(m_settings.settings().files); });
    connect(part, &FilesSection::chosen, this, [this](const FileOptions &options) {
        m_settings.change([&options](Settings &all) { all.files = options; });
    });
}

void FileOptionsController::apply()
{
    const FileOptions &options = m_settings.settings().files;
    m_composer.pasteOffer().setLimit(options.longPaste);
    m_draft.setOptions(options);
}

} // namespace Hiwar
