// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/historycontroller.h"

#include "app/async/whendone.h"
#include "app/chat/folders.h"
#include "app/chat/messagebin.h"
#include "app/chat/openconversations.h"
#include "app/history/storeerrortext.h"
#include "app/transfer/historylines.h"

#include <QDir>
#include <QFileDialog>
#include <QLocale>

#include <utility>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

QString dateOf(const HistoryCopy &copy)
{
    return QLocale().toString(copy.madeAt.toLocalTime().date(), QLocale::ShortFormat);
}

} // namespace

HistoryController::HistoryController(NoticeBar &notice, const Collaborators &with, QObject *parent)
    : QObject(parent)
    , m_notice(notice)
    , m_with(with)
{
    m_with.history.whenWrittenAgain(this, [this] {
        m_notice.tell(tr("The history was moved or deleted while Hiwar was open. It was "
                         "written again where it had been, and nothing is lost."));
    });
    m_with.history.whenDamaged(this, [this](const StoreError &error) {
        m_damaged = error;
        show();
        lookForCopy();
    });
    m_with.history.whenTakenOver(this, [this](const HistoryState &state) {
        takeState(state);
        show();
        readAgain();                       // the changes of the other program
        m_with.conversations.storeAgain(); // messages sent meanwhile
    });
    connect(&m_with.conversations, &OpenConversations::storingFailed, this,
            [this](const StoreError &error) {
                if (m_with.conversations.unstored().isEmpty()) // nothing to store again later
                    m_notice.tell(describe(error));
                else
                    m_failing = error;
                show();
            });
    connect(&m_with.conversations, &OpenConversations::storedAgain, this, [this] {
        m_failing.reset();
        m_isClosing = false;
        show();
    });
    connect(&m_with.conversations, &OpenConversations::expired, this, [this](int count) {
        m_notice.tell(count == 1 ? tr("One conversation was in Recently deleted for 30 days and is "
                                      "now deleted for good.")
                                 : tr("%n conversations were in Recently deleted for 30 days and "
                                      "are now deleted for good.",
                                      nullptr, count));
    });
}

void HistoryController::tell(const tl::expected<HistoryState, StoreError> &opened)
{
    if (opened) {
        takeState(*opened);
        if (opened->interrupted > 0 && !opened->readOnlyBecause)
            m_notice.tell(tr("Hiwar was closed while a reply was arriving. What arrived is kept."));
    } else if (opened.error().fault == StoreFault::Unreadable) {
        m_damaged = opened.error();
    } else {
        m_readOnly = opened.error();
    }
    show();
    if (m_damaged)
        lookForCopy();
    lookAgain();
}

void HistoryController::readAgain()
{
    m_with.folders.load();
    m_with.conversations.readAgain();
    m_with.bin.load();
    lookAgain();
}

/// The lost conversations may be there again.
void HistoryController::lookAgain()
{
    if (!m_damaged && !m_lost.copy.isEmpty())
        lookForCopy();
}

void HistoryController::takeState(const HistoryState &state)
{
    const bool isDamaged =
        state.readOnlyBecause && state.readOnlyBecause->fault == StoreFault::Unreadable;
    m_damaged = isDamaged ? state.readOnlyBecause : std::nullopt;
    m_readOnly = isDamaged ? std::nullopt : state.readOnlyBecause;
    m_lost = state.lost;
}

void HistoryController::takeOverFrom(const HistoryController &other)
{
    m_damaged = other.m_damaged;
    m_readOnly = other.m_readOnly;
    m_failing = other.m_failing;
    m_lost = other.m_lost;
    m_copy = other.m_copy;
    show();
}

void HistoryController::tellBackup(const tl::expected<BackupDone, StoreError> &done)
{
    if (!done && done.error().path != m_with.historyPath) // else it is reported as damaged
        m_notice.tell(
            tr("The daily copy of the history was not made: %1").arg(describe(done.error())));
}

void HistoryController::lookForCopy()
{
    using Found = tl::expected<std::optional<HistoryCopy>, StoreError>;
    whenDone(m_with.history.newestCopy(m_damaged ? QString() : m_lost.copy), this,
             [this](const Found &found) {
                 m_copy = found.value_or(std::nullopt);
                 if (!m_damaged && m_copy && m_copy->isKnown) // the history contains it already
                     decide({.copy = m_lost.copy, .aside = {}});
                 else
                     show();
             });
}

void HistoryController::show(const QString &done)
{
    QStringList lines{done};
    Answers answers;
    if (m_isClosing) {
        askBeforeClosing();
        return;
    }
    if (m_damaged) {
        lines << describeDamaged(*m_damaged) << copySentence();
        answers = damagedAnswers();
    } else if (m_readOnly) {
        lines << describeReadOnly(*m_readOnly);
    } else if (m_failing) {
        lines << describe(*m_failing);
    } else if (!m_lost.aside.isEmpty() || m_copy) {
        lines << lostSentence() << copySentence();
        answers = lostAnswers();
    }
    lines.removeAll({});
    m_notice.setLasting(lines.join(u'\n'), answers);
}

QString HistoryController::lostSentence() const
{
    if (!m_lost.aside.isEmpty())
        return tr("The history was damaged. A new one was begun, and what is said now is kept in "
                  "it. The damaged file lies beside it as %1.")
            .arg(m_lost.aside);
    return tr("The history was missing or empty. A new one was begun, and what is said now is kept "
              "in it.");
}

QString HistoryController::copySentence() const
{
    if (!m_copy)
        return {};
    return m_copy->conversations == 1
               ? tr("The newest sound copy is of %1 and holds one conversation.")
                     .arg(dateOf(*m_copy))
               : tr("The newest sound copy is of %1 and holds %n conversations.", nullptr,
                    int(m_copy->conversations))
                     .arg(dateOf(*m_copy));
}

