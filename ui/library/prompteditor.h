// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The fields of a prompt. Rule: it emits nothing before Save. GUI thread.
#pragma once

#include "ui/library/shownlibrary.h"
#include "ui/theme/theme.h"

#include <QWidget>

class QLabel;
class QLineEdit;

namespace Hiwar {

class GrowingEdit;
class InlineMessageLabel;

class PromptEditor : public QWidget
{
    Q_OBJECT

public:
    explicit PromptEditor(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void edit(const EditedPrompt &prompt);
    [[nodiscard]] EditedPrompt edited() const;

signals:
    /// Whether it can be saved: it has a name.
    void isSaveableChanged(bool isSaveable);

private:
    QList<QLabel *> m_labels;
    QLineEdit *m_name;
    QLineEdit *m_folder;
    GrowingEdit *m_content;
    InlineMessageLabel *m_about;
    QString m_id;
};

} // namespace Hiwar
