// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/conversationview.h"

#include "ui/block/picturewords.h"
#include "ui/conversation/accessibility/accessibleconversation.h"
#include "ui/conversation/accessibility/liveannouncements.h"
#include "ui/conversation/interaction/caretbrowsing.h"
#include "ui/conversation/interaction/codecontrols.h"
#include "ui/conversation/interaction/conversationfocus.h"
#include "ui/conversation/interaction/conversationmenu.h"
#include "ui/conversation/interaction/keyboardinput.h"
#include "ui/conversation/interaction/messagecommands.h"
#include "ui/conversation/interaction/pointerinput.h"
#include "ui/conversation/overlays.h"
#include "ui/conversation/replyticker.h"
#include "ui/conversation/rows/daytimer.h"
#include "ui/theme/lastinput.h"

#include <QHelpEvent>
#include <QPainter>

#include <tuple>

namespace Hiwar {

ConversationView::ConversationView(QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_copySign(this)
    , m_viewport(*this)
    , m_code(std::make_unique<CodeControls>(m_viewport, m_copySign))
    , m_focus(std::make_unique<ConversationFocus>(m_viewport, *m_code))
    , m_lastInput(std::make_unique<LastInput>(nullptr))
    , m_caretBrowsing(std::make_unique<CaretBrowsing>(m_viewport, *m_focus, *m_code))
    , m_commands(std::make_unique<MessageCommands>(m_viewport, *m_code, m_copySign))
    , m_menu(std::make_unique<ConversationMenu>(
          *this,
          ConversationMenu::Parts{m_viewport, *m_focus, *m_caretBrowsing, *m_code, *m_commands}))
    , m_pointer(std::make_unique<PointerInput>(m_viewport, *m_caretBrowsing, *m_code, *m_commands))
    , m_keyboard(
          std::make_unique<KeyboardInput>(m_viewport, *m_focus, *m_caretBrowsing, *m_commands))
    , m_overlays(std::make_unique<Overlays>(*this, m_viewport))
    , m_ticker(std::make_unique<ReplyTicker>(m_viewport))
    , m_days(std::make_unique<DayTimer>([this] { return rows().now(); }, nullptr))
{
    installAccessibleConversation();
    setObjectName(QStringLiteral("Conversation"));
    setAccessibleName(tr("Conversation"));
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setMinimumHeight(1); // what needs an answer has its room first
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Its room is always reserved; it is drawn only when there is something to scroll. A bar that
    // appears with the first full page wraps every line again and, when set within a resize, at
    // times did not appear at all.
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    viewport()->setMouseTracking(true);
    connectParts();
    connectRows();
    connectSignals();
    new LiveAnnouncements(*this);
    setTheme(rows().theme());
}

ConversationView::~ConversationView() = default;

void ConversationView::connectParts()
{
    connect(&m_viewport, &ConversationViewport::laidOut, this, &ConversationView::onLaidOut);
    connect(&m_copySign, &CopySign::changed, this, [this] {
        m_viewport.forgetPainted();
        m_viewport.layOut();
    });
    connect(m_overlays.get(), &Overlays::jumpClicked, this, &ConversationView::jumpToLatest);
    connect(m_pointer.get(), &PointerInput::hovered, this, &ConversationView::tellTarget);
    connect(m_focus.get(), &ConversationFocus::changed, this, &ConversationView::onFocusChanged);
    connect(m_days.get(), &DayTimer::dayChanged, this, &ConversationView::onDayChanged);
}

void ConversationView::connectRows()
{
    connect(&rows(), &MessageRows::reset, this, &ConversationView::onReset);
    connect(&rows(), &MessageRows::inserted, this, &ConversationView::onInserted);
    connect(&rows(), &MessageRows::removed, this, &ConversationView::onRemoved);
    connect(&rows(), &MessageRows::changed, &m_viewport, &ConversationViewport::rowChanged);
    connect(&rows(), &MessageRows::textGrew, &m_viewport, &ConversationViewport::rowChanged);
}

void ConversationView::connectSignals()
{
    const auto forward = [this](auto *part, auto from, auto to) { connect(part, from, this, to); };
    using View = ConversationView;
    forward(m_commands.get(), &MessageCommands::actionRequested, &View::actionRequested);
    forward(m_commands.get(), &MessageCommands::linkActivated, &View::linkActivated);
    forward(m_commands.get(), &MessageCommands::pictureRequested, &View::pictureRequested);
    forward(m_commands.get(), &MessageCommands::pictureCancelled, &View::pictureCancelled);
    forward(m_commands.get(), &MessageCommands::saveAttachmentRequested,
            &View::saveAttachmentRequested);
    forward(m_commands.get(), &MessageCommands::openAttachmentRequested,
            &View::openAttachmentRequested);
    forward(m_commands.get(), &MessageCommands::copyAttachmentRequested,
            &View::copyAttachmentRequested);
    forward(m_commands.get(), &MessageCommands::attachmentUseRequested,
            &View::attachmentUseRequested);
    forward(m_code.get(), &CodeControls::saveRequested, &View::saveCodeRequested);
    forward(m_menu.get(), &ConversationMenu::quoteRequested, &View::quoteRequested);
    forward(m_menu.get(), &ConversationMenu::saveSelectionRequested, &View::saveSelectionRequested);
    forward(m_menu.get(), &ConversationMenu::savePictureRequested, &View::savePictureRequested);
    forward(m_ticker.get(), &ReplyTicker::becameQuiet, &View::becameQuiet);
    forward(m_caretBrowsing.get(), &CaretBrowsing::toggled, &View::caretBrowsingChanged);
    forward(&m_viewport, &ConversationViewport::picturesChanged, &View::picturesChanged);
    forward(&m_viewport.selection(), &ConversationSelection::changed, &View::selectionChanged);
    forward(&m_viewport.selection(), &ConversationSelection::caretMoved, &View::caretMoved);
}

void ConversationView::setModel(QAbstractItemModel *model)
{
    m_viewport.setModel(model);
}

void ConversationView::setTheme(const Theme &theme)
{
    m_viewport.keepWords([&] { rows().setLook(theme, layoutDirection()); });
    applyLook();
}

void ConversationView::setReadingOptions(const ReadingOptions &options)
{
    if (options.ownMarkdown != m_options.ownMarkdown) // all positions in them change
        m_viewport.selection().reset();
    m_options = options;
    m_viewport.setPreferences(options.followReplies, options.pinQuestion);
    m_viewport.keepWords([&] {
        rows().setDollarFormulas(options.dollarFormulas);
        rows().setOwnMarkdown(options.ownMarkdown);
        rows().setWrapCode(options.wrapCode);
        rows().setLineNumbers(options.lineNumbers);
        rows().setCaption({.time = options.captionTime,
                           .tokens = options.captionTokens,
                           .took = options.captionTook});
        rows().setPlain(options.messages == MessageStyle::Plain);
    });
    m_viewport.layOut();
}

void ConversationView::applyLook()
{
    const Theme &theme = rows().theme();
    QPalette colours = palette();
    colours.setColor(QPalette::Base, theme.palette.window);
    viewport()->setPalette(colours);
    viewport()->setBackgroundRole(QPalette::Base);
    m_overlays->setTheme(theme);
    m_viewport.forgetPainted();
    m_viewport.layOut();
}

void ConversationView::setEmptyState(QWidget *widget)
{
    m_overlays->setEmptyState(widget);
    if (isVisible()) // otherwise showEvent() does it
        onLaidOut();
}

void ConversationView::holdEmptyState(bool held)
{
    m_overlays->holdEmptyState(held);
    if (isVisible())
        onLaidOut();
}

QList<QWidget *> ConversationView::overlays() const
{
    return m_overlays->shown();
}

void ConversationView::addOverlay(QWidget *widget)
{
    m_overlays->add(widget);
}

void ConversationView::setMarks(MarkSource marks)
{
    m_marks = std::move(marks);
    viewport()->update();
}

void ConversationView::onReset()
{
    m_viewport.selection().reset();
    m_focus->clear();
    m_pointer->forget();
    m_viewport.opened();
}

void ConversationView::onInserted(int first, int count)
{
    m_viewport.selection().rowsInserted(first, count);
    m_focus->rowsInserted(first, count);
    m_pointer->forget();
    m_viewport.rowsInserted(first, count);
    m_days->check(); // a message may be the first of a day
}

void ConversationView::onRemoved(int first, int count)
{
    m_viewport.selection().rowsRemoved(first, count);
    m_focus->rowsRemoved(first, count);
    m_pointer->forget();
    m_viewport.rowsRemoved(first, count);
}

void ConversationView::onLaidOut()
{
    m_overlays->place();
    emit laidOut();
    if (!m_code->prepare(m_pointer->hover()))
        m_viewport.requestLayout(); // the highlighting continues in the next frame
    m_ticker->update();
}

void ConversationView::onFocusChanged()
{
    tellTarget();
    viewport()->update();
    emit currentChanged(cursor().row(), cursor().action());
}

void ConversationView::onDayChanged()
{
    m_viewport.keepWords([this] { rows().refreshDays(); });
    m_viewport.forgetPainted();
    m_viewport.layOut();
}

void ConversationView::tellTarget()
{
    QString target = m_pointer->hover().hit.link;
    // A message out of view is not laid out only to show its link.
    const bool mayTell = target.isEmpty() && visibleRows().contains(cursor().row());
    if (const auto focused = mayTell ? m_focus->target() : std::nullopt)
        target = focused->link.target;
    if (isInMessage(target) || attachmentIndex(target)) // these are no addresses
        target.clear();
    if (target == m_target)
        return;
    m_target = target;
    m_overlays->setLink(QUrl(target));
    emit linkHovered(target);
}

const MessageCursor &ConversationView::cursor() const
{
    return m_focus->cursor();
}

bool ConversationView::hasKeyboard() const
{
    return m_focus->hasKeyboard();
}

void ConversationView::trigger(int row, MessageAction action)
{
    m_commands->trigger(row, action);
}

void ConversationView::press(int row, const FocusTarget &focusTarget)
{
    m_commands->press(row, focusTarget);
}

void ConversationView::copy()
{
    m_commands->copy();
}

void ConversationView::unfold(int row, Fold fold)
{
    m_commands->unfold(row, fold);
}

void ConversationView::setDirection(int row, Qt::LayoutDirection direction)
{
    m_commands->setDirection(row, direction);
}

void ConversationView::setCurrent(int row, int action)
{
    m_focus->setCurrent(row, action);
}

void ConversationView::setCurrentTarget(int row, int focusTarget)
{
    m_focus->setCurrentTarget(row, focusTarget);
}

void ConversationView::goToQuestion(int direction)
{
    m_focus->goToQuestion(direction);
}

void ConversationView::goTo(int row)
{
    m_focus->goTo(row);
    if (m_lastInput->wasMouse()) // chosen in the list of questions, for example
        m_focus->hide();
}

void ConversationView::setCaret(const ConversationPosition &position)
{
    select({position, position});
}

void ConversationView::select(const ConversationRange &range)
{
    m_viewport.selection().select(range);
    m_caretBrowsing->reveal();
}

void ConversationView::setCaretBrowsing(bool on)
{
    m_caretBrowsing->setOn(on);
}

bool ConversationView::isCaretBrowsing() const
{
    return m_caretBrowsing->isOn();
}

void ConversationView::setDragStart(std::function<void(std::unique_ptr<QMimeData>)> start)
{
    m_pointer->setDragStart(std::move(start));
}

void ConversationView::reveal(const ConversationPosition &position)
{
    m_code->reveal(position);
}

void ConversationView::reveal(int row, TextPosition from, TextPosition to)
{
    m_code->reveal({row, from});
    m_viewport.show(row, from, to);
}

void ConversationView::showMatch(const QString &messageId, TextPosition from, TextPosition to)
{
    const int row = rows().rowOf(messageId);
    if (row < 0)
        return;
    m_viewport.takeWidth();
    reveal(row, from, to);
    select({{row, from}, {row, to}});
}

void ConversationView::jumpToLatest()
{
    if (m_overlays->jumpHasFocus())
        setFocus();
    m_viewport.goToEnd();
}

MessageLook ConversationView::lookOf(int row, const MessageLayout &layout) const
{
    MessageLook look;
    look.now = m_viewport.rows().now();
    const bool keyboard = m_focus->isShown() && m_focus->hasKeyboard() && cursor().row() == row;
    const bool onMessage = cursor().action() < 0 && cursor().focusTarget() < 0;
    look.current = keyboard && onMessage && !m_caretBrowsing->isOn();
    const MessageHit hover = m_pointer->hover().row == row ? m_pointer->hover().hit : MessageHit();
    look.showActions = keyboard || m_pointer->hover().row == row;
    if (keyboard && cursor().action() >= 0) {
        look.marked = layout.actions().value(cursor().action());
        look.markedByKeyboard = true;
    } else if (hover.part == MessageHit::Part::Action) {
        look.marked = hover.action;
    }
    look.copied = m_copySign.actionOf(layout.message().id);
    std::tie(look.selectedFrom, look.selectedTo) = m_viewport.selection().partOf(row);
    if (const auto caret = m_caretBrowsing->shownPosition(); caret && caret->position.row == row)
        look.caret = ShownCaret{caret->position.text, caret->atLineEnd};
    if (hover.part == MessageHit::Part::PictureButton)
        look.pointedAt = layout.pictureButton({hover.position.block, hover.linkStart});
    else if (hover.part == MessageHit::Part::Attachment)
        look.pointedAt = layout.attachmentFrame(hover.position.block);
    if (keyboard && cursor().focusTarget() >= 0 &&
        cursor().focusTarget() < layout.focusTargets().size())
        look.rings = layout.ringsOf(layout.focusTargets().at(cursor().focusTarget()));
    return look;
}

void ConversationView::paintEvent(QPaintEvent *event)
{
    // Paints the last layout. Newer content waits for its own frame: laying it out here would
    // request another one (tst_painting: aPictureAsksForNoOther).
    QPainter painter(viewport());
    // Part by part: the area between a strip at one edge and a header at the other stays.
    for (const QRect &part : event->region()) {
        painter.setClipRect(part);
        paintPart(painter, part);
    }
}

void ConversationView::paintPart(QPainter &painter, const QRect &part)
{
    const RowRange seen = visibleRows();
    for (int row = seen.first; row <= seen.last; ++row) {
        const QRect rect = rowRect(row);
        const MessageLayout *layout = rows().standingLayout(row);
        if (!layout || !rect.intersects(part))
            continue;
        layout->paint(painter, rect.topLeft(), part, lookOf(row, *layout));
        if (m_marks)
            paintMarks(painter, *layout, rect.topLeft(), part, m_marks(row), rows().theme());
    }
}

void ConversationView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    m_viewport.forgetPainted();
    m_viewport.layOut();
}

void ConversationView::showEvent(QShowEvent *event)
{
    QAbstractScrollArea::showEvent(event);
    m_days->check();
    m_viewport.layOut();
}

void ConversationView::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::ActivationChange)
        m_days->check();
    if (event->type() == QEvent::LayoutDirectionChange || event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Conversation"));
        setTheme(Theme(rows().theme()));
    }
}

