// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settingspanel.h"

#include "ui/accessiblerole.h"
#include "ui/settings/aboutsection.h"
#include "ui/settings/datasection.h"
#include "ui/settings/desktopsection.h"
#include "ui/settings/dictationsection.h"
#include "ui/settings/filessection.h"
#include "ui/settings/furthersettings.h"
#include "ui/settings/keyboardsection.h"
#include "ui/settings/languagesection.h"
#include "ui/settings/looksection.h"
#include "ui/settings/privacysection.h"
#include "ui/settings/profilebar.h"
#include "ui/settings/profileform.h"
#include "ui/settings/questionbar.h"
#include "ui/settings/readingsection.h"
#include "ui/settings/savebar.h"
#include "ui/settings/servicepicker.h"
#include "ui/settings/settingspages.h"
#include "ui/settings/spellingsection.h"
#include "ui/settings/testreport.h"
#include "ui/settings/titlessection.h"
#include "ui/settings/updatessection.h"
#include "ui/theme/icon.h"
#include "ui/theme/quietstyle.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

bool isWaiting(const KeyStatus &secrets)
{
    return secrets.state == KeyState::Waiting || secrets.state == KeyState::Unknown;
}

} // namespace

SettingsPanel::SettingsPanel(QWidget *parent)
    : QWidget(parent)
    , m_theme(makeTheme(ColourScheme::Light, 1.0))
    , m_announcer(this)
    , m_title(new QLabel(tr("Settings"), this))
    , m_close(new QToolButton(this))
    , m_pages(new SettingsPages(this))
    , m_models(new QWidget(m_pages))
    , m_profiles(new ProfileBar(m_models))
    , m_form(new ProfileForm(m_models))
    , m_report(new TestReport(m_models))
    , m_foot(new SaveBar(m_report->buttons(), this))
    , m_appearance(new Appearance(m_pages))
    , m_look(new LookSection(m_pages))
    , m_reading(new ReadingSection(m_pages))
    , m_spelling(new SpellingSection(m_pages))
    , m_dictation(new DictationSection(m_pages))
    , m_files(new FilesSection(m_pages))
    , m_keyboard(new KeyboardSection(m_pages))
    , m_language(new LanguageSection(m_pages))
    , m_data(new DataSection(m_pages))
    , m_desktop(new DesktopSection(m_pages))
    , m_privacy(new PrivacySection(m_pages))
    , m_titles(new TitlesSection(m_pages))
    , m_updates(new UpdatesSection(m_pages))
    , m_about(new AboutSection(m_pages))
    , m_notice(new QuestionBar(this))
    , m_question(new QuestionBar(this))
{
    setAccessibleRole(*this, QAccessible::Pane);
    setObjectName(u"Settings panel"_s);
    setAccessibleName(tr("Settings panel"));
    m_notice->setObjectName(u"Settings notice"_s);
    fillPages();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(makeHeader());
    column->addWidget(m_pages, 1);
    column->addWidget(m_foot);
    column->addWidget(m_notice);
    column->addWidget(m_question);
    setFocusProxy(m_pages);
    orderFoot();
    connectParts();
    refresh();
}

QWidget *SettingsPanel::makeHeader()
{
    m_close->setObjectName(u"Close settings"_s);
    m_close->setAccessibleName(tr("Close settings"));
    m_close->setToolTip(tr("Close settings"));
    m_close->setAutoRaise(true);
    auto *header = new QWidget(this);
    auto *row = new QHBoxLayout(header);
    row->addWidget(m_title, 1);
    row->addWidget(m_close);
    return header;
}

SettingsPanel::~SettingsPanel()
{
    m_form->disconnect(this); // it asks for models when it gets the focus, also as others go
}

