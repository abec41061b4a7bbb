// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A conversation that several services answer: six profiles, "p0" with the model "m0" and so on,
// each with a service of its own on this machine, so that a test says who answers what.
#pragma once

#include "tests/app/sessionfixture.h"

#include <array>

namespace Hiwar {

class SeveralFixture : public SessionFixture
{
public:
    SeveralFixture()
    {
        conversation.setProfile(QStringLiteral("p0"));
        makeSession();
    }

    /// The session of all of them; the test may refuse one's connection.
    ChatSession::Collaborators collaborators()
    {
        ChatSession::Collaborators with = SessionFixture::collaborators();
        with.connections = [this](const QString &id) {
            const int at = int(std::distance(
                services.begin(), std::find_if(services.begin(), services.end(),
                                               [&](auto &each) { return each.profile.id == id; })));
            const Service &service = services.at(std::size_t(at));
            asked.append(id);
            if (service.error)
                return readyFuture(
                    tl::expected<Connection, ApiError>(tl::unexpected(*service.error)));
            return readyFuture(tl::expected<Connection, ApiError>(
                Connection{service.profile, Secret("sk-canary")}));
        };
        return with;
    }
    void makeSession()
    {
        for (std::size_t at = 0; at < services.size(); ++at) {
            Service &service = services.at(at);
            service.profile.id = QStringLiteral("p%1").arg(at);
            service.profile.model = QStringLiteral("m%1").arg(at);
            service.profile.baseUrl = service.server.baseUrl();
        }
        session = std::make_unique<ChatSession>(conversation, collaborators());
    }
    [[nodiscard]] WireServer &server(int at) { return services.at(std::size_t(at)).server; }
    /// The first `count` of them.
    [[nodiscard]] QList<ModelRef> models(int count) const
    {
        QList<ModelRef> refs;
        for (int at = 0; at < count; ++at)
            refs.append(ref(at));
        return refs;
    }
    [[nodiscard]] ModelRef ref(int at) const
    {
        const Profile &profile = services.at(std::size_t(at)).profile;
        return {profile.id, profile.model};
    }
    /// The replies to the question at that row of the path, in their order.
    [[nodiscard]] QList<MessageNode> replies(int row = 0) const
    {
        QList<MessageNode> all;
        const QString question = conversation.path().at(row);
        for (const QString &id : conversation.everyMessage()) {
            if (conversation.find(id)->parentId == question)
                all.append(*conversation.find(id));
        }
        return all;
    }

    struct Service
    {
        WireServer server;
        Profile profile;
        std::optional<ApiError> error;
    };
    std::array<Service, 6> services;
};

} // namespace Hiwar
