// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// usage: bench_model BASE_URL
//
// One streamed reply from a socket to the model of the window: the share of one core it takes while
// it arrives. bench_stream.py is the service.
#include "app/chat/conversation.h"
#include "app/models/conversationmodel.h"
#include "net/client/chatclient.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <cstdio>
#include <ctime>

using namespace Hiwar;
using namespace Qt::StringLiterals;

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    Conversation conversation{ConversationInfo()};
    conversation.append({.id = u"reply"_s, .parentId = {}, .role = Role::Assistant});
    const ConversationModel model(conversation);
    qint64 changes = 0;
    QObject::connect(&model, &ConversationModel::dataChanged, &model, [&changes] { ++changes; });

    Connection connection;
    connection.profile.baseUrl = QCoreApplication::arguments().value(1);
    ChatClient client;
    const std::unique_ptr<ChatCall> call =
        client.send(connection, {u"m"_s, {{Role::User, u"Hi"_s, {}}}, true, {}});
    QElapsedTimer time;
    std::clock_t processor = 0;
    QObject::connect(call.get(), &ChatCall::textArrived, call.get(), [&](const QString &text) {
        if (!time.isValid()) {
            time.start();
            processor = std::clock();
        }
        conversation.appendText(u"reply"_s, text);
    });
    QObject::connect(call.get(), &ChatCall::finished, call.get(), [&](const ChatOutcome &outcome) {
        const double seconds = double(time.nsecsElapsed()) / 1e9;
        const double busy = double(std::clock() - processor) / CLOCKS_PER_SEC;
        std::printf("{\"seconds\": %.3f, \"busy\": %.3f, \"letters\": %lld, \"changes\": %lld}\n",
                    seconds, busy,
                    static_cast<long long>(conversation.find(u"reply"_s)->content.size()),
                    static_cast<long long>(changes));
        QCoreApplication::exit(outcome ? 0 : 1);
    });
    return QCoreApplication::exec();
}
