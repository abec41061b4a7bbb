// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What stands in a line where a picture that is named would: its name and its host, or what went
// wrong, and the button that loads it. From naming to loading it keeps its size, so that no word
// moves under the person who pressed it. Loads nothing. Value; GUI thread.
#pragma once

#include "ui/block/inlinepictures.h"

#include <QRectF>

namespace Hiwar {

struct Theme;

class PictureFrame
{
public:
    PictureFrame(const NamedPicture &picture, QString name, const QString &address,
                 const Theme &theme);

    /// Lays it out in no more than this; true when that changed its size.
    bool resize(qreal width, bool mirrored);
    [[nodiscard]] const PictureSize &size() const { return m_size; }
    /// Seen from where it begins on the baseline, as in paint().
    [[nodiscard]] QRectF button() const { return m_button; }
    void paint(QPainter &painter, QPointF baseline, const Theme &theme, bool isSelected) const;

private:
    [[nodiscard]] bool hasFailed() const { return m_state == NamedPicture::State::Failed; }
    void place(qreal width, qreal buttonWidth, bool isStacked);

    const Theme *m_theme;
    NamedPicture::State m_state;
    QString m_name;
    QString m_message;
    QString m_label;
    qreal m_wantedWords = 0;  // the widest of its states
    qreal m_wantedButton = 0; // …
    qreal m_most = -1;
    bool m_mirrored = false;
    PictureSize m_size;
    QRectF m_icon; // these begin on the baseline, too
    QRectF m_nameAt;
    QRectF m_messageAt;
    int m_wrapping = 0; // of the message: Qt::TextFlag
    QRectF m_button;
};

} // namespace Hiwar
