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
    QString name;         ///< as the service calls itself
    QString baseUrl;      ///< may hold a "<placeholder>" that only the person can fill
    QUrl keyPage;         ///< where its keys are made; empty for a local server
    bool isLocal = false; ///< runs on this machine and wants no key
    /// To begin with, the best first; of use only as far as the service still lists them.
    QStringList models;

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
