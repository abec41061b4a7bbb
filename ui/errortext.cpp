// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/errortext.h"

#include "net/values/addressproposal.h"
#include "net/values/messageparts.h"
#include "ui/causewords.h"
#include "ui/errorremedies.h"
#include "ui/serverwords.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// Longer waits are shown as a time of day, which is easier than counting minutes.
constexpr std::chrono::seconds longestCounted(120);

/// What several sentences about one error need, found once.
struct Facts
{
    const ApiError &error;
    QString host;
    QString status;       ///< " (401)" as it follows a sentence; may be empty
    QString profileFault; ///< see ErrorTextTr::profile()
    std::optional<CauseWords> cause;
};

struct ErrorTextTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::ErrorText)

public:
    static QString profile(const ApiError &error, const QString &host);
    static QString profileName(const Facts &facts);
    static QString what(const Facts &facts);
    static QString nextStep(const Facts &facts, const QString &proposed, const QDateTime &failedAt);
    static QString service() { return tr("the service"); }
    static QString wait(std::chrono::milliseconds time);
    static QString spent(std::chrono::milliseconds time);

private:
    static QString trust(const ApiError &error, const QString &host);
    static QString silence(const Facts &facts);
    static QString again(const ApiError &error, const QDateTime &failedAt,
                         const QString &otherwise);
    static QString address(const ApiError &error, const QString &proposed);
    static QString request(const ApiError &error);
    static QString notTaken(const Facts &facts, MessagePart::Kind kind);
    static QString sendWithout(MessagePart::Kind kind);
    static QString mayBeCharged() { return tr("It may have received, and charged, the question."); }
};

/// Says which part of the profile cannot be used; nothing was sent then, and param names the part.
/// Empty: the error is another one.
QString ErrorTextTr::profile(const ApiError &error, const QString &host)
{
    if (error.httpStatus > 0 || error.param.isEmpty())
        return {};
    if (error.kind == ErrorKind::KeyUnavailable)
        return tr("The keychain did not give “%1” for %2. Nothing was sent.")
            .arg(error.param, host);
    if (error.kind == ErrorKind::BadKey)
        return tr("The header “%1” cannot be sent to %2 as it is. Nothing was sent.")
            .arg(error.param, host);
    if (error.kind == ErrorKind::ProxyFailed)
        return tr("The way to %1 leads through a proxy without a host or a port. Nothing was sent.")
            .arg(host);
    if (error.kind == ErrorKind::TlsFailed)
        return tr("The file “%1” cannot be used for the connection to %2. Nothing was sent.")
            .arg(error.param, host);
    return {};
}

Facts factsOf(const ApiError &error)
{
    const QString host = hostName(error);
    // An error inside a successful answer has nothing to do with the HTTP status.
    const bool isStatus =
        error.httpStatus >= 300 || (error.httpStatus > 0 && error.kind == ErrorKind::NotAnApi);
    const QString status = isStatus ? u" (%1)"_s.arg(error.httpStatus) : QString();
    return {.error = error,
            .host = host,
            .status = status,
            .profileFault = ErrorTextTr::profile(error, host),
            .cause = wordsOfCause(error, host, status)};
}

/// As it stands in the settings, which the error has where nothing was sent because of it.
QString ErrorTextTr::profileName(const Facts &facts)
{
    return facts.error.param.isEmpty() ? facts.host : tr("“%1”").arg(facts.error.param);
}

