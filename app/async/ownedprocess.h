// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One of Hiwar's own programs that treat what is untrusted: without the API key, which is meant for
// Hiwar alone, and nobody hears its errors. Killed in the destructor, at once and without a
// warning: QProcess would warn and wait (tst_formulaprogram: endsWithItsOwner). GUI thread.
#pragma once

#include <QProcess>

namespace Hiwar {

class OwnedProcess : public QProcess
{
public:
    explicit OwnedProcess(const QString &program)
    {
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.remove(QStringLiteral("HIWAR_API_KEY"));
        setProgram(program);
        setProcessEnvironment(environment);
        setStandardErrorFile(QProcess::nullDevice());
    }

    ~OwnedProcess() override
    {
        disconnect();
        if (state() == NotRunning)
            return;
        kill();
        setProcessState(NotRunning);
    }
};

} // namespace Hiwar
