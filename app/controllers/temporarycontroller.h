// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The temporary conversation in the window: begun, marked as such, kept when a person says so, and
// told to be gone once it was left. GUI thread.
#pragma once

#include <QObject>

namespace Hiwar {

class MainWindow;
class OpenConversations;
class CurrentSettings;

class TemporaryController : public QObject
{
    Q_OBJECT

public:
    TemporaryController(MainWindow &window, OpenConversations &conversations,
                        CurrentSettings &settings, QObject *parent = nullptr);

    /// An empty one with this draft; nothing is sent.
    void start(const QString &draft = {});

    /// Tells the window whether the shown conversation is one of these.
    void refresh();

private:
    MainWindow &m_window;
    OpenConversations &m_conversations;
    CurrentSettings &m_settings;
};

} // namespace Hiwar
