// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/speechcontroller.h"

#include "app/controllers/spokentext.h"
#include "ui/conversation/conversationview.h"
#include "ui/find/finder.h"
#include "ui/speech/speechbar.h"
#include "ui/window/noticebar.h"
#include "ui/window/windowactions.h"

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QLocale>

#include <algorithm>
#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace Hiwar {

namespace {

constexpr auto growthPause = 200ms;

} // namespace

SpeechController::SpeechController(const Views &views, MakeVoice makeVoice, QObject *parent)
    : QObject(parent)
    , m_views(views)
    , m_makeVoice(std::move(makeVoice))
    , m_read(views.actions.action(ShortcutId::ReadAloud))
    , m_next(views.actions.action(ShortcutId::NextSentence))
    , m_stop(views.actions.action(ShortcutId::StopReading))
{
    m_read->setText(tr("Read aloud"));
    m_next->setText(tr("Next sentence"));
    m_stop->setText(tr("Stop reading aloud"));
    m_grown.setSingleShot(true);
    m_grown.setInterval(growthPause);
    m_views.conversation.addAction(m_read); // in the menu of a message
    const WindowActions *actions = &m_views.actions;
    connect(actions, &WindowActions::readAloudRequested, this, &SpeechController::toggle);
    connect(actions, &WindowActions::nextSentenceRequested, this, [this] { step(1); });
    connect(actions, &WindowActions::stopReadingRequested, this, &SpeechController::stop);
    connect(&m_views.conversation, &ConversationView::currentChanged, this,
            [this] { m_menuRow = -1; });
    connect(&m_grown, &QTimer::timeout, this, &SpeechController::readAgain);
    m_views.conversation.viewport()->installEventFilter(this);
}

SpeechController::~SpeechController()
{
    if (m_run)
        m_run->disconnect(this);
    if (m_voice)
        m_voice->stop();
}

void SpeechController::setTheme(const Theme &theme)
{
    m_theme = theme;
    if (m_bar)
        m_bar->setTheme(theme);
}

/// The menu is of the message under the mouse, whichever is current.
bool SpeechController::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ContextMenu) {
        const auto *menu = static_cast<QContextMenuEvent *>(event);
        m_menuRow = -1;
        const RowRange rows = m_views.conversation.visibleRows();
        for (int row = 0; row < m_views.conversation.rows().count(); ++row) {
            if (menu->reason() == QContextMenuEvent::Mouse && rows.contains(row) &&
                m_views.conversation.rowRect(row).contains(menu->pos()))
                m_menuRow = row;
        }
    } else if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::KeyPress) {
        m_menuRow = -1;
    }
    return QObject::eventFilter(watched, event);
}

int SpeechController::wantedRow() const
{
    const int count = m_views.conversation.rows().count();
    if (m_menuRow >= 0 && m_menuRow < count)
        return m_menuRow;
    const int current = m_views.conversation.cursor().row();
    return current >= 0 && current < count ? current : count - 1;
}

void SpeechController::toggle()
{
    if (m_id.isEmpty()) {
        const int row = wantedRow();
        m_menuRow = -1;
        if (row >= 0)
            read(row);
    } else if (m_run->state() == SpeechRun::State::Paused) {
        m_run->goOn();
    } else {
        m_run->pause();
    }
}

void SpeechController::step(int direction)
{
    if (m_run)
        m_run->step(direction);
}

void SpeechController::stop()
{
    if (m_run)
        m_run->stop();
}

bool SpeechController::makeRun()
{
    if (m_run)
        return true;
    m_voice = m_makeVoice ? m_makeVoice() : nullptr;
    if (!m_voice)
        return false;
    m_run = std::make_unique<SpeechRun>(*m_voice);
    connect(m_run.get(), &SpeechRun::changed, this, &SpeechController::showProgress);
    connect(m_run.get(), &SpeechRun::ended, this, &SpeechController::end);
    connect(m_run.get(), &SpeechRun::failed, this,
            [this](const QString &sentence) { m_views.notice.tell(sentence); });
    connect(m_run.get(), &SpeechRun::voiceMissing, this, [this](const QString &language) {
        const QString name = QLocale(language).nativeLanguageName();
        m_views.notice.tell(
            tr("This computer has no voice for %1, so its sentences are not read. Install one, "
               "such as espeak-ng, and read aloud again.")
                .arg(name.isEmpty() ? language : name));
    });
    MessageRows *rows = &m_views.conversation.rows();
    const auto grow = [this, rows](int row) {
        if (!m_id.isEmpty() && m_run->isNearEnd() && rows->idOf(row) == m_id && !m_grown.isActive())
            m_grown.start();
    };
    connect(rows, &MessageRows::textGrew, this, grow);
    connect(rows, &MessageRows::changed, this, grow);
    const auto check = [this, rows] {
        if (!m_id.isEmpty() && rows->rowOf(m_id) < 0)
            stop();
    };
    connect(rows, &MessageRows::reset, this, check);
    connect(rows, &MessageRows::removed, this, check);
    m_bar = new SpeechBar(&m_views.conversation);
    m_bar->setTheme(m_theme);
    m_views.conversation.addOverlay(m_bar);
    connect(m_bar, &SpeechBar::pauseToggled, this, &SpeechController::toggle);
    connect(m_bar, &SpeechBar::stepWanted, this, &SpeechController::step);
    connect(m_bar, &SpeechBar::stopWanted, this, &SpeechController::stop);
    connect(&m_views.conversation, &ConversationView::laidOut, this, &SpeechController::place);
    return true;
}

