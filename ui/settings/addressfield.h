// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The field for the address of a service, with the URLs that result from it, an alternative address
// to try, and the question whether a key may be sent over plain http. Rule: only the user changes
// an address or gives consent; for another host the field asks again. GUI thread.
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

    /// Shows the stored values; discards what was typed.
    void fill(const QString &address, bool plainHttpAllowed);
    void setReadOnly(bool readOnly);
    /// Whether a key will be sent: without a key no consent is needed.
    void setHasKey(bool hasKey);
    /// Offers an address for one click while `failed` is in the field; "" removes the offer.
    void propose(const QString &failed, const QString &address);
    /// Like typing it. A part in <> is selected, so that typing replaces it.
    void enter(const QString &address);
    void setTheme(const Theme &theme);

    [[nodiscard]] QString address() const;
    [[nodiscard]] bool isPlainHttpAllowed() const;
    [[nodiscard]] QLineEdit *edit() const { return m_edit; }

signals:
    void changed();
    /// The person allowed plain http for this host, or forbids it again.
    void consentChanged();

private:
    /// The host in the typed address, if a key could be read on the way to it.
    [[nodiscard]] QString exposedHost() const;
    void refresh();

    QLineEdit *m_edit;
    InlineMessageLabel *m_message;
    LinkButton *m_use;
    CheckLine *m_consent;
    std::pair<QString, bool> m_stored;
    QString m_proposed;
    QString m_proposedFor; ///< the address that failed
    QString m_allowedHost; ///< the host that the consent is for
    bool m_readOnly = false;
    bool m_hasKey = false;
};

} // namespace Hiwar