void ConversationView::scrollContentsBy(int, int)
{
    if (m_viewport.takeScroll())
        m_pointer->hoverAgain();
}

void ConversationView::wheelEvent(QWheelEvent *event)
{
    if (m_code->wheel(event))
        return;
    const int turn = event->angleDelta().y();
    // The first steps of a touchpad may be less than a pixel.
    if (turn > 0)
        m_viewport.turnedUp();
    QAbstractScrollArea::wheelEvent(event);
    if (turn < 0)
        m_viewport.turnedDown();
}

void ConversationView::mousePressEvent(QMouseEvent *event)
{
    m_focus->hide();
    tellTarget();
    m_pointer->press(event);
}

void ConversationView::mouseDoubleClickEvent(QMouseEvent *event)
{
    m_pointer->doublePress(event);
}

void ConversationView::mouseMoveEvent(QMouseEvent *event)
{
    m_pointer->move(event);
}

void ConversationView::mouseReleaseEvent(QMouseEvent *event)
{
    m_pointer->release(event);
}

bool ConversationView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave)
        m_pointer->leave();
    if (event->type() != QEvent::ToolTip)
        return QAbstractScrollArea::viewportEvent(event);
    m_pointer->showTip(*static_cast<QHelpEvent *>(event));
    return true;
}

void ConversationView::contextMenuEvent(QContextMenuEvent *event)
{
    m_menu->popup(*event);
}

void ConversationView::keyPressEvent(QKeyEvent *event)
{
    if (!m_keyboard->take(*event))
        QAbstractScrollArea::keyPressEvent(event);
}

bool ConversationView::focusNextPrevChild(bool next)
{
    if (m_focus->isShown() && hasFocus() && m_focus->stepOn(next ? 1 : -1))
        return true;
    return QAbstractScrollArea::focusNextPrevChild(next);
}

void ConversationView::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    m_focus->setKeyboard(true);
    const bool byKeyboard = event->reason() == Qt::TabFocusReason ||
                            event->reason() == Qt::BacktabFocusReason ||
                            event->reason() == Qt::ShortcutFocusReason;
    if (m_lastInput->wasMouse())
        m_focus->hide();
    else if (byKeyboard && rows().count() > 0)
        m_focus->setCurrentAgain();
    viewport()->update();
}

void ConversationView::focusOutEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusOutEvent(event);
    m_focus->setKeyboard(event->reason() == Qt::PopupFocusReason);
    tellTarget();
    viewport()->update();
}

} // namespace Hiwar
