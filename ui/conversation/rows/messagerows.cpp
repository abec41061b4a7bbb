// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/rows/messagerows.h"

#include "ui/conversation/message/daywords.h"
#include "ui/conversation/message/messageactions.h"
#include "ui/theme/column.h"

#include <QAbstractItemModel>
#include <QFontInfo>
#include <QFontMetrics>
#include <QLocale>

#include <algorithm>
#include <utility>

namespace Hiwar {

MessageRows::MessageRows(QObject *parent)
    : QObject(parent)
    , m_theme(makeTheme(ColourScheme::Light, 1.0))
{
}

MessageRows::~MessageRows() = default;

void MessageRows::setModel(QAbstractItemModel *model)
{
    if (m_model)
        m_model->disconnect(this);
    m_model = model;
    m_unfolded.clear();
    m_directions.clear();
    m_codeChoices.clear();
    m_seenGrowing.clear();
    if (model) {
        connect(model, &QAbstractItemModel::modelReset, this, &MessageRows::readAll);
        connect(model, &QAbstractItemModel::layoutChanged, this, &MessageRows::readAll);
        connect(model, &QAbstractItemModel::rowsMoved, this, &MessageRows::readAll);
        connect(model, &QAbstractItemModel::rowsInserted, this, &MessageRows::onInserted);
        connect(model, &QAbstractItemModel::rowsRemoved, this, &MessageRows::onRemoved);
        connect(model, &QAbstractItemModel::dataChanged, this, &MessageRows::onDataChanged);
        connect(model, &QObject::destroyed, this, &MessageRows::readAll);
    }
    readAll();
}

void MessageRows::setLook(const Theme &theme, Qt::LayoutDirection window)
{
    m_theme = theme;
    m_window = window;
    // The layouts refer to the theme: none may outlive the theme it was made with.
    for (Row &row : m_rows)
        row.layout.reset();
    estimateAll();
}

void MessageRows::setWidth(int viewWidth, int scrollBar)
{
    if (viewWidth == m_width && scrollBar == m_scrollBar)
        return;
    if (scrollBar != m_scrollBar) {
        for (Row &row : m_rows)
            row.isRead = false; // its layout has another frame
    }
    m_width = viewWidth;
    m_scrollBar = scrollBar;
    estimateAll();
}

void MessageRows::refreshDays()
{
    for (int row = 0; row < count(); ++row)
        invalidate(row);
}

ShownMessage MessageRows::message(int row) const
{
    if (!m_model)
        return {};
    auto message = m_model->index(row, 0).data(ShownMessageRole).value<ShownMessage>();
    message.unfolded = m_unfolded.value(message.id);
    message.direction = m_directions.value(message.id, Qt::LayoutDirectionAuto);
    message.dollarFormulas = m_dollarFormulas;
    message.ownMarkdown = m_ownMarkdown;
    message.wrapCode = m_wrapCode;
    message.lineNumbers = m_lineNumbers;
    message.caption = m_caption;
    message.isPlain = m_isPlain;
    message.codeChoices = m_codeChoices.value(message.id);
    message.seenGrowing = isRunning(message) || m_seenGrowing.contains(message.id);
    if (isRunning(message)) {
        const Row &entry = m_rows[size_t(row)];
        message.thinkingSince = entry.thinkingSince;
        message.quietSince = entry.grewAt;
    }
    return message;
}

Role MessageRows::author(int row) const
{
    return m_model ? static_cast<Role>(m_model->index(row, 0).data(AuthorRole).toInt())
                   : Role::Assistant;
}

QString MessageRows::idOf(int row) const
{
    return m_model ? m_model->index(row, 0).data(IdRole).toString() : QString();
}

QList<MessageAction> MessageRows::actions(int row) const
{
    const bool isInside = row >= 0 && row < count();
    const MessageLayout *layout =
        isInside && m_rows[size_t(row)].isRead ? standingLayout(row) : nullptr;
    return layout ? layout->actions() : actionsFor(message(row));
}

void MessageRows::toggle(int row, Fold fold)
{
    m_unfolded[idOf(row)] ^= fold;
    invalidate(row);
    emit changed(row);
}

void MessageRows::setDirection(int row, Qt::LayoutDirection direction)
{
    m_directions[idOf(row)] = direction;
    invalidate(row);
    emit changed(row);
}

void MessageRows::setDollarFormulas(bool on)
{
    if (on == m_dollarFormulas)
        return;
    m_dollarFormulas = on;
    invalidateAll();
}

/// The user's messages get other blocks, also in rows that are not laid out.
void MessageRows::setOwnMarkdown(bool on)
{
    if (on == m_ownMarkdown)
        return;
    m_ownMarkdown = on;
    for (int row = 0; row < count(); ++row) {
        if (author(row) != Role::User)
            continue;
        invalidate(row);
        emit changed(row);
    }
}

void MessageRows::setWrapCode(bool on)
{
    if (on == m_wrapCode)
        return;
    m_wrapCode = on;
    invalidateAll();
}

void MessageRows::setLineNumbers(bool on)
{
    if (std::exchange(m_lineNumbers, on) != on)
        invalidateAll();
}

void MessageRows::setCaption(const CaptionParts &parts)
{
    if (std::exchange(m_caption, parts) != parts)
        invalidateAll();
}

void MessageRows::setPlain(bool on)
{
    if (on == m_isPlain)
        return;
    m_isPlain = on;
    for (Row &row : m_rows)
        row.layout.reset(); // its blocks have the colours of another ground
    estimateAll();
}

void MessageRows::chooseCode(int row, int number, const CodeChoice &choice)
{
    m_codeChoices[idOf(row)][number] = choice;
    invalidate(row);
    emit changed(row);
}

void MessageRows::invalidateAll()
{
    for (int row = 0; row < count(); ++row) {
        invalidate(row);
        if (m_rows[size_t(row)].layout)
            emit changed(row);
    }
}

int MessageRows::rowOf(const QString &messageId) const
{
    auto found = m_rowOf.constFind(messageId);
    for (; found == m_rowOf.cend() && m_rowOfEnd < count(); ++m_rowOfEnd) {
        const QString id = idOf(m_rowOfEnd);
        if (!m_rowOf.contains(id))
            m_rowOf.insert(id, m_rowOfEnd);
        if (id == messageId)
            found = m_rowOf.constFind(id);
    }
    return found != m_rowOf.cend() ? *found : -1;
}

/// Rows inserted or removed at the end do not change the numbers of the others.
void MessageRows::forgetIds(int fromRow)
{
    if (fromRow >= m_rowOfEnd)
        return;
    m_rowOf.clear();
    m_rowOfEnd = 0;
}

bool MessageRows::isMeasured(int row) const
{
    const Row &entry = m_rows[size_t(row)];
    return entry.isMeasured && (!entry.layout || entry.picturesSeen == m_picturesCame);
}

MessageLayout &MessageRows::layout(int row)
{
    Row &entry = m_rows[size_t(row)];
    if (!entry.layout) {
        entry.layout = std::make_unique<MessageLayout>(m_theme, m_window, m_pictures);
        entry.isRead = false;
        entry.nearby = nowhere;
        m_hasNewLayouts = true;
    }
    if (entry.picturesSeen != m_picturesCame) {
        entry.picturesSeen = m_picturesCame;
        if (entry.layout->takePictures())
            entry.isMeasured = false;
    }
    if (!entry.isRead) {
        entry.layout->setMessage(message(row));
        entry.layout->setFrame({gapAbove(row), dayAbove(row), m_scrollBar});
        entry.isRead = true;
        entry.isMeasured = false;
    }
    if (!entry.isMeasured) {
        const Extent nearby = entry.layout->isLong() ? entry.nearby : Extent();
        m_geometry.setHeight(row, entry.layout->resizeGetHeight(m_width, nearby));
        entry.isMeasured = true;
    }
    return *entry.layout;
}

bool MessageRows::isLaidOut(int row, const Extent &seen)
{
    const MessageLayout &shown = layout(row);
    return !shown.isLong() || shown.isLaidOut(seen);
}

void MessageRows::layOutNear(int row, const Extent &seen, qreal around)
{
    Extent &nearby = m_rows[size_t(row)].nearby;
    const Extent kept = nearby.within(seen.grownBy(around));
    nearby = kept.meets(seen.from, seen.to) ? kept.with(seen) : seen;
    m_geometry.setHeight(row, layout(row).resizeGetHeight(m_width, nearby));
}

void MessageRows::layOutAround(int row, const TextPosition &position)
{
    constexpr qreal around = 500; // pixels: enough lines to know where it is
    while (layout(row).isLong() && position.block < layout(row).blockCount()) {
        const Extent part = layout(row).partAround(position);
        if (isLaidOut(row, part))
            return;
        layOutNear(row, part.grownBy(around));
    }
}

void MessageRows::keepNear(const RowRange &rows)
{
    if (!std::exchange(m_hasNewLayouts, false))
        return; // no more than the last time
    const int spare = std::max(0, keptLayouts - (rows.last - rows.first + 1)) / 2;
    for (int row = 0; row < count(); ++row) {
        if (row < rows.first - spare || row > rows.last + spare)
            m_rows[size_t(row)].layout.reset();
    }
}

int MessageRows::layoutCount() const
{
    return int(std::count_if(m_rows.begin(), m_rows.end(),
                             [](const Row &row) { return row.layout != nullptr; }));
}

MessageRows::Row MessageRows::readRow(int row) const
{
    Row entry;
    const QModelIndex index = m_model->index(row, 0);
    entry.characters = int(index.data(TextRole).toString().size());
    const auto state = static_cast<MessageState>(index.data(StateRole).toInt());
    // It is not known since when: thinking counts from the message's time, silence from now.
    if (state == MessageState::Waiting || state == MessageState::Arriving) {
        entry.grewAt = m_clock();
        const auto message = index.data(ShownMessageRole).value<ShownMessage>();
        if (!message.reasoning.isEmpty())
            entry.thinkingSince = message.time;
    }
    return entry;
}

void MessageRows::readAll()
{
    m_rows.clear();
    forgetIds(-1);
    const int rows = m_model ? m_model->rowCount() : 0;
    m_rows.reserve(size_t(rows));
    for (int row = 0; row < rows; ++row)
        m_rows.push_back(readRow(row));
    estimateAll();
    emit reset();
}

MessageRows::Estimate MessageRows::estimate() const
{
    const int inner = columnIn(m_width + m_scrollBar, m_theme).width() - 2 * m_theme.px(Space::l);
    const QFontMetrics metrics(m_theme.font);
    return {.frame = m_theme.px(Space::xxl) + 2 * m_theme.px(Space::m) + m_theme.px(Space::xxl),
            .lineHeight = int(QFontInfo(m_theme.font).pixelSize() * m_theme.lineShare),
            .perLine = std::max(1, inner / std::max(1, metrics.averageCharWidth()))};
}

void MessageRows::estimateAll()
{
    std::vector<int> heights;
    heights.reserve(m_rows.size());
    const Estimate estimated = estimate();
    for (Row &row : m_rows) {
        row.isMeasured = false;
        heights.push_back(estimated.height(row.characters));
    }
    m_geometry.reset(std::move(heights));
}

int MessageRows::gapAbove(int row) const
{
    if (row == 0)
        return m_theme.px(Space::l);
    const auto author = [this](int at) { return m_model->index(at, 0).data(AuthorRole).toInt(); };
    return m_theme.px(author(row - 1) == author(row) ? Space::s : Space::xxl);
}

QDate MessageRows::dayOf(int row) const
{
    return m_model->index(row, 0).data(TimeRole).toDateTime().toLocalTime().date();
}

QString MessageRows::dayAbove(int row) const
{
    if (!m_model)
        return {};
    const QDate day = dayOf(row);
    return row > 0 && dayOf(row - 1) == day
               ? QString()
               : dayWords(day, m_clock().toLocalTime().date(), QLocale());
}

void MessageRows::invalidate(int row)
{
    if (row < count())
        m_rows[size_t(row)].isRead = m_rows[size_t(row)].isMeasured = false;
}

void MessageRows::noteGrowth(int row)
{
    Row &entry = m_rows[size_t(row)];
    entry.grewAt = m_clock();
    m_seenGrowing.insert(idOf(row));
    if (!entry.thinkingSince.isValid() &&
        !m_model->index(row, 0).data(ReasoningRole).toString().isEmpty())
        entry.thinkingSince = entry.grewAt;
}

void MessageRows::onInserted(const QModelIndex &parent, int first, int last)
{
    if (parent.isValid())
        return;
    std::vector<int> heights;
    std::vector<Row> fresh;
    const Estimate estimated = estimate();
    for (int row = first; row <= last; ++row) {
        fresh.push_back(readRow(row));
        heights.push_back(estimated.height(fresh.back().characters));
    }
    m_rows.insert(m_rows.begin() + first, std::make_move_iterator(fresh.begin()),
                  std::make_move_iterator(fresh.end()));
    m_geometry.insert(first, heights);
    forgetIds(first);
    invalidate(last + 1); // the author above it may be another now
    emit inserted(first, last - first + 1);
}

void MessageRows::onRemoved(const QModelIndex &parent, int first, int last)
{
    if (parent.isValid())
        return;
    m_rows.erase(m_rows.begin() + first, m_rows.begin() + last + 1);
    m_geometry.remove(first, last - first + 1);
    forgetIds(first);
    invalidate(first);
    emit removed(first, last - first + 1);
}

void MessageRows::onDataChanged(const QModelIndex &from, const QModelIndex &to,
                                const QList<int> &roles)
{
    const bool textOnly = !roles.isEmpty() && std::all_of(roles.begin(), roles.end(), [](int role) {
        return role == TextRole || role == ReasoningRole;
    });
    if (!textOnly) // may be another version, which has another id
        forgetIds(from.row());
    for (int row = from.row(); row <= to.row(); ++row) {
        invalidate(row);
        if (!roles.contains(ShownMessageRole)) // else the message is as it was
            noteGrowth(row);
        if (textOnly) {
            emit textGrew(row);
        } else {
            invalidate(row + 1);
            emit changed(row);
        }
    }
}

} // namespace Hiwar
