// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The version, the licence, and the way to the Guide. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QWidget>

namespace Hiwar {

class LinkButton;
class Statement;

class AboutSection : public QWidget
{
    Q_OBJECT

public:
    explicit AboutSection(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);

signals:
    void guideRequested();

private:
    Statement *m_version;
    Statement *m_licence;
    Statement *m_guide;
    LinkButton *m_ask;
};

} // namespace Hiwar