QString ErrorTextTr::what(const Facts &facts)
{
    if (!facts.profileFault.isEmpty())
        return facts.profileFault;
    if (facts.cause && !facts.cause->what.isEmpty())
        return facts.cause->what;
    const ApiError &error = facts.error;
    const QString &host = facts.host;
    const QString &status = facts.status;
    if (const auto kind = partKindOf(error.leaveOut))
        return notTaken(facts, *kind);
    switch (error.kind) {
    case ErrorKind::Stopped:
        return tr("You stopped the reply of %1.").arg(host);
    case ErrorKind::BadAddress:
        return tr("The address of %1 is not complete.").arg(host);
    case ErrorKind::ProfileOff:
        return tr("%1 is switched off. Nothing was sent.").arg(profileName(facts));
    case ErrorKind::NoModel:
        return tr("%1 has no model yet. Nothing was sent.").arg(profileName(facts));
    case ErrorKind::KeyUnavailable:
        return tr("The keychain did not give the key for %1. Nothing was sent.").arg(host);
    case ErrorKind::InsecureAddress:
        return tr("%1 is reached without encryption: anybody on the way could read the key. "
                  "Nothing was sent.")
            .arg(host);
    case ErrorKind::BadKey:
        return tr("The key for %1 holds a character that no key can have. Nothing was sent.")
            .arg(host);
    case ErrorKind::HostNotFound:
        return tr("%1 was not found on the network.").arg(host);
    case ErrorKind::ConnectionRefused:
        return tr("Nothing answers at %1.").arg(host);
    case ErrorKind::ProxyFailed:
        if (!error.location.isEmpty()) {
            return tr("The proxy %3 on the way to %1 did not let the question through%2.")
                .arg(host, status, error.location.authority());
        }
        return tr("The proxy on the way to %1 did not let the question through%2.")
            .arg(host, status);
    case ErrorKind::TlsFailed:
        return trust(error, host);
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
        return tr("%1 is limiting requests%2.").arg(host, status);
    case ErrorKind::BadRequest:
        if (const QString field = error.leaveOut.isEmpty() ? error.param : error.leaveOut;
            !field.isEmpty())
            return tr("%1 did not accept “%3” in the request%2.").arg(host, status, field);
        return tr("%1 did not accept the request%2.").arg(host, status);
    case ErrorKind::ModelLoading:
        return tr("%1 is still loading the model%2.").arg(host, status);
    case ErrorKind::Overloaded:
        return tr("%1 is overloaded%2.").arg(host, status);
    case ErrorKind::ServerError:
        return tr("%1 is having problems%2.").arg(host, status);
    case ErrorKind::NotAnApi:
        return error.httpStatus == 0
                   ? tr("What answers at %1 does not speak HTTP.").arg(host)
                   : tr("%1 answered with a page, not with a reply%2.").arg(host, status);
    case ErrorKind::BadReply:
        return tr("The answer of %1 holds no reply.").arg(host);
    case ErrorKind::ReplyError:
        if (error.serverText.isEmpty() && !error.code.isEmpty())
            return tr("%1 gave up within the reply: “%2”.").arg(host, error.code);
        return tr("%1 reported an error while it was replying.").arg(host);
    case ErrorKind::ReplyTooLong:
        return tr("The reply of %1 is longer than what is taken at once, and was ended there.")
            .arg(host);
    case ErrorKind::ConnectTimeout:
    case ErrorKind::NoAnswer:
    case ErrorKind::FirstByteTimeout:
    case ErrorKind::GatewayTimeout:
    case ErrorKind::Interrupted:
    case ErrorKind::SilenceTimeout:
        return silence(facts);
    }
    Q_UNREACHABLE();
}

/// With the system's reason, as in the connection test.
QString ErrorTextTr::trust(const ApiError &error, const QString &host)
{
    QString reason = error.detail.section("; "_L1, 0, 0);
    if (reason.startsWith("SSL handshake failed: "_L1))
        reason = reason.section(": "_L1, 1);
    while (reason.endsWith(u'.'))
        reason.chop(1);
    return reason.isEmpty()
               ? tr("No secure connection to %1 could be made.").arg(host)
               : tr("No secure connection to %1 could be made: “%2”.").arg(host, reason);
}

/// The kinds whose sentence says for how long nothing arrived.
QString ErrorTextTr::silence(const Facts &facts)
{
    const ApiError &error = facts.error;
    const QString &host = facts.host;
    const QString &status = facts.status;
    const bool known = error.waited >= std::chrono::seconds(1);
    const QString time = spent(error.waited);
    QString text;
    if (error.kind == ErrorKind::ConnectTimeout) {
        text = known ? tr("%1 could not be reached within %2. Nothing was sent.").arg(host, time)
                     : tr("%1 could not be reached in time. Nothing was sent.").arg(host);
    } else if (error.kind == ErrorKind::FirstByteTimeout) {
        text = known ? tr("%1 has not answered within %2.").arg(host, time)
                     : tr("%1 has not answered in time.").arg(host);
        text += u' ' + mayBeCharged();
    } else if (error.kind == ErrorKind::GatewayTimeout) {
        text = known ? tr("A proxy on the way to %1 gave up after %3%2.").arg(host, status, time)
                     : tr("A proxy on the way to %1 gave up waiting%2.").arg(host, status);
        text += u' ' + tr("The question may have been received, and charged.");
    } else if (error.kind == ErrorKind::NoAnswer) {
        text = tr("The connection to %1 ended without an answer.").arg(host);
        text += u' ' + mayBeCharged();
    } else if (error.kind == ErrorKind::Interrupted) {
        text = tr("The connection to %1 broke off.").arg(host);
    } else {
        text =
            known
                ? tr("%1 stopped in the middle of the reply: nothing came for %2.").arg(host, time)
                : tr("%1 stopped in the middle of the reply.").arg(host);
    }
    // If Hiwar's own limit ended it, or a proxy that said so, the cause is known.
    const bool isRiddle = error.kind == ErrorKind::NoAnswer || error.kind == ErrorKind::Interrupted;
    const auto limit = isRiddle ? likelyProxyLimit(error) : std::chrono::seconds(0);
    if (limit.count() > 0)
        text +=
            u' ' +
            tr("Nothing had come for %1 s, which is a usual limit of proxies.").arg(limit.count());
    return text;
}

