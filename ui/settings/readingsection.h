// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reading preferences: choices that apply at once, without Save. GUI thread.
#pragma once

#include "net/values/preferences.h"
#include "ui/theme/theme.h"

#include <QWidget>

class QVBoxLayout;

namespace Hiwar {

class CheckRow;
class ChoiceRow;

class ReadingSection : public QWidget
{
    Q_OBJECT

public:
    explicit ReadingSection(QWidget *parent = nullptr);

    void setOptions(const ReadingOptions &options);
    void setTheme(const Theme &theme);

signals:
    /// Only for changes by the user.
    void chosen(const Hiwar::ReadingOptions &options);

private:
    void addChoice(const QString &name, const QString &label, const QString &explanation,
                   bool ReadingOptions::*option);
    void addMessages();
    void addSpoken();
    ChoiceRow *addBox(const QString &name, const QString &label, const QString &explanation);
    void choose();

    ReadingOptions m_options;
    QVBoxLayout *m_column;
    QList<std::pair<CheckRow *, bool ReadingOptions::*>> m_choices;
    ChoiceRow *m_messages = nullptr;
    ChoiceRow *m_spoken = nullptr;
};

} // namespace Hiwar
