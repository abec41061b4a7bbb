// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// When drafts are stored: at once, one saving at a time, so that what was typed before a kill is
// there after it. A long draft, which is written whole each time, waits a little. Knows nothing of
// conversations. GUI thread.
#pragma once

#include "app/history/historystore.h"

#include <QSet>
#include <QTimer>

#include <functional>

namespace Hiwar {

class DraftSaver : public QObject
{
    Q_OBJECT

public:
    /// How old a draft on the disk may be if it is …
    static constexpr std::chrono::milliseconds interval{500};
    /// … longer than this many characters.
    static constexpr qsizetype longDraft = 16384;

    /// Stores the draft of a conversation; nullopt: there is none to store.
    using Save = std::function<std::optional<StoreResult<void>>(const QString &id)>;

    explicit DraftSaver(Save save);

    void saveSoon(const QString &id, qsizetype length);
    void saveNow();
    void forget(const QString &id) { m_waiting.remove(id); }
    /// Whether everything was passed to the history.
    [[nodiscard]] bool isIdle() const { return m_waiting.isEmpty(); }

private:
    void goOn();

    const Save m_save;
    QSet<QString> m_waiting; // conversations
    bool m_hasLong = false;  // one of them is long
    int m_underWay = 0;
    QTimer m_timer;
};

} // namespace Hiwar
