// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/accessiblestop.h"

#include "ui/block/picturewords.h"
#include "ui/conversation/accessiblemessage.h"
#include "ui/conversation/conversationview.h"
#include "ui/conversation/linktarget.h"

#include <QUrl>

namespace Hiwar {

AccessibleStop::AccessibleStop(const AccessibleMessage *message, int index)
    : AccessiblePart(message)
    , m_index(index)
{
}

SpokenStop AccessibleStop::spoken() const
{
    return message().spoken().stops().value(m_index);
}

bool AccessibleStop::exists() const
{
    return m_index < message().spoken().stops().size();
}

QString AccessibleStop::codeName(const MessageStop &stop) const
{
    const ShownBlocks &shown = message().spoken().blocks();
    const int number = codeNumber(stop.block(), int(shown.textBegin()));
    return codeActionName(*stop.code, shown.at(stop.block()),
                          codeLookOf(message().message(), number));
}

NamedPicture AccessibleStop::picture(const MessageStop &stop) const
{
    return view()->pictures().named(stop.link.target);
}

/// What it shows, and what went wrong.
QString AccessibleStop::pictureDescription(const MessageStop &stop) const
{
    const QString name = pictureName({stop.link.words, SpanStyle::Image, stop.link.target});
    const QString problem = picture(stop).problem;
    return problem.isEmpty() ? name : problem + u' ' + name;
}

QString AccessibleStop::text(QAccessible::Text type) const
{
    if (!exists())
        return {};
    const MessageStop stop = spoken().stop;
    if (stop.link.isPicture && view()->pictures().canLoad()) {
        if (type == QAccessible::Name)
            return pictureActionName(picture(stop), stop.link.target);
        return type == QAccessible::Description ? pictureDescription(stop) : QString();
    }
    if (const auto index = attachmentIndex(stop.link.target)) {
        const ShownAttachment attachment = message().message().attachments.value(*index);
        if (type == QAccessible::Name)
            return attachmentActionName(attachment);
        return type == QAccessible::Description ? attachmentRemark(attachment) : QString();
    }
    if (type == QAccessible::Name)
        return stop.code ? codeName(stop) : stop.link.words;
    return type == QAccessible::Description || type == QAccessible::Value
               ? shownAddress(QUrl(stop.link.target))
               : QString();
}

QAccessible::Role AccessibleStop::role() const
{
    const MessageStop stop = spoken().stop;
    if (stop.link.isPicture && view()->pictures().canLoad())
        return picture(stop).state == NamedPicture::State::Loaded ? QAccessible::Graphic
                                                                  : QAccessible::Button;
    return stop.code || attachmentIndex(stop.link.target) ? QAccessible::Button : QAccessible::Link;
}

QRect AccessibleStop::rect() const
{
    if (!exists())
        return {};
    QRectF around;
    for (const QRectF &rect : view()->rows().layout(message().row()).rectsOf(spoken().stop))
        around |= rect;
    return message().onScreen(around.toAlignedRect());
}

QAccessible::State AccessibleStop::state() const
{
    QAccessible::State state = AccessiblePart::state();
    const SpokenStop now = spoken();
    const MessageCursor &cursor = view()->cursor();
    const int caret = message().cursorPosition();
    const bool hasCaret = !now.stop.code && caret >= now.start && caret < now.end;
    const bool isCurrent = cursor.row() == message().row() && cursor.stop() == m_index;
    state.linked = role() == QAccessible::Link;
    state.busy = now.stop.link.isPicture && picture(now.stop).state == NamedPicture::State::Loading;
    state.focused = view()->hasKeyboard() && exists() && (hasCaret || isCurrent);
    return state;
}

void AccessibleStop::doAction(const QString &name)
{
    if (!exists())
        return;
    const SpokenStop now = spoken();
    if (name == setFocusAction()) {
        view()->setFocus();
        view()->setCurrentStop(message().row(), m_index);
        if (!now.stop.code)
            view()->setCaret({message().row(), now.stop.link.from});
    } else if (name == pressAction()) {
        // Later: what it does may ask, or make the blocks others, and the one who called waits.
        QMetaObject::invokeMethod(
            view(),
            [view = view(), id = message().message().id, stop = now.stop] {
                if (const int row = view->rows().rowOf(id); row >= 0)
                    view->press(row, stop);
            },
            Qt::QueuedConnection);
    }
}

} // namespace Hiwar
