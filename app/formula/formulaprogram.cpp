// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formula/formulaprogram.h"

#include "app/async/ownedprocess.h"
#include "app/formula/mathline.h"

using namespace Qt::StringLiterals;

namespace Hiwar {

FormulaProgram::FormulaProgram(const QString &program, const FormulaLimits &limits, QObject *parent)
    : QObject(parent)
    , m_program(program)
    , m_limits(limits)
    , m_known(limits.cacheBytes)
    , m_rest(QDeadlineTimer(0))
    , m_timer(this)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &FormulaProgram::onTimeout);
}

FormulaProgram::~FormulaProgram() = default;

qint64 FormulaProgram::processId() const
{
    return m_process ? m_process->processId() : 0;
}

std::optional<FormulaDrawing> FormulaProgram::look(const Formula &formula)
{
    if (const FormulaDrawing *known = m_known.object(formula))
        return *known;
    if (formula.tex.size() > m_limits.texLength || !m_rest.hasExpired())
        return FormulaDrawing();
    ask(formula);
    return std::nullopt;
}

void FormulaProgram::ask(const Formula &formula)
{
    if (m_current == formula)
        return;
    m_queue.removeOne(formula);
    m_queue.append(formula);
    if (m_queue.size() > m_limits.queue)
        m_queue.removeFirst();
    askNext();
}

void FormulaProgram::start()
{
    m_process = std::make_unique<OwnedProcess>(m_program);
    QProcess *process = m_process.get();
    connect(process, &QProcess::readyReadStandardOutput, this, &FormulaProgram::read);
    // Queued: both signals may be emitted within start() or write(), whose callers still use the
    // process; so they may arrive when another process already runs.
    const auto ended = [this, run = ++m_run] {
        if (run == m_run)
            lose();
    };
    connect(process, &QProcess::errorOccurred, this, ended, Qt::QueuedConnection);
    connect(process, &QProcess::finished, this, ended, Qt::QueuedConnection);
    m_timer.start(m_limits.start);
    process->start();
}

void FormulaProgram::askNext()
{
    if (m_current || m_queue.isEmpty())
        return;
    if (!m_process)
        start();
    if (!m_isReady)
        return;
    m_current = m_queue.takeLast();
    m_process->write(writeMathRequest(++m_id, *m_current));
    m_timer.start(m_limits.formula);
}

void FormulaProgram::read()
{
    m_buffer += m_process->readAllStandardOutput();
    qsizetype from = 0;
    for (qsizetype end = m_buffer.indexOf('\n'); end >= 0; end = m_buffer.indexOf('\n', from)) {
        if (!take(m_buffer.mid(from, end - from)))
            return lose();
        from = end + 1;
    }
    m_buffer.remove(0, from);
    if (m_buffer.size() > m_limits.answerBytes)
        lose();
}

bool FormulaProgram::take(const QByteArray &line)
{
    const auto answer = readMathAnswer(line);
    const bool isExpected = answer && (m_current ? answer->id == m_id : answer->id == 0) &&
                            m_isReady == m_current.has_value();
    if (!isExpected)
        return false;
    m_isReady = true;
    if (answer->isOpen && !std::exchange(m_isToldOpen, true))
        qWarning(
            "hiwar-math draws formulas without its sandbox: this system does not let it filter "
            "its calls");
    if (m_current) {
        m_failures = 0;
        remember(*std::exchange(m_current, std::nullopt), answer->drawing);
    }
    m_timer.start(m_limits.idle);
    askNext();
    return true;
}

void FormulaProgram::remember(const Formula &formula, const FormulaDrawing &drawing)
{
    const qsizetype cost = drawing.svg.size() + formula.tex.size() * 2 + 100;
    m_known.insert(formula, new FormulaDrawing(drawing), cost);
    emit arrived();
}

void FormulaProgram::onTimeout()
{
    if (m_isReady && !m_current)
        retire();
    else
        lose();
}

void FormulaProgram::lose()
{
    if (!m_process)
        return;
    const bool wasIdle = m_isReady && !m_current;
    drop();
    const bool isTooMuch = !wasIdle && ++m_failures >= m_limits.failures;
    if (isTooMuch) {
        m_failures = 0;
        m_rest.setRemainingTime(m_limits.rest);
        m_queue.clear();
    }
    if (m_current)
        remember(*std::exchange(m_current, std::nullopt), {});
    else if (isTooMuch)
        emit arrived();
    askNext();
}

/// The program ends by itself when its input is closed; if it does not, it is killed.
void FormulaProgram::retire()
{
    QProcess *process = release();
    QTimer::singleShot(m_limits.formula, process, &QProcess::kill);
    process->closeWriteChannel();
}

void FormulaProgram::drop()
{
    release()->kill();
}

/// After this call there is no process; the former one is deleted when it has ended.
QProcess *FormulaProgram::release()
{
    m_timer.stop();
    m_isReady = false;
    m_buffer.clear();
    QProcess *process = m_process.release();
    process->disconnect(this);
    process->setParent(this);
    // A process that never started does not emit finished().
    if (process->state() == QProcess::NotRunning)
        process->deleteLater();
    connect(process, &QProcess::finished, process, &QObject::deleteLater);
    return process;
}

} // namespace Hiwar
