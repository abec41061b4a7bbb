// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Applies the keys that the user has chosen to the window, and stores those chosen in the list of
// shortcuts; each change can be undone. GUI thread.
#pragma once

#include "net/values/keymap.h"

#include <QObject>

#include <functional>

namespace Hiwar {

class Composer;
class CurrentSettings;
class Header;
class NoticeBar;
class ShortcutSheet;
class WindowActions;

class ShortcutController : public QObject
{
    Q_OBJECT

public:
    struct Views
    {
        WindowActions &actions;
        Header &header;
        Composer &composer;
        ShortcutSheet &sheet;
        NoticeBar &notice;
    };

    ShortcutController(const Views &views, CurrentSettings &settings, QObject *parent = nullptr);

private:
    void apply();
    void change(const QString &sentence, const std::function<void(Keymap &)> &how);

    Views m_views;
    CurrentSettings &m_settings;
};

} // namespace Hiwar
