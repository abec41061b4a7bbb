// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the address of a service is typed, with the URLs that follow from it, the one that is worth
// a try instead, and the question whether a key may go over plain http. The rule it protects: no
// address is changed and no consent is given but by the person; another host asks again. GUI
// thread.
#pragma once

#include "ui/theme/theme.h"

#include <QWidget>

#include <utility>

class QLineEdit;
class QVBoxLayout;

namespace Hiwar {

class CheckLine;
class LinkButton;
class InlineMessageLabel;

class AddressField : public QWidget
{
    Q_OBJECT

public:
    explicit AddressField(QWidget *parent);

    /// As it is stored; what was typed goes.
    void fill(const QString &address, bool plainHttpAllowed);
    void setReadOnly(bool readOnly);
    /// Whether a key would go along: without one there is nothing to consent to.
    void setHasKey(bool hasKey);
    /// Offers an address for one click, as long as `failed` stands here; "" takes the offer back.
    void propose(const QString &failed, const QString &address);
    /// As if it had been typed. A part in <> is selected, to be typed over.
    void enter(const QString &address);
    void setTheme(const Theme &theme);

    [[nodiscard]] QString address() const;
    [[nodiscard]] bool isPlainHttpAllowed() const;
    [[nodiscard]] QLineEdit *edit() const { return m_edit; }

signals:
    void changed();

private:
    /// Of what is typed now, where a key could be read on the way there.
    [[nodiscard]] QString exposedHost() const;
    void refresh();

    QLineEdit *m_edit;
    InlineMessageLabel *m_message;
    LinkButton *m_use;
    CheckLine *m_consent;
    std::pair<QString, bool> m_stored;
    QString m_proposed;
    QString m_proposedFor; ///< what failed
    QString m_allowedHost; ///< the one the consent is for
    bool m_readOnly = false;
    bool m_hasKey = false;
};

} // namespace Hiwar
