#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A desktop's tray: follows org.kde.StatusNotifierWatcher, and prints the bus name of each icon that registers and of
each that goes. Ends with its process."""
from gi.repository import Gio, GLib

NAME = "org.kde.StatusNotifierWatcher"
INTERFACE = Gio.DBusNodeInfo.new_for_xml("""
<node><interface name="org.kde.StatusNotifierWatcher">
  <method name="RegisterStatusNotifierItem"><arg type="s" direction="in"/></method>
  <method name="RegisterStatusNotifierHost"><arg type="s" direction="in"/></method>
  <property name="RegisteredStatusNotifierItems" type="as" access="read"/>
  <property name="IsStatusNotifierHostRegistered" type="b" access="read"/>
  <property name="ProtocolVersion" type="i" access="read"/>
  <signal name="StatusNotifierItemRegistered"><arg type="s"/></signal>
  <signal name="StatusNotifierHostRegistered"/>
</interface></node>""").interfaces[0]


def call(bus, sender, _path, _interface, method, parameters, invocation):
    invocation.return_value(None)
    if method == "RegisterStatusNotifierItem":
        name = parameters[0] if parameters[0].startswith((":", "org.")) else sender
        print("there", name, flush=True)
        Gio.bus_watch_name_on_connection(bus, name, Gio.BusNameWatcherFlags.NONE, None,
                                         lambda *_: print("gone", name, flush=True))


def read(_bus, _sender, _path, _interface, name):
    return {"RegisteredStatusNotifierItems": GLib.Variant("as", []),
            "IsStatusNotifierHostRegistered": GLib.Variant("b", True),
            "ProtocolVersion": GLib.Variant("i", 0)}[name]


if __name__ == "__main__":
    Gio.bus_own_name(Gio.BusType.SESSION, NAME, Gio.BusNameOwnerFlags.NONE,
                     lambda bus, _: bus.register_object("/StatusNotifierWatcher", INTERFACE, call, read, None),
                     None, None)
    GLib.MainLoop().run()
