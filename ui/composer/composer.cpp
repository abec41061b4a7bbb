// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/composer.h"

#include "ui/attachments/attachmentstrip.h"
#include "ui/chooser/modelchooser.h"
#include "ui/composer/dictationstrip.h"
#include "ui/composer/editbanner.h"
#include "ui/composer/estimatelabel.h"
#include "ui/composer/messageedit.h"
#include "ui/composer/pasteoffer.h"
#include "ui/composer/promptpicker.h"
#include "ui/composer/queuelist.h"
#include "ui/composer/secretwarning.h"
#include "ui/composer/secretwords.h"
#include "ui/composer/sendbutton.h"
#include "ui/theme/column.h"
#include "ui/theme/icon.h"
#include "ui/theme/menubutton.h"
#include "ui/theme/ownline.h"
#include "ui/theme/shortcuttip.h"
#include "ui/theme/widgetpalette.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QScopedValueRollback>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

Composer::Composer(QWidget *parent)
    : QWidget(parent)
    , m_theme(makeTheme(ColourScheme::Light, 1.0))
    , m_column(new QWidget(this))
    , m_warning(new SecretWarning(m_column))
    , m_box(new QWidget(m_column))
    , m_row(new QHBoxLayout)
    , m_banner(new EditBanner(m_box))
    , m_strip(new AttachmentStrip(m_box))
    , m_edit(new MessageEdit(m_box))
    , m_offer(new PasteOffer(*m_edit, m_box))
    , m_prompts(new PromptPicker(*m_edit, m_column))
    , m_queue(new QueueList(m_column))
    , m_dictation(new DictationStrip(*m_edit, m_column))
    , m_add(new QToolButton(m_box))
    , m_model(new MenuButton(m_box))
    , m_request(new QToolButton(m_box))
    , m_dictate(new QToolButton(m_box))
    , m_estimate(new EstimateLabel(m_box))
    , m_button(new SendButton(m_box))
    , m_ways(new QToolButton(m_box))
    , m_hint(new QLabel(m_column))
    , m_announcer(this)
{
    m_edit->setObjectName(u"Message"_s);
    m_edit->setAccessibleName(tr("Message"));
    m_edit->setPlaceholderText(tr("Write a message"));
    m_edit->installEventFilter(m_prompts); // what is open over the text has the keys first
    m_edit->installEventFilter(this);
    m_add->setObjectName(u"Add"_s);
    m_add->setAccessibleName(tr("Add"));
    m_add->setToolTip(tr("Add to the message"));
    for (QToolButton *button : {m_add, m_request, m_dictate, m_ways})
        button->setAutoRaise(true);
    m_request->hide();
    m_dictate->hide();
    m_model->setObjectName(u"Answered by"_s);
    m_model->setAccessibleName(tr("Answered by"));
    m_model->setToolTip(withKeys(tr("Choose who answers"), ShortcutId::ChooseModel));
    m_model->setOpensUp(true);
    m_model->setPicture(Icon::Model);
    m_estimate->setAccessibleName(tr("Next request"));
    m_hint->setObjectName(u"Keys"_s);
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_ways->setObjectName(u"Ways to send"_s);
    m_ways->setAccessibleName(tr("Ways to send"));
    m_ways->setToolTip(tr("Add the message without asking, or as another role"));
    m_ways->setFocusPolicy(Qt::TabFocus);

    connect(m_edit, &MessageEdit::textChanged, this, &Composer::textEdited);
    connect(m_edit, &MessageEdit::submitted, this, &Composer::submit);
    connect(m_edit, &MessageEdit::added, this, [this] { leave(SendWay::Add); });
    connect(m_edit, &MessageEdit::steered, this, [this] { leave(SendWay::StopAndSend); });
    connect(m_queue, &QueueList::left, this, &Composer::focusText);
    // Stop acts on pressed(): a press by a screen reader is released only 100 ms later
    // (QAbstractButton::animateClick), and every word until then may cost.
    connect(m_button, &QPushButton::pressed, this, [this] {
        m_pressedToStop = m_busy;
        if (m_busy)
            emit stopRequested();
    });
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (!m_pressedToStop)
            submit();
    });
    connect(m_add, &QToolButton::clicked, this, &Composer::openAddMenu);
    connect(m_ways, &QToolButton::clicked, this, &Composer::openWays);
    connect(m_button, &QWidget::customContextMenuRequested, this, &Composer::openWays);
    connect(m_model, &MenuButton::menuRequested, this, &Composer::modelsRequested);
    connect(m_estimate, &EstimateLabel::clicked, this, &Composer::contextRequested);

    setFocusProxy(m_edit);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connectWarning();
    connectAttachments();
    layOut();
    setTheme(m_theme);
    setModel({});
}

