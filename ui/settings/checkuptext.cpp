// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/checkuptext.h"

#include "net/values/fingerprint.h"
#include "net/values/programversion.h"
#include "ui/errortext.h"

#include <QCoreApplication>
#include <QLocale>
#include <QUrlQuery>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr qsizetype replyShown = 60; // characters

struct CheckupTextTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::CheckupText)

public:
    static QString address(const CheckupLine &line);
    static QString passed(const CheckupLine &line);
    static QString encrypted(const CheckupLine &line);
    static QString streamed(const CheckupLine &line);
    static QString skipped(const CheckupLine &line);
    static QString failed(const CheckupLine &line);
};

/// A text that reads from left to right whatever is around it.
QString isolated(const QString &text)
{
    return QChar(0x2066) + text + QChar(0x2069);
}

QString quoted(QString reply)
{
    reply = reply.simplified();
    if (reply.size() > replyShown)
        reply = reply.first(replyShown) + u'…';
    return CheckupTextTr::tr("“%1”").arg(reply);
}

QString date(const QDateTime &when)
{
    return QLocale().toString(when.date(), QLocale::ShortFormat);
}

/// Values in a query may be keys; keeps only what is known to be none.
QString withoutQueryValues(const QString &address)
{
    QUrl url(address);
    QUrlQuery query(url);
    auto items = query.queryItems();
    for (auto &[name, value] : items) {
        if (name != "api-version"_L1)
            value = u"•••"_s;
    }
    query.setQueryItems(items);
    url.setQuery(query);
    return url.toDisplayString(QUrl::RemoveUserInfo | QUrl::RemoveFragment);
}

QString CheckupTextTr::address(const CheckupLine &line)
{
    return tr("Asks %1.").arg(isolated(withoutQueryValues(line.host)));
}

QString CheckupTextTr::encrypted(const CheckupLine &line)
{
    if (line.chain.isEmpty())
        return tr("%1.").arg(line.protocol);
    const CertificateFacts &own = line.chain.first();
    if (line.isPinned)
        return tr("%1, with the certificate that you trust.").arg(line.protocol);
    const QString what = tr("%1. The certificate is for %2, by %3; days left: %4.")
                             .arg(line.protocol, isolated(own.subject), isolated(own.issuer))
                             .arg(line.daysLeft);
    return line.verdict == CheckupVerdict::Warned
               ? what + u' ' + tr("Those who run the host should renew it.")
               : what;
}

QString CheckupTextTr::streamed(const CheckupLine &line)
{
    if (line.reply.isEmpty())
        return tr("The reply came as a stream, without a word in it.");
    return tr("%1 came as it was written; pieces: %2, the first after %3.")
        .arg(quoted(line.reply))
        .arg(line.pieces)
        .arg(describeTime(line.firstWord));
}

QString CheckupTextTr::passed(const CheckupLine &line)
{
    switch (line.step) {
    case CheckupStep::Address:
        return address(line);
    case CheckupStep::Lookup:
        return tr("%1 has the address %2.")
            .arg(isolated(line.host), isolated(line.addresses.mid(0, 3).join(u", "_s)));
    case CheckupStep::Connect:
        return tr("%1 answers.").arg(isolated(line.addresses.join(u", "_s)));
    case CheckupStep::Proxy:
        return tr("%1 answers and lets the connection through.").arg(isolated(line.proxy));
    case CheckupStep::Encryption:
        return encrypted(line);
    case CheckupStep::Key:
        return tr("The key is accepted: without it there is no list of models.");
    case CheckupStep::Models:
        return tr("%1 offered.").arg(line.models.size());
    case CheckupStep::Chat:
        return line.reply.isEmpty() ? tr("A reply came, without a word in it.")
                                    : tr("The model replied %1.").arg(quoted(line.reply));
    case CheckupStep::Stream:
        return streamed(line);
    case CheckupStep::Elsewhere:
        return tr("%1 replies, so it is probably the right Base URL.")
            .arg(isolated(withoutQueryValues(line.host)));
    }
    Q_UNREACHABLE();
}

