// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/treechecks.h"

#include "tests/ui/shownwords.h"
#include "ui/theme/floating.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>
#include <QTabBar>
#include <QToolButton>
#include <QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr int tolerance = 1; // layouts round

QString pixels(int count)
{
    return QString::number(count) + u" px"_s;
}

QString sizeText(QSize size)
{
    return u"%1 × %2 px"_s.arg(size.width()).arg(size.height());
}

/// A field within another control is measured with that one.
bool isPartOfAnother(const QWidget &widget)
{
    const QWidget *parent = widget.parentWidget();
    return qobject_cast<const QComboBox *>(parent) != nullptr ||
           qobject_cast<const QAbstractSpinBox *>(parent) != nullptr;
}

bool isField(const QWidget &widget)
{
    return !isPartOfAnother(widget) && (qobject_cast<const QLineEdit *>(&widget) != nullptr ||
                                        qobject_cast<const QComboBox *>(&widget) != nullptr ||
                                        qobject_cast<const QAbstractSpinBox *>(&widget) != nullptr);
}

/// The least width of a button that shortens its words is less than they need.
bool shortensWords(const QAbstractButton &button)
{
    const int words = button.sizeHint().width();
    return button.minimumSizeHint().width() < words ||
           (button.minimumWidth() > 0 && button.minimumWidth() < words);
}

int leastWidth(const QAbstractButton &button)
{
    if (!shortensWords(button))
        return button.sizeHint().width();
    return button.minimumWidth() > 0 ? button.minimumWidth() : button.minimumSizeHint().width();
}

void checkLabel(const QLabel &label, Findings &found)
{
    if (label.text().isEmpty())
        return;
    // A label that breaks its lines must have room for its longest word.
    const int wanted = label.minimumSizeHint().width();
    if (const int lacking = wanted - label.width(); lacking > tolerance)
        found += {nameOf(label), u"is cut off at the side"_s, pixels(lacking), qreal(lacking)};
    const int height = label.hasHeightForWidth() ? label.heightForWidth(label.width())
                                                 : label.minimumSizeHint().height();
    if (const int lacking = height - label.height(); lacking > tolerance)
        found += {nameOf(label), u"is cut off below"_s, pixels(lacking), qreal(lacking)};
}

bool showsWords(const QAbstractButton &button)
{
    const auto *tool = qobject_cast<const QToolButton *>(&button);
    const bool isIcon = tool != nullptr && !tool->icon().isNull() &&
                        tool->toolButtonStyle() == Qt::ToolButtonIconOnly;
    return !button.text().isEmpty() && !isIcon;
}

void checkButton(const QAbstractButton &button, Findings &found)
{
    if (!showsWords(button)) {
        const QSize icon = button.icon().isNull() ? QSize() : button.iconSize();
        const int lacking =
            std::max(icon.width() - button.width(), icon.height() - button.height());
        if (lacking > 0)
            found +=
                {nameOf(button), u"is smaller than its icon"_s, pixels(lacking), qreal(lacking)};
        return;
    }
    if (const int lacking = leastWidth(button) - button.width(); lacking > tolerance)
        found += {nameOf(button), u"is narrower than its words"_s, pixels(lacking), qreal(lacking)};
    if (const int lacking = button.fontMetrics().height() - button.height(); lacking > 0)
        found += {nameOf(button), u"is lower than its words"_s, pixels(lacking), qreal(lacking)};
}

void checkField(const QWidget &field, Findings &found)
{
    if (const int lacking = field.sizeHint().height() - field.height(); lacking > tolerance)
        found += {nameOf(field), u"is lower than its line"_s, pixels(lacking), qreal(lacking)};
}

void checkLines(const QPlainTextEdit &edit, Findings &found)
{
    const int wanted = edit.fontMetrics().lineSpacing();
    if (const int lacking = wanted - edit.contentsRect().height(); lacking > tolerance)
        found += {nameOf(edit), u"is lower than its line"_s, pixels(lacking), qreal(lacking)};
}

bool isViewport(const QWidget &widget)
{
    const auto *area = qobject_cast<const QAbstractScrollArea *>(widget.parentWidget());
    return area != nullptr && area->viewport() == &widget;
}