void Composer::connectAttachments()
{
    // Unless an earlier message is edited: that one keeps what it has.
    const auto unlessEditing = [this](const auto &offered) {
        return [this, offered](const auto &given) {
            if (m_editing)
                emit refused(tr("Finish editing first: files are attached to a new message."));
            else
                emit(this->*offered)(given);
        };
    };
    connect(m_edit, &MessageEdit::filesGiven, this, unlessEditing(&Composer::filesOffered));
    connect(m_edit, &MessageEdit::pictureGiven, this, unlessEditing(&Composer::pictureOffered));
    connect(m_offer, &PasteOffer::taken, this, &Composer::textOffered);
    connect(m_strip, &AttachmentStrip::changed, this, &Composer::refreshButton);
    connect(m_strip, &AttachmentStrip::left, this, &Composer::focusText);
}

void Composer::connectWarning()
{
    connect(m_banner, &EditBanner::cancelled, this, &Composer::cancelEdit);
    m_banner->hide();
    connect(m_warning, &SecretWarning::hidingRequested, this, &Composer::hideSecrets);
    connect(m_warning, &SecretWarning::editingRequested, this, &Composer::selectSecret);
    connect(m_warning, &SecretWarning::sendingRequested, this, [this] {
        closeWarning();
        emit secretsAllowed(text());
        leave(m_way);
    });
}

void Composer::layOut()
{
    m_row->addWidget(m_add);
    m_row->addWidget(m_model);
    m_row->addWidget(m_request);
    m_row->addWidget(m_dictate);
    m_row->addWidget(m_estimate, 1);
    m_row->addWidget(m_button);
    m_row->addWidget(m_ways);
    auto *box = new QVBoxLayout(m_box);
    box->addWidget(m_banner);
    box->addWidget(m_strip);
    box->addWidget(m_offer);
    box->addWidget(m_edit);
    box->addLayout(m_row);
    auto *column = new QVBoxLayout(m_column);
    column->addWidget(m_warning);
    column->addWidget(m_prompts);
    column->addWidget(m_queue);
    column->addWidget(m_dictation);
    column->addWidget(m_box);
    column->addWidget(m_hint);
    auto *outer = new QHBoxLayout(this);
    outer->addWidget(m_column);
    setTabOrder(m_warning->lastButton(), m_strip);
    setTabOrder(m_strip, m_offer);
    setTabOrder(m_offer, m_edit);
    setTabOrder(m_edit, m_add);
    setTabOrder(m_add, m_model);
    setTabOrder(m_model, m_request);
    setTabOrder(m_request, m_dictate);
    setTabOrder(m_dictate, m_button);
    setTabOrder(m_button, m_ways);
}

void Composer::setActions(const QList<QAction *> &actions)
{
    m_request->setDefaultAction(actions.value(0));
    m_request->show();
    m_dictate->setDefaultAction(actions.value(1));
    arrangeRow();
}

void Composer::openAddMenu()
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(u"Add menu"_s);
    emit addMenuRequested(menu);
    menu->addSeparator();
    addWays(*menu, sendState(), false, [this](SendWay way) { leave(way); });
    menu->popup(menuPosition(*m_add, menu->sizeHint(), true));
}