void SettingsPanel::fillPages()
{
    auto *column = new QVBoxLayout(m_models);
    column->setContentsMargins({});
    column->addWidget(m_profiles);
    column->addWidget(m_form);
    column->addWidget(m_report);
    m_pages->add(SettingsTopic::Models, m_models);
    m_pages->add(SettingsTopic::Appearance, m_appearance);
    m_pages->add(SettingsTopic::Appearance, m_look);
    m_pages->add(SettingsTopic::Reading, m_reading);
    m_pages->add(SettingsTopic::Writing, m_spelling);
    m_pages->add(SettingsTopic::Writing, m_dictation);
    m_pages->add(SettingsTopic::Files, m_files);
    m_pages->add(SettingsTopic::Keyboard, m_keyboard);
    m_pages->add(SettingsTopic::Language, m_language);
    m_pages->add(SettingsTopic::Desktop, m_desktop);
    m_pages->add(SettingsTopic::Data, m_data);
    m_pages->add(SettingsTopic::Privacy, m_privacy);
    m_pages->add(SettingsTopic::Privacy, m_titles);
    m_pages->add(SettingsTopic::Privacy, m_updates);
    m_pages->add(SettingsTopic::About, m_about);
}

/// The footer is last in the Tab order, as on screen, whatever was created first.
void SettingsPanel::orderFoot()
{
    QWidget *last = nullptr;
    for (QWidget *each = nextInFocusChain(); each != this; each = each->nextInFocusChain()) {
        if (m_pages->isAncestorOf(each) && each->focusPolicy() != Qt::NoFocus)
            last = each;
    }
    for (QWidget *each : m_foot->buttons()) {
        setTabOrder(last, each);
        last = each;
    }
}

void SettingsPanel::connectParts()
{
    connectProfiles();
    connect(m_close, &QToolButton::clicked, this, &SettingsPanel::requestClose);
    connect(m_foot, &SaveBar::saveRequested, this, &SettingsPanel::save);
    connect(m_foot, &SaveBar::discardRequested, this, &SettingsPanel::discard);
    connect(m_foot, &SaveBar::storingRequested, this, &SettingsPanel::storingRequested);
    connect(m_form, &ProfileForm::changed, this, &SettingsPanel::refresh);
    connect(m_form, &ProfileForm::modelsWanted, this, [this] {
        if (const auto key = m_form->keyChange())
            emit modelsRequested(m_form->profile(), *key, m_form->secretsChange());
    });
    connect(m_form, &ProfileForm::keyPageWanted, this, [this](const QUrl &page) {
        m_question->ask(tr("Open %1?").arg(page.toDisplayString()),
                        {{.text = tr("Open"), .act = [this, page] { emit pageRequested(page); }},
                         {.text = tr("Stay here"), .act = {}}});
    });
    connect(m_form, &ProfileForm::connected, this, &SettingsPanel::saveConnected);
    connect(m_form, &ProfileForm::saveWanted, this, &SettingsPanel::save);
    connect(&m_form->services(), &ServicePicker::localServersWanted, this,
            &SettingsPanel::localServersWanted);
    connect(&m_form->further(), &FurtherSettings::opened, this, &SettingsPanel::reveal);
    connect(m_report, &TestReport::testRequested, this, &SettingsPanel::test);
    connect(m_report, &TestReport::cancelled, this, &SettingsPanel::testCancelled);
    connect(m_report, &TestReport::addressProposed, this, &SettingsPanel::testAt);
    connect(m_report, &TestReport::modelWanted, m_form, &ProfileForm::chooseModel);
    connect(m_report, &TestReport::pinProposed, m_form, &ProfileForm::setPin);
    connect(m_pages, &SettingsPages::shownChanged, this, &SettingsPanel::refresh);
    connect(m_appearance, &Appearance::themeChosen, this, &SettingsPanel::themeChosen);
    connect(m_keyboard, &KeyboardSection::sendKeyChosen, this, &SettingsPanel::sendKeyChosen);
    connect(m_reading, &ReadingSection::chosen, this, &SettingsPanel::readingChosen);
}

