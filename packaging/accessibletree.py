# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads a running program's accessibility tree level by level, and asks all objects of a level at the same time.

A question and its answer pass through three processes, and each waits for its turn on a busy machine: one question
after the other, the two thousand of a window take seconds, there a minute, and the program does nothing else.
"""
import functools

import gi
gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib

ACCESSIBLE = "org.a11y.atspi.Accessible"
NOTHING = "/org/a11y/atspi/null"  # a child without an object
PATIENCE = 15_000  # milliseconds
QUESTIONS = (  # interface, method, arguments
    (ACCESSIBLE, "GetChildren", None),
    ("org.freedesktop.DBus.Properties", "Get", GLib.Variant("(ss)", (ACCESSIBLE, "Name"))),
    (ACCESSIBLE, "GetRole", None),
    (ACCESSIBLE, "GetState", None),
)


@functools.cache
def _bus():
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    (address,) = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None,
                                   Gio.DBusCallFlags.NONE, PATIENCE)
    return Gio.DBusConnection.new_for_address_sync(
        address, Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION)


def _ask(questions):
    """The answers to (node, interface, method, arguments) each. Raises GLib.Error if one has none: an object is gone."""
    bus = _bus()
    answers = [None] * len(questions)
    errors = []
    context = GLib.MainContext.new()  # of its own: the events of the other one are for who registered
    context.push_thread_default()
    missing = len(questions)

    def take(_, result, index):
        nonlocal missing
        missing -= 1
        try:
            (answers[index],) = bus.call_finish(result)
        except GLib.Error as error:
            errors.append(error)

    try:
        for index, (node, *question) in enumerate(questions):
            bus.call(node.bus_name, node.path, *question, None, Gio.DBusCallFlags.NO_AUTO_START, PATIENCE, None, take,
                     index)
        while missing:
            context.iteration(True)
    finally:
        context.pop_thread_default()
    if errors:
        raise errors[0]
    return answers


class States:
    """The states of an object, at a time."""

    def __init__(self, words):
        self._bits = sum(word << 32 * place for place, word in enumerate(words))

    def contains(self, state):
        return bool(self._bits >> int(state) & 1)


class Node:
    """An object of the tree. Its name, its role and its states are as they were when it was read; everything else is
    asked now, of the control that it stands for."""

    def __init__(self, app, bus_name, path, above=None, place=0, control=None):
        self.app = app
        self.bus_name = bus_name
        self.path = path
        self.name = None
        self.nodes = []  # its children
        self._role = None
        self._states = None
        self._above = above
        self._place = place
        self._control = control

    @property
    def control(self):
        if self._control is None:
            found = self._above.control.getChildAtIndex(self._place)
            if found is None or found.path != self.path:
                raise LookupError(f'"{self.name}" is not where it was')
            self._control = found
        return self._control

    def take(self, children, name, role, states):
        """The answers to QUESTIONS."""
        self.nodes = [Node(self.app, *child, self, place) for place, child in enumerate(children)
                      if child[1] != NOTHING]
        self.name = name
        self._role = Atspi.role_get_name(Atspi.Role(role))
        self._states = States(states)

    def below(self):
        """All descendants, from the top down."""
        for node in self.nodes:
            yield node
            yield from node.below()

    def getRoleName(self):
        return self._role

    def getState(self):
        return self._states

    def __getattr__(self, attribute):
        return getattr(self.control, attribute)

    def __eq__(self, other):
        """With a node or a control, which may have gone."""
        return other is not None and self.path == other.path and self.app.bus_name == other.app.bus_name

    def __hash__(self):
        return hash(self.path)


def read(control, hidden=True):
    """The node of the control, with all that is below it, or without what is below something hidden: nothing of that
    shows."""
    if isinstance(control, Node):
        control = control.control
    root = Node(control.app, control.app.bus_name, control.path, control=control)
    level = [root]
    while level:
        answers = _ask([(node, *question) for node in level for question in QUESTIONS])
        for index, node in enumerate(level):
            node.take(*answers[index * len(QUESTIONS):(index + 1) * len(QUESTIONS)])
            if not hidden and node is not root and not node.getState().contains(Atspi.StateType.SHOWING):
                node.nodes = []
        level = [child for node in level for child in node.nodes]
    return root