void Composer::openWays()
{
    const SendState state = sendState();
    if (!state.canAdd && !(state.isBusy && state.canSend))
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(u"Send menu"_s);
    addWays(*menu, state, true, [this](SendWay way) { leave(way); });
    menu->popup(menuPosition(*m_button, menu->sizeHint(), true));
}

SendState Composer::sendState() const
{
    return {.isBusy = m_busy && !m_editing,
            .canSend = canLeave(),
            .canAdd = canAdd(),
            .ctrlSends = m_ctrlSends,
            .editsQueued = m_editsQueued};
}

/// Who answers has the room before the ways to send, which the + menu has as well.
bool Composer::canAdd() const
{
    return !m_busy && !m_editing && !m_edit->isBlank() && canLeave();
}

/// Files can go alone, but not before they are read.
bool Composer::canLeave() const
{
    if (m_editing)
        return !m_edit->isBlank();
    return !m_strip->isReading() && (!m_edit->isBlank() || m_strip->hasReady());
}

QWidget &Composer::modelButton() const
{
    return *m_model;
}

ModelChooser &Composer::chooser()
{
    if (!m_chooser) {
        m_chooser = new ModelChooser(*window());
        m_chooser->setTheme(m_theme);
    }
    return *m_chooser;
}

void Composer::setText(const QString &text)
{
    if (m_editing) {
        m_isEditKept = false; // what was kept stays a draft
        endEdit();
        emit editCancelled();
    }
    fill(text);
}

QString Composer::text() const
{
    return m_edit->toPlainText();
}

void Composer::fill(const QString &text)
{
    const QScopedValueRollback filling(m_filling, true);
    m_edit->setPlainText(text);
    m_edit->moveCursor(QTextCursor::End);
    m_prompts->close();
    m_offer->close();
    refreshButton();
}

void Composer::setBusy(bool busy)
{
    m_busy = busy;
    refreshButton();
    refreshHint();
}

void Composer::setModel(const QString &model)
{
    m_model->setText(model.isEmpty() ? tr("Choose a model") : model);
    m_model->setAccessibleDescription(m_model->text());
    m_model->updateGeometry();
    arrangeRow();
}

void Composer::setFace(const QImage &face)
{
    m_model->setFace(face);
    arrangeRow();
}

void Composer::setEstimate(const QString &text, const QString &parts)
{
    m_estimate->setEstimate(text, parts);
    arrangeRow();
}

void Composer::arrangeRow()
{
    const int usual = m_theme.px(Theme::rowHeight);
    const int close =
        std::max(m_theme.px(Theme::iconSize) + m_theme.px(Space::xs), Theme::leastTarget);
    const int inner = std::min(width() - 2 * m_theme.px(Space::l), m_column->maximumWidth()) -
                      2 * m_theme.px(Space::s);
    int fixed = m_button->sizeHint().width() + 4 * m_row->spacing();
    // What these do is in the + menu, too.
    for (QToolButton *more : {m_dictate, m_ways}) {
        const int wanted = more->maximumWidth() + m_row->spacing();
        const bool fits = inner - fixed - 2 * usual - wanted >= m_model->sizeHint().width();
        more->setVisible(fits && (more == m_ways || m_dictate->defaultAction()));
        fixed += more->isHidden() ? 0 : wanted;
    }
    const auto roomWith = [&](int button) { return inner - fixed - 2 * button; };
    const int least = m_model->leastWidth();
    const int button = roomWith(usual) < least ? close : usual;
    const int room = roomWith(button);
    m_add->setFixedWidth(button);
    m_request->setFixedWidth(button);
    const int wanted = m_estimate->wantedWidth();
    const int shared = std::max(least, room - std::min(wanted, room / 2));
    // An estimate of a few letters says nothing.
    m_model->setMaximumWidth(room - shared < std::min(wanted, usual) ? std::max(least, room)
                                                                     : shared);
}

void Composer::setSendKey(bool ctrlEnter)
{
    m_ctrlSends = ctrlEnter;
    m_edit->setCtrlSubmits(ctrlEnter);
    refreshHint();
}

