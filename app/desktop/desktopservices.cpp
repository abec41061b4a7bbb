// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/desktopservices.h"

#include "app/desktop/traynotifier.h"
#include "ui/theme/icon.h"

#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QStandardPaths>
#include <QSystemTrayIcon>

#ifdef HIWAR_HAS_DBUS
#include "app/desktop/freedesktopnotifier.h"
#include "app/desktop/launcherbadge.h"
#include "app/desktop/portalkeys.h"
#include "app/desktop/portallogin.h"
#include "app/desktop/portalnotifier.h"
#endif
#ifdef HIWAR_HAS_XCB
#include "app/desktop/x11keys.h"
#endif
#ifdef Q_OS_WIN
#include "app/desktop/jumplistmenu.h"
#endif
#ifdef Q_OS_MACOS
#include "app/desktop/dockmenu.h"
#endif
#if defined(Q_OS_WIN) || defined(Q_OS_MACOS)
#include "app/desktop/hotkeychord.h"
#include "app/desktop/systemkeys.h"
#endif

using namespace Qt::StringLiterals;

namespace Hiwar {

bool isSandboxed()
{
    return QFileInfo::exists(u"/.flatpak-info"_s) || qEnvironmentVariableIsSet("SNAP");
}

std::unique_ptr<Notifier> makeNotifier()
{
#ifdef HIWAR_HAS_DBUS
    if (isSandboxed())
        return std::make_unique<PortalNotifier>(QDBusConnection::sessionBus());
    return std::make_unique<FreedesktopNotifier>(QDBusConnection::sessionBus());
#else
    return std::make_unique<TrayNotifier>(programIcon());
#endif
}

void showBadge(int count)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    qGuiApp->setBadgeNumber(count);
#elif defined(HIWAR_HAS_DBUS)
    showOnLauncher(QDBusConnection::sessionBus(), count);
#else
    Q_UNUSED(count) // the system's dock is reached by Qt 6.5
#endif
}

void useActivationToken(const QString &token)
{
    // Qt's plugin takes it from there, and away; on other displays it would stay.
    if (!token.isEmpty() && QGuiApplication::platformName().startsWith("wayland"_L1))
        qputenv("XDG_ACTIVATION_TOKEN", token.toUtf8());
}

bool hasTray()
{
    return QSystemTrayIcon::isSystemTrayAvailable();
}

std::unique_ptr<TrayIcon> makeTrayIcon()
{
    return std::make_unique<TrayIcon>(programIcon());
}

std::unique_ptr<LoginStart> makeLoginStart()
{
#if defined(Q_OS_WIN)
    return std::make_unique<LoginRegistry>();
#elif defined(Q_OS_MACOS)
    return std::make_unique<LoginFile>(QDir::homePath() +
                                           u"/Library/LaunchAgents/io.github.hiwar.hiwar.plist"_s,
                                       launchAgent(loginCommand()));
#else
#ifdef HIWAR_HAS_DBUS
    if (isSandboxed())
        return std::make_unique<PortalLogin>(QDBusConnection::sessionBus());
#endif
    return std::make_unique<LoginFile>(
        QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
            u"/autostart/io.github.hiwar.hiwar.desktop"_s,
        autostartEntry(loginCommand()));
#endif
}

std::unique_ptr<GlobalKeys> makeGlobalKeys()
{
#if defined(Q_OS_WIN) || defined(Q_OS_MACOS)
    const QKeySequence wanted(QLatin1StringView(wantedGlobalKeys), QKeySequence::PortableText);
#ifdef Q_OS_WIN
    const std::optional<HotkeyChord> chord = windowsChord(wanted);
#else
    const std::optional<HotkeyChord> chord = macChord(wanted);
#endif
    return std::make_unique<SystemKeys>(makeSystemHotkey(), chord);
#else
#ifdef HIWAR_HAS_XCB
    if (!isSandboxed() && X11Keys::isThere())
        return std::make_unique<X11Keys>();
#endif
#ifdef HIWAR_HAS_DBUS
    return std::make_unique<PortalKeys>(QDBusConnection::sessionBus());
#else
    return std::make_unique<NoGlobalKeys>();
#endif
#endif
}

std::function<std::unique_ptr<IconMenu>()> iconMenuMaker()
{
#if defined(Q_OS_WIN)
    return [] { return std::make_unique<JumpListMenu>(); };
#elif defined(Q_OS_MACOS)
    return [] { return std::make_unique<DockMenu>(); };
#else
    return {};
#endif
}

void clearIconMenu()
{
#ifdef Q_OS_WIN
    JumpListWriter::clear();
#endif
}

bool hasDesktopSearch()
{
#ifdef HIWAR_HAS_DBUS
    return true;
#else
    return false;
#endif
}

} // namespace Hiwar
