// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/causewords.h"

#include "net/values/errorcause.h"

#include <QCoreApplication>

namespace Hiwar {

namespace {

struct CauseTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::ErrorText)
};

} // namespace

std::optional<CauseWords> wordsOfCause(const ApiError &error, const QString &host,
                                       const QString &status)
{
    using enum MessageAction;
    switch (causeOf(error)) {
    case ErrorCause::None:
        return std::nullopt;
    case ErrorCause::OtherInterface:
        return CauseWords{
            CauseTr::tr("%1 speaks another interface at this address%2.").arg(host, status),
            CauseTr::tr("Enter the address of its OpenAI-compatible interface in Settings."),
            {EditAddress}};
    case ErrorCause::Filter:
        return CauseWords{
            CauseTr::tr("A content filter of %1 refused the question%2.").arg(host, status),
            CauseTr::tr("Put it otherwise, or choose another model in Settings."),
            {ChooseModel}};
    case ErrorCause::Challenge:
        return CauseWords{
            CauseTr::tr("%1 wants to see a person in a browser first%2.").arg(host, status),
            CauseTr::tr("No program passes there: check the Base URL in Settings, or ask those who "
                        "run it."),
            {EditAddress, Retry}};
    case ErrorCause::SignIn:
        return CauseWords{
            CauseTr::tr("The network on the way to %1 wants you to sign in first%2.")
                .arg(host, status),
            CauseTr::tr("Open any page in a browser and sign in there, then try again."),
            {Retry}};
    case ErrorCause::NotOffered:
        return CauseWords{CauseTr::tr("%1 is not offered where you are%2.").arg(host, status),
                          CauseTr::tr("Choose another profile in Settings."),
                          {OpenSettings}};
    case ErrorCause::Headers:
        return CauseWords{{},
                          CauseTr::tr("Take headers out in Settings, then try again."),
                          {OpenSettings, Retry}};
    case ErrorCause::WrongServer:
        return CauseWords{
            {}, CauseTr::tr("Check the Base URL and the proxy in Settings."), {EditAddress, Retry}};
    case ErrorCause::Passing:
        return CauseWords{{}, CauseTr::tr("Wait a little, then try again."), {Retry}};
    case ErrorCause::NotTaken:
        return CauseWords{{},
                          CauseTr::tr("Check the Base URL in Settings; what stands on the way may "
                                      "not take what Hiwar sends."),
                          {EditAddress}};
    case ErrorCause::HalfSent:
        return CauseWords{CauseTr::tr("%1 ended the connection while the question was still being "
                                      "sent: it may be too large.")
                              .arg(host),
                          {},
                          {Retry}};
    case ErrorCause::NoAuthorities:
        return CauseWords{
            CauseTr::tr("%1 could not be trusted: this computer knows no certificate authority.")
                .arg(host),
            CauseTr::tr("Install your system's package ca-certificates, then try again."),
            {Retry, OpenSettings}};
    }
    Q_UNREACHABLE();
}

} // namespace Hiwar
