// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the view gets the pictures that replies link to, and the state of each. The user requests
// one through ConversationView::pictureRequested(); calling picture() loads nothing. GUI thread.
#pragma once

#include <QObject>
#include <QPixmap>

namespace Hiwar {

struct NamedPicture
{
    enum class State : quint8 {
        Named,   ///< not requested yet
        Loading, ///< can be cancelled
        Failed,  ///< can be requested again
        Loaded,
    };

    State state = State::Named;
    QPixmap pixmap = {};      ///< Loaded
    QString problem = {};     ///< Failed: a sentence
    bool isElsewhere = false; ///< Failed: it is on another host, which is contacted only on request

    /// Both look the same while the picture is not there.
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
    /// The state of some pictures has changed.
    void arrived();
};

} // namespace Hiwar
