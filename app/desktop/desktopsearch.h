// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Answers the desktop's own search over D-Bus, in a process of its own, `hiwar desktop-search`,
// which the bus starts when somebody types there: org.gnome.Shell.SearchProvider2 for GNOME,
// org.kde.krunner1 for KDE. It asks the index that the history has, which it only reads, and keeps
// nothing. Rule: no word of a message goes to the desktop unless the user allows it, nothing at all
// when the user turned it off, and that holds from the next key on. GUI thread.
#pragma once

#include "app/history/searchpage.h"
#include "app/history/searchthread.h"
#include "net/values/desktopchoices.h"

#include <QDBusVirtualObject>
#include <QHash>
#include <QTimer>

#include <functional>

namespace Hiwar {

inline constexpr auto searchService = "io.github.hiwar.hiwar.SearchProvider";
inline constexpr auto searchPath = "/io/github/hiwar/hiwar/SearchProvider";

class DesktopSearchService : public QDBusVirtualObject
{
    Q_OBJECT

public:
    struct Collaborators
    {
        QString historyPath;
        std::function<DesktopSearch()> allowed; ///< asked for each search
        /// Opens Hiwar with these words of a command line.
        std::function<void(const QStringList &words)> launch;
    };
    /// So long after the last call it has nothing to wait for.
    static constexpr std::chrono::seconds idleTime{30};

    explicit DesktopSearchService(Collaborators with, QObject *parent = nullptr);
    ~DesktopSearchService() override;

    [[nodiscard]] QString introspect(const QString &path) const override;
    bool handleMessage(const QDBusMessage &call, const QDBusConnection &bus) override;

signals:
    void idle();

private:
    struct Result
    {
        QString id; ///< of the conversation
        QString title;
        QString words; ///< of a message; empty unless they are allowed
    };
    using Take = std::function<void(const QList<Result> &)>;

    bool handleGnome(const QDBusMessage &call, const QDBusConnection &bus);
    bool handleKRunner(const QDBusMessage &call, const QDBusConnection &bus);
    void find(const QString &typed, const Take &take);
    [[nodiscard]] QList<Result> resultsIn(const SearchPage &page, DesktopSearch allowed);
    [[nodiscard]] QList<QVariantMap> metas(const QStringList &ids) const;

    Collaborators m_with;
    SearchThread m_search;
    QHash<QString, Result> m_last; ///< of the last search, by id
    QTimer m_idle;
};

} // namespace Hiwar
