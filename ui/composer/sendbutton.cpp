// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/sendbutton.h"

#include "ui/theme/icon.h"

#include <QMouseEvent>

using namespace Qt::StringLiterals;

namespace Hiwar {

SendButton::SendButton(QWidget *parent)
    : QPushButton(parent)
{
    setObjectName(u"Send"_s);
    setAutoDefault(false);
    setContextMenuPolicy(Qt::CustomContextMenu);
}

void SendButton::setShown(Shows what, bool enabled, const QString &reason, bool isPrimary,
                          const Theme &theme)
{
    const auto [name, icon] = [what]() -> std::pair<QString, Icon> {
        switch (what) {
        case Shows::Send:
            return {tr("Send"), Icon::Send};
        case Shows::Save:
            return {tr("Save"), Icon::Check};
        case Shows::Stop:
            return {tr("Stop"), Icon::Stop};
        }
        Q_UNREACHABLE();
    }();
    setAccessibleName(name);
    setAccessibleDescription(reason);
    setToolTip(reason.isEmpty() ? name : reason);
    setEnabled(enabled);
    setDefault(isPrimary);
    const Palette &colours = theme.palette;
    setIcon(tintedIcon(icon, isPrimary && enabled ? colours.accentText : colours.secondary));
}

void SendButton::mouseDoubleClickEvent(QMouseEvent *event)
{
    event->accept();
}

} // namespace Hiwar
