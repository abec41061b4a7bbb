// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One of the replies that stand side by side. Value.
#pragma once

#include <QString>

class QAbstractItemModel;

namespace Hiwar {

struct ShownSibling
{
    QString id;
    QString name; ///< who was asked, as people tell them apart
    /// One row, that reply; see messageroles.h. It must outlive its column.
    QAbstractItemModel *model = nullptr;

    bool operator==(const ShownSibling &) const = default;
};

} // namespace Hiwar
