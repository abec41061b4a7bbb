// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sidebar/foundannouncer.h"

#include <utility>

namespace Hiwar {

FoundAnnouncer::FoundAnnouncer(QWidget *speaker)
    : QObject(speaker)
    , m_announcer(speaker)
    , m_rest(this)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(pause);
    connect(&m_rest, &QTimer::timeout, this, &FoundAnnouncer::say);
}

void FoundAnnouncer::typed()
{
    m_words.clear();
    m_rest.start();
}

void FoundAnnouncer::tell(const QString &words)
{
    m_words = words;
    if (!m_rest.isActive())
        say();
}

void FoundAnnouncer::end()
{
    m_words.clear();
    m_said.clear();
    m_rest.stop();
}

void FoundAnnouncer::say()
{
    const QString words = std::exchange(m_words, {});
    if (words.isEmpty() || words == m_said)
        return;
    m_said = words;
    m_announcer.announce(words);
    emit announced(words);
}

} // namespace Hiwar
