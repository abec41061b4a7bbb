// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The visible widgets of a window, their names for a person, and where they draw words. Only reads.
// GUI thread. Tests only.
#pragma once

#include <QList>
#include <QRect>
#include <QString>

class QWidget;

namespace Hiwar {

struct ShownWords
{
    QString name;
    const QWidget *widget = nullptr;
    QRect rect; ///< in the widget, without its frame
};

/// The window itself and what is below it, without other windows.
[[nodiscard]] QList<const QWidget *> shownWidgets(const QWidget &window);
/// Its object name, else its words, and the named widget that it is in.
[[nodiscard]] QString nameOf(const QWidget &widget);
/// The actions of a menu and the rows of a list that are whole in view and can be chosen.
[[nodiscard]] QList<ShownWords> rowsIn(const QWidget &widget);
/// Of everything enabled that draws words and is not covered.
[[nodiscard]] QList<ShownWords> wordsIn(const QWidget &window);

} // namespace Hiwar