void Composer::refreshHint()
{
    const QString keys = keyWords(sendState());
    const int room = std::min(width() - 2 * m_theme.px(Space::l), m_column->maximumWidth());
    const QFontMetrics metrics = m_hint->fontMetrics();
    const bool fits = metrics.horizontalAdvance(keys) <= room;
    const QString shown = fits ? keys : shortened(keys, metrics, room);
    m_hint->setText(m_edit->hasFocus() ? shown : QString());
    m_edit->setAccessibleDescription(keys);
}

void Composer::setTheme(const Theme &theme)
{
    m_theme = theme;
    const int s = theme.px(Space::s);
    const int xs = theme.px(Space::xs);
    layout()->setContentsMargins(theme.px(Space::l), s, theme.px(Space::l), s);
    m_column->setMaximumWidth(columnIn(width(), theme).width());
    m_column->layout()->setContentsMargins({});
    m_column->layout()->setSpacing(xs);
    m_box->layout()->setContentsMargins(s, s, s, s);
    m_box->layout()->setSpacing(xs);
    m_row->setSpacing(xs);
    m_edit->setInset(s, Space::xs); // in large letters, every line is needed
    m_edit->setFont(theme.font);
    m_add->setIcon(tintedIcon(Icon::New, theme.palette.secondary));
    m_add->setFixedHeight(theme.px(Theme::rowHeight));
    m_request->setFixedHeight(theme.px(Theme::rowHeight));
    m_dictate->setFixedSize(theme.px(Theme::rowHeight), theme.px(Theme::rowHeight));
    m_ways->setFixedSize(theme.px(Space::xxl), theme.px(Theme::rowHeight));
    m_model->setFont(theme.captionFont());
    const auto setThemes = [&theme](auto *...parts) { (parts->setTheme(theme), ...); };
    setThemes(m_warning, m_prompts, m_queue, m_dictation, m_strip, m_offer, m_model, m_banner);
    setForeground(*m_model, theme.palette.secondary);
    if (m_chooser)
        m_chooser->setTheme(theme);
    m_estimate->setFont(theme.captionFont());
    setForeground(*m_estimate, theme.palette.secondary);
    m_hint->setFont(theme.captionFont());
    setForeground(*m_hint, theme.palette.secondary);
    m_hint->setFixedHeight(QFontMetrics(theme.captionFont()).height());
    refreshButton();
    arrangeRow();
    update();
}

void Composer::beginEdit(const QString &message, Role role)
{
    if (!m_editing)
        m_draft = text();
    m_editing = true;
    m_editedRole = role;
    m_banner->setEdited(role, m_editsQueued);
    m_banner->show();
    m_strip->setPutAside(true);
    fill(message);
    refreshHint();
    focusText();
}

void Composer::beginQueuedEdit(const QString &question)
{
    cancelEdit();
    m_editsQueued = true;
    beginEdit(question);
}

void Composer::cancelEdit()
{
    if (!m_editing)
        return;
    endEdit();
    keepEdit();
    emit editCancelled();
}

/// Also tells when there is no edit to keep any more.
void Composer::keepEdit()
{
    if (m_editing || m_isEditKept)
        emit editChanged(m_draft.isEmpty() ? text() : text() + u"\n\n"_s + m_draft);
    m_isEditKept = m_editing;
}

void Composer::endEdit()
{
    m_editing = false;
    m_editsQueued = false;
    m_banner->hide();
    m_strip->setPutAside(false);
    fill(std::exchange(m_draft, {}));
    refreshHint();
    focusText();
}

void Composer::insertQuote(const QString &markdown)
{
    m_edit->insertQuote(markdown);
    focusText();
}

void Composer::takeDropped(const QMimeData *source)
{
    m_edit->takeDropped(source);
}

void Composer::focusText()
{
    m_edit->setFocus(Qt::OtherFocusReason);
}

void Composer::typeKey(QKeyEvent *event)
{
    focusText();
    QCoreApplication::sendEvent(m_edit, event);
}

