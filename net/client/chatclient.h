// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Talks to a chat-completion service over HTTP. It keeps nothing between two
// calls but the certificates of files: what to ask and whom comes with each.
//
// What it guarantees, each for a named test: the key goes to no other origin (redirects lead
// nowhere else); one call is one request (a POST whose connection dies is not sent again); HTTP/2
// is off; a Stop closes the socket at once. Lives on the GUI thread: all of it is asynchronous.
#pragma once

#include "net/client/chatcall.h"
#include "net/client/timeouts.h"
#include "net/values/profile.h"
#include "net/values/profilesecrets.h"
#include "net/values/secret.h"

#include <QFuture>
#include <QStringList>

#include <memory>

namespace Hiwar {

class CertificateFiles;
class WireTap;

/// A profile with what it takes to use it.
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

    /// Shows what goes over the wire from now on; nullptr: to nobody. Must outlive the calls.
    void setTap(WireTap *tap);

    /// Sends the request. The call is owned by the caller. `tap` sees this call beside the one of
    /// setTap(), and must outlive it.
    [[nodiscard]] std::unique_ptr<ChatCall>
    send(const Connection &connection, const ChatRequest &request, WireTap *tap = nullptr);

    /// GET {base_url}/models: the ids, in the service's order. A convenience: its failure blocks
    /// nobody. Cancelling the future closes the socket.
    [[nodiscard]] QFuture<tl::expected<QStringList, ApiError>> models(const Connection &connection);

private:
    [[nodiscard]] QList<WireTap *> tapsWith(WireTap *tap) const;

    const Timeouts m_timeouts;
    WireTap *m_tap = nullptr;
    std::unique_ptr<CertificateFiles> m_certificates;
};

} // namespace Hiwar
