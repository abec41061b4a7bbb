// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the Tab key stops at within a message, as a child of the message for a screen reader: a
// link, named by its words and described by its target, a picture, described by the words it was
// given, or the button that loads it, an attachment, or a button of a block of code. Whether it is
// in view or not. GUI thread.
#pragma once

#include "ui/conversation/accessibility/accessibleaction.h"
#include "ui/conversation/accessibility/accessibletext.h"

namespace Hiwar {

class AccessibleFocusTarget : public AccessiblePart
{
public:
    AccessibleFocusTarget(const AccessibleMessage *message, int index);

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
