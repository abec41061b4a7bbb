// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The first step to a new profile: which service. A list with a few rows in sight, of the servers
// that run on this computer, which are looked for by themselves, and of the services with known
// addresses; another address. GUI thread.
#pragma once

#include "net/values/preset.h"
#include "ui/theme/theme.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QScrollArea;
class QVBoxLayout;

namespace Hiwar {

class InlineMessageLabel;
class LinkButton;
class ServiceButton;

class ServicePicker : public QWidget
{
    Q_OBJECT

public:
    explicit ServicePicker(QWidget *parent);

    void setPresets(const QList<Preset> &presets);
    /// The servers found on this computer; an empty list shows that there are none.
    void setLocalServers(const QList<LocalServer> &servers);
    void reset();
    void setTheme(const Theme &theme);

signals:
    void presetChosen(const Hiwar::Preset &preset);
    void serverChosen(const Hiwar::LocalServer &server);
    void anotherAddressChosen();
    void localServersWanted();

protected:
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] ServiceButton *addButton(QVBoxLayout &column, const QString &name,
                                           const QString &words, const QString &detail);
    [[nodiscard]] QList<ServiceButton *> listed() const { return m_servers + m_services; }
    void look();
    void lookOnce();
    void search();
    void filter();
    void fit();

    Theme m_theme;
    QLabel *m_caption;
    QLineEdit *m_search;
    InlineMessageLabel *m_message;
    QScrollArea *m_area;
    QVBoxLayout *m_serverColumn;
    QVBoxLayout *m_presetColumn;
    ServiceButton *m_another;
    LinkButton *m_look;
    QList<ServiceButton *> m_servers;
    QList<ServiceButton *> m_services;
    bool m_hasLooked = false; ///< for this profile
    bool m_isLooking = false; ///< setLocalServers() ends it
};

} // namespace Hiwar
