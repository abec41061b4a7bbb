// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/transfererror.h"

#include "app/history/storeerrortext.h"

#include <QCoreApplication>
#include <QDir>

namespace Hiwar {

namespace {

struct TransferErrorTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::TransferError)
};

/// The subject and, if there is one, the detail.
QString withDetail(const QString &subject, const QString &detail)
{
    return detail.isEmpty() ? subject : TransferErrorTr::tr("%1 (%2)").arg(subject, detail);
}

} // namespace

QString describe(const TransferError &error)
{
    const QString what = withDetail(QDir::toNativeSeparators(error.subject), error.detail);
    switch (error.fault) {
    case TransferFault::CannotRead:
        return TransferErrorTr::tr("%1 cannot be read. Check that it is there and who may read it.")
            .arg(what);
    case TransferFault::CannotWrite:
        return TransferErrorTr::tr(
                   "%1 cannot be written. Check who may write there, or choose another place.")
            .arg(what);
    case TransferFault::DiskFull:
        return TransferErrorTr::tr(
                   "There is no room for %1. Free some space, or choose another place.")
            .arg(what);
    case TransferFault::UnknownFormat:
        return TransferErrorTr::tr(
                   "%1 is no export that Hiwar can read. Choose a file that a chat program "
                   "exported.")
            .arg(what);
    case TransferFault::Damaged:
        return TransferErrorTr::tr("%1 is damaged. Export it again, or choose another file.")
            .arg(what);
    case TransferFault::TooLarge:
        return TransferErrorTr::tr(
                   "%1 holds more at once than Hiwar takes. Export it in smaller parts.")
            .arg(what);
    case TransferFault::NotFound:
        return TransferErrorTr::tr("There is no conversation “%1”. Give its id or its whole title.")
            .arg(error.subject);
    case TransferFault::Ambiguous:
        return TransferErrorTr::tr("Several conversations are named “%1”. Give the id of one: %2.")
            .arg(error.subject, error.detail);
    case TransferFault::Empty:
        return TransferErrorTr::tr("There is no conversation to export yet.");
    case TransferFault::Store:
        return describe(error.store.value_or(StoreError{}));
    case TransferFault::Cancelled:
        return TransferErrorTr::tr("Cancelled.");
    }
    Q_UNREACHABLE();
}

TransferError transferErrorOf(const StoreError &error)
{
    return {.fault = TransferFault::Store, .subject = error.path, .detail = {}, .store = error};
}

} // namespace Hiwar