void SpeechController::read(int row)
{
    if (!makeRun()) {
        m_views.notice.tell(tr("This copy of Hiwar has no voice for this system."));
        return;
    }
    m_id = m_views.conversation.rows().idOf(row);
    m_marked = -1;
    m_run->setSentences({}, true);
    readAgain();
    if (m_run->sentences().isEmpty() && !isRunning(m_views.conversation.rows().message(row))) {
        m_id.clear();
        m_views.notice.tell(tr("This message has no words to read."));
        return;
    }
    offerSteps(true);
    m_bar->show();
    m_bar->raise();
    place();
    emit begun();
    m_run->start();
}

void SpeechController::offerSteps(bool areUseful)
{
    for (QAction *action : {m_next, m_stop}) {
        if (areUseful)
            m_views.conversation.addAction(action);
        else
            m_views.conversation.removeAction(action); // it stays one of the window
    }
}

void SpeechController::readAgain()
{
    MessageRows &rows = m_views.conversation.rows();
    const int row = m_id.isEmpty() ? -1 : rows.rowOf(m_id);
    if (row < 0)
        return;
    const ShownMessage message = rows.message(row);
    const bool isWhole = !isRunning(message);
    const QLocale::Language language = QLocale().language();
    const QString own = language == QLocale::C ? u"en"_s : QLocale::languageToCode(language);
    m_run->setSentences(spokenText(shownBlocks(message), isWhole, own), isWhole);
}

void SpeechController::showProgress()
{
    if (m_id.isEmpty())
        return;
    const bool isPaused = m_run->state() == SpeechRun::State::Paused;
    m_read->setText(isPaused ? tr("Go on reading aloud") : tr("Pause reading aloud"));
    m_bar->setProgress(m_run->at() + 1, int(m_run->sentences().size()), isPaused);
    if (std::exchange(m_marked, m_run->at()) == m_run->at())
        return;
    if (m_run->isNearEnd())
        m_grown.start();
    if (m_run->at() >= m_run->sentences().size())
        return;
    ConversationView &view = m_views.conversation;
    const SpokenSentence &sentence = m_run->sentences().at(m_run->at());
    const TextPosition from{sentence.block, sentence.from};
    const TextPosition to{sentence.block, sentence.to};
    const int row = view.rows().rowOf(m_id);
    if (row >= 0 && view.visibleRows().contains(row) && from != to)
        view.reveal(row, from, to);
    if (m_views.finder.isOpen()) // its own marks stand
        return;
    view.setMarks([this, from, to](int marked) -> QList<MarkedText> {
        if (m_views.conversation.rows().idOf(marked) != m_id || from == to)
            return {};
        return {{from, to, true}};
    });
}

void SpeechController::end()
{
    m_id.clear();
    m_grown.stop();
    m_read->setText(tr("Read aloud"));
    offerSteps(false);
    if (m_bar->isAncestorOf(QApplication::focusWidget()))
        m_views.conversation.setFocus(Qt::OtherFocusReason);
    m_bar->hide();
    if (!m_views.finder.isOpen())
        m_views.conversation.setMarks({});
}

/// At the top, below what else floats there.
void SpeechController::place()
{
    if (!m_bar || m_bar->isHidden())
        return;
    const QRect area = m_views.conversation.viewport()->geometry();
    const int margin = m_theme.px(Space::s);
    const QSize size = m_bar->surfaceHint().boundedTo({area.width() - 2 * margin, area.height()});
    const bool isMirrored = m_views.conversation.layoutDirection() == Qt::RightToLeft;
    QRect surface({isMirrored ? area.right() + 1 - margin - size.width() : area.left() + margin,
                   area.top() + margin},
                  size);
    const QList<QWidget *> others = m_views.conversation.overlays();
    for (const QWidget *other : others) {
        const bool isAtTop =
            other->y() < area.top() + area.height() / 2 && other->height() < area.height() / 2;
        if (other != m_bar && isAtTop && other->geometry().intersects(surface))
            surface.moveTop(other->geometry().bottom() + 1);
    }
    m_bar->setSurface(surface);
}

} // namespace Hiwar