/// It covers its siblings on purpose: a card, a scroll bar, what a view shows over its contents.
bool floats(const QWidget &widget)
{
    const QWidget *parent = widget.parentWidget();
    return qobject_cast<const FloatingCard *>(&widget) != nullptr ||
           qobject_cast<const QScrollBar *>(&widget) != nullptr ||
           qobject_cast<const QAbstractScrollArea *>(parent) != nullptr || isViewport(*parent);
}

/// Without the shadow around it.
QRect placeOf(const QWidget &widget)
{
    const auto *card = qobject_cast<const FloatingCard *>(&widget);
    return card != nullptr ? card->surface() : widget.geometry();
}

QList<const QWidget *> visibleChildren(const QWidget &parent)
{
    QList<const QWidget *> visible;
    for (const QObject *child : parent.children()) {
        const auto *widget = qobject_cast<const QWidget *>(child);
        if (widget != nullptr && !widget->isWindow() && !widget->isHidden() &&
            !widget->size().isEmpty())
            visible.append(widget);
    }
    return visible;
}

void addSmall(const QString &name, QSize size, Findings &found)
{
    const int least = std::min(size.width(), size.height());
    if (least < leastTargetSize)
        found += {name, u"is a small target"_s, sizeText(size), qreal(leastTargetSize - least)};
}

/// The icons within a line edit have the whole height of the field.
bool isFieldIcon(const QWidget &widget)
{
    return qobject_cast<const QLineEdit *>(widget.parentWidget()) != nullptr;
}

} // namespace

QString Finding::text() const
{
    return control + u": "_s + fault + u", "_s + extent;
}

Findings findClipped(const QWidget &window)
{
    Findings found;
    for (const QWidget *widget : shownWidgets(window)) {
        if (const auto *label = qobject_cast<const QLabel *>(widget))
            checkLabel(*label, found);
        else if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
            checkButton(*button, found);
        else if (const auto *edit = qobject_cast<const QPlainTextEdit *>(widget))
            checkLines(*edit, found);
        else if (isField(*widget))
            checkField(*widget, found);
    }
    return found;
}

Findings findOverlapping(const QWidget &window)
{
    Findings found;
    for (const QWidget *parent : shownWidgets(window)) {
        QList<const QWidget *> children = visibleChildren(*parent);
        children.removeIf([](const QWidget *child) { return floats(*child); });
        for (qsizetype i = 0; i < children.size(); ++i) {
            for (qsizetype k = i + 1; k < children.size(); ++k) {
                const QSize common =
                    children.at(i)->geometry().intersected(children.at(k)->geometry()).size();
                if (common.width() > tolerance && common.height() > tolerance)
                    found += {nameOf(*children.at(i)), u"overlaps "_s + nameOf(*children.at(k)),
                              sizeText(common), qreal(common.width()) * common.height()};
            }
        }
    }
    return found;
}

Findings findOutside(const QWidget &window)
{
    Findings found;
    for (const QWidget *widget : shownWidgets(window)) {
        if (widget == &window)
            continue;
        const QWidget &parent = *widget->parentWidget();
        const QRect place = placeOf(*widget);
        if (place.isEmpty())
            continue;
        const QRect room = parent.rect();
        int out = std::max(room.left() - place.left(), place.right() - room.right());
        if (!isViewport(parent))
            out = std::max({out, room.top() - place.top(), place.bottom() - room.bottom()});
        if (out > tolerance)
            found += {nameOf(*widget), u"is outside"_s, pixels(out), qreal(out)};
    }
    return found;
}

Findings findSmallTargets(const QWidget &window)
{
    Findings found;
    for (const QWidget *widget : shownWidgets(window)) {
        const bool isButton = qobject_cast<const QAbstractButton *>(widget) != nullptr;
        if ((isButton && !isFieldIcon(*widget)) || isField(*widget))
            addSmall(nameOf(*widget), widget->size(), found);
        if (const auto *tabs = qobject_cast<const QTabBar *>(widget)) {
            for (int tab = 0; tab < tabs->count(); ++tab)
                addSmall(nameOf(*tabs) + u", tab "_s + QString::number(tab),
                         tabs->tabRect(tab).size(), found);
        }
        for (const ShownWords &row : rowsIn(*widget))
            addSmall(row.name, row.rect.size(), found);
    }
    return found;
}

Findings findFaults(const QWidget &window, const QImage &picture, qreal least)
{
    return findClipped(window) + findOverlapping(window) + findOutside(window) +
           findSmallTargets(window) + findWeakContrast(window, picture, least);
}

} // namespace Hiwar
