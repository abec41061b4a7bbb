// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/announcer.h"

namespace Hiwar {

namespace {

class Announcement : public QAccessibleInterface
{
public:
    Announcement(QWidget *speaker, QString words)
        : m_speaker(speaker)
        , m_words(std::move(words))
    {
    }

    bool isValid() const override { return m_speaker != nullptr; }
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_speaker);
    }
    QAccessibleInterface *child(int) const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QString text(QAccessible::Text type) const override
    {
        return type == QAccessible::Name ? m_words : QString();
    }
    void setText(QAccessible::Text, const QString &) override {}
    QRect rect() const override { return {}; }
    QAccessible::Role role() const override { return QAccessible::Notification; }
    QAccessible::State state() const override { return {}; }

private:
    QPointer<QWidget> m_speaker;
    QString m_words;
};

void forget(QAccessible::Id id)
{
    // When the program ends, the cache may already have deleted it.
    if (QAccessible::accessibleInterface(id))
        QAccessible::deleteAccessibleInterface(id);
}

} // namespace

Announcer::Announcer(QWidget *speaker)
    : m_speaker(speaker)
{
}

Announcer::~Announcer()
{
    for (const QAccessible::Id id : std::as_const(m_said))
        forget(id);
}

void Announcer::announce(const QString &words, bool isUrgent)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(m_speaker, words);
    event.setPoliteness(isUrgent ? QAccessible::AnnouncementPoliteness::Assertive
                                 : QAccessible::AnnouncementPoliteness::Polite);
    QAccessible::updateAccessibility(&event);
#else
    Q_UNUSED(isUrgent);
    constexpr int kept = 32;
    auto *announcement = new Announcement(m_speaker, words);
    m_said << QAccessible::registerAccessibleInterface(announcement);
    if (m_said.size() > kept)
        forget(m_said.takeFirst());
    QAccessibleEvent event(announcement, QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&event);
#endif
}

} // namespace Hiwar
