// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// libmicrohttpd's functions. With TLS and its other dependencies it loads ten more libraries, and
// most sessions run no service: see net/latelibrary.h.
#pragma once

#include <microhttpd.h>

namespace Hiwar {

/// The functions have their own names, without MHD_.
struct Microhttpd
{
    decltype(&MHD_start_daemon) startDaemon = nullptr;
    decltype(&MHD_stop_daemon) stopDaemon = nullptr;
    decltype(&MHD_get_daemon_info) daemonInfo = nullptr;
    decltype(&MHD_get_connection_info) connectionInfo = nullptr;
    decltype(&MHD_lookup_connection_value) connectionValue = nullptr;
    decltype(&MHD_get_connection_values) connectionValues = nullptr;
    decltype(&MHD_create_response_from_buffer) responseFromBuffer = nullptr;
    decltype(&MHD_create_response_from_callback) responseFromCallback = nullptr;
    decltype(&MHD_add_response_header) addResponseHeader = nullptr;
    decltype(&MHD_queue_response) queueResponse = nullptr;
    decltype(&MHD_set_connection_option) setConnectionOption = nullptr;
    decltype(&MHD_destroy_response) destroyResponse = nullptr;
};

/// nullptr where it cannot be loaded. Any thread.
[[nodiscard]] const Microhttpd *microhttpd();

} // namespace Hiwar
