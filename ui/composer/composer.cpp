// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/composer.h"

#include "ui/composer/hintline.h"
#include "ui/composer/messageedit.h"
#include "ui/theme/icon.h"
#include "ui/theme/quietstyle.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScopedValueRollback>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// Send becomes Stop under the pointer: the second click of a double click must not stop what the
/// first one has sent.
class SendButton : public QPushButton
{
public:
    using QPushButton::QPushButton;

protected:
    void mouseDoubleClickEvent(QMouseEvent *event) override { event->accept(); }
};

} // namespace

Composer::Composer(QWidget *parent)
    : QWidget(parent)
    , m_theme(makeTheme(ColourScheme::Light, 1.0))
    , m_column(new QWidget(this))
    , m_box(new QWidget(m_column))
    , m_banner(new QWidget(m_box))
    , m_bannerText(new QLabel(tr("Editing an earlier question"), m_banner))
    , m_cancel(new QPushButton(tr("Cancel"), m_banner))
    , m_edit(new MessageEdit(m_box))
    , m_button(new SendButton(m_box))
    , m_hint(new HintLine(m_column))
{
    m_edit->setObjectName(u"Message"_s);
    m_edit->setAccessibleName(tr("Message"));
    m_edit->setPlaceholderText(tr("Write a message"));
    m_edit->installEventFilter(this);
    m_button->setObjectName(u"Send"_s);
    m_button->setAutoDefault(false);
    m_button->setDefault(true);

    connect(m_edit, &MessageEdit::textChanged, this, &Composer::textEdited);
    connect(m_edit, &MessageEdit::submitted, this, &Composer::submit);
    connect(m_edit, &MessageEdit::pictureRefused, this,
            [this] { emit refused(tr("Pictures cannot be sent yet. Nothing was added.")); });
    connect(m_edit, &MessageEdit::filesRefused, this, [this] {
        emit refused(tr("Files cannot be sent yet. Nothing was added; what they say can be pasted "
                        "as text."));
    });
    connect(m_edit, &MessageEdit::upInEmptyPressed, this, [this] {
        if (!m_editing)
            emit editLastRequested();
    });
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
    connect(m_hint, &HintLine::sendKeyPressed, this, &Composer::sendKeyChangeRequested);

    setFocusProxy(m_edit);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    fillBanner();
    layOut();
    setTheme(m_theme);
    m_hint->setStatus({});
    m_hint->setSendKey(false);
}

void Composer::fillBanner()
{
    m_cancel->setObjectName(u"Cancel editing"_s);
    m_cancel->setAccessibleName(tr("Cancel editing"));
    m_cancel->setFlat(true);
    m_cancel->setAutoDefault(false);
    connect(m_cancel, &QPushButton::clicked, this, &Composer::cancelEdit);
    auto *row = new QHBoxLayout(m_banner);
    row->addWidget(m_bannerText, 1);
    row->addWidget(m_cancel);
    m_banner->hide();
}

void Composer::layOut()
{
    auto *line = new QHBoxLayout;
    line->addWidget(m_edit, 1);
    line->addWidget(m_button, 0, Qt::AlignBottom);
    auto *box = new QVBoxLayout(m_box);
    box->addWidget(m_banner);
    box->addLayout(line);
    auto *column = new QVBoxLayout(m_column);
    column->addWidget(m_box);
    column->addWidget(m_hint);
    auto *outer = new QHBoxLayout(this);
    outer->addWidget(m_column);
    setTabOrder(m_edit, m_button);
    setTabOrder(m_button, m_hint->button());
}

void Composer::setText(const QString &text)
{
    if (m_editing) {
        endEdit();
        emit editCancelled();
    }
    fill(text);
}

QString Composer::text() const
{
    return m_edit->toPlainText();
}

void Composer::clear()
{
    fill({});
}

void Composer::fill(const QString &text)
{
    const QScopedValueRollback filling(m_filling, true);
    m_edit->setPlainText(text);
    m_edit->moveCursor(QTextCursor::End);
    refreshButton();
}

void Composer::setBusy(bool busy)
{
    m_busy = busy;
    refreshButton();
}

void Composer::setStatusLine(const QString &line)
{
    m_hint->setStatus(line);
}

void Composer::setSendKey(bool ctrlEnter)
{
    m_edit->setCtrlSubmits(ctrlEnter);
    m_hint->setSendKey(ctrlEnter);
}

void Composer::setTheme(const Theme &theme)
{
    m_theme = theme;
    const int s = theme.px(Space::s);
    const int xs = theme.px(Space::xs);
    layout()->setContentsMargins(theme.px(Space::l), s, theme.px(Space::l), s);
    m_column->setMaximumWidth(theme.px(Theme::columnWidth));
    m_column->layout()->setContentsMargins({});
    m_column->layout()->setSpacing(xs);
    setMargins(*m_box->layout(), theme.px(Space::m), s, s, s);
    m_box->layout()->setSpacing(xs);
    m_banner->layout()->setContentsMargins({});
    m_edit->setFont(theme.font);
    m_bannerText->setFont(theme.captionFont());
    setForeground(*m_bannerText, theme.palette.secondary);
    setForeground(*m_cancel, theme.palette.accent);
    m_hint->setTheme(theme);
    refreshButton();
    update();
}

void Composer::beginEdit(const QString &question)
{
    if (!m_editing)
        m_draft = text();
    m_editing = true;
    m_banner->show();
    fill(question);
    focusText();
}

void Composer::cancelEdit()
{
    if (!m_editing)
        return;
    endEdit();
    emit editCancelled();
}

void Composer::endEdit()
{
    m_editing = false;
    m_banner->hide();
    fill(std::exchange(m_draft, {}));
    focusText();
}

void Composer::insertQuote(const QString &markdown)
{
    QTextCursor cursor = m_edit->textCursor();
    cursor.beginEditBlock();
    if (!cursor.atBlockStart())
        cursor.insertText(u"\n\n"_s);
    const QStringList lines = markdown.split(u'\n');
    for (const QString &line : lines)
        cursor.insertText((line.isEmpty() ? u">"_s : u"> "_s + line) + u'\n');
    cursor.insertText(u"\n"_s);
    cursor.endEditBlock();
    m_edit->setTextCursor(cursor);
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

void Composer::submit()
{
    if (m_busy || m_edit->isBlank())
        return;
    const QString said = text();
    focusText(); // the button becomes Stop, or is disabled
    if (!m_editing) {
        emit sendRequested(said);
        return;
    }
    endEdit();
    emit editSubmitted(said);
}

void Composer::textEdited()
{
    refreshButton();
    if (!m_filling && !m_editing)
        emit draftChanged(text());
}

void Composer::refreshButton()
{
    const QString name = m_busy ? tr("Stop") : tr("Send");
    m_button->setAccessibleName(name);
    m_button->setToolTip(name);
    m_button->setEnabled(m_busy || !m_edit->isBlank());
    const Palette &colours = m_theme.palette;
    m_button->setIcon(m_busy ? tintedIcon(Icon::Stop, colours.accentText)
                             : tintedIcon(Icon::Send, m_button->isEnabled() ? colours.accentText
                                                                            : colours.secondary));
}

void Composer::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && (m_editing || m_busy)) {
        if (m_editing)
            cancelEdit();
        else
            emit stopRequested();
        event->accept();
        return;
    }
    QWidget::keyPressEvent(event);
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
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        update();
    return QWidget::eventFilter(watched, event);
}

} // namespace Hiwar
