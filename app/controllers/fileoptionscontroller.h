// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Applies the user's choices about attached files to the composer and its draft, and stores those
// made in the settings panel. GUI thread.
#pragma once

#include <QObject>

namespace Hiwar {

class Composer;
class CurrentSettings;
class DraftAttachmentController;
class SettingsPanel;

class FileOptionsController : public QObject
{
    Q_OBJECT

public:
    FileOptionsController(Composer &composer, DraftAttachmentController &draft,
                          CurrentSettings &settings, QObject *parent = nullptr);

    /// Called once the panel is made.
    void setPanel(SettingsPanel &panel);

private:
    void apply();

    Composer &m_composer;
    DraftAttachmentController &m_draft;
    CurrentSettings &m_settings;
};

} // namespace Hiwar
