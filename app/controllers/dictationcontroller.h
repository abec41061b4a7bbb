// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Dictation: the microphone is opened by the user alone, and the strip above the message is there
// while it is open. What was recorded is sent to the chosen profile; its words go into the message
// of the conversation where the dictation began, whichever is shown then. A recording is in memory
// only, and is kept when something fails. GUI thread.
#pragma once

#include "app/chat/shownconversation.h"
#include "app/dictation/recorder.h"
#include "net/client/chatclient.h"

#include <QFuture>

#include <functional>
#include <memory>

namespace Hiwar {

class Composer;
class Connections;
class CurrentSettings;
class DictationStrip;
class NoticeBar;
class SettingsPanel;
class SidePanels;
class WindowActions;

class DictationController : public QObject
{
    Q_OBJECT

public:
    struct Views
    {
        Composer &composer;
        NoticeBar &notice;
        SidePanels &panels;
        const WindowActions &actions;
    };
    struct Collaborators
    {
        ShownConversation &shown;
        CurrentSettings &settings;
        Connections &connections;
        ChatClient &client;
        /// Of hiwar-recorder; empty: this copy of Hiwar cannot record.
        QString program;
        /// Asks where, and writes this file.
        std::function<void(const QString &title, const QByteArray &bytes, const QString &name)>
            save;
    };

    DictationController(const Views &views, const Collaborators &with, QObject *parent = nullptr);
    ~DictationController() override;

    /// Called once the panel is made.
    void setPanel(SettingsPanel &panel);
    /// Opens the microphone; while it is open: the words are to be inserted.
    void toggle();
    /// Closes the microphone and forgets the recording: the window closes.
    void end();
    /// Something would be lost with the window.
    [[nodiscard]] bool isBusy() const;
    /// So much was said that it is not to be lost without a question.
    [[nodiscard]] bool isWorthKeeping() const;
    /// Called before the window closes. True: not yet, because what was said would be lost; the
    /// microphone closes and a sentence says so. False when asked again.
    [[nodiscard]] bool holdsClosing();
    /// Another one, of the test.
    void setRecorder(std::unique_ptr<Recorder> recorder);

signals:
    /// The microphone opens: nothing else is to be heard.
    void begun();
    /// The user wants to see the words where they went.
    void conversationWanted(const QString &id);

private:
    using Words = tl::expected<QString, ApiError>;

    void connectStrip();
    void showSettings();
    void record();
    void showHeard(double peak);
    void takeRecording(RecordingEnd end);
    void transcribe();
    void send(const Connection &connection);
    void takeWords(const Words &words);
    void deliver(const QString &words);
    void insert(const QString &words);
    void load(const QString &id, const QString &words);
    void addToDraft(const QString &id, const QString &words);
    void tellWhere(const QString &id);
    void fail(const QString &sentence);
    void retry();
    void discard();
    void offerBack(const QByteArray &samples, const QString &origin);
    void forgetAnswer();
    void close();

    Views m_views;
    Collaborators m_with;
    DictationStrip &m_strip;
    std::unique_ptr<Recorder> m_recorder;
    QByteArray m_samples; ///< of what was recorded, until its words are delivered
    QString m_origin;     ///< the conversation where it began; empty: none was shown
    QFuture<Words> m_answer;
    int m_attempt = 0;       ///< answers to earlier ones are ignored
    bool m_mayClose = false; ///< what closing discards was announced
};

} // namespace Hiwar
