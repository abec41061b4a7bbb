// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which models answer a conversation's questions together, where it is more than one. Remembered
// while the program runs, on no disk. GUI thread.
#pragma once

#include "net/values/modelinfo.h"

#include <QHash>
#include <QList>
#include <QObject>

#include <algorithm>

namespace Hiwar {

class SeveralModels : public QObject
{
    Q_OBJECT

public:
    static constexpr qsizetype least = 2;
    static constexpr qsizetype most = 6;

    using QObject::QObject;

    /// Empty: one model answers, the conversation's.
    [[nodiscard]] QList<ModelRef> of(const QString &conversationId) const
    {
        return m_models.value(conversationId);
    }
    /// Fewer than `least`: one model answers again.
    void set(const QString &conversationId, const QList<ModelRef> &models)
    {
        if (models.size() < least)
            m_models.remove(conversationId);
        else
            m_models.insert(conversationId, models.first(std::min(models.size(), most)));
        emit changed(conversationId);
    }

signals:
    void changed(const QString &conversationId);

private:
    QHash<QString, QList<ModelRef>> m_models; // by conversation
};

} // namespace Hiwar
