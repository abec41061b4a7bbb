// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/connectiontest.h"

#include "app/chat/promptbuilder.h"
#include "app/chat/replypolicy.h"
#include "app/history/whendone.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

// What a person would say to see whether somebody is there. It asks for no limit: a service may
// refuse the field, and the call is ended with the first words anyway.
ChatRequest smallestRequest(const Profile &profile)
{
    const MessageNode question{.role = Role::User, .content = u"Hi"_s};
    return buildRequest(profile, {question});
}

} // namespace

ConnectionTest::ConnectionTest(ChatClient &client, Connection connection, QObject *parent)
    : QObject(parent)
    , m_client(client)
    , m_connection(std::move(connection))
{
}

ConnectionTest::~ConnectionTest()
{
    m_models.cancel();
}

void ConnectionTest::start()
{
    askForModels();
}

void ConnectionTest::cancel()
{
    if (std::exchange(m_cancelled, true))
        return;
    if (m_call) {
        m_call->cancel(); // endChat() follows
        return;
    }
    m_models.cancel();
    emit stepDone({.step = Step::Models,
                   .error = ApiError{.kind = ErrorKind::Stopped},
                   .elapsed = std::chrono::milliseconds(m_clock.elapsed())});
    emit finished(false);
}

void ConnectionTest::askForModels()
{
    m_clock.start();
    m_models = m_client.models(m_connection);
    whenDone(m_models, this, [this](const tl::expected<QStringList, ApiError> &models) {
        if (m_cancelled)
            return;
        Result result{.step = Step::Models};
        result.elapsed = std::chrono::milliseconds(m_clock.elapsed());
        if (models)
            result.models = *models;
        else
            result.error = models.error();
        emit stepDone(result);
        if (!m_cancelled)
            askForReply();
    });
}

void ConnectionTest::askForReply()
{
    m_clock.start();
    m_reply.clear();
    m_call = m_client.send(m_connection, smallestRequest(m_connection.profile));
    connect(m_call.get(), &ChatCall::textArrived, this, [this](const QString &text) {
        m_reply += text;
        m_call->cancel(); // it answers, and every further word may cost
    });
    connect(m_call.get(), &ChatCall::finished, this, &ConnectionTest::endChat);
}

void ConnectionTest::endChat(const ChatOutcome &outcome)
{
    const bool replied = outcome || !m_reply.isEmpty();
    if (!replied && !m_plainly && !m_cancelled &&
        planFallback(outcome.error(), smallestRequest(m_connection.profile),
                     m_connection.profile) == Fallback::AskPlainly) {
        m_plainly = true;
        m_connection.profile.streamRefused = true;
        m_call.release()->deleteLater(); // it is the sender of the signal that led here
        askForReply();
        return;
    }
    Result result{.step = Step::Chat, .reply = m_reply};
    result.elapsed = std::chrono::milliseconds(m_clock.elapsed());
    if (!replied)
        result.error = outcome.error();
    emit stepDone(result);
    emit finished(replied);
}

} // namespace Hiwar
