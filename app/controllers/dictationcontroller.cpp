// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/dictationcontroller.h"

#include "app/async/whendone.h"
#include "app/chat/chatsession.h"
#include "app/chat/connections.h"
#include "app/chat/openconversations.h"
#include "app/controllers/dictationwords.h"
#include "app/dictation/wavfile.h"
#include "app/settings/chosenmodels.h"
#include "app/settings/currentsettings.h"
#include "net/values/transcription.h"
#include "ui/composer/composer.h"
#include "ui/composer/dictationstrip.h"
#include "ui/composer/messageedit.h"
#include "ui/errortext.h"
#include "ui/settings/dictationsection.h"
#include "ui/settings/settingspanel.h"
#include "ui/window/noticebar.h"
#include "ui/window/sidepanels.h"
#include "ui/window/windowactions.h"

#include <QAction>
#include <QMenu>

#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace Hiwar {

namespace {

/// A muted microphone gives less, a whisper more.
constexpr double silence = 0.002;
/// What is discarded sooner needs no undo.
constexpr auto worthKeeping = 3s;

std::chrono::seconds secondsOf(const QByteArray &samples)
{
    return std::chrono::floor<std::chrono::seconds>(lengthOf(samples));
}

} // namespace

DictationController::DictationController(const Views &views, const Collaborators &with,
                                         QObject *parent)
    : QObject(parent)
    , m_views(views)
    , m_with(with)
    , m_strip(views.composer.dictation())
{
    setRecorder(std::make_unique<Recorder>(with.program));
    connect(&m_views.actions, &WindowActions::dictationRequested, this,
            &DictationController::toggle);
    connect(&m_views.composer, &Composer::addMenuRequested, this,
            [this](QMenu *menu) { menu->addAction(m_views.actions.action(ShortcutId::Dictate)); });
    connect(&m_with.shown, &ShownConversation::wordsCame, this, &DictationController::insert);
    // A temporary one without its tab is about to be gone; what was said in it is for no other.
    connect(&m_with.shown, &ShownConversation::tabsChanged, this, [this] {
        const ShownConversation &shown = m_with.shown;
        const bool isLeft = m_origin != shown.id() && !shown.tabs().contains(m_origin);
        if (isBusy() && isLeft && shown.all().isTemporary(m_origin))
            end();
    });
    connectStrip();
}

DictationController::~DictationController()
{
    forgetAnswer();
}

void DictationController::connectStrip()
{
    const DictationStrip *strip = &m_strip;
    connect(strip, &DictationStrip::stopWanted, this, [this] { m_recorder->stop(); });
    connect(strip, &DictationStrip::cancelWanted, this, &DictationController::discard);
    connect(strip, &DictationStrip::retryWanted, this, &DictationController::retry);
    connect(strip, &DictationStrip::discardWanted, this, &DictationController::discard);
    connect(strip, &DictationStrip::saveWanted, this, [this] {
        m_with.save(tr("Save the recording"), wavFile(m_samples), tr("Dictation") + u".wav"_s);
    });
}

void DictationController::setRecorder(std::unique_ptr<Recorder> recorder)
{
    m_recorder = std::move(recorder);
    connect(m_recorder.get(), &Recorder::heard, this, &DictationController::showHeard);
    connect(m_recorder.get(), &Recorder::ended, this, &DictationController::takeRecording);
}

bool DictationController::isBusy() const
{
    return m_strip.state() != DictationStrip::State::Closed;
}

bool DictationController::isWorthKeeping() const
{
    return isBusy() &&
           secondsOf(m_recorder->isOpen() ? m_recorder->samples() : m_samples) >= worthKeeping;
}

bool DictationController::holdsClosing()
{
    if (m_mayClose || !isWorthKeeping())
        return false;
    if (m_strip.state() == DictationStrip::State::Failed) {
        fail(tr("The recording is still here. “Try again” turns it into words; closing once more "
                "discards it."));
    } else {
        m_recorder->stop();
        m_views.notice.tell(tr("What you dictated is still being turned into words. Closing once "
                               "more discards it."));
    }
    m_mayClose = true;
    return true;
}

