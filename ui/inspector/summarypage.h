// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The first page of the inspector: a summary of one exchange. GUI thread.
#pragma once

#include "ui/inspector/wiresummary.h"
#include "ui/theme/theme.h"

#include <QScrollArea>

class QFormLayout;
class QLabel;

namespace Hiwar {

class TimingBar;

class SummaryPage : public QScrollArea
{
    Q_OBJECT

public:
    explicit SummaryPage(QWidget *parent = nullptr);

    void setRows(const QList<SummaryRow> &rows, const QList<TimingPhase> &phases);
    void setTheme(const Theme &theme);

private:
    void addRow();
    void dress(QLabel &label, QLabel &value) const;

    Theme m_theme;
    QWidget *m_content;
    QFormLayout *m_form;
    TimingBar *m_times;
    QLabel *m_message;
    QList<std::pair<QLabel *, QLabel *>> m_labels;
};

} // namespace Hiwar
