// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A title that shows and hides the content below it, by mouse and keyboard. The title lists the
// settings inside that differ from the default. Remembers nothing. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QAbstractButton>

class QVBoxLayout;

namespace Hiwar {

/// Its text is the title; a screen reader announces that it can be expanded.
class FoldTitle : public QAbstractButton
{
    Q_OBJECT

public:
    FoldTitle(const QString &name, const QString &shownName, QWidget *parent);

    void setSummary(const QString &summary);
    [[nodiscard]] const QString &summary() const { return m_summary; }
    void setTheme(const Theme &theme);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    Theme m_theme;
    QString m_summary;
};

class FoldSection : public QWidget
{
    Q_OBJECT

public:
    FoldSection(const QString &name, const QString &shownName, QWidget *parent);

    /// Takes ownership of the widget.
    void add(QWidget *widget);
    void setSummary(const QStringList &parts);
    void setOpen(bool open);
    [[nodiscard]] bool isOpen() const { return m_title->isChecked(); }
    void setTheme(const Theme &theme);

signals:
    void opened();

private:
    FoldTitle *m_title;
    QWidget *m_body;
    QVBoxLayout *m_column;
};

} // namespace Hiwar
