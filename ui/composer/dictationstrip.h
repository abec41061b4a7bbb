// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Above the message while something is dictated: how long the microphone has been open and how loud
// it hears, then that words are awaited, or why there are none and what can be done with the
// recording. Hidden: the microphone is closed. Esc, also in the message, cancels; a failure stays.
// Knows no sound and no service. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QWidget>

#include <chrono>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace Hiwar {

class IconLabel;
class MessageEdit;
class SoundMeter;

class DictationStrip : public QWidget
{
    Q_OBJECT

public:
    enum class State : quint8 { Closed, Recording, Working, Failed };

    DictationStrip(MessageEdit &edit, QWidget *parent);

    /// `most`: how long it may become.
    void showRecording(std::chrono::seconds most);
    void setElapsed(std::chrono::seconds time);
    /// 0 to 1.
    void setPeak(double peak);
    void showWorking();
    /// With a recording it can be tried again, saved and discarded; else
    /// recorded again, or closed.
    void showFailure(const QString &sentence, bool hasRecording);
    void close();
    [[nodiscard]] State state() const { return m_state; }
    /// What it says now; empty while it is hidden.
    [[nodiscard]] QString sentence() const;
    void setTheme(const Theme &theme);
    /// As narrow as the window: its buttons go below each other where there is no room.
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void stopWanted();
    void cancelWanted();
    void retryWanted();
    void saveWanted();
    void discardWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    /// The microphone is not open unseen: what was said until then is inserted.
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QPushButton *addButton(const QString &name, const QString &text, const QString &tip,
                           void (DictationStrip::*wanted)());
    void setState(State state, const QString &sentence, const QList<QPushButton *> &buttons);
    [[nodiscard]] bool isCancelledBy(const QKeyEvent &event) const;
    using Rows = QList<QList<QPushButton *>>;
    /// Of the buttons: each row has those that fit into it.
    [[nodiscard]] Rows rowsIn(int width, int gap) const;
    void arrange();

    MessageEdit &m_edit;
    Theme m_theme;
    State m_state = State::Closed;
    std::chrono::seconds m_most{0};
    IconLabel *m_mark;
    QLabel *m_text;
    SoundMeter *m_meter;
    QVBoxLayout *m_lines; ///< contains the rows
    QPushButton *m_insert;
    QPushButton *m_cancel;
    QPushButton *m_retry;
    QPushButton *m_save;
    QPushButton *m_discard;
    QList<QPushButton *> m_buttons; ///< those of the state
    Rows m_rows;
};

} // namespace Hiwar
