// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/errortext.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::ErrorText)

public:
    static QString what(const ApiError &error);
    static QString nextStep(const ApiError &error);
    static QString service() { return tr("the service"); }
    static QString wait(std::chrono::milliseconds time);
};

QString Words::what(const ApiError &error)
{
    const QString host = hostName(error);
    const QString status = error.httpStatus > 0 ? u" (%1)"_s.arg(error.httpStatus) : QString();
    switch (error.kind) {
    case ErrorKind::Stopped:
        return tr("You stopped the reply of %1.").arg(host);
    case ErrorKind::BadAddress:
        return tr("The address of %1 is not complete.").arg(host);
    case ErrorKind::KeyUnavailable:
        return tr("The keychain did not give the key for %1. Nothing was sent.").arg(host);
    case ErrorKind::InsecureAddress:
        return tr("%1 is reached without encryption: anybody on the way could read the key. "
                  "Nothing "
                  "was sent.")
            .arg(host);
    case ErrorKind::BadKey:
        return tr("The key for %1 holds a character that no key can have. Nothing was sent.")
            .arg(host);
    case ErrorKind::HostNotFound:
        return tr("%1 was not found on the network.").arg(host);
    case ErrorKind::ConnectionRefused:
        return tr("Nothing answers at %1.").arg(host);
    case ErrorKind::ProxyFailed:
        return tr("The proxy on the way to %1 did not let the question through.").arg(host);
    case ErrorKind::TlsFailed:
        return tr("No secure connection to %1 could be made.").arg(host);
    case ErrorKind::ConnectTimeout:
        return tr("%1 could not be reached in time. Nothing was sent.").arg(host);
    case ErrorKind::NoAnswer:
        return tr("The connection to %1 ended without an answer. "
                  "It may have received, and charged, the question.")
            .arg(host);
    case ErrorKind::FirstByteTimeout:
        return tr("%1 has not answered in time. "
                  "It may have received, and charged, the question.")
            .arg(host);
    case ErrorKind::Redirected:
        return tr("%1 points to another address%2. The key was not sent there.").arg(host, status);
    case ErrorKind::Unauthorized:
        return tr("%1 refused the key%2.").arg(host, status);
    case ErrorKind::PaymentRequired:
        return tr("The account at %1 has nothing left to spend%2.").arg(host, status);
    case ErrorKind::Forbidden:
        return tr("%1 does not allow this with the key it was given%2.").arg(host, status);
    case ErrorKind::NotFound:
        return tr("%1 does not know this address%2.").arg(host, status);
    case ErrorKind::UnknownModel:
        return tr("%1 does not know this model%2.").arg(host, status);
    case ErrorKind::TooLarge:
        return tr("The conversation is too long for %1%2.").arg(host, status);
    case ErrorKind::RateLimited:
        return tr("%1 has had too many questions at once%2.").arg(host, status);
    case ErrorKind::BadRequest:
        return tr("%1 did not accept the request%2.").arg(host, status);
    case ErrorKind::ModelLoading:
        return tr("%1 is still loading the model%2.").arg(host, status);
    case ErrorKind::Overloaded:
        return tr("%1 is overloaded%2.").arg(host, status);
    case ErrorKind::GatewayTimeout:
        return tr("A proxy on the way to %1 gave up waiting%2. "
                  "The question may have been received, and charged.")
            .arg(host, status);
    case ErrorKind::ServerError:
        return tr("%1 has a fault of its own%2.").arg(host, status);
    case ErrorKind::NotAnApi:
        return tr("%1 answered with a page, not with a reply%2.").arg(host, status);
    case ErrorKind::BadReply:
        return tr("The answer of %1 holds no reply.").arg(host);
    case ErrorKind::ReplyError:
        return tr("%1 reported an error while it was replying.").arg(host);
    case ErrorKind::Interrupted:
        return tr("The connection to %1 ended within the reply.").arg(host);
    case ErrorKind::SilenceTimeout:
        return tr("%1 stopped in the middle of the reply.").arg(host);
    }
    Q_UNREACHABLE();
}