void SettingsPanel::connectProfiles()
{
    connect(m_profiles, &ProfileBar::chosen, this,
            [this](const QString &id) { afterKeeping([this, id] { emit profileChosen(id); }); });
    connect(m_profiles, &ProfileBar::newWanted, this,
            [this] { afterKeeping([this] { emit newProfileRequested(); }); });
    connect(m_profiles, &ProfileBar::duplicateWanted, this,
            [this] { afterKeeping([this] { emit profileDuplicated(m_form->stored().id); }); });
    connect(m_profiles, &ProfileBar::moveWanted, this,
            [this](int step) { emit profileMoved(m_form->stored().id, step); });
    connect(m_profiles, &ProfileBar::exportWanted, this,
            [this](const QString &path) { emit exportRequested(m_form->stored().id, path); });
    connect(m_profiles, &ProfileBar::importWanted, this, [this](const QString &path) {
        afterKeeping([this, path] { emit importRequested(path); });
    });
    connect(m_profiles, &ProfileBar::removeWanted, this, &SettingsPanel::remove);
}

void SettingsPanel::setProfiles(const QList<Profile> &profiles, const QString &currentId)
{
    m_profiles->setProfiles(profiles, currentId);
    QStringList ids;
    for (const Profile &profile : profiles)
        ids << profile.id;
    const auto current = std::find_if(profiles.begin(), profiles.end(),
                                      [&](const Profile &p) { return p.id == currentId; });
    if (current == profiles.end())
        return;
    const bool isAnother = current->id != m_form->stored().id;
    if (isAnother) {
        m_report->clear();
        m_question->close();
        m_foot->reset();
        m_behind = {};
        m_closesWhenSaved = m_isStored = false;
        m_afterMending = nullptr;
    }
    m_form->setProfile(*current);
    m_form->keepOnly(ids); // the one that was shown may be deleted
    refresh();
    if (isAnother && m_form->isChoosing() && isVisible())
        m_form->focusFirst();
}

void SettingsPanel::setSecretsStatus(const QString &profileId, const KeyStatus &key,
                                     const SecretsStatus &further)
{
    if (profileId != m_form->stored().id)
        return;
    m_form->setSecretsStatus(key, further);
    KeyStatus behind = key;
    for (const KeyStatus &each : further) {
        if (!behind.isBehind && each.isBehind)
            behind = each;
    }
    m_behind = behind.isBehind ? behind : KeyStatus();
    m_foot->setBehind(m_behind);
    closeWhenStored();
}

void SettingsPanel::setModels(const QStringList &models)
{
    m_form->setModels(models);
}

void SettingsPanel::setModelsMessage(const QString &sentence)
{
    m_form->setModelsMessage(sentence);
    if (isVisible() && !sentence.isEmpty())
        m_announcer.announce(sentence);
}

void SettingsPanel::setPresets(const QList<Preset> &presets)
{
    m_form->setPresets(presets);
}

void SettingsPanel::setLocalServers(const QList<LocalServer> &servers)
{
    m_form->services().setLocalServers(servers);
}

void SettingsPanel::setOwnLimits(const WaitLimits &limits)
{
    m_form->further().setOwnLimits(limits);
}

void SettingsPanel::proposeAddress(const QString &failed, const QString &address)
{
    m_form->proposeAddress(failed, address);
}

void SettingsPanel::setAppearance(ThemePreference preference, bool ctrlEnterSends)
{
    m_appearance->setPreference(preference);
    m_keyboard->setCtrlEnterSends(ctrlEnterSends);
}

void SettingsPanel::setReading(const ReadingOptions &options)
{
    m_reading->setOptions(options);
}

