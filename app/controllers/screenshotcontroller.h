// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Offers a screenshot in the composer's + menu where the desktop has a portal for it, and attaches
// what it took to the draft. The desktop is first asked when the menu is first opened. GUI thread.
#pragma once

#include "app/platform/screenshotportal.h"

#include <QPointer>

class QAction;
class QMenu;

namespace Hiwar {

class Composer;
class DraftAttachmentController;
class NoticeBar;

class ScreenshotController : public QObject
{
    Q_OBJECT

public:
    ScreenshotController(Composer &composer, NoticeBar &notice, DraftAttachmentController &draft,
                         QObject *parent = nullptr);

private:
    void offer(QMenu *menu);
    void showOffer();
    void take();

    Composer &m_composer;
    NoticeBar &m_notice;
    ScreenshotPortal m_portal;
    QPointer<QMenu> m_menu;     ///< that is open
    QPointer<QAction> m_action; ///< in it
};

} // namespace Hiwar
