// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Loads the pictures that replies name, each when the person asks for it and never before: asking
// tells a stranger that this was read. Shows what it waits for, says what went wrong, and asks
// again before it goes to another host. Keeps a bounded number in memory, none on disk. GUI thread.
#pragma once

#include "net/client/picturefetch.h"
#include "ui/conversation/picturesource.h"

#include <QCache>
#include <QPointer>

namespace Hiwar {

class MainWindow;

class PictureDesk : public PictureSource
{
    Q_OBJECT

public:
    explicit PictureDesk(MainWindow &window, const PictureLimits &limits = {});

    [[nodiscard]] QPixmap picture(const QString &address) override;

private:
    /// The picture that a reply names so is at `place`.
    void load(const QString &address, const QUrl &place);
    void take(const QString &address, const QUrl &place, const PictureFetch::Outcome &outcome);
    void decode(const QString &address, const QUrl &place, const QByteArray &bytes);
    void tell(const QString &address, const QUrl &place, const PictureFault &fault);
    void stopWaiting();

    MainWindow &m_window;
    const PictureLimits m_limits;
    QCache<QString, QPixmap> m_known{64 * 1024}; // in KB
    QPointer<PictureFetch> m_fetch;              // the last one, which the notice tells of
    QString m_waiting;                           // what the notice says meanwhile
};

} // namespace Hiwar
