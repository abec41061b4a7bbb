// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The field in which a model is chosen or typed. Rule: any name can be typed, and every model that
// the service lists can be found, by a part of its name or in the list. GUI thread.
#pragma once

#include "ui/settings/choicebox.h"
#include "ui/theme/theme.h"

class QStringListModel;

namespace Hiwar {

class ModelNames;

class ModelBox : public ChoiceBox
{
    Q_OBJECT

public:
    explicit ModelBox(QWidget *parent);

    /// Suggestions; what was typed stays.
    void setModels(const QStringList &models);
    /// Takes the focus and opens the list as soon as there is one.
    void choose();
    void setTheme(const Theme &theme);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] bool isOnFold(QEvent *event) const;
    void toggleFold();

    ModelNames *m_names;
    QStringListModel *m_all;
    bool m_opensWhenListed = false;
};

} // namespace Hiwar