QString Words::nextStep(const ApiError &error)
{
    switch (error.kind) {
    case ErrorKind::Stopped:
        return tr("What had arrived is kept; you can ask again.");
    case ErrorKind::BadAddress:
        return tr("Enter the Base URL in Settings.");
    case ErrorKind::KeyUnavailable:
        return tr("Unlock the keychain and try again, or enter the key in Settings.");
    case ErrorKind::InsecureAddress:
        return tr("Use https in the Base URL, or allow it for this host.");
    case ErrorKind::BadKey:
        return tr("Copy the key again and enter it in Settings.");
    case ErrorKind::HostNotFound:
        return tr("Check the connection to the internet, then the Base URL in Settings.");
    case ErrorKind::ConnectionRefused:
        return tr("Start the service there, or check the port in Settings.");
    case ErrorKind::ProxyFailed:
        return tr("Check the proxy in the settings of your system, then try again.");
    case ErrorKind::TlsFailed:
        return tr("Check the Base URL in Settings, and the date of this computer.");
    case ErrorKind::ConnectTimeout:
        return tr("Check the connection to the internet, then try again.");
    case ErrorKind::NoAnswer:
    case ErrorKind::FirstByteTimeout:
        return tr("Trying again asks, and may charge, a second time.");
    case ErrorKind::Redirected:
        return error.location.isEmpty()
                   ? tr("Check the Base URL in Settings.")
                   : tr("If you trust “%1”, enter it as the Base URL in Settings.")
                         .arg(error.location.toDisplayString(QUrl::RemoveUserInfo));
    case ErrorKind::Unauthorized:
        return tr("Check the key in Settings.");
    case ErrorKind::PaymentRequired:
        return tr("Add credit or a plan there, or choose another profile in Settings.");
    case ErrorKind::Forbidden:
        return tr("Check in Settings that key and model belong together.");
    case ErrorKind::NotFound:
        return tr("Check the Base URL in Settings.");
    case ErrorKind::UnknownModel:
        return tr("Choose another model in Settings.");
    case ErrorKind::TooLarge:
        return tr("Start a new conversation, or shorten the question and try again.");
    case ErrorKind::RateLimited:
        return error.retryAfter.count() >= 0 ? tr("Try again in %1.").arg(wait(error.retryAfter))
                                             : tr("Wait a little, then try again.");
    case ErrorKind::BadRequest:
        return tr("Check the model in Settings.");
    case ErrorKind::ModelLoading:
        return tr("Wait a little, then try again.");
    case ErrorKind::GatewayTimeout:
        return tr("Let replies arrive as they are written (Settings), then try again.");
    case ErrorKind::Overloaded:
    case ErrorKind::ServerError:
        return error.retryAfter.count() >= 0
                   ? tr("Try again in %1.").arg(wait(error.retryAfter))
                   : tr("Try again; if it stays so, ask those who run it.");
    case ErrorKind::NotAnApi:
        return tr("Check the Base URL in Settings; many services want “/v1” at its end.");
    case ErrorKind::BadReply:
        return tr("Try again, or choose another model in Settings.");
    case ErrorKind::ReplyError:
    case ErrorKind::Interrupted:
    case ErrorKind::SilenceTimeout:
        return tr("What had arrived is kept; try again for a whole reply.");
    }
    Q_UNREACHABLE();
}

QString Words::wait(std::chrono::milliseconds time)
{
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(time);
    if (seconds <= std::chrono::seconds(90))
        return tr("%1 s").arg(std::max<qint64>(seconds.count(), 1));
    const auto minutes = std::chrono::ceil<std::chrono::minutes>(seconds);
    return tr("%1 min").arg(minutes.count());
}

MessageAction remedyFor(ErrorKind kind)
{
    switch (kind) {
    case ErrorKind::BadAddress:
    case ErrorKind::InsecureAddress:
    case ErrorKind::BadKey:
    case ErrorKind::TlsFailed:
    case ErrorKind::Redirected:
    case ErrorKind::Unauthorized:
    case ErrorKind::PaymentRequired:
    case ErrorKind::Forbidden:
    case ErrorKind::NotFound:
    case ErrorKind::UnknownModel:
    case ErrorKind::BadRequest:
    case ErrorKind::NotAnApi:
        return MessageAction::OpenSettings;
    case ErrorKind::Stopped:
    case ErrorKind::KeyUnavailable:
    case ErrorKind::HostNotFound:
    case ErrorKind::ConnectionRefused:
    case ErrorKind::ProxyFailed:
    case ErrorKind::ConnectTimeout:
    case ErrorKind::NoAnswer:
    case ErrorKind::FirstByteTimeout:
    case ErrorKind::TooLarge:
    case ErrorKind::RateLimited:
    case ErrorKind::ModelLoading:
    case ErrorKind::Overloaded:
    case ErrorKind::GatewayTimeout:
    case ErrorKind::ServerError:
    case ErrorKind::BadReply:
    case ErrorKind::ReplyError:
    case ErrorKind::Interrupted:
    case ErrorKind::SilenceTimeout:
        return MessageAction::Retry;
    }
    Q_UNREACHABLE();
}

