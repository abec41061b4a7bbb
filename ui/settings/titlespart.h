// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whether models name conversations: holds at once, without Save. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QWidget>

class QCheckBox;
class QLabel;

namespace Hiwar {

class RemarkLabel;

class TitlesPart : public QWidget
{
    Q_OBJECT

public:
    explicit TitlesPart(QWidget *parent = nullptr);

    void setByModel(bool byModel);
    void setTheme(const Theme &theme);

signals:
    /// By the person.
    void chosen(bool byModel);

private:
    QLabel *m_title;
    QCheckBox *m_byModel;
    RemarkLabel *m_explanation;
};

} // namespace Hiwar
