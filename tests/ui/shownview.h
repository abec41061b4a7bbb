// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A conversation in a view whose clock the test controls. Tests only.
#pragma once

#include "tests/ui/gallerywire.h"
#include "ui/conversation/conversationview.h"

#include <QTest>

namespace Hiwar {

using namespace Qt::StringLiterals;

inline const Theme &testTheme()
{
    static const Theme theme = makeTheme(ColourScheme::Light, 1);
    return theme;
}

inline ShownMessage reply(const QString &text, MessageState state = MessageState::Complete)
{
    return makeMessage(u"reply"_s, Role::Assistant, text, state);
}

inline ShownMessage thoughtReply()
{
    ShownMessage message = reply(u"No: **91 = 7 × 13**."_s);
    message.reasoning = u"First this.\n\nThen that."_s;
    message.reasoningTime = 12'300;
    return message;
}

/// Paints the next frame, which shows everything that has arrived.
inline QPixmap frameOf(ConversationView &view)
{
    view.findChild<FramePace *>()->hurry();
    return view.grab();
}

struct ShownView
{
    MessageModel model;
    ConversationView view;
    QDateTime now = galleryNow();

    explicit ShownView(const QList<ShownMessage> &messages)
    {
        view.rows().setClock([this] { return now; });
        model.setMessages(messages);
        view.setModel(&model);
        view.setTheme(testTheme());
        view.resize(700, 500);
        view.show();
    }

    QPixmap frame() { return frameOf(view); }

    MessageLayout &layout(int row) { return view.rows().layout(row); }

    QRect rectOf(int row, MessageAction action)
    {
        for (const PlacedAction &placed : layout(row).geometry().actions) {
            if (placed.action == action)
                return placed.rect.translated(view.rowRect(row).topLeft());
        }
        return {};
    }

    void click(int row, MessageAction action)
    {
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, rectOf(row, action).center());
    }

    QString textOf(int row)
    {
        QStringList texts;
        for (int i = 0; i < layout(row).blockCount(); ++i)
            texts << layout(row).block(i).text();
        return texts.join(u'\n');
    }
};

} // namespace Hiwar