void SettingsPanel::setTheme(const Theme &theme)
{
    m_theme = theme;
    const int l = theme.px(Space::l), s = theme.px(Space::s);
    setGround(*this, theme.palette.sidebar);
    setMargins(*layout()->itemAt(0)->widget()->layout(), l, s, s, s);
    m_models->layout()->setSpacing(theme.px(Space::m));
    m_title->setFont(theme.headingFont(2));
    m_close->setIcon(tintedIcon(Icon::Close, theme.palette.secondary));
    const auto setThemes = [&theme](auto *...parts) { (parts->setTheme(theme), ...); };
    setThemes(m_pages, m_profiles, m_form, m_report, m_foot, m_notice, m_question);
    setThemes(m_appearance, m_look, m_reading, m_spelling, m_dictation, m_files, m_keyboard,
              m_language, m_data, m_desktop, m_privacy, m_titles, m_updates, m_about);
    update();
}

void SettingsPanel::begin()
{
    m_foot->forgetResult();
    showTopic(SettingsTopic::Models);
    if (m_form->isChoosing())
        m_form->focusFirst();
    else
        m_profiles->setFocus(Qt::OtherFocusReason);
}

void SettingsPanel::showTopic(SettingsTopic topic)
{
    m_pages->showTopic(topic);
}

void SettingsPanel::reveal(QWidget *part)
{
    m_pages->reveal(part);
}

QSize SettingsPanel::minimumSizeHint() const
{
    return {m_theme.px(Theme::controlHeight), QWidget::minimumSizeHint().height()};
}

void SettingsPanel::takeModels(const QStringList &models, bool isPublic)
{
    m_form->takeModels(models, isPublic);
    announceVerdict();
}

void SettingsPanel::takeModelsFault(const ApiError &error)
{
    m_form->takeModelsFault(error);
    announceVerdict();
}

void SettingsPanel::announceVerdict()
{
    if (isVisible() && !m_form->verdict().isEmpty())
        m_announcer.announce(m_form->verdict());
}

void SettingsPanel::endModelsRequest()
{
    m_form->endCheck();
}

/// A profile that somebody has just connected needs no further step.
void SettingsPanel::saveConnected()
{
    if (m_form->isNew() || m_afterMending)
        save();
}

void SettingsPanel::save()
{
    if (const auto key = m_form->keyChange()) {
        m_saving = true;
        m_isStored = false;
        m_closesWhenSaved = (m_form->isNew() && m_form->hasModel()) ||
                            (m_afterMending && *key && !(*key)->isEmpty());
        m_form->beginSaving();
        emit saveRequested(m_form->profile(), *key, m_form->secretsChange());
    }
}

void SettingsPanel::saved()
{
    m_saving = false;
    m_form->endSaving();
    m_foot->setSaved();
    refresh(); // what was typed meanwhile is still unsaved
    m_isStored = true;
    closeWhenStored();
    if (const auto act = std::exchange(m_afterSave, nullptr))
        act();
}

void SettingsPanel::saveFailed(const QString &sentence)
{
    m_saving = m_closesWhenSaved = false;
    m_afterSave = nullptr;
    m_foot->setFailed(sentence);
}

/// Not before the keychain has answered; what it has not taken is said in the panel.
void SettingsPanel::closeWhenStored()
{
    if (!m_closesWhenSaved || !m_isStored || (m_behind.isBehind && isWaiting(m_behind)))
        return;
    m_closesWhenSaved = m_isStored = false;
    const auto afterwards = std::exchange(m_afterMending, nullptr);
    if (!m_behind.isBehind && !m_form->isChanged())
        emit closeRequested();
    if (afterwards)
        afterwards();
}

void SettingsPanel::mendKey(const std::function<void()> &afterwards)
{
    showTopic(SettingsTopic::Models);
    m_form->focusKey();
    m_afterMending = afterwards;
}

bool SettingsPanel::hasUnsavedChanges() const
{
    return m_form->isChanged() || !m_form->keptId().isEmpty();
}

bool SettingsPanel::isUnsaved(const QString &profileId) const
{
    return m_form->isUnsaved(profileId);
}

