// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/conversationview.h"

#include "ui/conversation/accessibility/accessibleconversation.h"
#include "ui/conversation/accessibility/liveannouncements.h"
#include "ui/conversation/caretbrowsing.h"
#include "ui/conversation/codecontrols.h"
#include "ui/conversation/copysign.h"
#include "ui/conversation/jumpbutton.h"
#include "ui/conversation/message/linklabel.h"
#include "ui/conversation/selectiongesture.h"

#include <QAbstractItemModel>
#include <QScrollBar>

#include <algorithm>

namespace Hiwar {

ConversationView::ConversationView(QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_rows(this)
    , m_copySign(new CopySign(this))
    , m_code(std::make_unique<CodeControls>(*this))
    , m_caretBrowsing(std::make_unique<CaretBrowsing>(*this))
    , m_gesture(std::make_unique<SelectionGesture>(*this))
    , m_jump(new JumpButton(this))
    , m_linkLabel(new LinkLabel(this))
    , m_pace(this)
    , m_tickTimer(this)
{
    installAccessibleConversation();
    setObjectName(QStringLiteral("Conversation"));
    setAccessibleName(tr("Conversation"));
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Always its room, drawn only when there is something to scroll: a bar that comes with the
    // first full page breaks every line again, and, told from within a resize, at times did not
    // come at all.
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    viewport()->setMouseTracking(true);
    connect(&m_pace, &FramePace::due, this, &ConversationView::layOutVisible);
    m_tickTimer.setInterval(std::chrono::seconds(1));
    connect(&m_tickTimer, &QTimer::timeout, this, &ConversationView::tick);
    connect(m_jump, &QAbstractButton::clicked, this, &ConversationView::jumpToLatest);
    connect(m_copySign, &CopySign::changed, this, [this] {
        forgetPainted();
        layOutVisible();
    });
    m_jump->hide();
    connectRows();
    new LiveAnnouncements(*this);
    m_rows.setPictures(&m_pictures);
    connect(&m_pictures, &InlinePictures::arrived, this, &ConversationView::takePictures);
    connectScrollBar();
    setTheme(m_rows.theme());
}

ConversationView::~ConversationView()
{
    m_primary.keep(); // it asks this view no more
}

void ConversationView::connectRows()
{
    connect(&m_rows, &MessageRows::reset, this, &ConversationView::onReset);
    connect(&m_rows, &MessageRows::inserted, this, &ConversationView::onInserted);
    connect(&m_rows, &MessageRows::removed, this, &ConversationView::onRemoved);
    connect(&m_rows, &MessageRows::changed, this, &ConversationView::onChanged);
    connect(&m_rows, &MessageRows::textGrew, this, &ConversationView::onChanged);
}

void ConversationView::setModel(QAbstractItemModel *model)
{
    m_primary.watch(model);
    m_rows.setModel(model);
}

void ConversationView::setTheme(const Theme &theme)
{
    keepWords([&] { m_rows.setLook(theme, layoutDirection()); });
    applyLook();
}

void ConversationView::setReadingOptions(const ReadingOptions &options)
{
    const bool areOthers = options.ownMarkdown != m_options.ownMarkdown;
    m_options = options;
    if (areOthers) { // no place in them is what it was
        m_primary.keep();
        m_selection.clear();
        noteSelection();
    }
    m_scrollPolicy.setPreferences(options.followReplies, options.pinQuestion);
    keepWords([&] {
        m_rows.setDollarFormulas(options.dollarFormulas);
        m_rows.setOwnMarkdown(options.ownMarkdown);
        m_rows.setWrapCode(options.wrapCode);
    });
    layOutVisible();
}

void ConversationView::applyLook()
{
    QPalette colours = palette();
    colours.setColor(QPalette::Base, m_rows.theme().palette.window);
    viewport()->setPalette(colours);
    viewport()->setBackgroundRole(QPalette::Base);
    m_jump->setTheme(m_rows.theme());
    m_linkLabel->setTheme(m_rows.theme());
    forgetPainted();
    layOutVisible();
}

void ConversationView::setEmptyState(QWidget *widget)
{
    delete m_emptyState;
    m_emptyState = widget;
    if (widget) {
        widget->setParent(this);
        widget->hide();
    }
    if (isVisible()) // else when it is shown
        placeOverlays();
}

void ConversationView::holdEmptyState(bool held)
{
    m_emptyStateHeld = held;
    if (isVisible())
        placeOverlays();
}

QList<QWidget *> ConversationView::overlays() const
{
    QList<QWidget *> out;
    for (QWidget *widget : QList<QWidget *>{m_emptyState.data(), m_jump} +
                               QList<QWidget *>(m_overlays.begin(), m_overlays.end())) {
        if (widget && !widget->isHidden())
            out << widget;
    }
    return out;
}

void ConversationView::addOverlay(QWidget *widget)
{
    m_overlays.append(widget);
}

void ConversationView::setMarks(MarkSource marks)
{
    m_marks = std::move(marks);
    viewport()->update();
}

RowRange ConversationView::visibleRows() const
{
    return m_rows.geometry().visible(scrollY(), viewport()->height());
}

QRect ConversationView::rowRect(int row) const
{
    const RowGeometry &geometry = m_rows.geometry();
    if (row < 0 || row >= geometry.count())
        return {};
    return {0, geometry.top(row) - scrollY(), viewport()->width(), geometry.height(row)};
}

int ConversationView::scrollY() const
{
    return verticalScrollBar()->value();
}

void ConversationView::onReset()
{
    m_selection.clear();
    noteSelection();
    m_cursor.clear();
    m_hover = {};
    m_scrollPolicy.opened();
    forgetPainted();
    layOutVisible();
}

void ConversationView::onInserted(int first, int count)
{
    m_selection.rowsInserted(first, count);
    noteSelection();
    m_cursor.rowsInserted(first, count);
    m_hover = {};
    m_scrollPolicy.rowsInserted(first, count);
    const int last = first + count - 1;
    if (last == m_rows.count() - 1 && m_rows.author(last) == Role::User)
        m_scrollPolicy.questionAsked(last);
    m_scrollPolicy.grew(first >= visibleRows().last);
    forgetPainted();
    m_pace.request();
}

void ConversationView::onRemoved(int first, int count)
{
    m_selection.rowsRemoved(first, count);
    noteSelection();
    m_cursor.rowsRemoved(first, count, m_rows.count());
    m_hover = {};
    m_scrollPolicy.rowsRemoved(first, count);
    forgetPainted();
    layOutVisible();
}

void ConversationView::onChanged(int row)
{
    m_scrollPolicy.grew(row >= visibleRows().last);
    m_pace.request();
}

void ConversationView::takePictures()
{
    // The words at the top edge stay there, whatever those above them in their message become.
    keepWords([this] { m_rows.refreshPictures(); });
    m_pace.request();
    emit picturesChanged();
}

void ConversationView::layOutVisible()
{
    if (m_settling) {
        // The scroll bar has come or gone and with it the width: the layout under way begins again
        // (tst_conversationview: opensAtTheEnd).
        m_widthChanged = true;
        return;
    }
    m_pace.done();
    do {
        m_widthChanged = false;
        takeWidth();
        settleScrollBar(measureVisible());
    } while (m_widthChanged);
    m_rows.keepNear(visibleRows());
    placeOverlays();
    repaintChanged();
    if (hasRunningInView() && isVisible())
        m_tickTimer.start();
    else
        m_tickTimer.stop();
}

int ConversationView::measureVisible()
{
    // Measuring a row moves the rows around it, which may bring others into view: until all are
    // measured.
    const RowGeometry &geometry = m_rows.geometry();
    const int height = viewport()->height();
    for (;;) {
        const int y = m_scrollPolicy.standAt(window());
        const RowRange rows = geometry.visible(y, height);
        int unmeasured = rows.last;
        while (unmeasured >= rows.first && m_rows.isMeasured(unmeasured))
            --unmeasured;
        if (unmeasured >= rows.first)
            m_rows.layout(unmeasured);
        else if (!layOutSeen(y, rows))
            return y;
    }
}

/// What of long messages is in view, and a bit around it, so that the next steps of the wheel move
/// nothing but the page. False when there is nothing to do.
bool ConversationView::layOutSeen(int y, const RowRange &rows)
{
    const qreal height = viewport()->height();
    for (int row = rows.first; row <= rows.last; ++row) {
        const qreal top = y - m_rows.geometry().top(row);
        const Extent seen{top, top + height};
        if (m_rows.isLaidOut(row, seen.grownBy(height / 2)))
            continue;
        keepWords([&] { m_rows.layOutNear(row, seen.grownBy(height * 3 / 2)); });
        return true;
    }
    return false;
}

void ConversationView::placeOverlays()
{
    const Theme &theme = m_rows.theme();
    if (m_emptyState) {
        m_emptyState->setGeometry(viewport()->geometry());
        m_emptyState->setVisible(m_rows.count() == 0 && !m_emptyStateHeld);
    }
    const QSize size = m_jump->sizeHint();
    const QRect area = viewport()->geometry();
    m_jump->setGeometry(area.center().x() - size.width() / 2,
                        area.bottom() - size.height() - theme.px(Space::s), size.width(),
                        size.height());
    m_jump->setNewText(m_scrollPolicy.hasNewText());
    m_jump->setVisible(m_scrollPolicy.hasMoreBelow(window()));
    m_jump->raise();
    m_linkLabel->placeIn(area);
    emit laidOut();
}

void ConversationView::ensureVisible(const QRect &part)
{
    m_scrollPolicy.turnedUp(window()); // a caret is where somebody reads
    layOutVisible();
    const int margin = m_rows.theme().px(Space::l);
    const int height = viewport()->height();
    const int last = part.bottom() + margin - height;
    verticalScrollBar()->setValue(std::min(std::max(scrollY(), last), part.top() - margin));
}

void ConversationView::toggle(int row, Fold fold)
{
    forgetPositionsIn(row);
    // What is unfolded grows downwards from where it was pressed.
    m_scrollPolicy.wentTo({row, scrollY() - m_rows.geometry().top(row)});
    m_rows.toggle(row, fold);
    layOutVisible();
    m_scrollPolicy.turnedDown(scrollY(), window());
}

void ConversationView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    forgetPainted();
    layOutVisible();
}

void ConversationView::showEvent(QShowEvent *event)
{
    QAbstractScrollArea::showEvent(event);
    layOutVisible();
}

void ConversationView::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange || event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Conversation"));
        setTheme(Theme(m_rows.theme()));
    }
}

} // namespace Hiwar
