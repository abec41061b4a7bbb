// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A Secret Service on the session bus that a test scripts: locked, without a collection, with a
// prompt that is answered, cancelled or left alone. It has what libsecret uses of the protocol,
// without encryption, which a service may refuse. Run it through with-keyring.sh no-service.
#pragma once

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusVirtualObject>
#include <QMap>

namespace Hiwar {

class ScriptedSecrets : public QDBusVirtualObject
{
    Q_OBJECT

public:
    enum class Prompt : quint8 { Answer, Cancel, Ignore };

    ScriptedSecrets();
    ~ScriptedSecrets() override;

    /// Registers on the bus, or leaves it.
    void appear();
    void vanish();

    void forget() { m_secrets.clear(); }
    void setLocked(bool locked) { m_isLocked = locked; }
    void setMade(bool made) { m_isMade = made; }
    void setPrompt(Prompt prompt) { m_prompt = prompt; }
    /// Like Seahorse or the login: it emits the change on the bus.
    void unlock();
    /// The user now ends the prompts that were left alone.
    void endPrompts(bool cancelled);

    [[nodiscard]] int prompts() const { return m_prompts; }
    [[nodiscard]] QByteArray secret(const QString &item) const { return m_secrets.value(item); }
    [[nodiscard]] qsizetype count() const { return m_secrets.size(); }

    QString introspect(const QString &path) const override;
    bool handleMessage(const QDBusMessage &message, const QDBusConnection &connection) override;

private:
    void answer(const QDBusMessage &call, const QVariantList &values);
    void refuse(const QDBusMessage &call, const QString &error);
    void onService(const QDBusMessage &call);
    void onProperties(const QDBusMessage &call);
    void createItem(const QDBusMessage &call);
    void getSecrets(const QDBusMessage &call);
    void prompt(const QString &path);
    void complete(const QString &path, bool dismissed);
    [[nodiscard]] QString makePrompt(const QString &purpose);

    QDBusConnection m_bus;
    bool m_isLocked = false;
    bool m_isMade = true;
    Prompt m_prompt = Prompt::Answer;
    int m_prompts = 0;
    QMap<QString, QString> m_purposes;   // the prompts' purposes, by path
    QStringList m_open;                  // prompts that wait for the user
    QMap<QString, QByteArray> m_secrets; // by the item's name
};

} // namespace Hiwar
