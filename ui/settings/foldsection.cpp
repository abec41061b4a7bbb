// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/foldsection.h"

#include "ui/theme/icon.h"
#include "ui/theme/ownline.h"
#include "ui/theme/quietstyle.h"

#include <QAccessibleWidget>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QStyleOptionFocusRect>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

class AccessibleFold : public QAccessibleWidget
{
public:
    explicit AccessibleFold(FoldTitle *title)
        : QAccessibleWidget(title, QAccessible::Button)
    {
    }

    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.expandable = true;
        state.expanded = title()->isChecked();
        state.collapsed = !state.expanded;
        return state;
    }

    [[nodiscard]] QStringList actionNames() const override
    {
        return {QAccessibleActionInterface::pressAction(),
                QAccessibleActionInterface::setFocusAction()};
    }

    void doAction(const QString &action) override
    {
        if (action == QAccessibleActionInterface::pressAction())
            title()->click();
        else
            QAccessibleWidget::doAction(action);
    }

private:
    [[nodiscard]] FoldTitle *title() const { return static_cast<FoldTitle *>(widget()); }
};

QAccessibleInterface *makeFoldAccessible(const QString &, QObject *object)
{
    auto *title = qobject_cast<FoldTitle *>(object);
    return title != nullptr ? new AccessibleFold(title) : nullptr;
}

} // namespace

FoldTitle::FoldTitle(const QString &name, const QString &shownName, QWidget *parent)
    : QAbstractButton(parent)
{
    QAccessible::installFactory(makeFoldAccessible); // further calls have no effect
    setObjectName(name);
    setText(shownName);
    setAccessibleName(shownName);
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(this, &QAbstractButton::toggled, this, [this] {
        QAccessible::State change;
        change.expanded = true;
        change.collapsed = true;
        QAccessibleStateChangeEvent event(this, change);
        QAccessible::updateAccessibility(&event);
    });
}

void FoldTitle::setSummary(const QString &summary)
{
    m_summary = summary;
    setAccessibleDescription(summary);
    setToolTip(summary);
    update();
}

void FoldTitle::setTheme(const Theme &theme)
{
    m_theme = theme;
    updateGeometry();
    update();
}

QSize FoldTitle::sizeHint() const
{
    const int icon = m_theme.px(Theme::iconSize + Space::xs);
    return {icon + fontMetrics().horizontalAdvance(text()), m_theme.px(Theme::controlHeight)};
}

QSize FoldTitle::minimumSizeHint() const
{
    return {m_theme.px(Theme::controlHeight), m_theme.px(Theme::controlHeight)};
}

void FoldTitle::keyPressEvent(QKeyEvent *event)
{
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const int opening = mirrored ? Qt::Key_Left : Qt::Key_Right;
    const int closing = mirrored ? Qt::Key_Right : Qt::Key_Left;
    if (event->key() == opening)
        setChecked(true);
    else if (event->key() == closing)
        setChecked(false);
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void FoldTitle::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const int size = m_theme.px(Theme::iconSize);
    const QRect position =
        QStyle::visualRect(layoutDirection(), rect(), QRect(0, (height() - size) / 2, size, size));
    const QColor quiet = underMouse() ? m_theme.palette.text : m_theme.palette.secondary;
    if (!isChecked() && mirrored) {
        painter.save();
        painter.translate(2 * position.center().x() + 1, 0);
        painter.scale(-1, 1);
    }
    paintIcon(painter, isChecked() ? Icon::Down : Icon::Next, position, quiet);
    if (!isChecked() && mirrored)
        painter.restore();

    const auto write = [&](int from, const QString &words, const QColor &foreground) {
        const QRect room(from, 0, std::max(width() - from, 0), height());
        painter.setPen(foreground);
        paintOwnLine(painter, QStyle::visualRect(layoutDirection(), rect(), room), words,
                     layoutDirection());
        return from +
               fontMetrics().horizontalAdvance(shortened(words, fontMetrics(), room.width()));
    };
    const int end = write(size + m_theme.px(Space::xs), text(), m_theme.palette.text);
    if (!m_summary.isEmpty())
        write(end + m_theme.px(Space::s), m_summary, m_theme.palette.secondary);
    if (hasFocus()) {
        QStyleOptionFocusRect ring;
        ring.initFrom(this);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &ring, &painter, this);
    }
}

FoldSection::FoldSection(const QString &name, const QString &shownName, QWidget *parent)
    : QWidget(parent)
    , m_title(new FoldTitle(name, shownName, this))
    , m_body(new QWidget(this))
    , m_column(new QVBoxLayout(m_body))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_title);
    column->addWidget(m_body);
    m_body->hide();
    connect(m_title, &QAbstractButton::toggled, this, [this](bool open) {
        m_body->setVisible(open);
        if (open)
            emit opened();
    });
}

void FoldSection::add(QWidget *widget)
{
    m_column->addWidget(widget);
}

void FoldSection::setSummary(const QStringList &parts)
{
    m_title->setSummary(parts.join(u" · "_s));
}

void FoldSection::setOpen(bool open)
{
    m_title->setChecked(open);
}

void FoldSection::setTheme(const Theme &theme)
{
    m_title->setTheme(theme);
    const int inset = theme.px(Theme::iconSize + Space::xs);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    m_column->setContentsMargins(mirrored ? 0 : inset, theme.px(Space::xs), mirrored ? inset : 0,
                                 theme.px(Space::m));
    m_column->setSpacing(theme.px(Space::m));
}

} // namespace Hiwar
