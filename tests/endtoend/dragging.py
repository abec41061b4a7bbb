# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Drops files on another program's window, as a file manager does: the source's side of the XDND protocol, version 5,
over the display's own library. No button is pressed: the protocol's messages are what the other program sees."""
import ctypes
import time
from ctypes import POINTER, Structure, Union, byref, c_char_p, c_int, c_long, c_ubyte, c_uint, c_ulong, c_void_p

LIMIT = 15.0
CLIENT_MESSAGE, SELECTION_REQUEST, SELECTION_NOTIFY = 33, 30, 31
ATOM = 4  # XA_ATOM


class Client(Structure):
    _fields_ = [("type", c_int), ("serial", c_ulong), ("sent", c_int), ("display", c_void_p), ("window", c_ulong),
                ("message", c_ulong), ("format", c_int), ("data", c_long * 5)]


class Request(Structure):
    _fields_ = [("type", c_int), ("serial", c_ulong), ("sent", c_int), ("display", c_void_p), ("owner", c_ulong),
                ("requestor", c_ulong), ("selection", c_ulong), ("target", c_ulong), ("property", c_ulong),
                ("time", c_ulong)]


class Notify(Structure):
    _fields_ = [("type", c_int), ("serial", c_ulong), ("sent", c_int), ("display", c_void_p), ("requestor", c_ulong),
                ("selection", c_ulong), ("target", c_ulong), ("property", c_ulong), ("time", c_ulong)]


class Event(Union):
    _fields_ = [("type", c_int), ("client", Client), ("request", Request), ("notify", Notify), ("pad", c_long * 24)]


def library():
    x = ctypes.CDLL("libX11.so.6")
    x.XOpenDisplay.restype = c_void_p
    x.XOpenDisplay.argtypes = [c_char_p]
    x.XDefaultRootWindow.restype = c_ulong
    x.XDefaultRootWindow.argtypes = [c_void_p]
    x.XInternAtom.restype = c_ulong
    x.XInternAtom.argtypes = [c_void_p, c_char_p, c_int]
    x.XCreateSimpleWindow.restype = c_ulong
    x.XCreateSimpleWindow.argtypes = [c_void_p, c_ulong, c_int, c_int, c_uint, c_uint, c_uint, c_ulong, c_ulong]
    x.XSetSelectionOwner.argtypes = [c_void_p, c_ulong, c_ulong, c_ulong]
    x.XSendEvent.argtypes = [c_void_p, c_ulong, c_int, c_long, POINTER(Event)]
    x.XChangeProperty.argtypes = [c_void_p, c_ulong, c_ulong, c_ulong, c_int, c_int, POINTER(c_ubyte), c_int]
    for name in ("XPending", "XFlush", "XCloseDisplay"):
        getattr(x, name).argtypes = [c_void_p]
    x.XNextEvent.argtypes = [c_void_p, POINTER(Event)]
    return x


class Drag:
    """with Drag(paths) as drag: drag.drop(window, x, y)  — the window by its number, the place on the screen."""

    def __init__(self, *paths):
        self.words = "".join(f"{path.as_uri()}\r\n" for path in paths).encode()

    def __enter__(self):
        self.x = library()
        self.display = self.x.XOpenDisplay(None)
        self.own = self.x.XCreateSimpleWindow(self.display, self.x.XDefaultRootWindow(self.display), 0, 0, 1, 1, 0, 0, 0)
        self.x.XSetSelectionOwner(self.display, self.atom("XdndSelection"), self.own, 0)
        return self

    def __exit__(self, *_):
        self.x.XCloseDisplay(self.display)

    def atom(self, name):
        return self.x.XInternAtom(self.display, name.encode(), 0)

    def send(self, window, message, *data):
        event = Event()
        event.client = Client(CLIENT_MESSAGE, 0, 1, self.display, window, self.atom(message), 32,
                              (c_long * 5)(*data, *[0] * (5 - len(data))))
        self.x.XSendEvent(self.display, window, 0, 0, byref(event))
        self.x.XFlush(self.display)

    def await_message(self, message):
        """Meanwhile gives out the files' addresses to those who ask for them."""
        wanted, end = self.atom(message), time.monotonic() + LIMIT
        while time.monotonic() < end:
            if not self.x.XPending(self.display):
                time.sleep(0.005)
                continue
            event = Event()
            self.x.XNextEvent(self.display, byref(event))
            if event.type == SELECTION_REQUEST:
                self.give(event.request)
            elif event.type == CLIENT_MESSAGE and event.client.message == wanted:
                return list(event.client.data)
        raise AssertionError(f"the window did not send {message}")

    def give(self, request):
        answer = Event()
        answer.notify = Notify(SELECTION_NOTIFY, 0, 1, self.display, request.requestor, request.selection,
                               request.target, 0, request.time)
        if request.target == self.atom("text/uri-list"):
            words = (c_ubyte * len(self.words)).from_buffer_copy(self.words)
            self.x.XChangeProperty(self.display, request.requestor, request.property, request.target, 8, 0, words,
                                   len(self.words))
            answer.notify.property = request.property
        self.x.XSendEvent(self.display, request.requestor, 0, 0, byref(answer))
        self.x.XFlush(self.display)

    def drop(self, window, x, y):
        version, copy = 5, self.atom("XdndActionCopy")
        self.send(window, "XdndEnter", self.own, version << 24, self.atom("text/uri-list"))
        self.send(window, "XdndPosition", self.own, 0, x << 16 | y, 0, copy)
        status = self.await_message("XdndStatus")
        if not status[1] & 1:
            raise AssertionError("the window takes no files there")
        self.send(window, "XdndDrop", self.own, 0, 0)
        self.await_message("XdndFinished")
