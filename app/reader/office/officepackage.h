// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The parts of an Office Open XML document and how they refer to each other.
#pragma once

#include "app/reader/office/zipfiles.h"

namespace Hiwar {

struct Relation
{
    QString type;   ///< its last word: "styles", "slide"
    QString target; ///< the path of a part, or an address
    bool isExternal = false;
};

class OfficePackage
{
public:
    OfficePackage(ZipFiles files, int depth);

    /// The path of the document's main part; what the format usually calls it if nothing names it.
    [[nodiscard]] QString mainPart(const QString &usual) const;
    [[nodiscard]] QByteArray part(const QString &path) const { return m_files.member(path); }
    /// By their ids.
    [[nodiscard]] QHash<QString, Relation> relations(const QString &part) const;
    /// The first part of that type that `part` refers to; empty: none.
    [[nodiscard]] QString related(const QString &part, QLatin1StringView type) const;
    [[nodiscard]] bool isBroken() const { return m_files.isBroken; }
    [[nodiscard]] int depth() const { return m_depth; }

private:
    const ZipFiles m_files;
    const int m_depth;
};

} // namespace Hiwar