NoticeBar::Answer HistoryController::takeAnswer()
{
    return {tr("Take the copy of %1").arg(dateOf(*m_copy)), [this] { takeCopy(); }};
}

HistoryController::Answers HistoryController::damagedAnswers()
{
    const NoticeBar::Answer save{tr("Save what can be read"), [this] { salvage(); }};
    if (m_copy)
        return {takeAnswer(), save};
    return {save, {tr("Begin anew"), [this] { beginAnew(); }}};
}

HistoryController::Answers HistoryController::lostAnswers()
{
    Answers answers;
    if (m_copy)
        answers << takeAnswer();
    if (!m_lost.aside.isEmpty())
        answers << NoticeBar::Answer{tr("Save what can be read"), [this] { salvage(); }};
    return answers << NoticeBar::Answer{tr("Begin anew"), [this] { beginAnew(); }};
}

void HistoryController::withHistory(const std::function<void()> &goOn)
{
    if (!m_damaged) {
        goOn();
        return;
    }
    whenDone(m_with.history.beginAnew(m_with.clock()), this,
             [this, goOn](const tl::expected<HistoryState, StoreError> &begun) {
                 if (!begun) {
                     show(describe(begun.error()));
                     return;
                 }
                 takeState(*begun);
                 m_with.conversations.storeEverything(); // messages sent meanwhile
                 m_with.folders.load();
                 m_with.conversations.loadList();
                 m_with.bin.load();
                 goOn();
             });
}

void HistoryController::takeCopy()
{
    withHistory([this, path = m_copy->path] {
        if (m_with.transfer.isBusy()) {
            show(tr("Something is being exported or imported. Try again when it has ended."));
            return;
        }
        m_with.transfer.take(path, [this](const QString &told, const ImportReport &report) {
            finish(told, report, {.copy = m_lost.copy, .aside = {}});
        });
    });
}

void HistoryController::salvage()
{
    withHistory([this] {
        if (m_with.transfer.isBusy()) {
            show(tr("Something is being exported or imported. Try again when it has ended."));
            return;
        }
        const QDir folder = QFileInfo(m_with.historyPath).absoluteDir();
        m_with.transfer.takeSalvaged(folder.filePath(m_lost.aside),
                                     [this](const QString &told, const ImportReport &report) {
                                         finish(told, report, {.copy = {}, .aside = m_lost.aside});
                                     });
    });
}

void HistoryController::beginAnew()
{
    withHistory([this] { decide(m_lost); });
}

void HistoryController::finish(const QString &told, const ImportReport &report,
                               const LostHistory &decided)
{
    m_notice.tell(told);
    if (report.error)
        show();
    else
        decide(decided);
}

void HistoryController::decide(const LostHistory &decided)
{
    whenDone(m_with.history.forgetLost(decided), this,
             [this, decided](const tl::expected<void, StoreError> &forgotten) {
                 if (forgotten && m_lost.copy == decided.copy) {
                     m_lost.copy.clear();
                     m_copy.reset();
                 }
                 if (forgotten && m_lost.aside == decided.aside)
                     m_lost.aside.clear();
                 show(forgotten ? QString() : describe(forgotten.error()));
             });
}

bool HistoryController::holdsClosing()
{
    if (std::exchange(m_mayClose, false) || m_with.conversations.isAllStored())
        return false;
    tryToStore(2); // what is being stored now may fail, too
    return true;
}

void HistoryController::tryToStore(int times)
{
    m_with.conversations.storeAgain();
    whenDone(m_with.history.folders(), this, [this, times](const auto &) { // behind all the stores
        if (m_with.conversations.unstored().isEmpty()) {
            closeWindow();
        } else if (times > 1) {
            tryToStore(times - 1);
        } else {
            m_isClosing = true;
            show();
        }
    });
}

void HistoryController::askBeforeClosing()
{
    const auto count = m_with.conversations.unstored().size();
    QString told = count == 1 ? tr("One conversation is not wholly on the disk: what is missing "
                                   "goes with the window.")
                              : tr("%n conversations are not wholly on the disk: what is missing "
                                   "goes with the window.",
                                   nullptr, int(count));
    if (const auto &why = m_failing ? m_failing : m_readOnly ? m_readOnly : m_damaged)
        told += u'\n' + describe(*why);
    emit attentionNeeded();
    m_notice.setLasting(told, {{tr("Save elsewhere…"), [this] { askWhere(); }},
                               {tr("Quit all the same"), [this] { closeWindow(); }},
                               {tr("Stay"), [this] {
                                    m_isClosing = false;
                                    show();
                                }}});
}

void HistoryController::askWhere()
{
    show(); // the notice must still be there if the dialog is closed without an answer
    auto *dialog = new QFileDialog(m_notice.window(), tr("Save what is not on the disk"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"jsonl"_s);
    dialog->selectFile(tr("Hiwar conversations") + ".jsonl"_L1);
    connect(dialog, &QFileDialog::fileSelected, this, &HistoryController::saveElsewhere);
    dialog->open();
}

void HistoryController::saveElsewhere(const QString &path)
{
    HistoryLinesForm form;
    const auto saved = exportKnown(path, m_with.conversations.unstored(), form, m_with.clock());
    if (saved)
        closeWindow();
    else
        m_notice.tell(describe(saved.error()));
}

void HistoryController::closeWindow()
{
    m_mayClose = true;
    emit closeRequested();
}

void HistoryController::logUnstored() const
{
    if (const auto count = m_with.conversations.unstored().size(); count > 0)
        qWarning("Conversations that could not be stored before the end: %d", int(count));
}

} // namespace Hiwar
