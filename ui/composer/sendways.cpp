// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/sendways.h"

#include "net/values/shortcuts.h"

#include <QCoreApplication>
#include <QKeySequence>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

QString words(const char *english)
{
    return QCoreApplication::translate("Hiwar::Composer", english);
}

} // namespace

std::optional<Role> addedRole(SendWay way)
{
    switch (way) {
    case SendWay::Send:
    case SendWay::StopAndSend:
        return {};
    case SendWay::Add:
        return Role::User;
    case SendWay::AddAsAssistant:
        return Role::Assistant;
    case SendWay::AddAsSystem:
        return Role::System;
    }
    Q_UNREACHABLE();
}

void addWays(QMenu &menu, const SendState &state, bool withSend,
             const std::function<void(SendWay)> &chosen)
{
    const auto offer = [&](const QString &text, const QString &key, SendWay way) {
        QAction *action = menu.addAction(text, &menu, [chosen, way] { chosen(way); });
        action->setShortcut(QKeySequence(key, QKeySequence::PortableText));
        action->setShortcutContext(Qt::WidgetShortcut); // the text takes the key itself
        action->setEnabled(addedRole(way) ? state.canAdd : state.canSend);
    };
    const QString sendKey = state.ctrlSends ? u"Ctrl+Return"_s : u"Return"_s;
    if (state.isBusy) {
        offer(words(QT_TRANSLATE_NOOP("Hiwar::Composer", "Queue for after the reply")), sendKey,
              SendWay::Send);
        offer(words(QT_TRANSLATE_NOOP("Hiwar::Composer", "Stop and send this")),
              keysOf(ShortcutId::StopAndSend).value(0), SendWay::StopAndSend);
        menu.addSeparator();
    } else if (withSend) {
        offer(words(QT_TRANSLATE_NOOP("Hiwar::Composer", "Send")), sendKey, SendWay::Send);
    }
    offer(words(QT_TRANSLATE_NOOP("Hiwar::Composer", "Add without asking")),
          keysOf(ShortcutId::AddOnly).value(0), SendWay::Add);
    offer(words(QT_TRANSLATE_NOOP("Hiwar::Composer", "Add as assistant")), {},
          SendWay::AddAsAssistant);
    offer(words(QT_TRANSLATE_NOOP("Hiwar::Composer", "Add as system")), {}, SendWay::AddAsSystem);
}

QString keyWords(const SendState &state)
{
    if (state.editsQueued)
        return state.ctrlSends ? words(QT_TRANSLATE_NOOP("Hiwar::Composer",
                                                         "Ctrl+Enter puts it back into the queue"))
                               : words(QT_TRANSLATE_NOOP("Hiwar::Composer",
                                                         "Enter puts it back into the queue"));
    if (state.isBusy)
        return state.ctrlSends
                   ? words(QT_TRANSLATE_NOOP(
                         "Hiwar::Composer",
                         "Ctrl+Enter queues it · Ctrl+Shift+S stops the reply and sends this"))
                   : words(QT_TRANSLATE_NOOP(
                         "Hiwar::Composer",
                         "Enter queues it · Ctrl+Shift+S stops the reply and sends this"));
    return state.ctrlSends ? words(QT_TRANSLATE_NOOP("Hiwar::Composer",
                                                     "Ctrl+Enter to send · Enter for a new line"))
                           : words(QT_TRANSLATE_NOOP("Hiwar::Composer",
                                                     "Enter to send · Shift+Enter for a new line"));
}

} // namespace Hiwar