void SettingsPanel::requestClose()
{
    if (m_saving) {
        m_afterSave = [this] { requestClose(); };
        return;
    }
    const bool isKept = m_form->isChanged();
    const QString name = m_form->profile().name;
    emit closeRequested();
    if (!isKept)
        return;
    m_keptId = m_form->stored().id;
    emit changesKept(m_kept = tr("Your changes to “%1” are not saved yet.")
                                  .arg(name.isEmpty() ? tr("New profile") : name));
}

void SettingsPanel::afterKeeping(const std::function<void()> &act)
{
    if (!m_saving && m_form->isKeepable())
        act();
    else
        afterSettling(act);
}

void SettingsPanel::afterSettling(const std::function<void()> &act)
{
    if (!m_form->isChanged() && !m_form->keptId().isEmpty())
        emit profileChosen(m_form->keptId()); // the question is about what the person sees
    if (!m_form->isChanged())
        return act();
    if (m_saving) { // saving is under way: no question needed
        m_afterSave = [this, act] { afterSettling(act); };
        return;
    }
    QList<QuestionBar::Answer> answers;
    if (m_form->isValid())
        answers << QuestionBar::Answer{.text = tr("Save changes"), .act = [this, act] {
                                           m_afterSave = [this, act] { afterSettling(act); };
                                           save();
                                       }};
    answers << QuestionBar::Answer{.text = tr("Go on editing"), .act = {}, .isEscape = true};
    answers << QuestionBar::Answer{.text = tr("Discard"), .act = [this, act] {
                                       m_form->drop();
                                       act();
                                   }};
    m_question->ask(tr("This profile has unsaved changes."), answers);
}

void SettingsPanel::discard()
{
    const ProfileForm::Unsaved typed = m_form->unsaved();
    const QString id = m_form->stored().id;
    m_form->drop();
    m_profiles->setFocus(Qt::OtherFocusReason); // the pressed link is hidden
    const auto undo = [this, typed, id] {
        if (m_form->stored().id != id)
            return;
        m_form->restore(typed);
        m_announcer.announce(tr("Undone."));
    };
    m_notice->tell(tr("The changes were discarded."),
                   {{.text = tr("Undo"), .act = undo}, {.text = tr("Close"), .act = {}}});
}

void SettingsPanel::remove()
{
    const QString id = m_form->stored().id;
    m_form->drop();
    emit profileRemoved(id);
}

void SettingsPanel::tell(const QString &sentence)
{
    m_notice->tell(sentence, {{.text = tr("Close"), .act = {}}});
}

void SettingsPanel::tellRemoved(const QString &name)
{
    const auto undo = [this] {
        emit removalUndone();
        m_announcer.announce(tr("Undone."));
    };
    m_notice->tell(tr("The profile “%1” was deleted.").arg(name),
                   {{.text = tr("Undo"), .act = undo}, {.text = tr("Close"), .act = {}}});
}

void SettingsPanel::refresh()
{
    m_foot->setUnsaved(m_form->isChanged(), m_form->isValid());
    m_report->setPossible(m_form->isValid());
    m_foot->setVisible(m_pages->shows(SettingsTopic::Models));
    if (!m_kept.isEmpty() && !m_form->isUnsaved(m_keptId))
        emit changesSettled(std::exchange(m_kept, {}));
}

/// Opened again, it stays open until it is closed.
void SettingsPanel::hideEvent(QHideEvent *event)
{
    if (!event->spontaneous()) { // not with the whole window
        m_closesWhenSaved = false;
        m_afterMending = nullptr;
    }
    QWidget::hideEvent(event);
}

void SettingsPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        requestClose();
        event->accept();
        return;
    }
    QWidget::keyPressEvent(event);
}

void SettingsPanel::paintEvent(QPaintEvent *)
{
    paintPaneEdge(*this, Qt::LeftEdge, m_theme.palette.hairline);
    QPainter painter(this);
    painter.setPen(m_theme.palette.hairline);
    if (m_foot->isVisible())
        painter.drawLine(m_foot->geometry().topLeft(), m_foot->geometry().topRight());
}

} // namespace Hiwar
