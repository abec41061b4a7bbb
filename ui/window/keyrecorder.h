// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Takes the next key that is pressed in it, whatever that key does elsewhere, and shows it. Tab and
// Shift+Tab lead on, Enter says that the key is right, Escape goes back. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QLineEdit>

namespace Hiwar {

class KeyRecorder : public QLineEdit
{
    Q_OBJECT

public:
    explicit KeyRecorder(QWidget *parent);

    /// As QKeySequence::PortableText; empty: none was pressed yet.
    [[nodiscard]] QString key() const { return m_key; }
    void clearKey();

signals:
    void recorded(const QString &key);
    void accepted();
    void cancelled();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    QString m_key;
};

/// The key of an event as QKeySequence::PortableText; empty for a modifier alone.
[[nodiscard]] QString portableKey(const QKeyEvent &event);

} // namespace Hiwar
