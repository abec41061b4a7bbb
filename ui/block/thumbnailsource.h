// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the view gets small pictures of attachments. GUI thread.
#pragma once

#include <QObject>
#include <QPixmap>

namespace Hiwar {

class ThumbnailSource : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// `hash`: of the content. Null: it is not there; it is then made, if it can be.
    [[nodiscard]] virtual QPixmap thumbnail(const QString &hash) = 0;
    /// Makes nothing.
    [[nodiscard]] virtual bool isThere(const QString &hash) const = 0;

signals:
    /// Some have come.
    void arrived();
};

} // namespace Hiwar