void DictationController::toggle()
{
    switch (m_strip.state()) {
    case DictationStrip::State::Closed:
        record();
        return;
    case DictationStrip::State::Recording:
        m_recorder->stop();
        return;
    case DictationStrip::State::Working:
    case DictationStrip::State::Failed:
        m_views.composer.announce(m_strip.sentence()); // and its buttons decide
        return;
    }
}

void DictationController::record()
{
    if (dictationOf(m_with.settings.settings()).service.profileId.isEmpty())
        return showSettings();
    m_origin = m_with.shown.id();
    m_samples.clear();
    m_mayClose = false;
    m_strip.showRecording(Recorder::most);
    emit begun();
    m_recorder->start();
    m_views.composer.announce(tr("The microphone is open."));
}

void DictationController::showSettings()
{
    m_views.panels.setShown(SidePanel::Settings, true);
    DictationSection &part = m_views.panels.settings().dictation();
    m_views.panels.settings().showTopic(SettingsTopic::Writing);
    m_views.panels.settings().reveal(&part);
    part.setFocus(Qt::OtherFocusReason);
    m_views.notice.tell(tr("Choose first who turns what you dictate into words: a profile and its "
                           "model for that. Then dictate again."));
}

void DictationController::showHeard(double peak)
{
    m_strip.setPeak(peak);
    m_strip.setElapsed(secondsOf(m_recorder->samples()));
}

void DictationController::takeRecording(RecordingEnd end)
{
    m_samples = m_recorder->takeSamples();
    if (end == RecordingEnd::NoProgram) {
        close();
        m_views.notice.tell(describe(end, false));
        return;
    }
    const QString fault = describe(end, !m_samples.isEmpty());
    if (!fault.isEmpty())
        return fail(fault);
    if (m_samples.isEmpty())
        return fail(tr("Nothing was recorded. Try again."));
    if (peakOf(m_samples) < silence) {
        return fail(tr("Only silence was recorded, so nothing was sent. The microphone may be "
                       "muted. “Try again” sends it all the same."));
    }
    if (end == RecordingEnd::Full) {
        m_views.notice.tellDone(
            tr("The microphone is closed: a recording can be 10 minutes long."));
    }
    transcribe();
}

void DictationController::transcribe()
{
    const DictationChoice choice = dictationOf(m_with.settings.settings());
    if (choice.service.profileId.isEmpty()) {
        fail(tr("Nobody is chosen any more who turns it into words. Choose a profile and a model "
                "in the settings, under Writing, and try again."));
        return;
    }
    m_strip.showWorking();
    m_views.composer.announce(m_strip.sentence());
    const int attempt = ++m_attempt;
    whenDone(m_with.connections.connect(m_with.settings.profile(choice.service.profileId)), this,
             [this, attempt](const tl::expected<Connection, ApiError> &connection) {
                 if (attempt != m_attempt)
                     return;
                 if (connection)
                     send(*connection);
                 else
                     takeWords(tl::unexpected(connection.error()));
             });
}

void DictationController::send(const Connection &connection)
{
    const DictationChoice choice = dictationOf(m_with.settings.settings());
    m_answer = m_with.client.transcribe(connection, {.recording = wavFile(m_samples),
                                                     .model = choice.service.model,
                                                     .language = choice.language});
    whenDone(m_answer, this, [this, attempt = m_attempt](const Words &words) {
        if (attempt == m_attempt)
            takeWords(words);
    });
}

void DictationController::takeWords(const Words &words)
{
    if (!words) {
        const ErrorText text = describe(words.error());
        fail(tr("Your words did not come, and the recording is kept. %1 %2")
                 .arg(text.what, text.nextStep)
                 .trimmed());
    } else if (words->isEmpty()) {
        fail(tr("The service heard no words in the recording."));
    } else {
        deliver(*words);
    }
}

