// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Asks for the values of a prompt's variables, one line for each, above the message. Enter goes to
// the next one and from the last one inserts; Esc goes back to the message. Knows no prompt. GUI
// thread.
#pragma once

#include "ui/theme/theme.h"

#include <QHash>
#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace Hiwar {

struct AskedValue
{
    QString name;
    QString fallback; ///< what it is when nothing is typed
};

class PromptForm : public QWidget
{
    Q_OBJECT

public:
    explicit PromptForm(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void ask(const QString &title, const QList<AskedValue> &values);

signals:
    void filled(const QHash<QString, QString> &values);
    void cancelled();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    class Area;

    void next(int row);
    void finish();
    void fit();

    Theme m_theme;
    Area *m_area;
    QWidget *m_rows; ///< scrolled
    QLabel *m_title; ///< above the lines
    QPushButton *m_insert;
    QPushButton *m_cancel;
    QList<QLineEdit *> m_lines;
    QStringList m_names;
};

} // namespace Hiwar
