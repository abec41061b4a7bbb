// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Serves HTTP with libmicrohttpd, which besides this file only unprovenconnections.cpp calls. It
// has one thread, which sleeps until a socket is ready. Even a request that will be refused is read
// whole, as long as it is small: then the connection stays open and the client is sure to receive
// the answer.
#include "net/service/service.h"

#include "net/service/admission.h"
#include "net/service/microhttpd.h"
#include "net/service/replystream.h"
#include "net/service/requestcheck.h"
#include "net/service/unprovenconnections.h"

#include <QDateTime>
#include <QTcpServer>
#include <QUuid>
#include <QtEndian>

#ifdef Q_OS_UNIX
#include <netinet/in.h>
#endif

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr unsigned maxConnections = 256;
constexpr unsigned idleSeconds = 120;
constexpr size_t streamBlockBytes = 16 * 1024;

/// One request being received.
struct Exchange
{
    tl::expected<Route, HttpFault> admitted;
    QByteArray body;
    qsizetype received = 0;
};

QByteArray header(MHD_Connection *connection, const char *name)
{
    return microhttpd()->connectionValue(connection, MHD_HEADER_KIND, name);
}

RequestHead readHead(MHD_Connection *connection, const char *method, const char *path)
{
    RequestHead head{.method = method,
                     .path = path,
                     .hosts = {},
                     .origin = header(connection, MHD_HTTP_HEADER_ORIGIN),
                     .authorization = header(connection, MHD_HTTP_HEADER_AUTHORIZATION),
                     .contentType = header(connection, MHD_HTTP_HEADER_CONTENT_TYPE),
                     .contentLength = header(connection, MHD_HTTP_HEADER_CONTENT_LENGTH)};
    const auto collectHosts = [](void *hosts, MHD_ValueKind, const char *name, const char *value) {
        if (qstricmp(name, MHD_HTTP_HEADER_HOST) == 0)
            static_cast<QList<QByteArray> *>(hosts)->append(value);
        return MHD_YES;
    };
    microhttpd()->connectionValues(connection, MHD_HEADER_KIND, collectHosts, &head.hosts);
    return head;
}

using Response = std::unique_ptr<MHD_Response, decltype(&MHD_destroy_response)>;

Response bodyResponse(const QByteArray &body, const char *contentType)
{
    // MHD copies the bytes; they are mutable only for its other modes.
    Response response(microhttpd()->responseFromBuffer(static_cast<size_t>(body.size()),
                                                       const_cast<char *>(body.constData()),
                                                       MHD_RESPMEM_MUST_COPY),
                      microhttpd()->destroyResponse);
    if (!body.isEmpty())
        microhttpd()->addResponseHeader(response.get(), MHD_HTTP_HEADER_CONTENT_TYPE, contentType);
    return response;
}

MHD_Result sendJson(MHD_Connection *connection, const QByteArray &json)
{
    return microhttpd()->queueResponse(connection, MHD_HTTP_OK,
                                       bodyResponse(json, "application/json").get());
}

MHD_Result sendFault(MHD_Connection *connection, const HttpFault &fault)
{
    const Response response = bodyResponse(shapeFault(fault), "application/json");
    if (fault.status == MHD_HTTP_UNAUTHORIZED)
        microhttpd()->addResponseHeader(response.get(), MHD_HTTP_HEADER_WWW_AUTHENTICATE, "Bearer");
    if (!fault.allow.isEmpty())
        microhttpd()->addResponseHeader(response.get(), MHD_HTTP_HEADER_ALLOW,
                                        fault.allow.toLatin1().constData());
    return microhttpd()->queueResponse(connection, static_cast<unsigned>(fault.status),
                                       response.get());
}

MHD_Result sendAllowed(MHD_Connection *connection, const char *path)
{
    const Response response = bodyResponse({}, nullptr);
    microhttpd()->addResponseHeader(response.get(), MHD_HTTP_HEADER_ALLOW,
                                    allowedMethods(path).toLatin1().constData());
    return microhttpd()->queueResponse(connection, MHD_HTTP_NO_CONTENT, response.get());
}

