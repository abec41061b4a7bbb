// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/promptpicker.h"

#include "ui/accessiblelist.h"
#include "ui/accessiblerole.h"
#include "ui/theme/floating.h"
#include "ui/theme/widgetpalette.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QScopedValueRollback>
#include <QTextBlock>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr int mostPromptRows = 6; // beyond that the list scrolls
constexpr int previewLines = 3;
constexpr qsizetype previewLetters = 300;

QString wordsOf(const ShownPrompt &prompt)
{
    return prompt.folder.isEmpty() ? prompt.name
                                   : PromptPicker::tr("%1 – %2").arg(prompt.name, prompt.folder);
}

/// The first lines of it.
QString previewOf(const QString &content)
{
    const QString start = content.left(previewLetters).trimmed();
    const QString lines = start.section(u'\n', 0, previewLines - 1);
    return lines.size() < content.trimmed().size() ? lines + u"…"_s : lines;
}

} // namespace

PromptPicker::PromptPicker(QPlainTextEdit &edit, QWidget *parent)
    : QWidget(parent)
    , m_theme(makeTheme(ColourScheme::Light, 1.0))
    , m_edit(edit)
    , m_announcer(this)
{
    setAccessibleRole(*this, QAccessible::Pane);
    setObjectName(u"Prompts"_s);
    setAccessibleName(tr("Prompts"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    edit.installEventFilter(this);
    connect(&edit, &QPlainTextEdit::textChanged, this, &PromptPicker::look);
    connect(&edit, &QPlainTextEdit::cursorPositionChanged, this, &PromptPicker::look);
    hide();
}

void PromptPicker::make()
{
    if (m_page)
        return;
    installAccessibleLists();
    m_page = new QWidget(this);
    m_list = new QListWidget(m_page);
    m_list->setObjectName(u"Matching prompts"_s);
    m_list->setAccessibleName(tr("Matching prompts"));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->viewport()->setAutoFillBackground(false);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setUniformItemSizes(true);
    m_preview = new QLabel(m_page);
    m_preview->setObjectName(u"Preview"_s);
    m_preview->setTextFormat(Qt::PlainText);
    m_preview->setWordWrap(true);
    QSizePolicy policy = m_preview->sizePolicy();
    policy.setHorizontalPolicy(QSizePolicy::Ignored);
    m_preview->setSizePolicy(policy);
    auto *column = new QVBoxLayout(m_page);
    column->addWidget(m_list);
    column->addWidget(m_preview);
    m_form = new PromptForm(this);
    layout()->addWidget(m_page);
    layout()->addWidget(m_form);
    connect(m_list, &QListWidget::currentRowChanged, this, &PromptPicker::takeRow);
    connect(m_list, &QListWidget::itemClicked, this, &PromptPicker::choose);
    connect(m_form, &PromptForm::cancelled, this, [this] {
        close();
        m_edit.setFocus(Qt::OtherFocusReason);
    });
    connect(m_form, &PromptForm::filled, this, &PromptPicker::filled);
    setTheme(m_theme);
}

void PromptPicker::setTheme(const Theme &theme)
{
    m_theme = theme;
    if (!m_page)
        return;
    m_page->layout()->setContentsMargins(theme.px(Space::s), theme.px(Space::s), theme.px(Space::s),
                                         theme.px(Space::s));
    m_page->layout()->setSpacing(theme.px(Space::xs));
    m_preview->setFont(theme.captionFont());
    setForeground(*m_preview, theme.palette.secondary);
    m_preview->setFixedHeight(previewLines * QFontMetrics(theme.captionFont()).lineSpacing());
    m_form->setTheme(theme);
    update();
}

bool PromptPicker::isOpen() const
{
    return m_page && isVisibleTo(parentWidget()) && m_page->isVisibleTo(this);
}

void PromptPicker::look()
{
    if (m_isInserting || (m_form && m_form->isVisible()))
        return;
    const QTextCursor cursor = m_edit.textCursor();
    TypedCommand now;
    if (m_edit.hasFocus() && !cursor.hasSelection())
        now = commandBefore(cursor.block().text(), cursor.positionInBlock());
    if (now.start >= 0)
        now.start += cursor.block().position();
    if (now.start < 0) {
        close();
        return;
    }
    if (now == m_command || now.start == m_left)
        return;
    m_left = -1;
    m_command = now;
    emit wanted(now.name);
}

void PromptPicker::setPrompts(const QList<ShownPrompt> &prompts)
{
    if (m_command.start < 0)
        return;
    if (prompts.isEmpty()) {
        hide();
        m_prompts.clear();
        return;
    }
    make();
    m_prompts = prompts.first(std::min<qsizetype>(prompts.size(), mostPrompts));
    m_list->clear();
    for (const ShownPrompt &prompt : std::as_const(m_prompts)) {
        auto *item = new QListWidgetItem(wordsOf(prompt), m_list);
        item->setSizeHint({0, m_theme.px(Theme::rowHeight)});
    }
    const int rows = std::min(int(m_prompts.size()), mostPromptRows);
    m_list->setFixedHeight(rows * m_theme.px(Theme::rowHeight));
    setPage(m_page);
    m_list->setCurrentRow(0);
}

void PromptPicker::takeRow()
{
    const int row = m_list->currentRow();
    if (row < 0 || row >= m_prompts.size())
        return;
    m_preview->setText(previewOf(m_prompts.at(row).content));
    m_announcer.announce(wordsOf(m_prompts.at(row)), true);
}

void PromptPicker::choose()
{
    const int row = m_list->currentRow();
    if (row < 0 || row >= m_prompts.size())
        return;
    const QString id = m_prompts.at(row).id;
    m_replaced = m_command;
    close();
    emit chosen(id);
}

void PromptPicker::ask(const QString &title, const QList<AskedValue> &values)
{
    make();
    setPage(m_form); // what is hidden takes no focus
    m_form->ask(title, values);
}

void PromptPicker::insert(const QString &text)
{
    const QScopedValueRollback inserting(m_isInserting, true);
    QTextCursor cursor = m_edit.textCursor();
    const TypedCommand typed = std::exchange(m_replaced, {});
    const QString command = u'/' + typed.name;
    if (typed.start >= 0 &&
        QStringView(m_edit.toPlainText()).mid(typed.start).startsWith(command)) {
        cursor.setPosition(int(typed.start));
        cursor.setPosition(int(typed.start + command.size()), QTextCursor::KeepAnchor);
    }
    cursor.insertText(text);
    m_edit.setTextCursor(cursor);
    close();
    m_edit.setFocus(Qt::OtherFocusReason);
}

void PromptPicker::close()
{
    m_command = {};
    m_left = -1;
    m_prompts.clear();
    hide();
    if (m_form)
        m_form->hide();
}

void PromptPicker::setPage(QWidget *shown)
{
    m_page->setVisible(shown == m_page);
    m_form->setVisible(shown == m_form);
    show();
    update();
}

bool PromptPicker::takesKey(const QKeyEvent &key) const
{
    const Qt::KeyboardModifiers modifiers = key.modifiers() & ~Qt::KeypadModifier;
    if (!isOpen() || modifiers != Qt::NoModifier)
        return false;
    return key.key() == Qt::Key_Up || key.key() == Qt::Key_Down || key.key() == Qt::Key_Return ||
           key.key() == Qt::Key_Enter || key.key() == Qt::Key_Tab || key.key() == Qt::Key_Escape;
}

void PromptPicker::takeKey(const QKeyEvent &key)
{
    const int rows = m_list->count();
    if (key.key() == Qt::Key_Up || key.key() == Qt::Key_Down) {
        const int step = key.key() == Qt::Key_Up ? -1 : 1;
        m_list->setCurrentRow(std::clamp(m_list->currentRow() + step, 0, rows - 1));
    } else if (key.key() == Qt::Key_Escape) {
        const qsizetype left = m_command.start;
        close();
        m_left = left;
    } else {
        choose();
    }
}

bool PromptPicker::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride) {
        const auto &key = *static_cast<QKeyEvent *>(event);
        if (takesKey(key)) {
            if (event->type() == QEvent::KeyPress)
                takeKey(key);
            event->accept();
            return true;
        }
    }
    if (event->type() == QEvent::FocusOut && isOpen())
        close();
    return QWidget::eventFilter(watched, event);
}

void PromptPicker::paintEvent(QPaintEvent *)
{
    if (isOpen()) // else the form paints its own ground
        paintCard(*this, m_theme);
}

} // namespace Hiwar
