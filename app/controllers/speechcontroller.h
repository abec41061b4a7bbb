// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reads a message aloud by the platform's voice, marks the sentence that is read, and goes on with
// what comes while a reply arrives. It ends when another conversation or version is shown, and with
// its window. The voice and the bar are made when they are first used. GUI thread.
#pragma once

#include "app/speech/speechrun.h"
#include "ui/theme/theme.h"

#include <QPointer>
#include <QTimer>

#include <functional>
#include <memory>

class QAction;

namespace Hiwar {

class ConversationView;
class Finder;
class NoticeBar;
class SpeechBar;
class WindowActions;

class SpeechController : public QObject
{
    Q_OBJECT

public:
    struct Views
    {
        ConversationView &conversation;
        Finder &finder;
        NoticeBar &notice;
        WindowActions &actions;
    };
    /// The voice of this computer; null: this copy of Hiwar knows none.
    using MakeVoice = std::function<std::unique_ptr<Voice>()>;

    SpeechController(const Views &views, MakeVoice makeVoice, QObject *parent = nullptr);
    ~SpeechController() override;

    void setTheme(const Theme &theme);
    /// Reads the current message, else the last one; pauses and goes on while one is read.
    void toggle();
    void step(int direction);
    void stop();
    /// Another voice, of the test.
    void setMakeVoice(MakeVoice makeVoice) { m_makeVoice = std::move(makeVoice); }
    /// nullptr before the first reading.
    [[nodiscard]] const SpeechRun *run() const { return m_run.get(); }

signals:
    /// A message begins to be read.
    void begun();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void read(int row);
    [[nodiscard]] bool makeRun();
    [[nodiscard]] int wantedRow() const;
    void offerSteps(bool areUseful);
    void readAgain();
    void showProgress();
    void end();
    void place();

    Views m_views;
    MakeVoice m_makeVoice;
    Theme m_theme;
    QAction *m_read;
    QAction *m_next;
    QAction *m_stop;
    std::unique_ptr<Voice> m_voice;
    std::unique_ptr<SpeechRun> m_run;
    QPointer<SpeechBar> m_bar;
    QTimer m_grown;     ///< many pieces of a reply are read again once
    QString m_id;       ///< of the message that is read; empty: none
    int m_menuRow = -1; ///< where the menu was opened by the mouse
    int m_marked = -1;  ///< the sentence that is marked
};

} // namespace Hiwar