/// A bare reason phrase repeats the status; it says nothing our sentence does not.
bool saysMore(const QString &words)
{
    static const QStringList phrases{
        u"bad request"_s,       u"unauthorized"_s, u"payment required"_s,
        u"forbidden"_s,         u"not found"_s,    u"method not allowed"_s,
        u"payload too large"_s, u"gone"_s,         u"request entity too large"_s,
        u"too many requests"_s, u"bad gateway"_s,  u"internal server error"_s,
        u"gateway timeout"_s,   u"error"_s,        u"service unavailable"_s,
        u"unknown error"_s,     u"null"_s,
    };
    QString bare = words.toLower();
    while (!bare.isEmpty() && !bare.back().isLetter())
        bare.chop(1);
    return !bare.isEmpty() && !phrases.contains(bare);
}

} // namespace

ErrorText describe(const ApiError &error)
{
    ErrorText text;
    text.what = Words::what(error);
    if (text.what.startsWith(Words::service()))
        text.what.replace(0, 1, text.what.front().toUpper());
    text.nextStep = Words::nextStep(error);
    text.remedy = remedyFor(error.kind);
    const QString words = error.serverText.trimmed();
    if (saysMore(words))
        text.serverWords = words;
    return text;
}

QString kindName(ErrorKind kind)
{
    switch (kind) {
    case ErrorKind::Stopped:
        return u"Stopped"_s;
    case ErrorKind::BadAddress:
        return u"BadAddress"_s;
    case ErrorKind::KeyUnavailable:
        return u"KeyUnavailable"_s;
    case ErrorKind::InsecureAddress:
        return u"InsecureAddress"_s;
    case ErrorKind::BadKey:
        return u"BadKey"_s;
    case ErrorKind::HostNotFound:
        return u"HostNotFound"_s;
    case ErrorKind::ConnectionRefused:
        return u"ConnectionRefused"_s;
    case ErrorKind::ProxyFailed:
        return u"ProxyFailed"_s;
    case ErrorKind::TlsFailed:
        return u"TlsFailed"_s;
    case ErrorKind::ConnectTimeout:
        return u"ConnectTimeout"_s;
    case ErrorKind::NoAnswer:
        return u"NoAnswer"_s;
    case ErrorKind::FirstByteTimeout:
        return u"FirstByteTimeout"_s;
    case ErrorKind::Redirected:
        return u"Redirected"_s;
    case ErrorKind::Unauthorized:
        return u"Unauthorized"_s;
    case ErrorKind::PaymentRequired:
        return u"PaymentRequired"_s;
    case ErrorKind::Forbidden:
        return u"Forbidden"_s;
    case ErrorKind::NotFound:
        return u"NotFound"_s;
    case ErrorKind::UnknownModel:
        return u"UnknownModel"_s;
    case ErrorKind::TooLarge:
        return u"TooLarge"_s;
    case ErrorKind::RateLimited:
        return u"RateLimited"_s;
    case ErrorKind::BadRequest:
        return u"BadRequest"_s;
    case ErrorKind::ModelLoading:
        return u"ModelLoading"_s;
    case ErrorKind::Overloaded:
        return u"Overloaded"_s;
    case ErrorKind::GatewayTimeout:
        return u"GatewayTimeout"_s;
    case ErrorKind::ServerError:
        return u"ServerError"_s;
    case ErrorKind::NotAnApi:
        return u"NotAnApi"_s;
    case ErrorKind::BadReply:
        return u"BadReply"_s;
    case ErrorKind::ReplyError:
        return u"ReplyError"_s;
    case ErrorKind::Interrupted:
        return u"Interrupted"_s;
    case ErrorKind::SilenceTimeout:
        return u"SilenceTimeout"_s;
    }
    Q_UNREACHABLE();
}

QString hostName(const ApiError &error)
{
    QString host = error.url.host();
    if (host.isEmpty())
        return Words::service();
    if (host.contains(u':'))
        host = u"[%1]"_s.arg(host);
    return error.url.port() < 0 ? host : u"%1:%2"_s.arg(host).arg(error.url.port());
}

} // namespace Hiwar
