// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The placeholder in a line for a linked picture that is not loaded: its name and its host, or the
// problem, and the button that loads it. It keeps its size until the picture is loaded, so that no
// word moves while the user presses the button. Loads nothing. Value; GUI thread.
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

    /// Lays it out in at most this width; returns true if its size changed.
    bool resize(qreal width, bool mirrored);
    [[nodiscard]] const PictureSize &size() const { return m_size; }
    /// Relative to its left end on the baseline, as in paint().
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
    qreal m_wantedWords = 0;  // the width of the widest of its states
    qreal m_wantedButton = 0; // …
    qreal m_most = -1;
    bool m_mirrored = false;
    PictureSize m_size;
    QRectF m_icon; // these are relative to the baseline, too
    QRectF m_nameAt;
    QRectF m_messageAt;
    int m_wrapping = 0; // of the message: Qt::TextFlag
    QRectF m_button;
};

} // namespace Hiwar
