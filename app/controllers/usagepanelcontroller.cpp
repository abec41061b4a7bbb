// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/usagepanelcontroller.h"

#include "app/text/commitfile.h"
#include "app/transfer/ownersfile.h"
#include "app/usage/usagesummary.h"
#include "ui/usage/usagepanel.h"
#include "ui/window/noticebar.h"
#include "ui/window/sidepanels.h"

#include <QFileDialog>
#include <QLocale>
#include <QSaveFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr qsizetype mostDays = 60; // more bars than this look like one

UsageBy byOf(UsageGroup group)
{
    switch (group) {
    case UsageGroup::Conversation:
        return UsageBy::Conversation;
    case UsageGroup::Profile:
        return UsageBy::Profile;
    case UsageGroup::Model:
        return UsageBy::Model;
    case UsageGroup::Day:
        return UsageBy::Day;
    }
    Q_UNREACHABLE();
}

UsageRow rowOf(const UsageSum &sum, const QString &name)
{
    return {.name = name,
            .promptTokens = sum.promptTokens,
            .cachedTokens = sum.cachedTokens,
            .completionTokens = sum.completionTokens,
            .isEstimated = sum.isEstimated,
            .costs = sum.costs,
            .isCostPartial = sum.isCostPartial};
}

QList<UsageDay> daysOf(const QList<UsageRecord> &records, const QDate &today)
{
    QHash<QDate, qint64> tokens;
    QDate first = today;
    for (const UsageRecord &record : records) {
        const QDate day = record.at.toLocalTime().date();
        first = std::min(first, day);
        tokens[day] += record.usage.promptTokens + record.usage.completionTokens;
    }
    QList<UsageDay> days;
    const QDate shown = std::max(first, today.addDays(1 - mostDays));
    for (QDate day = shown; day <= today; day = day.addDays(1))
        days.append({day, tokens.value(day)});
    return days;
}

} // namespace

QDateTime beginOf(UsageRange range, const QDate &today)
{
    switch (range) {
    case UsageRange::Today:
        return today.startOfDay();
    case UsageRange::Week:
        return today.addDays(-6).startOfDay();
    case UsageRange::Month:
        return today.addDays(-29).startOfDay();
    case UsageRange::All:
        return {};
    }
    Q_UNREACHABLE();
}

ShownUsage shownUsage(const QList<UsageRecord> &records, UsageGroup group, const QDate &today,
                      const std::function<QString(const QString &)> &titleOf)
{
    ShownUsage shown{.total = rowOf(total(records), {}), .days = daysOf(records, today)};
    for (const UsageSum &sum : summarise(records, byOf(group))) {
        QString name = sum.name;
        if (group == UsageGroup::Conversation)
            name = titleOf(sum.key);
        else if (group == UsageGroup::Day)
            name =
                QLocale().toString(QDate::fromString(sum.key, Qt::ISODate), QLocale::ShortFormat);
        shown.rows.append(rowOf(sum, name));
    }
    return shown;
}

UsagePanelController::UsagePanelController(const Views &views, const Collaborators &with,
                                           QObject *parent)
    : QObject(parent)
    , m_views(views)
    , m_with(with)
{
    connect(&views.panels, &SidePanels::shownChanged, this, [this](SidePanel which, bool shown) {
        if (which == SidePanel::Usage)
            takeShown(shown);
    });
    connect(&with.usage, &UsageLedger::recorded, this, &UsagePanelController::refresh);
}

void UsagePanelController::showConversations()
{
    m_views.panels.usage().setGroup(UsageGroup::Conversation);
    m_views.panels.setShown(SidePanel::Usage, true);
    refresh();
}

void UsagePanelController::takeShown(bool shown)
{
    if (!shown)
        return;
    if (!std::exchange(m_isConnected, true)) {
        UsagePanel *panel = &m_views.panels.usage();
        connect(panel, &UsagePanel::chosen, this, &UsagePanelController::refresh);
        connect(panel, &UsagePanel::exportRequested, this, &UsagePanelController::exportCsv);
    }
    refresh();
}

QString UsagePanelController::titleOf(const QString &conversationId) const
{
    const ListedRef listed = m_with.conversations.list().find(conversationId);
    if (!listed)
        return tr("A deleted or temporary conversation");
    return listed->info.title.isEmpty() ? tr("Without a title") : listed->info.title;
}

void UsagePanelController::refresh()
{
    if (!m_views.panels.isShown(SidePanel::Usage))
        return;
    const QDate today = m_with.clock().toLocalTime().date();
    const UsagePanel &panel = m_views.panels.usage();
    m_with.usage.readSince(
        beginOf(panel.range(), today), this, [this, today](const QList<UsageRecord> &records) {
            UsagePanel &shown = m_views.panels.usage();
            shown.setUsage(shownUsage(records, shown.group(), today,
                                      [this](const QString &id) { return titleOf(id); }));
        });
}

void UsagePanelController::exportCsv()
{
    const QDate today = m_with.clock().toLocalTime().date();
    const QDateTime from = beginOf(m_views.panels.usage().range(), today);
    auto *dialog = new QFileDialog(&m_views.panels.usage(), tr("Export the usage"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"csv"_s);
    dialog->setNameFilter(tr("Comma-separated values (*.csv)"));
    dialog->selectFile(u"hiwar-usage-%1.csv"_s.arg(today.toString(Qt::ISODate)));
    connect(dialog, &QFileDialog::fileSelected, this, [this, from](const QString &path) {
        m_with.usage.readSince(from, this, [this, path](const QList<UsageRecord> &records) {
            QSaveFile file(path);
            const QByteArray csv =
                csvOf(records, [this](const QString &id) { return titleOf(id); });
            const bool isWritten =
                openForOwner(file) && file.write(csv) == csv.size() && commitFile(file);
            m_views.notice.tell(isWritten ? tr("The usage was written to %1.").arg(path)
                                          : tr("%1 could not be written: %2. Choose another place.")
                                                .arg(path, file.errorString()));
        });
    });
    dialog->open();
}

} // namespace Hiwar
