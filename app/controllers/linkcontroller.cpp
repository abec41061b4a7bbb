// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/linkcontroller.h"

#include "ui/conversation/message/linktarget.h"
#include "ui/markdown/allowedlink.h"
#include "ui/window/noticebar.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QGuiApplication>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// The host is at the start; a notice has no room for the whole of a long address.
QString shortened(const QString &address)
{
    constexpr qsizetype most = 240;
    return address.size() > most ? address.left(most - 40) + u"…"_s + address.right(40) : address;
}

/// Shown from left to right in a sentence of any language.
QString isolated(const QString &address)
{
    return QChar(0x2066) + address + QChar(0x2069);
}

} // namespace

LinkController::LinkController(NoticeBar &notice, QObject *parent)
    : QObject(parent)
    , m_notice(notice)
{
}

void LinkController::open(const QUrl &url, const QString &words)
{
    if (const QString id = linkedMessage(url); !id.isEmpty()) {
        emit messageRequested(id);
        return;
    }
    static const QStringList schemes{u"http"_s, u"https"_s, u"mailto"_s};
    if (!url.isValid() || !schemes.contains(url.scheme()))
        return;
    if (namesAnotherHost(words, url))
        ask(url);
    else
        launch(url);
}

void LinkController::ask(const QUrl &url)
{
    const QString address = isolated(shortened(shownAddress(url)));
    m_notice.tell(tr("The link leads somewhere else than it says: %1").arg(address),
                  {{tr("Open"), [this, url] { launch(url); }},
                   {tr("Copy address"),
                    [this, url] {
                        QGuiApplication::clipboard()->setText(url.toString(QUrl::FullyEncoded));
                        m_notice.announce(tr("Copied."));
                    }},
                   {tr("Cancel"), {}}});
}

void LinkController::launch(const QUrl &url)
{
    if (!QDesktopServices::openUrl(openedAddress(url)))
        m_notice.tell(tr("No program opened %1.").arg(isolated(shortened(shownAddress(url)))));
}

} // namespace Hiwar
