// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The formulas of a page: paper cannot be repainted when a picture arrives, so printing waits until
// all requested formulas are there, or gives up the rest. A formula that was given up stays so: the
// pages that are painted must be those that were counted. GUI thread.
#pragma once

#include "ui/block/formulasource.h"

#include <QPair>
#include <QPointer>
#include <QSet>

namespace Hiwar {

class AwaitedFormulas : public FormulaSource
{
    Q_OBJECT

public:
    /// Without a source, formulas show their source text.
    explicit AwaitedFormulas(FormulaSource *source, QObject *parent = nullptr);

    [[nodiscard]] FormulaPicture formula(const QString &tex, bool display) override;
    [[nodiscard]] bool isWaiting() const { return !m_waiting.isEmpty(); }
    void giveUp();

signals:
    void came();     ///< some arrived, but not all
    void complete(); ///< none is awaited any more

private:
    using Asked = QPair<QString, bool>;

    void look();

    QPointer<FormulaSource> m_source;
    QSet<Asked> m_waiting;
    QSet<Asked> m_givenUp;
};

} // namespace Hiwar
