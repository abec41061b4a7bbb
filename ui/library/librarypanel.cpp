// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/librarypanel.h"

#include "ui/accessiblelist.h"
#include "ui/accessiblerole.h"
#include "ui/clearscrollarea.h"
#include "ui/inspector/sectionbar.h"
#include "ui/library/personaeditor.h"
#include "ui/library/prompteditor.h"
#include "ui/theme/icon.h"
#include "ui/theme/widgetpalette.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr int idRole = Qt::UserRole;

} // namespace

LibraryPanel::LibraryPanel(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_close(new QToolButton(this))
{
    setAccessibleRole(*this, QAccessible::Pane);
    setObjectName(u"Library"_s);
    setAccessibleName(tr("Library"));
    m_title->setWordWrap(true);
    m_close->setObjectName(u"Close library"_s);
    m_close->setAccessibleName(tr("Close library"));
    m_close->setToolTip(tr("Close library"));
    m_close->setAutoRaise(true);
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->addLayout(head);
    m_listArea = new QScrollArea(this);
    m_listPage = makeList();
    setClearContent(*m_listArea, m_listPage);
    m_editPage = makeEditor();
    column->addWidget(m_listArea, 1);
    column->addWidget(m_editPage, 1);
    connect(m_close, &QToolButton::clicked, this, &LibraryPanel::closeRequested);
    endEditing();
    setTheme(makeTheme(ColourScheme::Light, 1.0));
    setRows({}, true);
}

QWidget *LibraryPanel::makeList()
{
    installAccessibleLists();
    auto *page = new QWidget(this);
    m_kinds = new SectionBar(page);
    m_kinds->setObjectName(u"Kind"_s);
    m_kinds->setAccessibleName(tr("What the library shows"));
    m_kinds->addTab(tr("Personas"));
    m_kinds->addTab(tr("Prompts"));
    m_filter = new QLineEdit(page);
    m_filter->setObjectName(u"Find in the library"_s);
    m_filter->setAccessibleName(tr("Find in the library"));
    m_filter->setPlaceholderText(tr("Find by name or folder"));
    m_filter->installEventFilter(this);
    m_list = new QListWidget(page);
    m_list->setObjectName(u"Library list"_s);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->installEventFilter(this);
    m_nothing = new QLabel(page);
    m_nothing->setWordWrap(true);
    m_nothing->setTextFormat(Qt::PlainText);
    m_buttons = new QGridLayout;
    m_start = add(u"Start a conversation"_s, tr("Start a conversation"), {});
    m_use = add(u"Use here"_s, tr("Use here"), {});
    m_edit = add(u"Edit"_s, tr("Edit…"), {});
    m_duplicate = add(u"Duplicate"_s, tr("Duplicate"), {});
    m_delete = add(u"Delete"_s, tr("Delete"), {});
    m_new = add(u"New"_s, tr("New…"), {});
    m_import = add(u"Import"_s, tr("Import…"), tr("Read personas and prompts from a file"));
    m_export = add(u"Export"_s, tr("Export…"), tr("Write the whole library to a file"));
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins({});
    column->addWidget(m_kinds, 0, Qt::AlignLeft);
    column->addWidget(m_filter);
    column->addWidget(m_nothing);
    column->addWidget(m_list, 1);
    column->addLayout(m_buttons);
    connect(m_kinds, &QTabBar::currentChanged, this, [this] {
        m_filter->clear();
        emit rowsWanted();
    });
    connect(m_filter, &QLineEdit::textChanged, this, &LibraryPanel::rowsWanted);
    connect(m_list, &QListWidget::currentRowChanged, this, &LibraryPanel::refreshButtons);
    connect(m_list, &QListWidget::itemDoubleClicked, this, &LibraryPanel::useChosen);
    connect(m_start, &QPushButton::clicked, this, [this] { act(&LibraryPanel::startRequested); });
    connect(m_use, &QPushButton::clicked, this, [this] { act(&LibraryPanel::useRequested); });
    connect(m_edit, &QPushButton::clicked, this, [this] { act(&LibraryPanel::editRequested); });
    connect(m_duplicate, &QPushButton::clicked, this,
            [this] { act(&LibraryPanel::duplicateRequested); });
    connect(m_delete, &QPushButton::clicked, this, [this] { act(&LibraryPanel::deleteRequested); });
    connect(m_import, &QPushButton::clicked, this, &LibraryPanel::importRequested);
    connect(m_export, &QPushButton::clicked, this, &LibraryPanel::exportRequested);
    connect(m_new, &QPushButton::clicked, this, &LibraryPanel::newRequested);
    return page;
}

QPushButton *LibraryPanel::add(const QString &name, const QString &text, const QString &tip)
{
    auto *button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setToolTip(tip);
    button->setAutoDefault(false);
    m_actions.append(button);
    return button;
}

/// Two beside each other; one alone where its words need the room.
void LibraryPanel::arrange()
{
    const QMargins margins = layout()->contentsMargins();
    const int room = width() - margins.left() - margins.right() - m_buttons->horizontalSpacing() -
                     m_listArea->verticalScrollBar()->sizeHint().width();
    int row = 0;
    int column = 0;
    for (QPushButton *button : std::as_const(m_actions)) {
        m_buttons->removeWidget(button);
        if (button->isHidden())
            continue;
        const bool isWide = button->sizeHint().width() > room / 2;
        if (isWide && column == 1) {
            ++row;
            column = 0;
        }
        m_buttons->addWidget(button, row, column, 1, isWide ? 2 : 1);
        row += isWide || column == 1 ? 1 : 0;
        column = isWide ? 0 : 1 - column;
    }
}

void LibraryPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

QWidget *LibraryPanel::makeEditor()
{
    auto *page = new QWidget(this);
    m_area = new QScrollArea(page);
    auto *fields = new QWidget(page);
    m_persona = new PersonaEditor(fields);
    m_prompt = new PromptEditor(fields);
    auto *inner = new QVBoxLayout(fields);
    inner->setContentsMargins({});
    inner->addWidget(m_persona);
    inner->addWidget(m_prompt);
    inner->addStretch(1);
    setClearContent(*m_area, fields);
    m_save = new QPushButton(tr("Save"), page);
    m_save->setObjectName(u"Save the entry"_s);
    m_save->setAutoDefault(false);
    m_cancel = new QPushButton(tr("Cancel"), page);
    m_cancel->setObjectName(u"Cancel the entry"_s);
    m_cancel->setAutoDefault(false);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_save);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins({});
    column->addWidget(m_area, 1);
    column->addLayout(buttons);
    connect(m_persona, &PersonaEditor::isSaveableChanged, m_save, &QPushButton::setEnabled);
    connect(m_prompt, &PromptEditor::isSaveableChanged, m_save, &QPushButton::setEnabled);
    connect(m_save, &QPushButton::clicked, this, &LibraryPanel::save);
    connect(m_cancel, &QPushButton::clicked, this, &LibraryPanel::endEditing);
    return page;
}

