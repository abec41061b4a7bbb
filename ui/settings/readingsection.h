// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reading preferences: choices that apply at once, without Save. GUI thread.
#pragma once

#include "net/values/preferences.h"
#include "ui/theme/theme.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QVBoxLayout;

namespace Hiwar {

class ChoiceBox;
class InlineMessageLabel;

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
    QCheckBox *addChoice(const QString &name, const QString &label, const QString &explanation,
                         bool ReadingOptions::*option);
    void addMessages();
    void addSpoken();
    /// A row with a label and a box.
    ChoiceBox *addBox(const QString &name, const QString &label);
    void choose();

    ReadingOptions m_options;
    QVBoxLayout *m_column;
    QLabel *m_title;
    QList<std::pair<QCheckBox *, bool ReadingOptions::*>> m_choices;
    QList<InlineMessageLabel *> m_explanations;
    ChoiceBox *m_messages = nullptr;
    ChoiceBox *m_spoken = nullptr;
};

} // namespace Hiwar
