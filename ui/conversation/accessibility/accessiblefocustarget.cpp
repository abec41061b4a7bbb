// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/accessibility/accessiblefocustarget.h"

#include "ui/block/picturewords.h"
#include "ui/conversation/accessibility/accessiblemessage.h"
#include "ui/conversation/conversationview.h"
#include "ui/conversation/message/linktarget.h"

#include <QUrl>

namespace Hiwar {

AccessibleFocusTarget::AccessibleFocusTarget(const AccessibleMessage *message, int index)
    : AccessiblePart(message)
    , m_index(index)
{
}

SpokenTarget AccessibleFocusTarget::spoken() const
{
    return message().spoken().focusTargets().value(m_index);
}

bool AccessibleFocusTarget::exists() const
{
    return m_index < message().spoken().focusTargets().size();
}

int AccessibleFocusTarget::place() const
{
    const int node = message().spoken().outline().nodeOf(m_index);
    return node < 0 ? -1 : message().structure().placeOf(node);
}

QAccessibleInterface *AccessibleFocusTarget::parent() const
{
    const int node = message().spoken().outline().nodeOf(m_index);
    return node < 0 ? AccessiblePart::parent() : message().structure().parentOf(node);
}

QString AccessibleFocusTarget::codeName(const FocusTarget &focusTarget) const
{
    const ShownBlocks &shown = message().spoken().blocks();
    const int number = codeNumber(focusTarget.block(), int(shown.textBegin()));
    return codeActionName(*focusTarget.code, shown.at(focusTarget.block()),
                          codeLookOf(message().message(), number));
}

NamedPicture AccessibleFocusTarget::picture(const FocusTarget &focusTarget) const
{
    return view()->pictures().named(focusTarget.link.target);
}

/// The problem, if any, and what the picture shows.
QString AccessibleFocusTarget::pictureDescription(const FocusTarget &focusTarget) const
{
    const QString name =
        pictureName({focusTarget.link.words, SpanStyle::Image, focusTarget.link.target});
    const QString problem = picture(focusTarget).problem;
    return problem.isEmpty() ? name : problem + u' ' + name;
}

QString AccessibleFocusTarget::text(QAccessible::Text type) const
{
    if (!exists())
        return {};
    const FocusTarget focusTarget = spoken().focusTarget;
    if (focusTarget.link.isPicture && view()->pictures().canLoad()) {
        if (type == QAccessible::Name)
            return pictureActionName(picture(focusTarget), focusTarget.link.target);
        return type == QAccessible::Description ? pictureDescription(focusTarget) : QString();
    }
    if (const auto index = attachmentIndex(focusTarget.link.target)) {
        const ShownAttachment attachment = message().message().attachments.value(*index);
        if (type == QAccessible::Name)
            return attachmentActionName(attachment);
        return type == QAccessible::Description ? attachmentMessage(attachment) : QString();
    }
    if (type == QAccessible::Name)
        return focusTarget.code ? codeName(focusTarget) : focusTarget.link.words;
    return type == QAccessible::Description || type == QAccessible::Value
               ? shownAddress(QUrl(focusTarget.link.target))
               : QString();
}

QAccessible::Role AccessibleFocusTarget::role() const
{
    const FocusTarget focusTarget = spoken().focusTarget;
    if (focusTarget.link.isPicture && view()->pictures().canLoad())
        return picture(focusTarget).state == NamedPicture::State::Loaded ? QAccessible::Graphic
                                                                         : QAccessible::Button;
    return focusTarget.code || attachmentIndex(focusTarget.link.target) ? QAccessible::Button
                                                                        : QAccessible::Link;
}

QRect AccessibleFocusTarget::rect() const
{
    if (!exists())
        return {};
    QRectF around;
    for (const QRectF &rect : view()->rows().layout(message().row()).rectsOf(spoken().focusTarget))
        around |= rect;
    return message().onScreen(around.toAlignedRect());
}

QAccessible::State AccessibleFocusTarget::state() const
{
    QAccessible::State state = AccessiblePart::state();
    const SpokenTarget now = spoken();
    const MessageCursor &cursor = view()->cursor();
    const int caret = message().cursorPosition();
    const bool hasCaret = !now.focusTarget.code && caret >= now.start && caret < now.end;
    const bool isCurrent = cursor.row() == message().row() && cursor.focusTarget() == m_index;
    state.linked = role() == QAccessible::Link;
    state.busy = now.focusTarget.link.isPicture &&
                 picture(now.focusTarget).state == NamedPicture::State::Loading;
    state.focused = view()->hasKeyboard() && exists() && (hasCaret || isCurrent);
    return state;
}

void AccessibleFocusTarget::doAction(const QString &name)
{
    if (!exists())
        return;
    const SpokenTarget now = spoken();
    if (name == setFocusAction()) {
        view()->setFocus();
        view()->setCurrentTarget(message().row(), m_index);
        if (!now.focusTarget.code)
            view()->setCaret({message().row(), now.focusTarget.link.from});
    } else if (name == pressAction()) {
        // Queued: it may open a dialog or change the blocks, and the caller waits.
        QMetaObject::invokeMethod(
            view(),
            [view = view(), id = message().message().id, focusTarget = now.focusTarget] {
                if (const int row = view->rows().rowOf(id); row >= 0)
                    view->press(row, focusTarget);
            },
            Qt::QueuedConnection);
    }
}

} // namespace Hiwar
