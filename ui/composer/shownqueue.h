// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is shown of the questions that wait for a reply. Values only.
#pragma once

#include <QList>
#include <QString>

namespace Hiwar {

struct ShownQueued
{
    QString id;
    QString text;
    QStringList files = {};
    bool isEdited = false; ///< in the composer now

    bool operator==(const ShownQueued &) const = default;
};

struct ShownQueue
{
    QList<ShownQueued> questions = {}; ///< next first
    QString hold = {};                 ///< why they wait for the user; empty: they do not

    bool operator==(const ShownQueue &) const = default;
};

} // namespace Hiwar
