// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/awaitedformulas.h"

namespace Hiwar {

AwaitedFormulas::AwaitedFormulas(FormulaSource *source, QObject *parent)
    : FormulaSource(parent)
    , m_source(source)
{
    if (source)
        connect(source, &FormulaSource::arrived, this, &AwaitedFormulas::look);
}

FormulaPicture AwaitedFormulas::formula(const QString &tex, bool display)
{
    const Asked asked(tex, display);
    FormulaPicture none;
    none.state = FormulaPicture::State::Impossible;
    if (!m_source || m_givenUp.contains(asked))
        return none;
    FormulaPicture picture = m_source->formula(tex, display);
    if (picture.state == FormulaPicture::State::Making)
        m_waiting.insert(asked);
    else
        m_waiting.remove(asked);
    return picture;
}

void AwaitedFormulas::look()
{
    const auto before = m_waiting.size();
    // Stops at the first missing one; requesting all of them each time would be quadratic.
    while (!m_waiting.isEmpty()) {
        const Asked asked = *m_waiting.cbegin();
        if (formula(asked.first, asked.second).state == FormulaPicture::State::Making)
            break;
    }
    if (before > 0 && m_waiting.isEmpty())
        emit complete();
    else if (m_waiting.size() < before)
        emit came();
}

void AwaitedFormulas::giveUp()
{
    m_givenUp.unite(m_waiting);
    m_waiting.clear();
}

} // namespace Hiwar
