// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A portal for screenshots on the session bus that a test scripts. It follows the published
// interfaces org.freedesktop.portal.Screenshot (version 2) and org.freedesktop.portal.Request. Run
// it through with-keyring.sh no-service.
#pragma once

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVirtualObject>

namespace Hiwar {

class ScriptedPortal : public QDBusVirtualObject
{
    Q_OBJECT

public:
    /// When the user answers, and what.
    enum class User : quint8 { AtOnce, BeforeTheReply, Later };

    ScriptedPortal();
    ~ScriptedPortal() override;

    /// Registers on the bus, or leaves it.
    void appear();
    void vanish();

    void setUser(User user) { m_user = user; }
    void setAnswer(uint response, const QVariantMap &results);
    /// Before version 0.9 the portal chose the handle.
    void setOwnHandles(bool own) { m_hasOwnHandles = own; }
    void setRefusing(bool refusing) { m_isRefusing = refusing; }
    /// Now, if Later.
    void answer();

    [[nodiscard]] int calls() const { return m_calls; }
    [[nodiscard]] const QList<QVariantList> &asked() const { return m_asked; }
    [[nodiscard]] const QStringList &closed() const { return m_closed; }

    QString introspect(const QString &path) const override;
    bool handleMessage(const QDBusMessage &message, const QDBusConnection &connection) override;

private:
    void take(const QDBusMessage &call);

    QDBusConnection m_bus;
    User m_user = User::AtOnce;
    uint m_response = 0;
    QVariantMap m_results;
    bool m_hasOwnHandles = false;
    bool m_isRefusing = false;
    int m_calls = 0;             // of any method
    QList<QVariantList> m_asked; // arguments of Screenshot
    QStringList m_closed;        // handles
    QString m_handle;            // of the latest
    QString m_caller;
};

} // namespace Hiwar