QString CheckupTextTr::skipped(const CheckupLine &line)
{
    switch (line.reason) {
    case CheckupReason::None:
        if (line.step == CheckupStep::Elsewhere)
            return tr("The service points to %1. It was not asked, because the key is not for it.")
                .arg(isolated(line.host));
        return tr("Not tried.");
    case CheckupReason::EarlierFailed:
        return tr("Not tried, because of what failed above.");
    case CheckupReason::Stopped:
        return tr("You stopped the test here.");
    case CheckupReason::LiteralAddress:
        return tr("Not needed: the Base URL has no name to look up.");
    case CheckupReason::ThroughProxy:
        return tr("Cannot be tried from here: only the proxy sees the host.");
    case CheckupReason::NoProxy:
        return tr("None is used.");
    case CheckupReason::NotEncrypted:
        return tr("None: the Base URL says http.");
    case CheckupReason::NoKey:
        return tr("This profile has none.");
    case CheckupReason::ListIsPublic:
        return tr("Not known yet: the list of models is public. A reply below shows it.");
    case CheckupReason::ListSaysNothing:
        return tr("Not known yet: the list of models did not tell. A reply below shows it.");
    case CheckupReason::NoModel:
        return tr("No model is chosen. Choose one of those offered.");
    case CheckupReason::SpeaksPlainly:
        return tr("The server seems to speak http, without encryption. %1 was not asked.")
            .arg(isolated(withoutQueryValues(line.host)));
    case CheckupReason::AlwaysStreams:
        return tr("Not tried: this profile asks for replies as they are written.");
    case CheckupReason::NeverStreams:
        return tr("Not tried: this profile asks for replies in one piece.");
    }
    Q_UNREACHABLE();
}

QString CheckupTextTr::failed(const CheckupLine &line)
{
    if (!line.error)
        return skipped(line);
    const ErrorText text = describe(*line.error);
    QStringList sentences{text.what};
    if (!text.serverWords.isEmpty())
        sentences << tr("“%1”").arg(text.serverWords);
    else if (line.step <= CheckupStep::Encryption && !line.error->detail.isEmpty())
        sentences << tr("“%1”").arg(line.error->detail);
    if (line.step == CheckupStep::Key && line.reason == CheckupReason::NoKey)
        return tr("The service wants a key, and this profile has none. Enter it above.");
    if (line.step == CheckupStep::Key && line.verdict == CheckupVerdict::Warned)
        return tr("The key is refused for the list of models (%1). The reply below decides.")
            .arg(line.error->httpStatus);
    if (line.step == CheckupStep::Models)
        return tr("No list of models; you can type the name.") + u' ' + sentences.join(u' ');
    if (line.step == CheckupStep::Chat && line.verdict == CheckupVerdict::Warned)
        return tr("This service replies only as it writes.");
    if (line.step == CheckupStep::Stream && line.verdict == CheckupVerdict::Warned)
        return tr("This service replies only in one piece. Hiwar will ask for that.");
    if (line.step == CheckupStep::Elsewhere)
        return tr("%1 does not reply either.").arg(isolated(withoutQueryValues(line.host)));
    if (!isPinnable(line))
        sentences << text.nextStep;
    return sentences.join(u' ');
}

Tone toneOf(const CheckupLine &line)
{
    switch (line.verdict) {
    case CheckupVerdict::Passed:
        return line.step == CheckupStep::Address ? Tone::Plain : Tone::Good;
    case CheckupVerdict::Warned:
        return Tone::Warning;
    case CheckupVerdict::Failed:
        return Tone::Bad;
    case CheckupVerdict::Skipped:
        return Tone::Plain;
    }
    Q_UNREACHABLE();
}

/// For the text report, which has no icons.
QString verdictName(CheckupVerdict verdict)
{
    switch (verdict) {
    case CheckupVerdict::Passed:
        return CheckupTextTr::tr("Passed");
    case CheckupVerdict::Warned:
        return CheckupTextTr::tr("Warning");
    case CheckupVerdict::Failed:
        return CheckupTextTr::tr("Failed");
    case CheckupVerdict::Skipped:
        return CheckupTextTr::tr("Skipped");
    }
    Q_UNREACHABLE();
}

QString sentenceOf(const CheckupLine &line)
{
    switch (line.verdict) {
    case CheckupVerdict::Passed:
        return CheckupTextTr::passed(line);
    case CheckupVerdict::Warned:
        return line.error ? CheckupTextTr::failed(line) : CheckupTextTr::passed(line);
    case CheckupVerdict::Failed:
        return CheckupTextTr::failed(line);
    case CheckupVerdict::Skipped:
        return CheckupTextTr::skipped(line);
    }
    Q_UNREACHABLE();
}

} // namespace

QString stepName(CheckupStep step)
{
    switch (step) {
    case CheckupStep::Address:
        return CheckupTextTr::tr("Address");
    case CheckupStep::Lookup:
        return CheckupTextTr::tr("Name");
    case CheckupStep::Connect:
        return CheckupTextTr::tr("Connection");
    case CheckupStep::Proxy:
        return CheckupTextTr::tr("Proxy");
    case CheckupStep::Encryption:
        return CheckupTextTr::tr("Encryption");
    case CheckupStep::Key:
        return CheckupTextTr::tr("Key");
    case CheckupStep::Models:
        return CheckupTextTr::tr("Models");
    case CheckupStep::Chat:
        return CheckupTextTr::tr("Reply");
    case CheckupStep::Stream:
        return CheckupTextTr::tr("Stream");
    case CheckupStep::Elsewhere:
        return CheckupTextTr::tr("Another address");
    }
    Q_UNREACHABLE();
}

