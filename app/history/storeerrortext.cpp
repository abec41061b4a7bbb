// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/storeerrortext.h"

#include "app/text/sentence.h"

#include <QCoreApplication>
#include <QDir>

namespace Hiwar {

namespace {

struct StoreErrorTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::StoreError)
};

} // namespace

QString describe(const StoreError &error)
{
    const QString path = QDir::toNativeSeparators(error.path);
    switch (error.fault) {
    case StoreFault::CannotOpen:
        return StoreErrorTr::tr("%1 cannot be opened or made. Check who may write there.")
            .arg(path);
    case StoreFault::Unreadable:
        return StoreErrorTr::tr("%1 is damaged or is not a history of Hiwar. It was left as it is.")
            .arg(path);
    case StoreFault::NewerSchema:
        return StoreErrorTr::tr("%1 was written by a newer Hiwar. Use that version; the file "
                                "was left as it is.")
            .arg(path);
    case StoreFault::DiskFull:
        return StoreErrorTr::tr("The disk is full: %1 cannot grow. Free some space.").arg(path);
    case StoreFault::DiskFails:
        return StoreErrorTr::tr(
                   "%1 cannot be read or written just now: its disk fails, or the system "
                   "forbids it. Check that the disk is connected and sound, and who may "
                   "write there.")
            .arg(path);
    case StoreFault::ReadOnly:
        return StoreErrorTr::tr("%1 may only be read, not written.").arg(path);
    case StoreFault::Busy:
        return StoreErrorTr::tr("Another program holds %1 at the moment.").arg(path);
    case StoreFault::Gone:
        return StoreErrorTr::tr("%1 was moved, deleted or replaced, and cannot be written there "
                                "again. Copy what is in the window, then start Hiwar again.")
            .arg(path);
    case StoreFault::NotFound:
        return StoreErrorTr::tr("It is not in the history.");
    case StoreFault::Other:
        return StoreErrorTr::tr("%1 cannot be used: %2").arg(path, asSentence(error.detail));
    }
    Q_UNREACHABLE();
}

QString describeDamaged(const StoreError &error)
{
    return StoreErrorTr::tr(
               "%1 is damaged or is not a history of Hiwar. It was left as it is, and what "
               "is said now is not kept.")
        .arg(QDir::toNativeSeparators(error.path));
}

QString describeReadOnly(const StoreError &error)
{
    const QString path = QDir::toNativeSeparators(error.path);
    switch (error.fault) {
    case StoreFault::NewerSchema:
        return StoreErrorTr::tr("The history was written by a newer Hiwar. Conversations can be "
                                "read; what is said now is not kept. Use the newer Hiwar.");
    case StoreFault::Busy:
        return StoreErrorTr::tr(
            "Another Hiwar is writing the history. Conversations can be read here; what "
            "is said now is kept only once the other one is closed. Close it, then go "
            "on.");
    case StoreFault::Unreadable:
        return describeDamaged(error);
    case StoreFault::DiskFull:
        return StoreErrorTr::tr("The disk is full. Conversations can be read; what is said now "
                                "is not kept. Free some space, then start again.");
    case StoreFault::CannotOpen:
    case StoreFault::DiskFails:
    case StoreFault::ReadOnly:
    case StoreFault::Gone:
    case StoreFault::NotFound:
    case StoreFault::Other:
        return StoreErrorTr::tr("%1 may not be written. Conversations can be read; what is said "
                                "now is not kept. Check who may write there, then start again.")
            .arg(path);
    }
    Q_UNREACHABLE();
}

} // namespace Hiwar
