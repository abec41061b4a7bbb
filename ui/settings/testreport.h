// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The button that tests a connection, and the test's progress: one line per step as it arrives,
// read out by a screen reader, and a report to share. Rule: it offers to trust a certificate only
// below the certificate's details, and applies nothing without a click. GUI thread.
#pragma once

#include "net/values/checkup.h"
#include "ui/announcer.h"
#include "ui/theme/theme.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

class QPushButton;
class QVBoxLayout;

namespace Hiwar {

class FoldSection;
class InlineMessageLabel;
struct InlineMessage;

class TestReport : public QWidget
{
    Q_OBJECT

public:
    explicit TestReport(QWidget *parent = nullptr);

    /// The buttons that start and cancel a test. The owner places them, so that they stay reachable
    /// while the lines are read.
    [[nodiscard]] QWidget *buttons() const { return m_buttons; }
    void setTheme(const Theme &theme);
    void setPossible(bool possible);
    void clear();
    void begin();
    /// The test now waits for this step.
    void beginStep(CheckupStep step);
    void add(const CheckupLine &line);
    void end(bool works);
    [[nodiscard]] bool isRunning() const { return m_running; }
    /// The lines of the steps, for tests.
    [[nodiscard]] QStringList lines() const;
    /// The text that is copied.
    [[nodiscard]] QString report() const;

signals:
    void testRequested();
    void cancelled();
    /// The user wants this Base URL instead of the tested one.
    void addressProposed(const QString &baseUrl);
    /// The user has inspected the certificate and trusts it.
    void pinProposed(const QString &sha256);
    /// No model is chosen, so no reply could be tried.
    void modelWanted();

private:
    QPushButton *makeButton(const QString &name, const QString &text, QWidget *parent = nullptr);
    void addMessage(QVBoxLayout &column, const InlineMessage &message, const QString &spoken);
    void addOffers(const CheckupLine &line);
    void offer(QPushButton *button);
    void showVerdict();
    void copy();
    void refresh();
    void showWaiting();

    Theme m_theme;
    Announcer m_announcer;
    QWidget *m_buttons;
    QPushButton *m_test;
    QPushButton *m_cancel;
    InlineMessageLabel *m_waiting;
    InlineMessageLabel *m_verdict; ///< the result, before the steps that led to it
    InlineMessageLabel *m_cause;
    QVBoxLayout *m_offerColumn;
    FoldSection *m_steps;
    QVBoxLayout *m_column;
    QPushButton *m_copy;
    QList<InlineMessageLabel *> m_labels;
    QList<QPushButton *> m_offers;
    QList<CheckupLine> m_lines;
    QDateTime m_startedAt;
    std::optional<bool> m_works;
    CheckupStep m_step = CheckupStep::Address;
    QElapsedTimer m_stepTime;
    QTimer m_second;
    bool m_running = false;
    bool m_possible = true;
};

} // namespace Hiwar
