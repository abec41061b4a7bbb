// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Draws formulas with hiwar-math: starts it for the first one, requests one at a time, ends it when
// it has been idle, and kills it when it hangs or sends invalid output: then that formula cannot be
// drawn, and a new process draws the others. If the system refuses the program's sandbox, it is
// used nevertheless, and the log says so once. The latest request is sent first, because it is what
// the user sees now. Each formula is drawn once, however often it is shown. Knows no window. GUI
// thread.
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
    /// hiwar-math ends itself long before, after two seconds of processor time; this limit applies
    /// on a busy machine, or where there is no such limit.
    std::chrono::milliseconds formula = std::chrono::seconds(10);
    std::chrono::milliseconds idle = std::chrono::minutes(1);
    /// After so many failures in a row no process is started for a while.
    int failures = 3;
    std::chrono::milliseconds rest = std::chrono::minutes(1);
    qsizetype texLength = 10000;
    qsizetype answerBytes = 2 * 1024 * 1024;
    qsizetype cacheBytes = 8 * 1024 * 1024;
    qsizetype queue = 500; ///< the oldest requests beyond it are dropped
};

class FormulaProgram : public QObject
{
    Q_OBJECT

public:
    FormulaProgram(const QString &program, const FormulaLimits &limits, QObject *parent = nullptr);
    ~FormulaProgram() override;

    /// The known drawing of a formula; one without a picture: it cannot be drawn. Empty: it is
    /// being drawn now, and arrived() follows.
    [[nodiscard]] std::optional<FormulaDrawing> look(const Formula &formula);
    [[nodiscard]] bool isRunning() const { return m_process != nullptr; }
    /// Of the running process, or 0.
    [[nodiscard]] qint64 processId() const;

signals:
    /// There are new drawings, or formulas that cannot be drawn now.
    void arrived();

private:
    void ask(const Formula &formula);
    void start();
    void askNext();
    void read();
    /// Returns false for an invalid line, or an answer to another request.
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
    int m_run = 0; // the number of the current process
    bool m_isReady = false;
    bool m_isToldOpen = false;
    QByteArray m_buffer;
    QTimer m_timer; // for the start, the formula or the idle time, whichever applies now
};

} // namespace Hiwar