LibraryKind LibraryPanel::kind() const
{
    return m_kinds->currentIndex() == 0 ? LibraryKind::Personas : LibraryKind::Prompts;
}

QString LibraryPanel::typed() const
{
    return m_filter->text();
}

bool LibraryPanel::isEditing() const
{
    return !m_editPage->isHidden();
}

QString LibraryPanel::chosen() const
{
    const QListWidgetItem *item = m_list->currentItem();
    return item ? item->data(idRole).toString() : QString();
}

void LibraryPanel::act(void (LibraryPanel::*wanted)(const QString &))
{
    if (const QString id = chosen(); !id.isEmpty())
        emit(this->*wanted)(id);
}

void LibraryPanel::useChosen()
{
    act(kind() == LibraryKind::Personas ? &LibraryPanel::startRequested
                                        : &LibraryPanel::useRequested);
}

void LibraryPanel::addRow(const LibraryRow &row, bool isHead)
{
    auto *item = new QListWidgetItem(isHead ? row.folder : row.title, m_list);
    item->setSizeHint({0, m_theme.px(Theme::rowHeight)});
    if (isHead) {
        item->setFlags(Qt::NoItemFlags);
        item->setFont(m_theme.captionFont());
        return;
    }
    item->setData(idRole, row.id);
    item->setToolTip(row.detail.toHtmlEscaped());
    item->setData(Qt::AccessibleDescriptionRole, row.detail);
}

void LibraryPanel::setRows(const QList<LibraryRow> &rows, bool isEmpty)
{
    const bool arePersonas = kind() == LibraryKind::Personas;
    const QString before = chosen();
    m_list->clear();
    m_list->setAccessibleName(arePersonas ? tr("Personas") : tr("Prompts"));
    QString folder;
    for (const LibraryRow &row : rows) {
        if (row.folder != folder)
            addRow(row, true);
        folder = row.folder;
        addRow(row, false);
    }
    const QString about =
        arePersonas ? tr("A persona is who you talk to: a system prompt, a model and parameters "
                         "under a name. Make one with New.")
                    : tr("A prompt is a text that you use again: type / and its name in a message. "
                         "Make one with New.");
    m_nothing->setText(isEmpty ? about : tr("Nothing was found."));
    m_nothing->setVisible(rows.isEmpty());
    m_list->setVisible(!rows.isEmpty());
    m_use->setText(arePersonas ? tr("Use here") : tr("Insert"));
    m_start->setVisible(arePersonas);
    arrange();
    select(before);
}

