// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/shownwords.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QStyle>
#include <QStyleOptionButton>
#include <QToolButton>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr int frame = 3; // of a button or a field, with its focus ring
constexpr qsizetype mostLetters = 40;

QString ownName(const QWidget &widget)
{
    const QString name = widget.objectName();
    return name.startsWith(u"qt_"_s) ? QString() : name;
}

QString classOf(const QWidget &widget)
{
    return QString::fromLatin1(widget.metaObject()->className()).section(u"::"_s, -1);
}

/// The rectangle of its words; empty: it has none.
QRect wordsOf(const QWidget &widget)
{
    const QRect inner = widget.rect().adjusted(frame, frame, -frame, -frame);
    const auto *tool = qobject_cast<const QToolButton *>(&widget);
    if (tool != nullptr && !tool->icon().isNull() &&
        tool->toolButtonStyle() == Qt::ToolButtonIconOnly)
        return {};
    if (const auto *label = qobject_cast<const QLabel *>(&widget))
        return label->text().isEmpty() ? QRect() : label->contentsRect();
    if (qobject_cast<const QCheckBox *>(&widget) != nullptr ||
        qobject_cast<const QRadioButton *>(&widget) != nullptr) {
        if (qobject_cast<const QAbstractButton *>(&widget)->text().isEmpty())
            return {};
        QStyleOptionButton option;
        option.initFrom(&widget);
        return widget.style()->subElementRect(QStyle::SE_CheckBoxContents, &option, &widget);
    }
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        return button->text().isEmpty() ? QRect() : inner;
    if (const auto *edit = qobject_cast<const QLineEdit *>(&widget))
        return edit->displayText().isEmpty() && edit->placeholderText().isEmpty() ? QRect() : inner;
    if (const auto *box = qobject_cast<const QComboBox *>(&widget))
        return box->currentText().isEmpty() || box->isEditable() ? QRect() : inner;
    if (const auto *edit = qobject_cast<const QPlainTextEdit *>(&widget))
        return edit->toPlainText().isEmpty() && edit->placeholderText().isEmpty()
                   ? QRect()
                   : edit->viewport()->geometry().adjusted(frame, frame, -frame, -frame);
    return {};
}

/// Another widget covers a part of it, or it is scrolled out of view.
bool isCovered(const QWidget &window, const ShownWords &words)
{
    const QRect rect = words.rect.adjusted(1, 1, -1, -1);
    for (const QPoint &point :
         {rect.center(), rect.topLeft(), rect.topRight(), rect.bottomLeft(), rect.bottomRight()}) {
        const QPoint there = words.widget->mapTo(&window, point);
        const QWidget *top = window.childAt(there);
        if (!window.rect().contains(there) ||
            (top != words.widget && !words.widget->isAncestorOf(top) && words.widget != &window))
            return true;
    }
    return false;
}

} // namespace

QList<const QWidget *> shownWidgets(const QWidget &window)
{
    QList<const QWidget *> shown{&window};
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (widget->isVisibleTo(&window) && !widget->isWindow() &&
            widget->window() == window.window())
            shown.append(widget);
    }
    return shown;
}

QString nameOf(const QWidget &widget)
{
    QString name = ownName(widget);
    if (name.isEmpty())
        name = widget.property("text").toString().simplified().left(mostLetters);
    if (name.isEmpty())
        name = classOf(widget);
    for (const QWidget *above = widget.parentWidget(); above != nullptr && !above->isWindow();
         above = above->parentWidget()) {
        if (const QString place = ownName(*above); !place.isEmpty() && place != name)
            return name + u" in "_s + place;
        if (above->inherits("Hiwar::Sidebar") || above->inherits("Hiwar::Composer") ||
            above->inherits("Hiwar::SettingsPanel"))
            return name + u" in "_s + classOf(*above);
    }
    return name;
}

QList<ShownWords> rowsIn(const QWidget &widget)
{
    QList<ShownWords> rows;
    const auto add = [&rows](const QWidget &in, const QString &name, const QRect &rect) {
        if (in.rect().contains(rect.adjusted(1, 1, -1, -1)))
            rows.append({name, &in, rect});
    };
    if (const auto *menu = qobject_cast<const QMenu *>(&widget)) {
        for (QAction *action : menu->actions()) {
            if (action->isVisible() && action->isEnabled() && !action->isSeparator())
                add(*menu, u"\"%1\" in a menu"_s.arg(action->text()), menu->actionGeometry(action));
        }
    }
    const auto *view = qobject_cast<const QAbstractItemView *>(&widget);
    const int count = view != nullptr && view->model() != nullptr ? view->model()->rowCount() : 0;
    for (int row = 0; row < count; ++row) {
        const QModelIndex index = view->model()->index(row, 0);
        if (index.flags().testFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable))
            add(*view->viewport(), u"a row of "_s + nameOf(*view), view->visualRect(index));
    }
    return rows;
}

QList<ShownWords> wordsIn(const QWidget &window)
{
    QList<ShownWords> all;
    for (const QWidget *widget : shownWidgets(window)) {
        if (!widget->isEnabled())
            continue;
        if (const QRect rect = wordsOf(*widget); !rect.isEmpty())
            all.append({nameOf(*widget), widget, rect});
        all += rowsIn(*widget);
    }
    all.removeIf([&window](const ShownWords &words) { return isCovered(window, words); });
    return all;
}

} // namespace Hiwar
