// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The foot of the settings: Save, what became of it, and the tests' buttons. The rule it protects:
// it says "Saved." only when all of it is, the keychain's part too. GUI thread.
#pragma once

#include "net/values/keystate.h"
#include "ui/announcer.h"
#include "ui/theme/theme.h"

#include <QWidget>

class QPushButton;

namespace Hiwar {

class LinkButton;
class InlineMessageLabel;

class SaveBar : public QWidget
{
    Q_OBJECT

public:
    /// `beside` comes before Save, in its line.
    SaveBar(QWidget *beside, QWidget *parent);

    /// Another profile: nothing was saved of it.
    void reset();
    /// There is something to save, and it can be.
    void setUnsaved(bool unsaved, bool isPossible);
    void setSaved();
    void setFailed(const QString &sentence);
    /// Of those secrets of the profile that the keychain has not taken, if there are any.
    void setBehind(const KeyStatus &secrets);
    void setTheme(const Theme &theme);

    /// In the order of the Tab key.
    [[nodiscard]] QList<QWidget *> buttons() const;

signals:
    void saveRequested();
    /// The person wants the keychain to be asked again.
    void storingRequested();

private:
    void refresh();
    void announce();

    Announcer m_announcer;
    QWidget *m_beside;
    InlineMessageLabel *m_message;
    LinkButton *m_store;
    QPushButton *m_save;
    bool m_isUnsaved = false;
    bool m_isSaved = false;
    QString m_fault;
    KeyStatus m_behind;
};

} // namespace Hiwar
