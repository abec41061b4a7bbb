// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A picture as large as its room, never enlarged. GUI thread.
#pragma once

#include <QImage>
#include <QWidget>

namespace Hiwar {

class PicturePane : public QWidget
{
    Q_OBJECT

public:
    explicit PicturePane(QWidget *parent = nullptr);

    void setPicture(const QImage &picture);
    [[nodiscard]] const QImage &picture() const { return m_picture; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QImage m_picture;
};

} // namespace Hiwar
