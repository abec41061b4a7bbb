// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chooser/modelchooser.h"

#include "ui/accessiblelist.h"
#include "ui/accessiblerole.h"
#include "ui/chooser/choicedelegate.h"
#include "ui/chooser/choicelist.h"
#include "ui/chooser/factsform.h"
#include "ui/chooser/severalbar.h"
#include "ui/theme/leadingedge.h"
#include "ui/theme/widgetpalette.h"

#include <QApplication>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollBar>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr int leastRows = 3;
constexpr int mostRows = 11;

/// Also in a popup of it, which is a window of its own.
bool isWithin(const QWidget *widget, const QWidget &around)
{
    while (widget != nullptr && widget != &around)
        widget = widget->parentWidget();
    return widget != nullptr;
}

} // namespace

ModelChooser::ModelChooser(QWidget &window)
    : FloatingCard(&window)
    , m_window(window)
    , m_announcer(this)
    , m_heading(new QLabel(this))
    , m_filter(new QLineEdit(this))
    , m_nothing(new QLabel(tr("Nothing was found."), this))
    , m_list(new QListView(this))
    , m_choices(new ChoiceList(this))
    , m_delegate(new ChoiceDelegate(this))
    , m_foot(new QWidget(this))
    , m_footRow(new QBoxLayout(QBoxLayout::LeftToRight, m_foot))
    , m_edit(new QPushButton(tr("Edit what is known…"), m_foot))
    , m_services(new QPushButton(tr("Services and keys…"), m_foot))
    , m_severalBar(new SeveralBar(this))
    , m_several(new QPushButton(tr("Ask several models"), this))
    , m_facts(new FactsForm(this))
{
    setAccessibleRole(*this, QAccessible::Pane);
    setObjectName(u"Who answers"_s);
    setAccessibleName(tr("Who answers"));
    m_heading->setWordWrap(true);
    m_filter->setObjectName(u"Find a model"_s);
    m_filter->setAccessibleName(tr("Find a model"));
    m_filter->setPlaceholderText(tr("Find a model, or type its name"));
    m_filter->setClearButtonEnabled(false);
    keepAtLeadingEdge(*m_filter);
    m_filter->installEventFilter(this);
    setUpList();
    setUpFoot();
    setUpSeveral();
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_heading);
    column->addWidget(m_filter);
    column->addWidget(m_nothing);
    column->addWidget(m_list, 1);
    column->addWidget(m_several);
    column->addWidget(m_severalBar);
    column->addWidget(m_foot);
    setTabOrder(m_list, m_several); // it is made after the foot, which stands below it
    setTabOrder(m_several, m_edit);
    column->addWidget(m_facts);
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString &typed) {
        if (isVisible())
            emit choicesWanted(typed);
    });
    connect(m_facts, &FactsForm::closed, this, [this] { setPage(false); });
    connect(m_facts, &FactsForm::entered, this, &ModelChooser::factsEntered);
    connect(qApp, &QApplication::focusChanged, this,
            [this](QWidget *, QWidget *now) { takeFocusChange(now); });
    window.installEventFilter(this);
    setPage(false);
    hide();
}

void ModelChooser::setUpList()
{
    installAccessibleLists();
    m_list->setObjectName(u"Models"_s);
    m_list->setAccessibleName(tr("Models"));
    m_list->setModel(m_choices);
    m_list->setItemDelegate(m_delegate);
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setMouseTracking(true);
    m_list->installEventFilter(this);
    m_list->viewport()->installEventFilter(this);
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex &index) {
        m_choices->isTickable(index) ? toggleTick(index) : choose(index);
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ModelChooser::takeCurrent);
}

void ModelChooser::setUpFoot()
{
    m_edit->setObjectName(u"Edit what is known"_s);
    m_edit->setAccessibleName(tr("Edit what is known of the model"));
    m_services->setObjectName(u"Services and keys"_s);
    for (QPushButton *button : {m_edit, m_services}) {
        button->setFlat(true);
        button->setAutoDefault(false);
        m_footRow->addWidget(button);
        button->installEventFilter(this);
    }
    m_footRow->insertStretch(1);
    connect(m_edit, &QPushButton::clicked, this, [this] {
        if (const ModelChoice *choice = m_choices->choice(m_list->currentIndex()))
            emit factsWanted(*choice);
    });
    connect(m_services, &QPushButton::clicked, this, [this] {
        close();
        emit servicesRequested();
    });
}

void ModelChooser::setTheme(const Theme &theme)
{
    FloatingCard::setTheme(theme);
    m_delegate->setTheme(theme);
    m_facts->setTheme(theme);
    m_severalBar->setTheme(theme);
    const int margin = theme.px(Space::s);
    layout()->setContentsMargins(margin, margin, margin, margin);
    layout()->setSpacing(margin);
    m_footRow->setContentsMargins({});
    m_footRow->setSpacing(0);
    setGround(*m_list->viewport(), theme.palette.surface);
    setForeground(*m_nothing, theme.palette.secondary);
    setForeground(*m_heading, theme.palette.secondary);
    for (QPushButton *button : {m_edit, m_services, m_several}) {
        button->setFont(theme.captionFont());
        button->setMinimumHeight(theme.px(Theme::leastTarget));
        setForeground(*button, theme.palette.secondary);
    }
    m_heading->setFont(theme.captionFont());
    if (isVisible())
        place();
}

