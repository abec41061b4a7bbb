// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Has formulas drawn by hiwar-math: starts it with the first one, asks for one at a time, ends it
// when there is nothing to do, and kills it when it hangs or talks nonsense: then that formula
// cannot be drawn, and the others are asked of a new one. One that its system does not let into its
// sandbox is used, and the log says so once. What is asked for last comes first,
// because that is what the person looks at. Each formula is asked once, however often it is shown.
// Knows no window. GUI thread.
#pragma once

#include "app/formula/formula.h"

#include <QCache>
#include <QDeadlineTimer>
#include <QList>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

class QProcess;

namespace Hiwar {

struct FormulaLimits
{
    std::chrono::milliseconds start = std::chrono::seconds(30);
    /// hiwar-math ends itself long before, after two seconds of the processor's time; on a busy
    /// machine, or where there is no such limit, this one counts.
    std::chrono::milliseconds formula = std::chrono::seconds(10);
    std::chrono::milliseconds idle = std::chrono::minutes(1);
    /// After so many failures in a row it is left alone for a while.
    int failures = 3;
    std::chrono::milliseconds rest = std::chrono::minutes(1);
    qsizetype texLength = 10000;
    qsizetype answerBytes = 2 * 1024 * 1024;
    qsizetype cacheBytes = 8 * 1024 * 1024;
    qsizetype queue = 500; ///< what was asked for earlier than that is forgotten
};

class FormulaProgram : public QObject
{
    Q_OBJECT

public:
    FormulaProgram(const QString &program, const FormulaLimits &limits, QObject *parent = nullptr);
    ~FormulaProgram() override;

    /// What is known of a formula; a drawing without a picture: it cannot be drawn. Nothing: it is
    /// being made now, and arrived() will tell.
    [[nodiscard]] std::optional<FormulaDrawing> look(const Formula &formula);
    [[nodiscard]] bool isRunning() const { return m_process != nullptr; }
    /// Of the running program, or 0.
    [[nodiscard]] qint64 processId() const;

signals:
    /// More is known than before.
    void arrived();

private:
    void ask(const Formula &formula);
    void start();
    void askNext();
    void read();
    /// False: it was none, or of something else.
    [[nodiscard]] bool take(const QByteArray &line);
    void remember(const Formula &formula, const FormulaDrawing &drawing);
    void onTimeout();
    void lose();
    void retire();
    void drop();
    [[nodiscard]] QProcess *release();

    const QString m_program;
    const FormulaLimits m_limits;
    QCache<Formula, FormulaDrawing> m_known;
    QList<Formula> m_queue; // the last is the next
    std::optional<Formula> m_current;
    int m_id = 0;       // of the current one
    int m_failures = 0; // since the last answer
    QDeadlineTimer m_rest;
    std::unique_ptr<QProcess> m_process;
    int m_run = 0; // the how manieth process it is
    bool m_isReady = false;
    bool m_isToldOpen = false;
    QByteArray m_buffer;
    QTimer m_timer; // of the start, the formula or the idleness, whichever it is now
};

} // namespace Hiwar
