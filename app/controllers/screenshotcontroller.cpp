// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/screenshotcontroller.h"

#include "app/controllers/draftattachmentcontroller.h"
#include "ui/composer/composer.h"
#include "ui/window/noticebar.h"

#include <QGuiApplication>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace Hiwar {

ScreenshotController::ScreenshotController(Composer &composer, NoticeBar &notice,
                                           DraftAttachmentController &draft, QObject *parent)
    : QObject(parent)
    , m_composer(composer)
    , m_notice(notice)
{
    connect(&composer, &Composer::addMenuRequested, this, &ScreenshotController::offer);
    connect(&m_portal, &ScreenshotPortal::found, this, &ScreenshotController::showOffer);
    connect(&m_portal, &ScreenshotPortal::taken, &draft, [this, &draft](const QString &path) {
        draft.attach({path});
        m_composer.focusText();
    });
    connect(&m_portal, &ScreenshotPortal::cancelled, this,
            [this] { m_notice.tellDone(tr("No screenshot was taken.")); });
    connect(&m_portal, &ScreenshotPortal::failed, this, [this] {
        m_notice.tell(tr("The desktop could not take a screenshot. Take one with its own tool, and "
                         "paste it here."));
    });
}

void ScreenshotController::offer(QMenu *menu)
{
    m_menu = menu;
    m_action = menu->addAction(tr("Take a screenshot…"), this, &ScreenshotController::take);
    m_action->setVisible(m_portal.isFound());
    m_action->setEnabled(!m_portal.isTaking() && !m_composer.isEditing());
    m_portal.lookFor();
}

/// The menu is open above its button, and grows upwards.
void ScreenshotController::showOffer()
{
    if (!m_menu || !m_action)
        return;
    const int before = m_menu->sizeHint().height();
    m_action->setVisible(true);
    m_menu->move(m_menu->pos() - QPoint(0, m_menu->sizeHint().height() - before));
}

void ScreenshotController::take()
{
    const bool isX11 = QGuiApplication::platformName() == "xcb"_L1;
    m_portal.take(isX11 ? u"x11:"_s + QString::number(m_composer.window()->winId(), 16)
                        : QString());
}

} // namespace Hiwar
