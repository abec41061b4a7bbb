// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/dictationstrip.h"

#include "ui/accessiblerole.h"
#include "ui/composer/messageedit.h"
#include "ui/composer/soundmeter.h"
#include "ui/theme/floating.h"
#include "ui/theme/icon.h"
#include "ui/theme/iconlabel.h"
#include "ui/theme/widgetpalette.h"

#include <QApplication>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// "0:05", in the digits of the window's language.
QString clockText(std::chrono::seconds time)
{
    const QLocale locale;
    const QString seconds = locale.toString(int(time.count() % 60));
    const QString padded = seconds.size() < 2 ? locale.toString(0) + seconds : seconds;
    return locale.toString(int(time.count() / 60)) + u':' + padded;
}

} // namespace

DictationStrip::DictationStrip(MessageEdit &edit, QWidget *parent)
    : QWidget(parent)
    , m_edit(edit)
    , m_theme(makeTheme(ColourScheme::Light, 1.0))
    , m_mark(new IconLabel(this))
    , m_text(new QLabel(this))
    , m_meter(new SoundMeter(this))
    , m_lines(new QVBoxLayout)
    , m_insert(addButton(u"Insert dictation"_s, tr("Stop and insert"),
                         tr("Close the microphone and put the words into the message"),
                         &DictationStrip::stopWanted))
    , m_cancel(addButton(u"Cancel dictation"_s, tr("Cancel"), tr("Insert nothing"),
                         &DictationStrip::cancelWanted))
    , m_retry(
          addButton(u"Try dictation again"_s, tr("Try again"), {}, &DictationStrip::retryWanted))
    , m_save(addButton(u"Save the recording"_s, tr("Save the recording…"),
                       tr("Write it to a file, to use it elsewhere"), &DictationStrip::saveWanted))
    , m_discard(
          addButton(u"Discard dictation"_s, tr("Discard"), {}, &DictationStrip::discardWanted))
{
    setAccessibleRole(*this, QAccessible::AlertMessage);
    setObjectName(u"Dictation"_s);
    setAccessibleName(tr("Dictation"));
    m_cancel->setAccessibleName(tr("Cancel dictation"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    // A label is at least as wide as its longest word.
    QSizePolicy policy = m_text->sizePolicy();
    policy.setHorizontalPolicy(QSizePolicy::Ignored);
    m_text->setSizePolicy(policy);
    auto *words = new QHBoxLayout;
    words->addWidget(m_mark, 0, Qt::AlignTop);
    words->addWidget(m_text, 1);
    words->addWidget(m_meter);
    auto *column = new QVBoxLayout(this);
    column->addLayout(words);
    column->addLayout(m_lines);
    edit.installEventFilter(this);
    hide();
}

QPushButton *DictationStrip::addButton(const QString &name, const QString &text, const QString &tip,
                                       void (DictationStrip::*wanted)())
{
    auto *button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setToolTip(tip);
    button->setAutoDefault(false);
    button->hide();
    connect(button, &QPushButton::clicked, this, wanted);
    return button;
}

void DictationStrip::showRecording(std::chrono::seconds most)
{
    m_most = most;
    m_meter->setPeak(0);
    m_insert->setDefault(true);
    setState(State::Recording, {}, {m_insert, m_cancel});
    setElapsed({});
}

void DictationStrip::setElapsed(std::chrono::seconds time)
{
    if (m_state != State::Recording)
        return;
    m_text->setText(tr("Recording: %1 of %2").arg(clockText(time), clockText(m_most)));
    setAccessibleDescription(m_text->text());
}

void DictationStrip::setPeak(double peak)
{
    m_meter->setPeak(peak);
}

void DictationStrip::showWorking()
{
    setState(State::Working, tr("Turning it into words…"), {m_cancel});
}

void DictationStrip::showFailure(const QString &sentence, bool hasRecording)
{
    m_discard->setText(hasRecording ? tr("Discard") : tr("Close"));
    m_retry->setDefault(true);
    setState(State::Failed, sentence,
             hasRecording ? QList{m_retry, m_save, m_discard} : QList{m_retry, m_discard});
}

void DictationStrip::close()
{
    setState(State::Closed, {}, {});
}

QString DictationStrip::sentence() const
{
    return m_state == State::Closed ? QString() : m_text->text();
}

/// Where the focus was inside, it stays inside, or goes to the message.
void DictationStrip::setState(State state, const QString &sentence,
                              const QList<QPushButton *> &buttons)
{
    const QWidget *focused = QApplication::focusWidget();
    const bool hasFocus = focused && isAncestorOf(focused);
    m_state = state;
    m_text->setText(sentence);
    setAccessibleDescription(sentence);
    const QList<QPushButton *> former = std::exchange(m_buttons, buttons);
    m_rows.clear();
    arrange();
    for (QPushButton *button : buttons) {
        button->setAccessibleDescription(state == State::Failed ? sentence : QString());
        button->show();
    }
    m_meter->setVisible(state == State::Recording);
    if (state != State::Closed)
        show();
    if (hasFocus && !buttons.contains(focused))
        (buttons.isEmpty() ? static_cast<QWidget *>(&m_edit) : buttons.first())
            ->setFocus(Qt::OtherFocusReason);
    for (QPushButton *button : former)
        button->setVisible(buttons.contains(button));
    setVisible(state != State::Closed);
    setTheme(m_theme);
}

void DictationStrip::setTheme(const Theme &theme)
{
    m_theme = theme;
    const bool hasFailed = m_state == State::Failed;
    m_mark->setIcon(tintedIcon(hasFailed                     ? Icon::Warning
                               : m_state == State::Recording ? Icon::Microphone
                                                             : Icon::Waiting,
                               hasFailed ? theme.palette.warning : theme.palette.secondary),
                    theme.px(Theme::iconSize));
    m_meter->setTheme(theme);
    setForeground(*m_text, theme.palette.text);
    m_rows.clear(); // other letters
    arrange();
    update();
}

bool DictationStrip::isCancelledBy(const QKeyEvent &event) const
{
    return event.key() == Qt::Key_Escape && event.modifiers() == Qt::NoModifier &&
           (m_state == State::Recording || m_state == State::Working);
}

void DictationStrip::keyPressEvent(QKeyEvent *event)
{
    if (isCancelledBy(*event))
        emit cancelWanted();
    else
        QWidget::keyPressEvent(event);
}

bool DictationStrip::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress || !isCancelledBy(*static_cast<QKeyEvent *>(event)))
        return QWidget::eventFilter(watched, event);
    emit cancelWanted();
    return true;
}