QString describeRunning(CheckupStep step)
{
    switch (step) {
    case CheckupStep::Address:
        return CheckupTextTr::tr("Waiting for your keychain");
    case CheckupStep::Lookup:
        return CheckupTextTr::tr("Looking up the name");
    case CheckupStep::Connect:
        return CheckupTextTr::tr("Connecting");
    case CheckupStep::Proxy:
        return CheckupTextTr::tr("Asking the proxy");
    case CheckupStep::Encryption:
        return CheckupTextTr::tr("Agreeing on encryption");
    case CheckupStep::Key:
        return CheckupTextTr::tr("Trying without the key");
    case CheckupStep::Models:
        return CheckupTextTr::tr("Asking for the models");
    case CheckupStep::Chat:
        return CheckupTextTr::tr("Waiting for a short reply");
    case CheckupStep::Stream:
        return CheckupTextTr::tr("Waiting for a reply as it is written");
    case CheckupStep::Elsewhere:
        return CheckupTextTr::tr("Trying another address");
    }
    Q_UNREACHABLE();
}

QString describeTime(std::chrono::milliseconds elapsed)
{
    if (elapsed < std::chrono::seconds(1))
        return CheckupTextTr::tr("%1 ms").arg(elapsed.count());
    return CheckupTextTr::tr("%1 s").arg(
        QLocale().toString(static_cast<double>(elapsed.count()) / 1000, 'f', 1));
}

InlineMessage describeLine(const CheckupLine &line)
{
    QString text = CheckupTextTr::tr("%1: %2").arg(stepName(line.step), sentenceOf(line));
    const bool isTimed =
        line.verdict != CheckupVerdict::Skipped && line.step != CheckupStep::Address;
    if (isTimed)
        text = CheckupTextTr::tr("%1 (%2)").arg(text, describeTime(line.elapsed));
    return {.tone = toneOf(line), .text = text};
}

QString spokenLine(const CheckupLine &line)
{
    QString text =
        CheckupTextTr::tr("%1. %2").arg(verdictName(line.verdict), describeLine(line).text);
    // Isolates keep the order of an address on screen; they are not part of it and not spoken.
    text.removeIf([](QChar c) { return c >= u'\u2066' && c <= u'\u2069'; });
    return text;
}

InlineMessage describeEnd(const QList<CheckupLine> &lines, bool works)
{
    if (works)
        return {.tone = Tone::Good, .text = CheckupTextTr::tr("The connection works.")};
    if (!lines.isEmpty() && lines.last().reason == CheckupReason::Stopped)
        return {.tone = Tone::Plain, .text = CheckupTextTr::tr("The test was stopped.")};
    return {.tone = Tone::Bad, .text = CheckupTextTr::tr("The connection does not work yet.")};
}

QString shortAddress(const QString &address)
{
    return isolated(withoutQueryValues(address));
}

QString describeCertificate(const CertificateFacts &facts)
{
    QStringList lines{CheckupTextTr::tr("Certificate for: %1").arg(isolated(facts.subject))};
    if (!facts.names.isEmpty())
        lines << CheckupTextTr::tr("Hosts: %1").arg(isolated(facts.names.join(u", "_s)));
    lines << (facts.isSelfSigned ? CheckupTextTr::tr("Issued by: itself")
                                 : CheckupTextTr::tr("Issued by: %1").arg(isolated(facts.issuer)))
          << CheckupTextTr::tr("Valid: %1 to %2").arg(date(facts.notBefore), date(facts.notAfter))
          << CheckupTextTr::tr("SHA-256: %1").arg(isolated(showFingerprint(facts.sha256)));
    return lines.join(u'\n');
}

bool isPinnable(const CheckupLine &line)
{
    return line.step == CheckupStep::Encryption && line.verdict == CheckupVerdict::Failed &&
           !line.chain.isEmpty();
}

QString reportText(const QList<CheckupLine> &lines, const QDateTime &when,
                   std::optional<bool> works)
{
    QStringList text{CheckupTextTr::tr("Hiwar %1: test of a connection, %2")
                         .arg(programVersion(), when.toUTC().toString(Qt::ISODate))};
    for (const CheckupLine &line : lines) {
        text << spokenLine(line);
        if (line.error && !line.error->detail.isEmpty())
            text << u"    "_s + line.error->detail;
        for (const CertificateFacts &facts : line.chain) {
            const QStringList rows = describeCertificate(facts).split(u'\n');
            for (const QString &row : rows)
                text << u"    "_s + row;
        }
    }
    if (works)
        text << describeEnd(lines, *works).text;
    QString report = text.join(u'\n') + u'\n';
    // Isolates keep the order of numbers on screen; an e-mail does not need them.
    report.removeIf([](QChar c) { return c == QChar(0x2066) || c == QChar(0x2069); });
    return report;
}

} // namespace Hiwar
