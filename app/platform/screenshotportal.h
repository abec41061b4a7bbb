// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Screenshots by the desktop's portal (org.freedesktop.portal.Screenshot), which asks the user
// itself what is to be on them. Nothing goes over the bus before lookFor(), and nothing waits for
// an answer. Elsewhere than on Linux none is ever found. GUI thread; may be deleted at any time.
#pragma once

#include <QObject>
#include <QVariantMap>

namespace Hiwar {

class ScreenshotPortal : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    /// Closes what the user has not answered yet.
    ~ScreenshotPortal() override;

    /// Asks the desktop, the first time, whether there is one; found() may follow.
    void lookFor();
    [[nodiscard]] bool isFound() const { return m_isFound; }
    [[nodiscard]] bool isTaking() const { return !m_handle.isEmpty(); }
    /// Exactly one of taken(), cancelled() and failed() follows; does nothing while isTaking().
    /// `parentWindow` as the portals name it, "x11:1A2B"; empty: none.
    void take(const QString &parentWindow);

signals:
    void found();
    /// A file of the user's now; it stays where the desktop puts screenshots.
    void taken(const QString &path);
    void cancelled();
    void failed();

private slots:
    /// Of the portal: 0 done, 1 cancelled, else failed. Called by QtDBus.
    void onResponse(uint response, const QVariantMap &results);

private:
    void expect(const QString &handle);
    void leave();
    void fail();

    QString m_handle; ///< the object of the request that runs; empty: none
    bool m_hasLooked = false;
    bool m_isFound = false;
};

} // namespace Hiwar
