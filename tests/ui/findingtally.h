// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The findings of many pictures: the same fault of the same control of a surface is one line, with
// the worst extent and how often it was there. Tests only.
#pragma once

#include "tests/ui/treechecks.h"

#include <QMap>
#include <QStringList>

namespace Hiwar {

class FindingTally
{
public:
    void add(const QString &surface, const QString &look, const Findings &findings);
    [[nodiscard]] bool isEmpty() const { return m_lines.isEmpty(); }
    /// "surface: control: what is wrong, by how much (how often, the worst in which look)".
    [[nodiscard]] QStringList lines() const;

private:
    struct Line
    {
        Finding worst;
        QString look;
        int count = 0;
    };

    QMap<QString, Line> m_lines;
};

} // namespace Hiwar
