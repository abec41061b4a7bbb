// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/x11keys.h"

#include "net/latelibrary.h"

#include <QCoreApplication>
#include <QGuiApplication>

#include <cstdlib>
#include <xcb/xcb.h>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr quint32 spaceSymbol = 0x20;
constexpr quint16 wantedModifiers = XCB_MOD_MASK_CONTROL | XCB_MOD_MASK_1;
/// The keys are meant whether these locks are on or off: Caps Lock, Num Lock.
constexpr quint16 locks[] = {0, XCB_MOD_MASK_LOCK, XCB_MOD_MASK_2,
                             XCB_MOD_MASK_LOCK | XCB_MOD_MASK_2};

xcb_connection_t *connectionOfQt()
{
    auto *x11 = qGuiApp->nativeInterface<QNativeInterface::QX11Application>();
    return x11 ? x11->connection() : nullptr;
}

} // namespace

/// What is used of libxcb.
struct XcbCalls
{
    XcbCalls()
    {
        library.find(getSetup, "xcb_get_setup");
        library.find(roots, "xcb_setup_roots_iterator");
        library.find(mapping, "xcb_get_keyboard_mapping");
        library.find(mappingReply, "xcb_get_keyboard_mapping_reply");
        library.find(symbols, "xcb_get_keyboard_mapping_keysyms");
        library.find(grab, "xcb_grab_key_checked");
        library.find(ungrab, "xcb_ungrab_key");
        library.find(check, "xcb_request_check");
        library.find(flush, "xcb_flush");
    }

    LateLibrary library{u"libxcb.so.1"_s};
    decltype(&xcb_get_setup) getSetup = nullptr;
    decltype(&xcb_setup_roots_iterator) roots = nullptr;
    decltype(&xcb_get_keyboard_mapping) mapping = nullptr;
    decltype(&xcb_get_keyboard_mapping_reply) mappingReply = nullptr;
    decltype(&xcb_get_keyboard_mapping_keysyms) symbols = nullptr;
    decltype(&xcb_grab_key_checked) grab = nullptr;
    decltype(&xcb_ungrab_key) ungrab = nullptr;
    decltype(&xcb_request_check) check = nullptr;
    decltype(&xcb_flush) flush = nullptr;
};

namespace {

xcb_window_t rootOf(const XcbCalls &xcb, xcb_connection_t *connection)
{
    return xcb.roots(xcb.getSetup(connection)).data->root;
}

/// The codes of the keys that type a space.
QList<quint8> codesOf(const XcbCalls &xcb, xcb_connection_t *connection)
{
    const xcb_setup_t *setup = xcb.getSetup(connection);
    const auto count = quint8(setup->max_keycode - setup->min_keycode + 1);
    xcb_get_keyboard_mapping_reply_t *reply =
        xcb.mappingReply(connection, xcb.mapping(connection, setup->min_keycode, count), nullptr);
    QList<quint8> codes;
    if (!reply)
        return codes;
    const xcb_keysym_t *symbols = xcb.symbols(reply);
    for (int i = 0; i < count; ++i) {
        if (symbols[i * reply->keysyms_per_keycode] == spaceSymbol)
            codes.append(quint8(setup->min_keycode + i));
    }
    std::free(reply); // as libxcb wants it
    return codes;
}

} // namespace

X11Keys::X11Keys(QObject *parent)
    : GlobalKeys(parent)
    , m_xcb(std::make_unique<XcbCalls>())
{
}

X11Keys::~X11Keys()
{
    QCoreApplication::instance()->removeNativeEventFilter(this);
    xcb_connection_t *connection = connectionOfQt();
    if (!connection || m_grabbed.isEmpty())
        return;
    for (const quint8 code : std::as_const(m_grabbed)) {
        for (const quint16 lock : locks)
            m_xcb->ungrab(connection, code, rootOf(*m_xcb, connection), wantedModifiers | lock);
    }
    m_xcb->flush(connection);
}

bool X11Keys::isThere()
{
    return connectionOfQt() != nullptr;
}

void X11Keys::begin()
{
    xcb_connection_t *connection = connectionOfQt();
    if (!connection || !m_xcb->library.isWhole()) {
        emit told(tellNoKeys());
        return;
    }
    const QList<quint8> codes = codesOf(*m_xcb, connection);
    bool isTaken = codes.isEmpty();
    for (const quint8 code : codes) {
        for (const quint16 lock : locks) {
            const auto asked =
                m_xcb->grab(connection, 0, rootOf(*m_xcb, connection), wantedModifiers | lock, code,
                            XCB_GRAB_MODE_ASYNC, XCB_GRAB_MODE_ASYNC);
            xcb_generic_error_t *error = m_xcb->check(connection, asked);
            isTaken |= error != nullptr;
            std::free(error);
        }
        m_grabbed.append(code);
    }
    QCoreApplication::instance()->installNativeEventFilter(this);
    emit told(isTaken ? tellTakenKeys() : tellKeys({}));
}

bool X11Keys::nativeEventFilter(const QByteArray &type, void *message, qintptr *)
{
    if (type != "xcb_generic_event_t")
        return false;
    const auto *event = static_cast<const xcb_generic_event_t *>(message);
    constexpr int sentByOthers = 0x80;
    if ((event->response_type & ~sentByOthers) != XCB_KEY_PRESS)
        return false;
    const auto *key = reinterpret_cast<const xcb_key_press_event_t *>(event);
    constexpr int unlocked = ~(XCB_MOD_MASK_LOCK | XCB_MOD_MASK_2);
    const bool isOurs =
        m_grabbed.contains(key->detail) && (key->state & unlocked & 0xff) == wantedModifiers;
    if (isOurs)
        emit pressed({});
    return isOurs;
}

} // namespace Hiwar
