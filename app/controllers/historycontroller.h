// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Shows a lasting notice while the history has a problem: it is lost, damaged, read-only, or
// something cannot be stored; and carries out the remedy that the user chooses. Rule: no window
// closes over words that are not on the disk without a warning. GUI thread.
#pragma once

#include "app/controllers/transfercontroller.h"
#include "app/history/historystore.h"
#include "ui/window/noticebar.h"

namespace Hiwar {

class MessageBin;

class HistoryController : public QObject
{
    Q_OBJECT

public:
    struct Collaborators
    {
        HistoryStore &history;
        OpenConversations &conversations;
        Folders &folders;
        MessageBin &bin;
        TransferController &transfer;
        QString historyPath;
        std::function<QDateTime()> clock;
    };

    HistoryController(NoticeBar &notice, const Collaborators &with, QObject *parent = nullptr);

    /// Shows the state in which the history was opened at the start.
    void tell(const tl::expected<HistoryState, StoreError> &opened);
    /// Another program has written to the history.
    void readAgain();
    void tellBackup(const tl::expected<BackupDone, StoreError> &done);
    /// Shows the problems that `other` showed.
    void takeOverFrom(const HistoryController &other);
    /// Logs how many conversations are not stored: it is too late to ask the user.
    void logUnstored() const;
    /// Saves the conversations that are not on the disk to a file; then the window closes.
    void saveElsewhere(const QString &path);
    /// Called before the window closes. If true, it has to wait: this tries to store again, or asks
    /// the user, and closeRequested() follows if it may close.
    [[nodiscard]] bool holdsClosing();

signals:
    /// The user must see a question that is asked now.
    void attentionNeeded();
    void closeRequested();

private:
    using Answers = QList<NoticeBar::Answer>;

    void takeState(const HistoryState &state);
    void lookForCopy();
    void lookAgain();
    /// Updates the lasting notice; `done` is the outcome of the last action.
    void show(const QString &done = {});
    [[nodiscard]] QString lostSentence() const;
    [[nodiscard]] QString copySentence() const;
    [[nodiscard]] Answers damagedAnswers();
    [[nodiscard]] Answers lostAnswers();
    [[nodiscard]] NoticeBar::Answer takeAnswer();
    void takeCopy();
    void salvage();
    void beginAnew();
    /// Calls `goOn`; before that it puts a damaged history aside and begins a new one.
    void withHistory(const std::function<void()> &goOn);
    void decide(const LostHistory &decided);
    void finish(const QString &told, const ImportReport &report, const LostHistory &decided);
    void tryToStore(int times);
    void askBeforeClosing();
    void askWhere();
    void closeWindow();

    NoticeBar &m_notice;
    Collaborators m_with;
    std::optional<StoreError> m_damaged;  ///< damage of the history's file itself
    std::optional<StoreError> m_readOnly; ///< another reason why nothing is stored
    std::optional<StoreError> m_failing;  ///< why something could not be stored
    LostHistory m_lost;
    std::optional<HistoryCopy> m_copy; ///< the newest sound copy
    bool m_isClosing = false;
    bool m_mayClose = false;
};

} // namespace Hiwar