void DictationStrip::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    if (m_state == State::Recording)
        emit stopWanted();
}

QSize DictationStrip::minimumSizeHint() const
{
    int width = 0;
    for (const QPushButton *button : m_buttons)
        width = std::max(width, button->sizeHint().width());
    const QMargins margins = layout()->contentsMargins();
    return {width + margins.left() + margins.right(), QWidget::minimumSizeHint().height()};
}

DictationStrip::Rows DictationStrip::rowsIn(int width, int gap) const
{
    Rows rows;
    QList<QPushButton *> left = m_buttons;
    while (!left.isEmpty()) {
        QList<QPushButton *> row;
        int taken = -gap;
        for (QPushButton *button : m_buttons) {
            const int wanted = taken + gap + button->sizeHint().width();
            if (!left.contains(button) || (!row.isEmpty() && wanted > width))
                continue;
            row.append(button);
            left.removeOne(button);
            taken = wanted;
        }
        rows.append(row);
    }
    return rows;
}

/// Smaller and with more rows where large letters leave little room.
void DictationStrip::arrange()
{
    Rows rows = rowsIn(width() - 2 * m_theme.px(Space::m), m_theme.px(Space::s));
    const bool isRoomy = rows.size() <= 1;
    if (!isRoomy)
        rows = rowsIn(width() - 2 * m_theme.px(Space::s), m_theme.px(Space::xs));
    if (rows == m_rows)
        return;
    m_rows = rows;
    m_text->setFont(isRoomy ? m_theme.font : m_theme.captionFont());
    m_mark->setVisible(isRoomy || m_state != State::Failed);
    const int gap = m_theme.px(isRoomy ? Space::s : Space::xs);
    const int side = m_theme.px(isRoomy ? Space::m : Space::s);
    layout()->setContentsMargins(side, gap, side, gap);
    layout()->setSpacing(gap);
    m_lines->setSpacing(gap);
    while (m_lines->count() > 0)
        delete m_lines->takeAt(0);
    for (const QList<QPushButton *> &row : std::as_const(m_rows)) {
        auto *line = new QHBoxLayout;
        line->setSpacing(gap);
        for (QPushButton *button : row)
            line->addWidget(button);
        m_lines->addLayout(line);
    }
}

void DictationStrip::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void DictationStrip::paintEvent(QPaintEvent *)
{
    paintCard(*this, m_theme);
}

} // namespace Hiwar
