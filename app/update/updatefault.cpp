// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/update/updatefault.h"

#include "net/wire/sanitizetext.h"

#include <QCoreApplication>

namespace Hiwar {

namespace {

struct UpdateFaultTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::UpdateFault)
};

QString describeFetch(const FetchFault &fault, const QString &host)
{
    switch (fault.kind) {
    case FetchFault::Kind::BadAddress:
        return UpdateFaultTr::tr(
            "The address leads somewhere that is not encrypted, or nowhere. Check it.");
    case FetchFault::Kind::Unreachable:
        return UpdateFaultTr::tr("%1 was not reached (%2). Look again when there is a connection.")
            .arg(host, sanitizeText(fault.detail, Secret()));
    case FetchFault::Kind::Refused:
        return UpdateFaultTr::tr(
                   "%1 does not have it (%2). Check the address, or look again later.")
            .arg(host)
            .arg(fault.status);
    case FetchFault::Kind::OtherHost:
        return UpdateFaultTr::tr(
                   "%1 says that it is at %2 now. If you trust that, put the new address here.")
            .arg(host, fault.target.host());
    case FetchFault::Kind::TooLarge:
        return UpdateFaultTr::tr(
                   "%1 sent more than belongs there, so nothing of it was used. Check the address.")
            .arg(host);
    case FetchFault::Kind::TooSlow:
        return UpdateFaultTr::tr("%1 took too long. Try again later.").arg(host);
    case FetchFault::Kind::NotTaken: // reported as CannotWrite
        break;
    }
    Q_UNREACHABLE();
}

} // namespace

QString describe(const UpdateFault &fault)
{
    switch (fault.kind) {
    case UpdateFault::Kind::Fetch:
        return describeFetch(fault.fetch, fault.host);
    case UpdateFault::Kind::WrongSignature:
        return UpdateFaultTr::
            tr("What %1 sent is not signed with Hiwar's key, so nothing of it was used. If your "
               "network wants a login first, log in and look again; otherwise check the "
               "address.")
                .arg(fault.host);
    case UpdateFault::Kind::CannotCheck:
        return UpdateFaultTr::
            tr("libsodium is not installed, and without it nobody can tell whether what %1 sent is "
               "signed with Hiwar's key, so nothing of it was used. Install libsodium, or this "
               "version of Hiwar again, and look again.")
                .arg(fault.host);
    case UpdateFault::Kind::NotUnderstood:
        return UpdateFaultTr::tr("What %1 sent is signed, but cannot be read. Look again later.")
            .arg(fault.host);
    case UpdateFault::Kind::NewerForm:
        return UpdateFaultTr::tr(
                   "%1 has a newer version, which this one is too old to read about. Get it where "
                   "you got this one.")
            .arg(fault.host);
    case UpdateFault::Kind::Differs:
        return UpdateFaultTr::tr(
            "What arrived is not the file that was announced, so it was deleted. Try again "
            "later.");
    case UpdateFault::Kind::CannotWrite:
        return UpdateFaultTr::
            tr("The file could not be written: %1. Free some space or check the folder, and try "
               "again.")
                .arg(fault.detail);
    }
    Q_UNREACHABLE();
}

} // namespace Hiwar
