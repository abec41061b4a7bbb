// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the view gets the pictures that replies name, and what has become of each; the person asks
// for one by ConversationView::pictureRequested(). ReplyRequest here loads nothing. GUI thread.
#pragma once

#include <QObject>
#include <QPixmap>

namespace Hiwar {

struct NamedPicture
{
    enum class State : quint8 {
        Named,   ///< nobody has asked for it
        Loading, ///< it may be cancelled
        Failed,  ///< it may be asked for again
        Loaded,
    };

    State state = State::Named;
    QPixmap pixmap = {};      ///< Loaded
    QString problem = {};     ///< Failed: a sentence
    bool isElsewhere = false; ///< Failed: another host has it, which is asked only when told to

    /// Nobody would see a difference while it is not there.
    [[nodiscard]] bool looksLike(const NamedPicture &other) const
    {
        return state == other.state && problem == other.problem && isElsewhere == other.isElsewhere;
    }
};

class PictureSource : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] virtual NamedPicture picture(const QString &address) = 0;

signals:
    /// Of some more is known than before.
    void arrived();
};

} // namespace Hiwar
