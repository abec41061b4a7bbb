// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A flat button with words and an arrow that opens a menu. It shortens its words before it asks for
// more room; the tooltip then has them whole. Of “service · model” the model stays. Where there is
// no room for words it is a picture, if it has one. The menu is filled when it opens. GUI thread.
#pragma once

#include "ui/theme/icon.h"
#include "ui/theme/theme.h"

#include <QAbstractButton>
#include <QImage>

#include <optional>

class QMenu;

namespace Hiwar {

class MenuButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit MenuButton(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// Upwards, for a button at the lower edge of the window.
    void setOpensUp(bool up) { m_opensUp = up; }
    /// Instead of words, in less room than leastWidth().
    void setPicture(Icon picture) { m_picture = picture; }
    /// As a disc before the words, and instead of them; null: none.
    void setFace(const QImage &face);
    void openMenu();

    /// In pixels, with room for so many letters.
    [[nodiscard]] int widthFor(int letters) const;
    /// The least in which its words still say something.
    [[nodiscard]] int leastWidth() const;
    /// What it shows of its words now.
    [[nodiscard]] QString shownWords() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// Fill it; it deletes itself. One that stays empty is not shown: something else opens.
    void menuRequested(QMenu *menu);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] QRect wordsRect() const;
    /// Of the face, with the gap after it.
    [[nodiscard]] int faceWidth() const;
    [[nodiscard]] int around() const;

    Theme m_theme;
    std::optional<Icon> m_picture;
    QImage m_face;
    bool m_opensUp = false;
};

/// Where a menu of that size is to open beside a widget: below it or above it, at its leading edge.
[[nodiscard]] QPoint menuPosition(const QWidget &widget, const QSize &menu, bool above);

} // namespace Hiwar
