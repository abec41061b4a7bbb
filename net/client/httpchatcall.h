// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A ChatCall over HTTP: passes the bytes of an Exchange to a ReplyReader. It decides when a reply
// has ended, and guarantees exactly one finished(). Does not know the request.
#pragma once

#include "net/client/chatcall.h"
#include "net/client/exchange.h"
#include "net/wire/replyreader.h"

#include <QTimer>

namespace Hiwar {

class HttpChatCall : public ChatCall
{
    Q_OBJECT

public:
    explicit HttpChatCall(const RequestSpec &spec);
    /// A call that cannot be sent at all.
    explicit HttpChatCall(const ApiError &error);
    ~HttpChatCall() override;

    void cancel() override;

private:
    void start();
    void readBody(const QByteArray &bytes);
    void readEnd(ReplyReader::BodyEnd how, const QString &why);
    void fail(const ApiError &error);
    [[nodiscard]] ApiError withContext(const ApiError &said, const QString &why) const;
    void finishSoon(const ApiError &error);
    /// Emits the delta. Returns false when a slot has ended the call meanwhile.
    [[nodiscard]] bool tell(const ReplyDelta &delta);
    void conclude(const ReplyReader::Close &close);

    std::unique_ptr<Exchange> m_exchange;
    ReplyReader m_reader;
    QTimer m_afterEnd; // runs once the answer has its end and the service keeps the connection open
    std::chrono::milliseconds m_lastWords{0};
    qsizetype m_letters = 0; // emitted since the last rest
    bool m_isOver = false;
};

} // namespace Hiwar