MHD_Result sendStream(MHD_Connection *connection, std::unique_ptr<ReplyStream> stream)
{
    const auto pull = [](void *reply, uint64_t, char *buffer, size_t room) -> ssize_t {
        const qsizetype count = static_cast<ReplyStream *>(reply)->read({buffer, room});
        return count > 0 ? count : MHD_CONTENT_READER_END_OF_STREAM;
    };
    const auto drop = [](void *reply) { delete static_cast<ReplyStream *>(reply); };
    const Response response(microhttpd()->responseFromCallback(MHD_SIZE_UNKNOWN, streamBlockBytes,
                                                               pull, stream.release(), drop),
                            microhttpd()->destroyResponse);
    microhttpd()->addResponseHeader(response.get(), MHD_HTTP_HEADER_CONTENT_TYPE,
                                    "text/event-stream");
    microhttpd()->addResponseHeader(response.get(), MHD_HTTP_HEADER_CACHE_CONTROL, "no-cache");
    return microhttpd()->queueResponse(connection, MHD_HTTP_OK, response.get());
}

} // namespace

struct Service::Private
{
    std::shared_ptr<Responder> responder;
    Limits limits;
    unsigned headSeconds = 0;
    qsizetype maxHeardBytes = 0;
    UnprovenConnections unproven;
    MHD_Daemon *daemon = nullptr;
    quint16 port = 0;

    MHD_Result take(Exchange &exchange, QByteArrayView bytes) const;
    MHD_Result reply(MHD_Connection *connection, Exchange &exchange, const char *path) const;
    MHD_Result replyToChat(MHD_Connection *connection, QByteArray body) const;

    static void note(void *self, MHD_Connection *connection, void **state,
                     MHD_ConnectionNotificationCode what);
    static MHD_Result serve(void *self, MHD_Connection *connection, const char *path,
                            const char *method, const char *version, const char *bytes,
                            size_t *count, void **state);
    static void forget(void *self, MHD_Connection *connection, void **state,
                       MHD_RequestTerminationCode why);
};

/// Takes a part of the body. Beyond the limit nothing is stored; far beyond it the connection ends.
MHD_Result Service::Private::take(Exchange &exchange, QByteArrayView bytes) const
{
    exchange.received += bytes.size();
    if (exchange.received > limits.maxBodyBytes) {
        exchange.body = {};
        if (exchange.admitted)
            exchange.admitted = tl::unexpected(tooLarge(limits.maxBodyBytes));
        return exchange.received > maxHeardBytes ? MHD_NO : MHD_YES;
    }
    if (exchange.admitted)
        exchange.body.append(bytes);
    return MHD_YES;
}

MHD_Result Service::Private::reply(MHD_Connection *connection, Exchange &exchange,
                                   const char *path) const
{
    if (!exchange.admitted)
        return sendFault(connection, exchange.admitted.error());
    switch (*exchange.admitted) {
    case Route::Options:
        return sendAllowed(connection, path);
    case Route::Models:
        return sendJson(connection, shapeModels(responder->models()));
    case Route::Chat:
        return replyToChat(connection, std::exchange(exchange.body, {}));
    }
    return MHD_NO;
}

/// Nothing of the question is kept while its answer waits to be read: it may be large, and the
/// client may never read the answer.
MHD_Result Service::Private::replyToChat(MHD_Connection *connection, QByteArray body) const
{
    auto request = checkRequest(std::exchange(body, {}));
    if (!request)
        return sendFault(connection, request.error());
    // Any model name is accepted, as by the usual local servers: there is only one responder.
    const ReplyHead head{.id = u"chatcmpl-"_s + QUuid::createUuid().toString(QUuid::Id128),
                         .model = request->chat.model,
                         .created = QDateTime::currentSecsSinceEpoch()};
    auto source = responder->answer(request->chat);
    if (request->chat.stream)
        return sendStream(connection,
                          std::make_unique<ReplyStream>(
                              head, request->includeUsage ? &request->chat.messages : nullptr,
                              std::move(source)));
    QString text;
    while (const auto piece = source->next())
        text += *piece;
    return sendJson(connection,
                    shapeReply(head, text, estimateUsage(request->chat.messages, text.size())));
}

void Service::Private::note(void *self, MHD_Connection *connection, void **,
                            MHD_ConnectionNotificationCode what)
{
    auto &unproven = static_cast<Private *>(self)->unproven;
    if (what == MHD_CONNECTION_NOTIFY_STARTED)
        unproven.add(connection);
    else
        unproven.remove(connection);
}

