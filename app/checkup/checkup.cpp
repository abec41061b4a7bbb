// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checkup/checkup.h"

#include "app/async/whendone.h"
#include "net/values/addressproposal.h"

#include <QPointer>

#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

Checkup::Checkup(ChatClient &client, Connection connection, QObject *parent)
    : QObject(parent)
    , m_client(client)
    , m_connection(std::move(connection))
{
}

Checkup::~Checkup()
{
    m_models.cancel();
}

void Checkup::start()
{
    m_clock.start();
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (!m_isOver)
                readAddress();
        },
        Qt::QueuedConnection);
}

void Checkup::cancel()
{
    if (m_isOver)
        return;
    m_route.reset();
    m_reply.reset();
    m_models.cancel();
    if (skip(m_step, CheckupReason::Stopped))
        end(false);
}

void Checkup::readAddress()
{
    CheckupLine line{.step = CheckupStep::Address};
    const auto endpoint = resolveEndpoint(m_connection.profile.baseUrl);
    if (!endpoint) {
        line.verdict = CheckupVerdict::Failed;
        line.error = ApiError{.kind = ErrorKind::BadAddress};
        if (tell(line))
            endEarly();
        return;
    }
    m_endpoint = *endpoint;
    line.host = m_endpoint.chat.toDisplayString();
    if (tell(line))
        goTheRoute();
}

void Checkup::goTheRoute()
{
    m_route = std::make_unique<RouteProbe>(m_connection, m_endpoint.chat);
    connect(m_route.get(), &RouteProbe::stepStarted, this,
            [this](CheckupStep step) { static_cast<void>(begin(step)); });
    connect(m_route.get(), &RouteProbe::lineReady, this, [this](const CheckupLine &line) {
        m_routeError = line.error;
        static_cast<void>(tell(line));
    });
    connect(m_route.get(), &RouteProbe::finished, this, [this](bool reached) {
        if (reached)
            askForModels();
        else
            lookElsewhere(m_routeError.value_or(ApiError()));
    });
    m_route->start();
}

void Checkup::askForModels()
{
    if (!begin(CheckupStep::Models))
        return;
    m_models = m_client.models(m_connection);
    whenDone(m_models, this, [this](const ListOutcome &list) {
        if (m_isOver)
            return;
        m_listTime = std::chrono::milliseconds(m_clock.elapsed());
        if (list && hasKey(m_connection))
            askWithoutKey(list);
        else
            readModels(list, {});
    });
}

/// Called with a list only: one that also comes without the key proves nothing about the key.
void Checkup::askWithoutKey(const ListOutcome &list)
{
    if (!begin(CheckupStep::Key))
        return;
    m_models = m_client.models(withoutKey(m_connection));
    whenDone(m_models, this, [this, list](const ListOutcome &without) {
        if (!m_isOver)
            readModels(list, without);
    });
}

void Checkup::readModels(const ListOutcome &list, const std::optional<ListOutcome> &without)
{
    const CheckupLine key = judgeKey(hasKey(m_connection), list, without);
    if (!tellTimed(key))
        return;
    if (key.verdict == CheckupVerdict::Failed) {
        endEarly();
        return;
    }
    CheckupLine models = judgeModels(list);
    models.elapsed = m_listTime;
    if (!tell(models))
        return;
    if (!lacksModel(m_connection.profile, list)) {
        askForReply();
        return;
    }
    if (tell({.step = CheckupStep::Chat,
              .verdict = CheckupVerdict::Failed,
              .reason = CheckupReason::NoModel}))
        endEarly();
}

void Checkup::askForReply()
{
    if (m_connection.profile.streaming == StreamMode::On) {
        if (skip(CheckupStep::Chat, CheckupReason::AlwaysStreams))
            askForStream();
        return;
    }
    if (begin(CheckupStep::Chat))
        askShortly(m_connection, StreamMode::Off, &Checkup::readReply);
}

void Checkup::readReply(const ShortReply::Outcome &outcome)
{
    CheckupLine line = judgeChat(m_connection.profile, outcome);
    m_worksPlainly = line.verdict == CheckupVerdict::Passed;
    if (!tellTimed(line))
        return;
    if (line.verdict == CheckupVerdict::Failed)
        lookElsewhere(*outcome.error);
    else if (m_connection.profile.streaming != StreamMode::Off)
        askForStream();
    else if (skip(CheckupStep::Stream, CheckupReason::NeverStreams))
        end(true);
}

