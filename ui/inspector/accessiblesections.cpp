// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/accessiblesections.h"

#include "ui/inspector/sectionbar.h"

#include <QAccessibleWidget>
#include <QPointer>

namespace Hiwar {

namespace {

class AccessibleSection : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    AccessibleSection(SectionBar *bar, int index)
        : m_bar(bar)
        , m_index(index)
    {
    }

    [[nodiscard]] int index() const { return m_index; }

    bool isValid() const override { return m_bar && m_index < m_bar->count(); }
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_bar);
    }
    QAccessibleInterface *child(int) const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::PageTab; }
    void setText(QAccessible::Text, const QString &) override {}
    QString text(QAccessible::Text type) const override
    {
        if (type != QAccessible::Name || !isValid())
            return {};
        const QString name = m_bar->accessibleTabName(m_index);
        return name.isEmpty() ? m_bar->tabText(m_index) : name;
    }
    QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect tab = m_bar->tabRect(m_index);
        return {m_bar->mapToGlobal(tab.topLeft()), tab.size()};
    }
    QAccessible::State state() const override;
    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface
                   ? static_cast<QAccessibleActionInterface *>(this)
                   : nullptr;
    }
    QStringList actionNames() const override { return {pressAction()}; }
    QStringList keyBindingsForAction(const QString &) const override { return {}; }
    void doAction(const QString &name) override
    {
        if (name == pressAction() && isValid())
            m_bar->setCurrentIndex(m_index);
    }

private:
    QPointer<SectionBar> m_bar;
    int m_index;
};

QAccessible::State AccessibleSection::state() const
{
    QAccessible::State state;
    if (!isValid()) {
        state.invalid = true;
        return state;
    }
    state.invisible = !m_bar->isVisible() || !m_bar->isTabVisible(m_index);
    state.disabled = !m_bar->isEnabled() || !m_bar->isTabEnabled(m_index);
    state.selectable = true;
    state.selected = m_bar->currentIndex() == m_index;
    state.focusable = state.selected; // the arrow keys select, too
    state.focused = state.selected && m_bar->hasFocus();
    return state;
}

class AccessibleSectionBar : public QAccessibleWidget
{
public:
    explicit AccessibleSectionBar(SectionBar *bar)
        : QAccessibleWidget(bar, QAccessible::PageTabList)
    {
    }

    ~AccessibleSectionBar() override
    {
        for (const QAccessible::Id id : std::as_const(m_sections)) {
            // At the end of the program the cache may have deleted it already.
            if (QAccessible::accessibleInterface(id))
                QAccessible::deleteAccessibleInterface(id);
        }
    }

    int childCount() const override { return bar() ? bar()->count() : 0; }

    QAccessibleInterface *child(int index) const override
    {
        if (index < 0 || index >= childCount())
            return nullptr;
        while (m_sections.size() <= index)
            m_sections << QAccessible::registerAccessibleInterface(
                new AccessibleSection(bar(), int(m_sections.size())));
        return QAccessible::accessibleInterface(m_sections.at(index));
    }

    QAccessibleInterface *childAt(int x, int y) const override
    {
        return child(bar()->tabAt(bar()->mapFromGlobal(QPoint(x, y))));
    }

    QAccessibleInterface *focusChild() const override
    {
        return bar()->hasFocus() ? child(bar()->currentIndex()) : nullptr;
    }

    int indexOfChild(const QAccessibleInterface *child) const override
    {
        const auto *section = dynamic_cast<const AccessibleSection *>(child);
        return section && section->parent() == this ? section->index() : -1;
    }

private:
    [[nodiscard]] SectionBar *bar() const { return static_cast<SectionBar *>(widget()); }

    mutable QList<QAccessible::Id> m_sections;
};

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    auto *bar = qobject_cast<SectionBar *>(object);
    return bar ? new AccessibleSectionBar(bar) : nullptr;
}

} // namespace

void installAccessibleSections()
{
    QAccessible::installFactory(makeInterface);
}

} // namespace Hiwar