/// `proposed`: the address that was probably meant; empty if there is none.
QString ErrorTextTr::nextStep(const Facts &facts, const QString &proposed,
                              const QDateTime &failedAt)
{
    const ApiError &error = facts.error;
    if (!proposed.isEmpty())
        return address(error, proposed);
    if (error.kind != ErrorKind::KeyUnavailable && !facts.profileFault.isEmpty())
        return tr("Change it in Settings.");
    if (const auto kind = partKindOf(error.leaveOut))
        return sendWithout(*kind);
    if (const auto &cause = facts.cause; cause && !cause->nextStep.isEmpty())
        return error.retryAfter.count() < 0 ? cause->nextStep
                                            : again(error, failedAt, cause->nextStep);
    switch (error.kind) {
    case ErrorKind::Stopped:
        return tr("You can ask again.");
    case ErrorKind::BadAddress:
        return tr("Enter the Base URL in Settings.");
    case ErrorKind::ProfileOff:
        return tr("Switch it on in Settings.");
    case ErrorKind::NoModel:
        return tr("Choose a model in Settings.");
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
        return tr("Check the proxy in Settings and in those of your system, then try again.");
    case ErrorKind::TlsFailed:
        return tr("Check the Base URL in Settings, and the date of this computer.");
    case ErrorKind::ConnectTimeout:
        return tr("Check the connection to the internet, then try again.");
    case ErrorKind::NoAnswer:
    case ErrorKind::FirstByteTimeout:
        return tr("Trying again asks, and may charge, a second time.");
    case ErrorKind::Redirected:
    case ErrorKind::NotFound:
    case ErrorKind::NotAnApi:
        return address(error, {});
    case ErrorKind::Unauthorized:
        return tr("Check the key in Settings.");
    case ErrorKind::PaymentRequired:
        return tr("Add credit or a plan there, or choose another profile in Settings.");
    case ErrorKind::Forbidden:
        return tr("Check in Settings that key and model belong together.");
    case ErrorKind::UnknownModel:
        return tr("Choose another model in Settings.");
    case ErrorKind::TooLarge:
        return tr("Send less of it, choose a model that can read more, or start a new "
                  "conversation.");
    case ErrorKind::BadRequest:
        return request(error);
    case ErrorKind::RateLimited:
    case ErrorKind::ModelLoading:
        return again(error, failedAt, tr("Wait a little, then try again."));
    case ErrorKind::Overloaded:
    case ErrorKind::ServerError:
    case ErrorKind::ReplyError:
        return again(error, failedAt,
                     tr("Try again in a moment, or check the service's status page."));
    case ErrorKind::GatewayTimeout:
        return tr("Let replies arrive as they are written (Settings), then try again.");
    case ErrorKind::BadReply:
        return tr("Try again, or choose another model in Settings.");
    case ErrorKind::ReplyTooLong:
        return tr("What had arrived is kept; ask for the rest if you want more of it.");
    case ErrorKind::Interrupted:
    case ErrorKind::SilenceTimeout:
        return tr("What arrived is kept.");
    }
    Q_UNREACHABLE();
}

