// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/header.h"

#include "ui/theme/icon.h"
#include "ui/theme/menubutton.h"
#include "ui/theme/shortcuttip.h"
#include "ui/theme/widgetpalette.h"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr int leastLetters = 8;  ///< of the title, before anything else gives way
constexpr int usualLetters = 24; ///< of the title, before the model has words

} // namespace

Header::Header(QWidget *parent)
    : QWidget(parent)
    , m_sidebar(new QToolButton(this))
    , m_titleButton(new MenuButton(this))
    , m_titleEdit(new QLineEdit(this))
    , m_model(new MenuButton(this))
    , m_more(new QToolButton(this))
{
    setObjectName(u"Header"_s);
    m_sidebar->setObjectName(u"Sidebar"_s);
    m_sidebar->setAutoRaise(true);
    m_titleButton->setObjectName(u"Conversation menu"_s);
    m_titleButton->setAccessibleName(tr("Conversation menu"));
    m_titleButton->setToolTip(tr("Rename, pin, move, export, delete"));
    m_titleEdit->setObjectName(u"Title of this conversation"_s);
    m_titleEdit->setAccessibleName(tr("Title of this conversation"));
    m_titleEdit->installEventFilter(this);
    m_titleEdit->hide();
    m_model->setObjectName(u"Choose model"_s);
    m_model->setAccessibleName(tr("Choose model"));
    m_model->setToolTip(withKeys(tr("Choose who answers"), ShortcutId::ChooseModel));
    m_model->setPicture(Icon::Model);
    m_more->setObjectName(u"Window menu"_s);
    m_more->setAccessibleName(tr("Window menu"));
    m_more->setToolTip(tr("More"));
    m_more->setAutoRaise(true);

    auto *row = new QHBoxLayout(this);
    row->setSizeConstraint(QLayout::SetNoConstraint); // arrange() finds room
    row->addWidget(m_sidebar);
    row->addWidget(m_titleButton);
    row->addWidget(m_titleEdit, 1);
    row->addStretch();
    row->addWidget(m_model);
    row->addWidget(m_more);
    connect(m_sidebar, &QToolButton::clicked, this, &Header::sidebarRequested);
    connect(m_titleButton, &MenuButton::menuRequested, this, &Header::titleMenuRequested);
    connect(m_model, &MenuButton::menuRequested, this, [this] { emit modelsRequested(m_model); });
    connect(m_more, &QToolButton::clicked, this, &Header::openMore);
    setTitle({});
    setModel({});
    setSidebarShown(true);
}

void Header::addButtons(const QList<QAction *> &actions)
{
    auto *row = static_cast<QHBoxLayout *>(layout());
    for (QAction *action : actions) {
        auto *button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        row->insertWidget(row->count() - 1, button);
    }
    arrange();
}

void Header::openMore()
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(u"Window menu"_s);
    emit moreMenuRequested(menu);
    const QSize size = menu->sizeHint();
    // It ends where the button ends.
    const int shift =
        isRightToLeft() ? size.width() - m_more->width() : m_more->width() - size.width();
    menu->popup(menuPosition(*m_more, size, false) + QPoint(shift, 0));
}

void Header::setTheme(const Theme &theme)
{
    m_theme = theme;
    setFixedHeight(theme.px(Theme::headerHeight));
    m_titleButton->setTheme(theme);
    m_model->setTheme(theme);
    setForeground(*m_model, theme.palette.secondary);
    m_sidebar->setIcon(tintedIcon(Icon::Sidebar, theme.palette.secondary));
    m_more->setIcon(tintedIcon(Icon::More, theme.palette.secondary));
    for (QToolButton *button : buttons())
        button->setFixedHeight(theme.px(Theme::rowHeight));
    arrange();
    update();
}

QList<QToolButton *> Header::buttons() const
{
    return findChildren<QToolButton *>(Qt::FindDirectChildrenOnly);
}

Header::Measure Header::usualMeasure() const
{
    const int edge = m_theme.px(Space::xs);
    return {.button = m_theme.px(Theme::rowHeight), .gap = edge, .edge = edge};
}

Header::Measure Header::closeMeasure() const
{
    return {.button = std::max(m_theme.px(Theme::iconSize) + Space::xs, Theme::leastTarget)};
}

int Header::roomWith(const Measure &measure) const
{
    const int count = int(buttons().size());
    return width() - 2 * measure.edge - count * measure.button - (count + 1) * measure.gap;
}

QSize Header::minimumSizeHint() const
{
    const int items = int(buttons().size()) + 2;
    return {items * closeMeasure().button, height()};
}

/// The title first: it has some letters before the model has words and the buttons have air.
void Header::arrange()
{
    const int title = m_titleButton->sizeHint().width();
    Measure measure = usualMeasure();
    if (roomWith(measure) - measure.button < std::min(title, m_titleButton->widthFor(leastLetters)))
        measure = closeMeasure();
    const int beside = roomWith(measure) - std::min(title, m_titleButton->widthFor(usualLetters));
    const bool hasWords = beside >= m_model->leastWidth();
    m_model->setFixedWidth(hasWords ? std::min(beside, m_model->sizeHint().width())
                                    : measure.button);
    for (QToolButton *button : buttons())
        button->setFixedWidth(measure.button);
    const int above = (height() - m_theme.px(Theme::controlHeight)) / 2; // the title's field
    layout()->setContentsMargins(measure.edge, above, measure.edge, above);
    layout()->setSpacing(measure.gap);
    layout()->activate(); // in this frame, not in the next
}

void Header::setTitle(const QString &title)
{
    m_title = title;
    m_titleButton->setText(title.isEmpty() ? tr("New conversation") : title);
    m_titleButton->setAccessibleDescription(m_titleButton->text());
    m_titleButton->updateGeometry();
    arrange();
}

void Header::setModel(const QString &model)
{
    m_model->setText(model.isEmpty() ? tr("Choose a model") : model);
    m_model->setAccessibleDescription(m_model->text());
    m_model->updateGeometry();
    arrange();
}

void Header::setFace(const QImage &face)
{
    m_model->setFace(face);
    arrange();
}

void Header::setKeymap(const Keymap &keymap)
{
    m_keymap = keymap;
    m_model->setToolTip(withKeys(tr("Choose who answers"), ShortcutId::ChooseModel, m_keymap));
    setSidebarShown(m_isSidebarShown);
}

void Header::setSidebarShown(bool shown)
{
    m_isSidebarShown = shown;
    const QString name = shown ? tr("Hide sidebar") : tr("Show sidebar");
    m_sidebar->setAccessibleName(name);
    m_sidebar->setToolTip(withKeys(name, ShortcutId::Sidebar, m_keymap));
}

void Header::beginRename()
{
    m_titleButton->hide();
    m_titleEdit->setText(m_title);
    m_titleEdit->show();
    m_titleEdit->selectAll();
    m_titleEdit->setFocus(Qt::OtherFocusReason);
}

void Header::endRename(bool take)
{
    if (m_titleEdit->isHidden())
        return;
    const QString title = m_titleEdit->text().trimmed();
    m_titleButton->show();
    m_titleEdit->hide();
    if (take && !title.isEmpty() && title != m_title)
        emit renamed(title);
}

bool Header::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut &&
        static_cast<QFocusEvent *>(event)->reason() != Qt::PopupFocusReason)
        endRename(true);
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (!isEnter && key != Qt::Key_Escape)
        return false;
    endRename(isEnter);
    emit renameEnded();
    return true;
}

void Header::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void Header::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(QRect(0, height() - 1, width(), 1), m_theme.palette.hairline);
}

} // namespace Hiwar