void Composer::insertText(const QString &text)
{
    m_edit->textCursor().insertText(text);
    focusText();
}

void Composer::leave(SendWay way)
{
    const std::optional<Role> added = addedRole(way);
    const bool isBusy = m_busy && !m_editsQueued; // an edited question goes where it was
    if (!canLeave() || (added && !canAdd()) || (isBusy && m_editing))
        return;
    const QString said = text();
    m_way = way;
    if (m_sendingHeld && m_sendingHeld(said))
        return;
    focusText(); // the button becomes Stop, or is disabled
    if (added)
        emit addRequested(*added, said);
    else if (isBusy)
        emit way == SendWay::Send ? queueRequested(said) : steerRequested(said);
    else if (!m_editing)
        emit sendRequested(said);
    else
        submitEdit(said);
}

void Composer::submitEdit(const QString &said)
{
    const bool wasQueued = m_editsQueued;
    endEdit();
    emit wasQueued ? queuedEdited(said) : editSubmitted(said);
    keepEdit();
}

void Composer::warnOfSecrets(const QList<FoundSecret> &found, const QString &receiver)
{
    m_secrets = found;
    m_warning->warn(secretWarning(found, receiver), int(found.size()));
    refreshButton();
}

void Composer::closeWarning()
{
    if (m_warning->isHidden())
        return;
    if (m_warning->hasFocusInside())
        focusText();
    m_secrets.clear();
    m_warning->hide();
    refreshButton();
}

void Composer::hideSecrets()
{
    m_edit->hideSecrets(std::exchange(m_secrets, {}));
    closeWarning();
    focusText();
}

void Composer::selectSecret()
{
    const FoundSecret first = m_secrets.value(0);
    closeWarning();
    m_edit->select(int(first.start), int(first.length));
    focusText();
}

void Composer::textEdited()
{
    closeWarning();
    refreshButton();
    if (!m_filling && m_editing)
        keepEdit();
    else if (!m_filling)
        emit draftChanged(text());
}

void Composer::refreshButton()
{
    const bool onlySaves = m_editing && m_editedRole != Role::User;
    using enum SendButton::Shows;
    const bool isPrimary = m_busy || m_warning->isHidden(); // else its first button is
    const bool waits = !m_busy && !m_editing && m_strip->isReading();
    m_button->setShown(m_busy      ? Stop
                       : onlySaves ? Save
                                   : Send,
                       m_busy || canLeave(), waits ? tr("A file is still being read") : QString(),
                       isPrimary, m_theme);
    m_ways->setEnabled(canAdd() || (m_busy && !m_editing && canLeave()));
    m_ways->setIcon(tintedIcon(Icon::Down, m_ways->isEnabled() ? m_theme.palette.secondary
                                                               : m_theme.palette.hairline));
}

void Composer::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && (m_editing || m_busy || !m_warning->isHidden())) {
        if (!m_warning->isHidden())
            selectSecret();
        else if (m_editing)
            cancelEdit();
        else
            emit stopRequested();
        event->accept();
        return;
    }
    QWidget::keyPressEvent(event);
}

void Composer::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_column->setMaximumWidth(columnIn(width(), m_theme).width());
    refreshHint();
    arrangeRow();
    layout()->activate(); // in this frame, not in the next
}

void Composer::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool focused = m_edit->hasFocus();
    const qreal width = focused ? m_theme.px(Theme::ringWidth) : 1;
    painter.setBrush(m_theme.palette.surface);
    painter.setPen(QPen(focused ? m_theme.palette.focusRing : m_theme.palette.outline, width));
    const qreal radius = m_theme.px(Theme::bubbleRadius);
    const QRectF box(m_box->mapTo(this, QPoint()), m_box->size());
    painter.drawRoundedRect(box.adjusted(width / 2, width / 2, -width / 2, -width / 2), radius,
                            radius);
}

bool Composer::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) {
        refreshHint();
        update();
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace Hiwar
