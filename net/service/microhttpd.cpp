// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/service/microhttpd.h"

#ifdef HIWAR_LIBMICROHTTPD
#include "net/latelibrary.h"
#endif

#include <optional>

namespace Hiwar {

namespace {

#ifdef HIWAR_LIBMICROHTTPD

std::optional<Microhttpd> load()
{
    LateLibrary library(QStringLiteral(HIWAR_LIBMICROHTTPD));
    Microhttpd loaded;
    library.find(loaded.startDaemon, "MHD_start_daemon");
    library.find(loaded.stopDaemon, "MHD_stop_daemon");
    library.find(loaded.daemonInfo, "MHD_get_daemon_info");
    library.find(loaded.connectionInfo, "MHD_get_connection_info");
    library.find(loaded.connectionValue, "MHD_lookup_connection_value");
    library.find(loaded.connectionValues, "MHD_get_connection_values");
    library.find(loaded.responseFromBuffer, "MHD_create_response_from_buffer");
    library.find(loaded.responseFromCallback, "MHD_create_response_from_callback");
    library.find(loaded.addResponseHeader, "MHD_add_response_header");
    library.find(loaded.queueResponse, "MHD_queue_response");
    library.find(loaded.setConnectionOption, "MHD_set_connection_option");
    library.find(loaded.destroyResponse, "MHD_destroy_response");
    return library.isWhole() ? std::optional(loaded) : std::nullopt;
}

#else

std::optional<Microhttpd> load()
{
    return Microhttpd{.startDaemon = MHD_start_daemon,
                      .stopDaemon = MHD_stop_daemon,
                      .daemonInfo = MHD_get_daemon_info,
                      .connectionInfo = MHD_get_connection_info,
                      .connectionValue = MHD_lookup_connection_value,
                      .connectionValues = MHD_get_connection_values,
                      .responseFromBuffer = MHD_create_response_from_buffer,
                      .responseFromCallback = MHD_create_response_from_callback,
                      .addResponseHeader = MHD_add_response_header,
                      .queueResponse = MHD_queue_response,
                      .setConnectionOption = MHD_set_connection_option,
                      .destroyResponse = MHD_destroy_response};
}

#endif

} // namespace

const Microhttpd *microhttpd()
{
    static const std::optional<Microhttpd> loaded = load();
    return loaded ? &*loaded : nullptr;
}

} // namespace Hiwar