void Checkup::askForStream()
{
    if (begin(CheckupStep::Stream))
        askShortly(m_connection, StreamMode::On, &Checkup::readStream);
}

void Checkup::readStream(const ShortReply::Outcome &outcome)
{
    const CheckupLine line = judgeStream(m_connection.profile, outcome, m_worksPlainly);
    if (!tellTimed(line))
        return;
    if (line.verdict != CheckupVerdict::Failed)
        end(true);
    else if (m_worksPlainly)
        end(false);
    else
        lookElsewhere(*outcome.error);
}

void Checkup::askShortly(const Connection &connection, StreamMode streaming,
                         void (Checkup::*read)(const ShortReply::Outcome &))
{
    m_asked = streaming;
    if (m_reply)
        m_reply.release()->deleteLater(); // it may be the sender of the signal being handled
    m_reply = std::make_unique<ShortReply>(m_client, connection, streaming);
    connect(m_reply.get(), &ShortReply::finished, this, read);
    m_reply->start();
}

void Checkup::lookElsewhere(const ApiError &error)
{
    const QString address = proposeAddress(error);
    if (!skipRest())
        return;
    const auto endpoint = resolveEndpoint(address);
    if (!endpoint) {
        end(false);
        return;
    }
    if (!isSameOrigin(endpoint->base, m_endpoint.base)) {
        // The key goes to no other origin: the proposed address is only reported, not tried.
        const bool isPlain = error.kind == ErrorKind::TlsFailed;
        if (tell({.step = CheckupStep::Elsewhere,
                  .verdict = CheckupVerdict::Skipped,
                  .reason = isPlain ? CheckupReason::SpeaksPlainly : CheckupReason::None,
                  .host = isPlain ? address : endpoint->base.host(),
                  .proposedAddress = address}))
            end(false);
        return;
    }
    if (!begin(CheckupStep::Elsewhere))
        return;
    Connection there = m_connection;
    there.profile.baseUrl = address;
    m_elsewhere = address;
    askShortly(there, m_asked, &Checkup::readElsewhere);
}

/// A "200" alone proves nothing, because some services answer on every path; only a reply does.
void Checkup::readElsewhere(const ShortReply::Outcome &outcome)
{
    CheckupLine line{.step = CheckupStep::Elsewhere, .error = outcome.error};
    line.host = m_elsewhere;
    line.reply = outcome.text;
    if (outcome.error)
        line.verdict = CheckupVerdict::Failed;
    else
        line.proposedAddress = m_elsewhere;
    if (tellTimed(line))
        end(false);
}

bool Checkup::begin(CheckupStep step)
{
    const QPointer<Checkup> self = this;
    m_step = step;
    m_clock.start();
    emit stepStarted(step);
    return !self.isNull() && !m_isOver;
}

bool Checkup::tell(CheckupLine line)
{
    const QPointer<Checkup> self = this;
    m_told << line.step;
    emit lineReady(withoutSecrets(std::move(line), m_connection));
    return !self.isNull() && !m_isOver;
}

bool Checkup::tellTimed(CheckupLine line)
{
    line.elapsed = std::chrono::milliseconds(m_clock.elapsed());
    return tell(std::move(line));
}

bool Checkup::skip(CheckupStep step, CheckupReason reason)
{
    return tell({.step = step, .verdict = CheckupVerdict::Skipped, .reason = reason});
}

bool Checkup::skipRest()
{
    using enum CheckupStep;
    for (const CheckupStep step :
         {Lookup, Connect, CheckupStep::Proxy, Encryption, Key, Models, Chat, Stream}) {
        if (!m_told.contains(step) && !skip(step, CheckupReason::EarlierFailed))
            return false;
    }
    return true;
}

void Checkup::endEarly()
{
    if (skipRest())
        end(false);
}

void Checkup::end(bool works)
{
    m_isOver = true;
    emit finished(works);
}

} // namespace Hiwar
