// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// For a profile without an address: the services with known addresses, and the servers on this
// machine, which are searched on request. GUI thread.
#pragma once

#include "net/values/preset.h"
#include "ui/theme/theme.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace Hiwar {

class ChoiceBox;
class LinkButton;
class InlineMessageLabel;

class PresetPicker : public QWidget
{
    Q_OBJECT

public:
    explicit PresetPicker(QWidget *parent);

    void setPresets(const QList<Preset> &presets);
    /// The servers found on this machine; an empty list shows that there are none.
    void setLocalServers(const QList<LocalServer> &servers);
    void reset();
    void setTheme(const Theme &theme);

signals:
    void presetChosen(const Hiwar::Preset &preset);
    void serverChosen(const Hiwar::LocalServer &server);
    void localServersWanted();

private:
    Theme m_theme;
    QList<Preset> m_presets;
    QLabel *m_caption;
    ChoiceBox *m_box;
    LinkButton *m_look;
    InlineMessageLabel *m_message;
    QVBoxLayout *m_serverColumn;
    QList<LinkButton *> m_servers;
};

} // namespace Hiwar
