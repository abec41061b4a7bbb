// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Services whose address is known, so that nobody needs to look it up. Plain values.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <QUrl>

namespace Hiwar {

struct Preset
{
    QString name;         ///< the service's own name
    QString baseUrl;      ///< may contain a "<placeholder>" that only the user can fill in
    QUrl keyPage;         ///< where users create keys; empty for a local server
    bool isLocal = false; ///< runs on this machine and needs no key

    bool operator==(const Preset &) const = default;
};

/// A server that answered on this machine.
struct LocalServer
{
    QString name; ///< "Ollama"; from its reply, not from its port
    QString baseUrl;
    QStringList models;

    bool operator==(const LocalServer &) const = default;
};

/// The best-known services, then the servers of this machine.
[[nodiscard]] QList<Preset> presets();

} // namespace Hiwar