QString ModelChooser::typed() const
{
    return m_filter->text();
}

void ModelChooser::open(QWidget &anchor, const QString &heading)
{
    if (isVisible())
        return close();
    m_anchor = &anchor;
    m_focusBefore = QApplication::focusWidget();
    m_heading->setText(heading);
    m_heading->setVisible(!heading.isEmpty());
    m_rows = 0;
    leaveSeveral();
    m_filter->clear();
    setPage(false);
    emit choicesWanted({});
    show();
    raise();
    place();
    m_list->scrollTo(m_list->currentIndex(), QAbstractItemView::PositionAtCenter);
    m_filter->setFocus(Qt::ShortcutFocusReason);
}

void ModelChooser::close()
{
    if (!isVisible())
        return;
    // The focus first: what is hidden hands it to its neighbour.
    if (m_focusBefore != nullptr && m_focusBefore->isVisible())
        m_focusBefore->setFocus(Qt::OtherFocusReason);
    hide();
}

void ModelChooser::setChoices(const QList<ModelChoice> &choices, bool keepsRow)
{
    const QModelIndex before = m_list->currentIndex();
    const ModelChoice *chosen = m_choices->choice(before);
    const ModelRef ref = chosen ? chosen->ref : ModelRef();
    const QScopedValueRollback filling(m_isFilling, true);
    const int scrolled = m_list->verticalScrollBar()->value();
    m_choices->setChoices(choices);
    int row = keepsRow && chosen ? m_choices->rowOf(ref, before.row()) : -1;
    if (row < 0)
        row = m_choices->firstRow(typed().trimmed().isEmpty());
    m_list->setCurrentIndex(m_choices->index(row));
    if (keepsRow)
        m_list->verticalScrollBar()->setValue(scrolled);
    else
        m_list->scrollTo(m_choices->index(row), QAbstractItemView::PositionAtCenter);
    const bool isEmpty = choices.isEmpty();
    m_nothing->setVisible(isEmpty);
    m_filter->setAccessibleDescription(
        m_choices->index(row).data(Qt::AccessibleTextRole).toString());
    m_rows = std::max(m_rows, int(choices.size()));
    m_edit->setEnabled(row >= 0 && isKept(*m_choices->choice(m_choices->index(row))));
    if (isVisible())
        place();
}

void ModelChooser::takeCurrent()
{
    const ModelChoice *choice = m_choices->choice(m_list->currentIndex());
    m_edit->setEnabled(choice && isKept(*choice));
    if (m_isFilling || !choice)
        return;
    const QString words = m_list->currentIndex().data(Qt::AccessibleTextRole).toString();
    m_filter->setAccessibleDescription(words);
    if (m_filter->hasFocus()) // the list itself says what is chosen in it
        m_announcer.announce(words, true);
}

void ModelChooser::takeFocusChange(const QWidget *now)
{
    if (isVisible() && now != nullptr && !isWithin(now, *this))
        hide();
}

void ModelChooser::editFacts(const ModelChoice &choice, const ModelInfo &told, const ModelInfo &own)
{
    m_facts->edit(choice, told, own);
    setPage(true);
}

void ModelChooser::setPage(bool facts)
{
    const auto show = [this](bool isShown) {
        m_filter->setVisible(isShown);
        m_list->setVisible(isShown);
        m_foot->setVisible(isShown && !m_choices->ticked()); // it is not about those that are asked
        m_severalBar->setVisible(isShown && m_choices->ticked());
        m_several->setVisible(isShown && m_offer && !m_choices->ticked());
        m_nothing->setVisible(isShown && m_choices->rowCount() == 0);
    };
    // The focus first: what is hidden hands it to its neighbour, which may be outside.
    if (facts) {
        m_facts->show();
        m_facts->focusFirst();
        show(false);
    } else {
        const bool wasFacts = isVisible() && !m_facts->isHidden();
        show(true);
        if (wasFacts)
            m_filter->setFocus(Qt::OtherFocusReason);
        m_facts->hide();
    }
    if (isVisible())
        place();
}

void ModelChooser::moveRow(int step)
{
    const int rows = m_choices->rowCount();
    const int from = m_list->currentIndex().row();
    const int direction = step > 0 ? 1 : -1;
    int to = std::clamp(from + step, 0, std::max(rows - 1, 0));
    const auto isHead = [this](int row) {
        const ModelChoice *choice = m_choices->choice(m_choices->index(row));
        return choice && !canBeChosen(*choice);
    };
    // On from a head; at the end of the list, back to the last row that can be chosen.
    while (to >= 0 && to < rows && isHead(to))
        to += direction;
    while (to < 0 || to >= rows || isHead(to)) {
        to -= direction;
        if (to == from || (to < 0 && direction > 0) || (to >= rows && direction < 0))
            return;
    }
    const bool isFirst = to == m_choices->firstRow(false);
    m_list->setCurrentIndex(m_choices->index(to));
    if (isFirst)
        m_list->scrollToTop(); // its head is above it
}

