// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A stop of the Tab key within a message, as an object for a screen reader: a link, named by its
// words and described by its target, a picture, described by its alternative text, or the button
// that loads it, an attachment, or a button of a block of code. Its parent is the heading, list
// item, cell or code that contains it, or else the message. In view or not. GUI thread.
#pragma once

#include "ui/conversation/accessibility/accessibleaction.h"
#include "ui/conversation/accessibility/accessibletext.h"

namespace Hiwar {

class AccessibleFocusTarget : public AccessiblePart
{
public:
    AccessibleFocusTarget(const AccessibleMessage *message, int index);

    int place() const override;
    QAccessibleInterface *parent() const override;
    QString text(QAccessible::Text type) const override;
    QRect rect() const override;
    QAccessible::Role role() const override;
    QAccessible::State state() const override;
    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString &name) override;

private:
    [[nodiscard]] bool exists() const override;
    [[nodiscard]] SpokenTarget spoken() const;
    [[nodiscard]] QString codeName(const FocusTarget &focusTarget) const;
    [[nodiscard]] NamedPicture picture(const FocusTarget &focusTarget) const;
    [[nodiscard]] QString pictureDescription(const FocusTarget &focusTarget) const;

    int m_index;
};

} // namespace Hiwar
