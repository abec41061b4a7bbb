// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tells in the window how it stands with the history, as long as it stands so: it is lost, damaged,
// only read, or something cannot be stored; and carries out the way on that a person chooses. The
// rule it protects: no window closes over words that are not on the disk without having said so.
// GUI thread.
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

    /// How it was found at the start.
    void tell(const tl::expected<HistoryState, StoreError> &opened);
    /// Another program has written into the history.
    void readAgain();
    void tellBackup(const tl::expected<BackupDone, StoreError> &done);
    /// Tells what the other one told.
    void takeOverFrom(const HistoryController &other);
    /// Into the log: there is nobody to be asked any more.
    void logUnstored() const;
    /// What is not on the disk, to a file; then the window closes.
    void saveElsewhere(const QString &path);
    /// Asked before the window closes. If true, the person is told first, and closeRequested()
    /// follows.
    [[nodiscard]] bool holdsClosing();

signals:
    /// What is asked now must be seen.
    void attentionNeeded();
    void closeRequested();

private:
    using Answers = QList<NoticeBar::Answer>;

    void takeState(const HistoryState &state);
    void lookForCopy();
    void lookAgain();
    /// Tells it again, with what has just been done.
    void show(const QString &done = {});
    [[nodiscard]] QString lostSentence() const;
    [[nodiscard]] QString copySentence() const;
    [[nodiscard]] Answers damagedAnswers();
    [[nodiscard]] Answers lostAnswers();
    [[nodiscard]] NoticeBar::Answer takeAnswer();
    void takeCopy();
    void salvage();
    void beginAnew();
    /// After a damaged one was put aside.
    void withHistory(const std::function<void()> &goOn);
    void decide(const LostHistory &decided);
    void finish(const QString &told, const ImportReport &report, const LostHistory &decided);
    void tryToStore(int times);
    void askBeforeClosing();
    void askWhere();
    void closeWindow();

    NoticeBar &m_notice;
    Collaborators m_with;
    std::optional<StoreError> m_damaged;  ///< the file in its place
    std::optional<StoreError> m_readOnly; ///< for another reason
    std::optional<StoreError> m_failing;  ///< why something could not be stored
    LostHistory m_lost;
    std::optional<HistoryCopy> m_copy; ///< the newest that is whole
    bool m_isClosing = false;
    bool m_mayClose = false;
};

} // namespace Hiwar
