// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The line above the text while a message is edited: what is edited, and a way out. GUI thread.
#pragma once

#include "net/values/message.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace Hiwar {

struct Theme;

class EditBanner : public QWidget
{
    Q_OBJECT

public:
    explicit EditBanner(QWidget *parent);

    /// The role of the message that is edited; or it is a question that waits.
    void setEdited(Role role, bool isQueued);
    void setTheme(const Theme &theme);

signals:
    void cancelled();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void refresh();

    QLabel *m_words;
    QPushButton *m_cancel;
    Role m_role = Role::User;
    bool m_isQueued = false;
};

} // namespace Hiwar
