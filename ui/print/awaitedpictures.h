// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The pictures of a page that are contained in the message itself and are still being decoded, like
// AwaitedFormulas for formulas. It does not wait for hosts. GUI thread.
#pragma once

#include "ui/block/picturesource.h"

#include <QPointer>
#include <QSet>

namespace Hiwar {

class AwaitedPictures : public PictureSource
{
    Q_OBJECT

public:
    /// Without a source, pictures are only named.
    explicit AwaitedPictures(PictureSource *source, QObject *parent = nullptr);

    [[nodiscard]] NamedPicture picture(const QString &address) override;
    [[nodiscard]] bool isWaiting() const { return !m_waiting.isEmpty(); }
    void giveUp();

signals:
    void complete(); ///< none is awaited any more

private:
    void look();

    QPointer<PictureSource> m_source;
    QSet<QString> m_waiting;
    QSet<QString> m_givenUp;
};

} // namespace Hiwar