void LibraryPanel::select(const QString &id)
{
    int first = -1;
    for (int row = 0; row < m_list->count(); ++row) {
        const QString its = m_list->item(row)->data(idRole).toString();
        if (first < 0 && !its.isEmpty())
            first = row;
        if (!id.isEmpty() && its == id) {
            m_list->setCurrentRow(row);
            return;
        }
    }
    m_list->setCurrentRow(first);
    refreshButtons();
}

void LibraryPanel::refreshButtons()
{
    const bool hasChosen = !chosen().isEmpty();
    for (QPushButton *button : {m_start, m_use, m_edit, m_duplicate, m_delete})
        button->setEnabled(hasChosen);
}

void LibraryPanel::edit(const EditedPersona &persona, const QList<NamedProfile> &profiles)
{
    m_kinds->setCurrentIndex(0);
    m_persona->edit(persona, profiles);
    m_prompt->hide();
    beginEditing(*m_persona, persona.id.isEmpty() ? tr("New persona") : tr("Edit the persona"));
}

void LibraryPanel::edit(const EditedPrompt &prompt)
{
    m_kinds->setCurrentIndex(1);
    m_prompt->edit(prompt);
    m_persona->hide();
    beginEditing(*m_prompt, prompt.id.isEmpty() ? tr("New prompt") : tr("Edit the prompt"));
}

void LibraryPanel::beginEditing(QWidget &editor, const QString &title)
{
    m_title->setText(title);
    editor.show();
    m_editPage->show();
    editor.setFocus(Qt::OtherFocusReason);
    m_listArea->hide();
    setFocusProxy(&editor);
}

void LibraryPanel::endEditing()
{
    const bool wasEditing = isEditing() && isVisible();
    m_title->setText(tr("Library"));
    m_listArea->show();
    setFocusProxy(m_list->count() > 0 ? static_cast<QWidget *>(m_list) : m_filter);
    if (wasEditing)
        setFocus(Qt::OtherFocusReason);
    m_editPage->hide();
}

void LibraryPanel::save()
{
    const bool isPersona = !m_persona->isHidden();
    const EditedPersona persona = m_persona->edited();
    const EditedPrompt prompt = m_prompt->edited();
    endEditing();
    if (isPersona)
        emit personaEdited(persona);
    else
        emit promptEdited(prompt);
}

void LibraryPanel::setTheme(const Theme &theme)
{
    m_theme = theme;
    layout()->setContentsMargins(theme.px(Space::l), theme.px(Space::m), theme.px(Space::l),
                                 theme.px(Space::m));
    layout()->setSpacing(theme.px(Space::s));
    for (QWidget *page : {m_listPage, m_editPage})
        page->layout()->setSpacing(theme.px(Space::s));
    m_buttons->setSpacing(theme.px(Space::s));
    m_buttons->setColumnStretch(0, 1);
    m_buttons->setColumnStretch(1, 1);
    arrange();
    m_title->setFont(theme.headingFont(2));
    m_close->setIcon(tintedIcon(Icon::Close, theme.palette.secondary));
    m_close->setMinimumSize(theme.px(Theme::leastTarget), theme.px(Theme::leastTarget));
    m_kinds->setTheme(theme);
    setForeground(*m_nothing, theme.palette.secondary);
    m_persona->setTheme(theme);
    m_prompt->setTheme(theme);
    setGround(*this, theme.palette.sidebar);
    emit rowsWanted(); // their heights
    update();
}

bool LibraryPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto &key = *static_cast<QKeyEvent *>(event);
    const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    if (watched == m_filter && key.key() == Qt::Key_Down && m_list->count() > 0) {
        m_list->setFocus(Qt::TabFocusReason);
        return true;
    }
    if (isEnter) {
        useChosen();
        return true;
    }
    if (watched == m_list && (key.key() == Qt::Key_F2 || key.key() == Qt::Key_Delete)) {
        act(key.key() == Qt::Key_F2 ? &LibraryPanel::editRequested
                                    : &LibraryPanel::deleteRequested);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void LibraryPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape)
        QWidget::keyPressEvent(event);
    else
        emit closeRequested(); // what is being edited stays
}

void LibraryPanel::paintEvent(QPaintEvent *)
{
    paintPaneEdge(*this, Qt::LeftEdge, m_theme.palette.hairline);
}

} // namespace Hiwar
