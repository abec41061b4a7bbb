// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Talks to a chat-completion service over HTTP. Between two calls it keeps only the certificates of
// files: request and connection come with each call.
//
// Guarantees, each with a named test: the key goes to no other origin (other redirects are not
// followed); one call is one request (a POST whose connection fails is not sent again); HTTP/2 is
// off; a Stop closes the socket at once. Lives on the GUI thread: all of it is asynchronous.
#pragma once

#include "net/client/chatcall.h"
#include "net/client/timeouts.h"
#include "net/values/profile.h"
#include "net/values/profilesecrets.h"
#include "net/values/secret.h"

#include <QFuture>

#include <memory>

namespace Hiwar {

class CertificateFiles;
class WireTap;
struct TranscriptionRequest;

/// A profile with its secrets.
struct Connection
{
    Profile profile;
    Secret key;
    ProfileSecrets secrets;
};

class ChatClient : public QObject
{
    Q_OBJECT

public:
    explicit ChatClient(const Timeouts &timeouts = {}, QObject *parent = nullptr);
    ~ChatClient() override;

    /// Reports requests and answers to `tap` from now on; nullptr: to none. It must outlive the
    /// calls.
    void setTap(WireTap *tap);

    /// Sends the request. The caller owns the call. `tap` sees this call in addition to the one of
    /// setTap(), and must outlive it.
    [[nodiscard]] std::unique_ptr<ChatCall>
    send(const Connection &connection, const ChatRequest &request, WireTap *tap = nullptr);

    /// GET {base_url}/models: what it tells of each, in the service's order. A convenience: its
    /// failure blocks nothing. Cancelling the future closes the socket.
    [[nodiscard]] QFuture<tl::expected<QList<ModelInfo>, ApiError>>
    models(const Connection &connection);

    /// POST {base_url}/audio/transcriptions: the words of a recording, empty where it has none. No
    /// tap sees it: what a person said is kept nowhere. Cancelling the future closes the socket.
    [[nodiscard]] QFuture<tl::expected<QString, ApiError>>
    transcribe(const Connection &connection, const TranscriptionRequest &request);

private:
    [[nodiscard]] QList<WireTap *> tapsWith(WireTap *tap) const;

    const Timeouts m_timeouts;
    WireTap *m_tap = nullptr;
    std::unique_ptr<CertificateFiles> m_certificates;
};

} // namespace Hiwar
