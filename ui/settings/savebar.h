// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The footer of the settings: Save, its result, and the buttons of the test. Rule: it says "Saved."
// only when everything is saved, including the keychain's part. GUI thread.
#pragma once

#include "net/values/keystate.h"
#include "ui/announcer.h"
#include "ui/theme/theme.h"

#include <QWidget>

class QBoxLayout;
class QPushButton;

namespace Hiwar {

class LinkButton;
class InlineMessageLabel;

class SaveBar : public QWidget
{
    Q_OBJECT

public:
    /// `beside` is placed before Save, in the same row.
    SaveBar(QWidget *beside, QWidget *parent);

    /// Another profile is shown, of which nothing was saved.
    void reset();
    /// Does not say any more what became of the last saving.
    void forgetResult();
    /// Whether there is something to save, and whether it can be saved.
    void setUnsaved(bool unsaved, bool isPossible);
    void setSaved();
    void setFailed(const QString &sentence);
    /// The state of those secrets that the keychain has not stored, if there are any.
    void setBehind(const KeyStatus &secrets);
    void setTheme(const Theme &theme);

    [[nodiscard]] QSize minimumSizeHint() const override;

    /// In the order of the Tab key.
    [[nodiscard]] QList<QWidget *> buttons() const;

signals:
    void saveRequested();
    void discardRequested();
    /// The user wants Hiwar to try the keychain again.
    void storingRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();
    void refresh();
    void announce();

    Announcer m_announcer;
    QWidget *m_beside;
    QBoxLayout *m_row;
    InlineMessageLabel *m_message;
    LinkButton *m_discard;
    LinkButton *m_store;
    QPushButton *m_save;
    bool m_isUnsaved = false;
    bool m_isSaved = false;
    QString m_fault;
    KeyStatus m_behind;
};

} // namespace Hiwar
