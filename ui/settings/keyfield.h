// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The field for a key. Rule: a stored key is never shown, not even here; the field is empty until
// the user types another one. GUI thread.
#pragma once

#include "net/values/apikey.h"
#include "net/values/keystate.h"
#include "net/values/secretschange.h"
#include "ui/settings/settingstext.h"
#include "ui/theme/theme.h"

#include <QWidget>

class QBoxLayout;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace Hiwar {

class InlineMessageLabel;

class KeyField : public QWidget
{
    Q_OBJECT

public:
    explicit KeyField(QWidget *parent = nullptr);

    /// Discards what was typed.
    void reset();
    void setStatus(const KeyStatus &status);
    /// The profile expects a key, whether or not the keychain can provide one: offers to remove it.
    void setExpected(bool expected);
    void setReadOnly(bool readOnly);
    /// As the person left it; checks nothing.
    void retype(const QString &key);
    /// What the service says about it, or why it cannot be used; until the key changes.
    void setVerdict(const InlineMessage &verdict);
    [[nodiscard]] const QString &verdict() const { return m_verdict.text; }
    void setTheme(const Theme &theme);

    [[nodiscard]] bool isChanged() const;
    [[nodiscard]] tl::expected<KeyChange, KeyFault> change() const;
    [[nodiscard]] QLineEdit *edit() const { return m_edit; }

signals:
    void changed();
    /// A whole key came at once, by the clipboard or from assistive technology.
    void pasted();
    /// The person has left the field, or pressed Enter.
    void finished();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void takeText(const QString &text);
    void empty();
    void refresh();

    Theme m_theme;
    QLineEdit *m_edit;
    QToolButton *m_show;
    QPushButton *m_remove;
    InlineMessageLabel *m_message;
    QBoxLayout *m_below; ///< the message, and the button beside or below it
    InlineMessage m_verdict;
    qsizetype m_length = 0; ///< of what was typed
    KeyStatus m_status;
    bool m_expected = false;
    bool m_removing = false;
    bool m_readOnly = false;
};

} // namespace Hiwar