void ModelChooser::choose(const QModelIndex &index)
{
    const ModelChoice *row = m_choices->choice(index);
    if (!row || !canBeChosen(*row))
        return;
    const ModelChoice choice = *row;
    close();
    if (choice.kind == ModelChoice::Kind::NoModel)
        emit modelNeeded(choice.ref.profileId);
    else
        emit chosen(choice.ref);
}

void ModelChooser::toggleFavourite(const QModelIndex &index)
{
    const ModelChoice *choice = m_choices->choice(index);
    if (!choice || !isKept(*choice))
        return;
    const bool becomes = !choice->isFavourite;
    const QString name = choice->title;
    emit favouriteToggled(choice->ref);
    m_announcer.announce(becomes ? tr("%1 is a favourite.").arg(name)
                                 : tr("%1 is no favourite any more.").arg(name));
}

void ModelChooser::place()
{
    if (!m_anchor)
        return;
    const int edge = theme().px(Space::s);
    const int gap = theme().px(Space::xs);
    const int width = std::min(m_window.width() - 2 * edge, theme().px(Theme::findBarWidth));
    const int inner = width - 2 * edge;
    const bool isNarrow =
        m_edit->sizeHint().width() + m_services->sizeHint().width() + edge > inner;
    m_severalBar->setNarrow(isNarrow);
    m_footRow->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    const QRect anchor(m_anchor->mapTo(&m_window, QPoint()), m_anchor->size());
    const int above = anchor.top() - gap - edge;
    const int below = m_window.height() - anchor.bottom() - gap - edge;
    const bool opensUp = above > below;
    int wanted = 2 * edge + m_facts->heightFor(inner);
    if (m_facts->isHidden())
        wanted = 3 * edge + m_filter->sizeHint().height() +
                 std::clamp(m_rows, leastRows, mostRows) * m_delegate->rowHeight();
    if (!m_foot->isHidden())
        wanted += edge + m_foot->sizeHint().height();
    if (!m_several->isHidden())
        wanted += edge + m_several->sizeHint().height();
    if (!m_severalBar->isHidden())
        wanted += edge + m_severalBar->layout()->totalHeightForWidth(inner);
    if (!m_heading->isHidden())
        wanted += edge + m_heading->heightForWidth(inner);
    const int height = std::min(wanted, std::max(above, below));
    int left = isRightToLeft() ? anchor.right() + 1 - width : anchor.left();
    left = std::clamp(left, edge, std::max(edge, m_window.width() - edge - width));
    setSurface(
        {left, opensUp ? anchor.top() - gap - height : anchor.bottom() + 1 + gap, width, height});
}

bool ModelChooser::takePress(const QMouseEvent &press, bool isRelease)
{
    const QModelIndex index = m_list->indexAt(press.position().toPoint());
    const ModelChoice *choice = m_choices->choice(index);
    if (press.button() != Qt::LeftButton || !choice || !isKept(*choice) ||
        !m_delegate->starRect(m_list->visualRect(index), layoutDirection())
             .contains(press.position().toPoint()))
        return false;
    if (!isRelease)
        toggleFavourite(index);
    return true;
}

bool ModelChooser::takeKey(const QKeyEvent &key)
{
    if (takeTickKey(key))
        return true;
    const int page = std::max(1, m_list->viewport()->height() / m_delegate->rowHeight() - 1);
    switch (key.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        choose(m_list->currentIndex());
        return true;
    case Qt::Key_D:
        if (key.modifiers() != Qt::ControlModifier)
            return false;
        toggleFavourite(m_list->currentIndex());
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
        moveRow(key.key() == Qt::Key_Up ? -1 : 1);
        return true;
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        moveRow(key.key() == Qt::Key_PageUp ? -page : page);
        return true;
    default:
        return false;
    }
}

bool ModelChooser::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_window && event->type() == QEvent::Resize && isVisible())
        place();
    const bool isPress =
        event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick;
    const bool isRelease = event->type() == QEvent::MouseButtonRelease;
    if (watched == m_list->viewport() && (isPress || isRelease))
        return takePress(*static_cast<QMouseEvent *>(event), isRelease);
    if (event->type() == QEvent::KeyPress && (watched == m_filter || watched == m_list) &&
        takeKey(*static_cast<QKeyEvent *>(event)))
        return true;
    return FloatingCard::eventFilter(watched, event);
}

void ModelChooser::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape)
        FloatingCard::keyPressEvent(event);
    else if (m_facts->isHidden())
        close();
    else
        setPage(false);
}

} // namespace Hiwar
