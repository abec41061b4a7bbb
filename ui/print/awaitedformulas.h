// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The formulas of a page: paper cannot be painted again when a picture comes, so who prints waits
// here until all it has asked for are there, or gives up the rest. What is given up stays so: the
// pages that were counted are the pages that are painted. GUI thread.
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
    /// Without a source formulas show what they are made of.
    explicit AwaitedFormulas(FormulaSource *source, QObject *parent = nullptr);

    [[nodiscard]] FormulaPicture formula(const QString &tex, bool display) override;
    [[nodiscard]] bool isWaiting() const { return !m_waiting.isEmpty(); }
    void giveUp();

signals:
    void came();     ///< some did, but not all
    void complete(); ///< nothing is waited for any more

private:
    using Asked = QPair<QString, bool>;

    void look();

    QPointer<FormulaSource> m_source;
    QSet<Asked> m_waiting;
    QSet<Asked> m_givenUp;
};

} // namespace Hiwar
