// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Records by hiwar-recorder, in memory alone, up to a length. Each start() ends with one ended(),
// unless cancel() came before; never within a call. The microphone is open while isOpen(), and is
// closed by the destructor at once. GUI thread.
#pragma once

#include "app/async/ownedprocess.h"

#include <QTimer>

#include <chrono>
#include <memory>
#include <utility>

namespace Hiwar {

/// Why a recording ended. In each case what was heard until then is there.
enum class RecordingEnd : quint8 {
    Stopped,
    Full,         ///< as long as one may be
    NoProgram,    ///< this copy of Hiwar has no hiwar-recorder
    NoLibrary,    ///< it cannot start, as a rule because Qt Multimedia is not installed
    NoMicrophone, ///< or no sound server
    Refused,      ///< the microphone cannot be opened
    Lost,         ///< it went away
    Crashed,
};

class Recorder : public QObject
{
    Q_OBJECT

public:
    /// Of the time a recording may take; services take files of 25 MB, this is 19.
    static constexpr std::chrono::seconds most{600};

    /// `program`: of hiwar-recorder; empty: there is none.
    explicit Recorder(QString program, std::chrono::milliseconds limit = most,
                      QObject *parent = nullptr);
    ~Recorder() override;

    /// Forgets the recording before.
    void start();
    /// Closes the microphone; ended() follows.
    void stop();
    /// Closes it at once and forgets what was heard.
    void cancel();

    [[nodiscard]] bool isOpen() const { return m_process != nullptr; }
    /// What was heard, see soundformat.h.
    [[nodiscard]] const QByteArray &samples() const { return m_samples; }
    /// The same, and forgets it.
    [[nodiscard]] QByteArray takeSamples() { return std::exchange(m_samples, {}); }

signals:
    /// More of it; `peak`: of the new part, 0 to 1.
    void heard(double peak);
    void ended(Hiwar::RecordingEnd end);

private:
    [[nodiscard]] bool read();
    void end(RecordingEnd end);
    void endWithProcess();
    void drop();

    const QString m_program;
    const qsizetype m_limit;
    std::unique_ptr<OwnedProcess> m_process; // null: closed
    QTimer m_patience;                       // for a program that does not end when asked to
    QByteArray m_samples;
    bool m_isStopped = false;
};

/// The exit status of hiwar-recorder as the end of a recording.
[[nodiscard]] RecordingEnd recordingEnd(int exitStatus, bool hasCrashed);

} // namespace Hiwar
