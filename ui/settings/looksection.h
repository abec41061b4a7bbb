// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Fonts, their sizes, the distance of lines and the width of the conversation: choices that apply
// at once, without Save. GUI thread.
#pragma once

#include "net/values/preferences.h"
#include "ui/theme/theme.h"

#include <QWidget>

class QLabel;

namespace Hiwar {

class ChoiceRow;
class FontBox;

class LookSection : public QWidget
{
    Q_OBJECT

public:
    explicit LookSection(QWidget *parent = nullptr);

    void setOptions(const LookOptions &options);
    void setTheme(const Theme &theme);

signals:
    /// Only for changes by the user.
    void chosen(const Hiwar::LookOptions &options);

private:
    struct Font
    {
        QLabel *label;
        FontBox *box;
        QString LookOptions::*family;
    };
    struct Number
    {
        ChoiceRow *row;
        int LookOptions::*value;
    };

    void addFonts();
    void addFont(const QString &name, const QString &label, bool isFixed, const QString &none,
                 QString LookOptions::*family);
    ChoiceRow &addNumber(const QString &name, const QString &label, const QString &explanation,
                         int LookOptions::*value);
    void addSize(const QString &name, const QString &label, int LookOptions::*value);
    void addLines();
    void addWidths();
    void choose();

    LookOptions m_options;
    QList<Font> m_fonts;
    QList<Number> m_numbers;
};

} // namespace Hiwar
