// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/nodisplay.h"

#include "app/commands/commandjob.h"

#include <cstdlib>

namespace Hiwar {

namespace {

struct Ending
{
    QString line;
    ExitStatus status = ExitStatus::Failed;
    QtMessageHandler previous = nullptr;
};

// Qt's message handler is a plain function, so it cannot capture its data.
Ending &theEnding()
{
    static Ending ending;
    return ending;
}

void endInOrder(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    const Ending &ending = theEnding();
    if (type != QtFatalMsg)
        return ending.previous(type, context, message);
    printErrorLine(ending.line);
    std::_Exit(int(ending.status)); // nothing is open yet
}

} // namespace

NoDisplay::NoDisplay(QString line, ExitStatus status)
{
    theEnding() = {std::move(line), status, nullptr};
    theEnding().previous = qInstallMessageHandler(endInOrder);
}

NoDisplay::~NoDisplay()
{
    qInstallMessageHandler(theEnding().previous);
}

} // namespace Hiwar
