// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quick/quickwindow.h"

#include "ui/composer/messageedit.h"
#include "ui/conversation/conversationview.h"
#include "ui/settings/choicebox.h"
#include "ui/theme/icon.h"
#include "ui/theme/widgetpalette.h"
#include "ui/window/noticeline.h"

#include <QBoxLayout>
#include <QCloseEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr int usualWidth = 560;
constexpr int leastWidth = 320;
constexpr int leastReply = 220;

} // namespace

QuickWindow::QuickWindow()
    : m_edit(new MessageEdit(this))
    , m_answerers(new ChoiceBox(u"Who answers"_s, tr("Who answers"), this))
    , m_send(new QPushButton(this))
    , m_keep(new QPushButton(tr("Keep as a conversation"), this))
    , m_notice(new NoticeLine(this))
    , m_view(new ConversationView(this))
    , m_promise(new QLabel(tr("Nothing of this is stored."), this))
{
    setObjectName(u"Quick question"_s);
    setWindowTitle(tr("Quick question — Hiwar"));
    setAccessibleName(windowTitle());
    setWindowIcon(programIcon());
    setAttribute(Qt::WA_QuitOnClose, false); // whether the program ends is not decided here
    m_edit->setObjectName(u"Quick question text"_s);
    m_edit->setAccessibleName(tr("Quick question"));
    m_edit->setPlaceholderText(tr("Ask something"));
    m_edit->setTabChangesFocus(true);
    m_send->setObjectName(u"Ask"_s);
    m_keep->setObjectName(u"Keep as a conversation"_s);
    m_promise->setWordWrap(true);
    m_notice->hide();
    m_view->hide();
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_answerers, 1);
    buttons->addWidget(m_send);
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_promise, 1);
    foot->addWidget(m_keep);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_edit);
    column->addLayout(buttons);
    column->addWidget(m_notice);
    column->addWidget(m_view, 1);
    column->addLayout(foot);
    setFocusProxy(m_edit);
    connect(m_edit, &MessageEdit::submitted, this, &QuickWindow::ask);
    connect(m_edit, &QPlainTextEdit::textChanged, this, &QuickWindow::refresh);
    connect(m_send, &QPushButton::clicked, this, [this] {
        if (m_isBusy)
            emit stopRequested();
        else
            ask();
    });
    connect(m_keep, &QPushButton::clicked, this, &QuickWindow::keepRequested);
    connect(m_answerers, &QComboBox::activated, this, &QuickWindow::answererChosen);
    setTheme(makeTheme(ColourScheme::Light, 1.0));
    setBegun(false);
}

void QuickWindow::setAnswerers(const QStringList &names, int current)
{
    const QSignalBlocker silent(m_answerers);
    m_answerers->clear();
    m_answerers->addItems(names);
    m_answerers->setCurrentIndex(current);
}

int QuickWindow::answerer() const
{
    return m_answerers->currentIndex();
}

void QuickWindow::setBusy(bool busy)
{
    m_isBusy = busy;
    refresh();
}

void QuickWindow::setBegun(bool begun)
{
    m_view->setVisible(begun);
    m_keep->setVisible(begun);
    if (begun && height() < m_theme.px(leastReply + usualWidth / 2))
        resize(width(), m_theme.px(leastReply + usualWidth / 2));
    else if (!begun)
        resize(m_theme.px(usualWidth), minimumSizeHint().height());
    refresh();
}

void QuickWindow::setText(const QString &text)
{
    m_edit->setPlainText(text);
    m_edit->moveCursor(QTextCursor::End);
}

QString QuickWindow::text() const
{
    return m_edit->toPlainText();
}

void QuickWindow::setCtrlEnterSends(bool ctrl)
{
    m_edit->setCtrlSubmits(ctrl);
}

void QuickWindow::tellHeld(const QString &sentence, const QString &way,
                           const std::function<void()> &act)
{
    m_notice->show(sentence, {{.text = way, .act = act}});
}

void QuickWindow::focusText()
{
    m_edit->setFocus(Qt::OtherFocusReason);
    m_edit->selectAll();
}

void QuickWindow::ask()
{
    if (m_isBusy || m_edit->isBlank())
        return;
    m_notice->close();
    emit asked(text());
}

void QuickWindow::refresh()
{
    m_send->setText(m_isBusy ? tr("Stop") : tr("Ask"));
    m_send->setEnabled(m_isBusy || !m_edit->isBlank());
}

void QuickWindow::setTheme(const Theme &theme)
{
    m_theme = theme;
    setPalette(widgetPalette(theme.palette));
    setMinimumWidth(theme.px(leastWidth));
    m_edit->setFont(theme.font);
    m_edit->setInset(theme.px(Space::s), theme.px(Space::xs));
    m_view->setTheme(theme);
    m_view->setMinimumHeight(theme.px(leastReply));
    m_notice->setTheme(theme);
    m_promise->setFont(theme.captionFont());
    setForeground(*m_promise, theme.palette.secondary);
    const int around = theme.px(Space::m);
    layout()->setContentsMargins(around, around, around, around);
    layout()->setSpacing(theme.px(Space::s));
}

void QuickWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

void QuickWindow::closeEvent(QCloseEvent *event)
{
    QWidget::closeEvent(event);
    m_notice->close();
    emit closed();
}

} // namespace Hiwar