/// MHD calls this once for the head, once for each part of the body, and once more for the end.
MHD_Result Service::Private::serve(void *self, MHD_Connection *connection, const char *path,
                                   const char *method, const char *, const char *bytes,
                                   size_t *count, void **state)
{
    auto *service = static_cast<Private *>(self);
    if (!*state) {
        const RequestHead head = readHead(connection, method, path);
        auto *exchange = new Exchange{.admitted = admit(head, service->limits), .body = {}};
        *state = exchange;
        if (exchange->admitted) {
            service->unproven.remove(connection);
            microhttpd()->setConnectionOption(connection, MHD_CONNECTION_OPTION_TIMEOUT,
                                              idleSeconds);
        }
        // Too large to be read, or the client asked whether it may send at all.
        const bool refuseAtOnce =
            !exchange->admitted &&
            (head.contentLength.toULongLong() > static_cast<qulonglong>(service->maxHeardBytes) ||
             !header(connection, MHD_HTTP_HEADER_EXPECT).isEmpty());
        return refuseAtOnce ? sendFault(connection, exchange->admitted.error()) : MHD_YES;
    }
    auto *exchange = static_cast<Exchange *>(*state);
    if (*count == 0)
        return service->reply(connection, *exchange, path);
    const QByteArrayView part(bytes, static_cast<qsizetype>(*count));
    *count = 0;
    return service->take(*exchange, part);
}

void Service::Private::forget(void *self, MHD_Connection *connection, void **state,
                              MHD_RequestTerminationCode why)
{
    delete static_cast<Exchange *>(*state);
    *state = nullptr;
    if (why != MHD_REQUEST_TERMINATED_COMPLETED_OK)
        return;
    auto *service = static_cast<Private *>(self); // another head may follow
    service->unproven.add(connection);
    microhttpd()->setConnectionOption(connection, MHD_CONNECTION_OPTION_TIMEOUT,
                                      service->headSeconds);
}

tl::expected<std::unique_ptr<Service>, QString> Service::start(std::shared_ptr<Responder> responder,
                                                               const Options &options)
{
    const Microhttpd *library = microhttpd();
    if (!library)
        return tl::unexpected(u"libmicrohttpd is not installed"_s);
    auto d = std::make_unique<Private>();
    d->responder = std::move(responder);
    d->headSeconds = static_cast<unsigned>(options.headPatience.count());
    d->maxHeardBytes = options.maxHeardBytes;
    d->limits = {.key = options.key, .maxBodyBytes = maxBodyBytes};

    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = qToBigEndian(options.port);
    address.sin_addr.s_addr = qToBigEndian<quint32>(INADDR_LOOPBACK);
    d->daemon = library->startDaemon(
        MHD_USE_AUTO_INTERNAL_THREAD | MHD_USE_ITC, 0, nullptr, nullptr, &Private::serve, d.get(),
        MHD_OPTION_SOCK_ADDR, reinterpret_cast<const sockaddr *>(&address),
        MHD_OPTION_NOTIFY_COMPLETED, &Private::forget, d.get(), MHD_OPTION_NOTIFY_CONNECTION,
        &Private::note, d.get(), MHD_OPTION_CONNECTION_LIMIT, maxConnections,
        MHD_OPTION_CONNECTION_TIMEOUT, d->headSeconds, MHD_OPTION_STRICT_FOR_CLIENT, 1,
        MHD_OPTION_END);
    if (!d->daemon) {
        // MHD gives no reason: try the same with a socket that does.
        QTcpServer attempt;
        attempt.listen(QHostAddress::LocalHost, options.port);
        return tl::unexpected(attempt.isListening() ? u"The service could not be started"_s
                                                    : attempt.errorString());
    }
    d->port = library->daemonInfo(d->daemon, MHD_DAEMON_INFO_BIND_PORT)->port;
    return std::unique_ptr<Service>(new Service(std::move(d)));
}

Service::Service(std::unique_ptr<Private> p)
    : d(std::move(p))
{
}

Service::~Service()
{
    microhttpd()->stopDaemon(d->daemon);
}

quint16 Service::port() const
{
    return d->port;
}

QUrl Service::baseUrl() const
{
    return QUrl(u"http://127.0.0.1:%1/v1"_s.arg(d->port));
}

} // namespace Hiwar