/// Where it is shown in a window, there; else into its draft.
void DictationController::deliver(const QString &words)
{
    if (m_origin.isEmpty() || m_origin == m_with.shown.id()) {
        close();
        insert(words);
        return;
    }
    const QString id = m_origin;
    if (m_with.shown.passWords(id, words)) {
        tellWhere(id);
    } else if (m_with.shown.all().session(id)) {
        addToDraft(id, words);
        tellWhere(id);
    } else {
        load(id, words);
    }
}

void DictationController::load(const QString &id, const QString &words)
{
    m_with.shown.all().load(
        id, this, [this, attempt = m_attempt, words](const tl::expected<void, StoreError> &loaded) {
            if (attempt != m_attempt)
                return;
            if (loaded)
                return deliver(words);
            m_origin.clear();
            fail(tr("The conversation in which you dictated is gone. “Try again” puts the words "
                    "into the one that is shown."));
        });
}

void DictationController::insert(const QString &words)
{
    m_views.composer.edit().insertWords(words);
    m_views.composer.announce(tr("Inserted: %1").arg(words));
}

void DictationController::addToDraft(const QString &id, const QString &words)
{
    OpenConversations &all = m_with.shown.all();
    const QString &draft = all.session(id)->conversation().info().draft;
    const bool isApart = draft.isEmpty() || draft.back().isSpace();
    all.setDraft(id, isApart ? draft + words : draft + u' ' + words);
}

void DictationController::tellWhere(const QString &id)
{
    close();
    const ChatSession *session = m_with.shown.all().session(id);
    const QString title = session ? session->conversation().info().title : QString();
    m_views.notice.tellDone(
        title.isEmpty()
            ? tr("What you dictated is in the message of the conversation where you began.")
            : tr("What you dictated is in the message of “%1”.").arg(title),
        {{tr("Show"), [this, id] { emit conversationWanted(id); }}});
}

void DictationController::fail(const QString &sentence)
{
    m_mayClose = false;
    m_strip.showFailure(sentence, !m_samples.isEmpty());
    m_views.composer.announce(sentence);
}

void DictationController::retry()
{
    m_mayClose = false;
    if (m_samples.isEmpty())
        record();
    else
        transcribe();
}

/// Of the user: it can be undone.
void DictationController::discard()
{
    const QByteArray samples = m_recorder->isOpen() ? m_recorder->samples() : m_samples;
    const QString origin = m_origin;
    end();
    if (secondsOf(samples) >= worthKeeping)
        offerBack(samples, origin);
    else
        m_views.composer.announce(tr("The recording was discarded."));
}

void DictationController::offerBack(const QByteArray &samples, const QString &origin)
{
    m_views.notice.tellUndoable(tr("The recording was discarded."), [this, samples, origin] {
        if (isBusy()) { // with the next one: it is offered again
            QMetaObject::invokeMethod(
                this, [this, samples, origin] { offerBack(samples, origin); },
                Qt::QueuedConnection);
            return;
        }
        m_samples = samples;
        m_origin = origin;
        fail(tr("The recording is here again. “Try again” turns it into words."));
    });
}

void DictationController::end()
{
    m_recorder->cancel();
    forgetAnswer();
    close();
}

void DictationController::forgetAnswer()
{
    ++m_attempt;
    std::exchange(m_answer, {}).cancel();
}

void DictationController::close()
{
    m_strip.close();
    m_samples.clear();
    m_mayClose = false;
}

void DictationController::setPanel(SettingsPanel &panel)
{
    DictationSection *part = &panel.dictation();
    const auto refill = [this, part] {
        const Settings &settings = m_with.settings.settings();
        part->setChoice(settings.profiles, settings.dictation);
    };
    refill();
    connect(&m_with.settings, &CurrentSettings::changed, part, refill);
    connect(part, &DictationSection::chosen, this, [this](const DictationChoice &choice) {
        m_with.settings.change([&choice](Settings &all) { all.dictation = choice; });
    });
}

} // namespace Hiwar