QString ErrorTextTr::again(const ApiError &error, const QDateTime &failedAt,
                           const QString &otherwise)
{
    if (error.retryAfter.count() < 0)
        return otherwise;
    if (error.retryAfter <= longestCounted)
        return tr("Try again in %1.").arg(wait(error.retryAfter));
    // Shown in whole minutes, rounded up: rather too late than too early.
    const QDateTime first = failedAt.addMSecs(error.retryAfter.count()).toLocalTime();
    const QTime time = first.time();
    const QDateTime at = time.second() == 0 && time.msec() == 0
                             ? first
                             : first.addSecs(60 - time.second()).addMSecs(-time.msec());
    const QLocale locale;
    // The C locale and some others put seconds into their short time.
    const QString format = locale.timeFormat(QLocale::ShortFormat).remove(u":ss"_s);
    const QString clock = locale.toString(at.time(), format);
    if (at.date() == failedAt.toLocalTime().date())
        return tr("Try again at %1.").arg(clock);
    return tr("Try again on %1 at %2.").arg(locale.toString(at.date(), QLocale::LongFormat), clock);
}

QString ErrorTextTr::address(const ApiError &error, const QString &proposed)
{
    if (error.kind == ErrorKind::Redirected && !error.location.isEmpty())
        return tr("If you trust “%1”, enter it as the Base URL in Settings.")
            .arg(proposed.isEmpty() ? error.location.toDisplayString(QUrl::RemoveUserInfo)
                                    : proposed);
    if (!proposed.isEmpty())
        return tr("Check the Base URL in Settings; “%1” may be what is meant.").arg(proposed);
    return tr("Check the Base URL in Settings.");
}

QString ErrorTextTr::notTaken(const Facts &facts, MessagePart::Kind kind)
{
    switch (kind) {
    case MessagePart::Kind::Picture:
        return tr("%1 says that this model takes no pictures%2.").arg(facts.host, facts.status);
    case MessagePart::Kind::Document:
        return tr("%1 says that this model takes no documents%2.").arg(facts.host, facts.status);
    case MessagePart::Kind::Sound:
        return tr("%1 says that this model takes no sound%2.").arg(facts.host, facts.status);
    }
    Q_UNREACHABLE();
}

QString ErrorTextTr::sendWithout(MessagePart::Kind kind)
{
    switch (kind) {
    case MessagePart::Kind::Picture:
        return tr("Send without pictures, or choose another model.");
    case MessagePart::Kind::Document:
    case MessagePart::Kind::Sound:
        return tr("Send without files, or choose another model.");
    }
    Q_UNREACHABLE();
}

QString ErrorTextTr::request(const ApiError &error)
{
    if (!error.leaveOut.isEmpty())
        return tr("Send it without “%1”, or change it in Settings.").arg(error.leaveOut);
    if (refusesStream(error))
        return tr("Change it in Settings.");
    return tr("Check the model in Settings.");
}

QString ErrorTextTr::wait(std::chrono::milliseconds time)
{
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(time);
    if (seconds <= longestCounted)
        return tr("%1 s").arg(std::max<qint64>(seconds.count(), 1));
    const auto minutes = std::chrono::ceil<std::chrono::minutes>(seconds);
    return tr("%1 min").arg(minutes.count());
}

/// Time that has passed is rounded; time to wait is rounded up, see wait().
QString ErrorTextTr::spent(std::chrono::milliseconds time)
{
    const auto seconds = std::chrono::round<std::chrono::seconds>(time);
    if (seconds <= longestCounted)
        return tr("%1 s").arg(seconds.count());
    return tr("%1 min").arg(std::chrono::round<std::chrono::minutes>(seconds).count());
}

QString sentenceOf(const Facts &facts)
{
    QString what = ErrorTextTr::what(facts);
    if (what.startsWith(ErrorTextTr::service()))
        what.replace(0, 1, what.front().toUpper());
    return what;
}

} // namespace

ErrorText describe(const ApiError &error, const QDateTime &failedAt)
{
    const Facts facts = factsOf(error);
    ErrorText text;
    text.proposed = proposeAddress(error);
    text.what = sentenceOf(facts);
    text.nextStep = ErrorTextTr::nextStep(facts, text.proposed,
                                          error.failedAt.isValid() ? error.failedAt : failedAt);
    text.remedies = remediesFor(error, facts.cause, !text.proposed.isEmpty());
    text.serverWords = readableWords(error.serverText);
    return text;
}

QString whatHappened(const ApiError &error)
{
    return sentenceOf(factsOf(error));
}

QString waitText(std::chrono::milliseconds time)
{
    return ErrorTextTr::wait(time);
}

QString hostName(const ApiError &error)
{
    QString host = error.url.host();
    if (host.isEmpty())
        return ErrorTextTr::service();
    if (host.contains(u':'))
        host = u"[%1]"_s.arg(host);
    return error.url.port() < 0 ? host : u"%1:%2"_s.arg(host).arg(error.url.port());
}

} // namespace Hiwar
