// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the view gets the pictures that replies name, once the person has asked for one: see
// ConversationView::pictureRequested(). Asking here loads nothing. GUI thread.
#pragma once

#include <QObject>
#include <QPixmap>

namespace Hiwar {

class PictureSource : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Null: it is not there.
    [[nodiscard]] virtual QPixmap picture(const QString &address) = 0;

signals:
    void arrived();
};

} // namespace Hiwar
