// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One setting among others in a section: the search of the settings shows and hides it by itself.
// GUI thread.
#pragma once

#include <QWidget>

class QVBoxLayout;

namespace Hiwar {

class SettingRow : public QWidget
{
    Q_OBJECT

public:
    explicit SettingRow(QWidget *parent);

    /// Below the former one. Takes ownership.
    void add(QWidget *widget);

private:
    QVBoxLayout *m_column;
};

/// All words that a person can read in a widget and in its children, also those in folds that are
/// closed, and the choices of its boxes.
[[nodiscard]] QString wordsOf(const QWidget &widget);
/// Whether a widget contains all of these words, in any order, as parts of its own words.
[[nodiscard]] bool hasWords(const QWidget &widget, const QStringList &words);

} // namespace Hiwar
