// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The sections of the settings: a list at the side, or a box above in a narrow panel; a search over
// all of them; and the pages, which scroll only up and down. GUI thread.
#pragma once

#include "ui/announcer.h"
#include "ui/settings/settingstopic.h"
#include "ui/theme/theme.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QScrollArea;
class QVBoxLayout;

namespace Hiwar {

class ChoiceBox;
class SectionList;
class SettingsPage;

class SettingsPages : public QWidget
{
    Q_OBJECT

public:
    explicit SettingsPages(QWidget *parent);
    ~SettingsPages() override;

    /// Below the former parts of this section. Takes ownership.
    void add(SettingsTopic topic, QWidget *part);
    /// From its top; ends a search.
    void showTopic(SettingsTopic topic);
    /// Shows the section that contains it, and scrolls to it.
    void reveal(QWidget *part);
    /// The section is shown, by itself or among what was found.
    [[nodiscard]] bool shows(SettingsTopic topic) const;
    void focusSearch();
    void setTheme(const Theme &theme);

signals:
    /// Other sections are shown.
    void shownChanged();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] SettingsPage &page(SettingsTopic topic) const;
    void addSection(const QString &name, const QString &shownName);
    void refresh();
    void keepFocusInSight(QWidget *now);
    void bringIntoView(QWidget *part);
    void arrange();

    Theme m_theme;
    Announcer m_announcer;
    QLineEdit *m_search;
    ChoiceBox *m_box;
    SectionList *m_list;
    QScrollArea *m_scroll;
    QWidget *m_content;
    QVBoxLayout *m_column;
    QLabel *m_nothing;
    QList<SettingsPage *> m_pages;
    QList<SettingsTopic> m_shown;
    SettingsTopic m_topic = SettingsTopic::Models;
};

} // namespace Hiwar
