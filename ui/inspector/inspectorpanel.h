// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Shows the network traffic of one reply, beside the conversation. Rule: it shows and copies only
// what it gets, which contains no secret. Passive: setReply() in, closeRequested() out. GUI thread.
#pragma once

#include "ui/announcer.h"
#include "ui/inspector/inspectedreply.h"
#include "ui/theme/theme.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace Hiwar {

class ChoiceBox;
class InlineMessageLabel;
class SectionBar;
class SummaryPage;
class WireView;

class InspectorPanel : public QWidget
{
    Q_OBJECT

public:
    explicit InspectorPanel(QWidget *parent = nullptr);

    /// If it is the same reply with more data, the section and the scroll position do not change.
    void setReply(const InspectedReply &reply);
    void setTheme(const Theme &theme);

signals:
    void closeRequested();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    enum Section : int { Summary, Request, Reply };

    [[nodiscard]] QWidget *makeHeader();
    [[nodiscard]] QWidget *makeFooter();
    void connectParts();
    [[nodiscard]] const WireExchange *chosen() const;
    void fillAttempts(bool isSame);
    void refresh();
    void refreshFooter();
    void copy(const QString &text, const QString &message);

    Theme m_theme;
    InspectedReply m_reply;
    Announcer m_announcer;
    QLabel *m_title;
    QToolButton *m_close;
    ChoiceBox *m_attempt;
    SectionBar *m_sections;
    QStackedWidget *m_pages;
    SummaryPage *m_summary;
    WireView *m_request;
    WireView *m_answer;
    QWidget *m_footer;
    QCheckBox *m_formatted;
    QPushButton *m_copyCurl;
    QPushButton *m_copyRequest;
    QPushButton *m_copyReply;
    InlineMessageLabel *m_message;
};

} // namespace Hiwar
