// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/printrun.h"

#include "ui/block/paper.h"

#include <QPagedPaintDevice>

#include <utility>

namespace Hiwar {

namespace {

/// A message whose formulas evict each other from a cache would be awaited again and again.
constexpr int mostWaits = 3;

} // namespace

PrintRun::PrintRun(Printout printout, QPagedPaintDevice &device, const PrintSources &sources,
                   QObject *parent)
    : QObject(parent)
    , m_printout(std::move(printout))
    , m_device(device)
    , m_theme(makePaperTheme())
    , m_patience(sources.patience)
    , m_formulas(sources.formulas)
    , m_named(sources.pictures)
    , m_sheet(makeSheet(device.pageLayout(), m_theme))
{
    m_pictures.setFormulaSource(&m_formulas);
    if (sources.pictures)
        m_pictures.setPictureSource(&m_named);
    m_turn.setSingleShot(true);
    m_waiting.setSingleShot(true);
    connect(&m_turn, &QTimer::timeout, this, &PrintRun::takeTurn);
    connect(&m_formulas, &AwaitedFormulas::came, this, [this] { m_waiting.start(m_patience); });
    connect(&m_formulas, &AwaitedFormulas::complete, this, &PrintRun::goOn);
    connect(&m_named, &AwaitedPictures::complete, this, &PrintRun::goOn);
    connect(&m_waiting, &QTimer::timeout, this, &PrintRun::giveUp);
}

PrintRun::~PrintRun()
{
    if (m_painter.isActive())
        m_painter.end(); // before the device is destroyed
}

void PrintRun::start()
{
    m_turn.start();
}

double PrintRun::progress() const
{
    const double all = 2.0 * double(std::max<qsizetype>(m_printout.messages.size(), 1));
    switch (m_stage) {
    case Stage::Counting:
        return m_row / all;
    case Stage::Painting:
        return 0.5 + m_row / all;
    case Stage::Ended:
        break;
    }
    return 1;
}

void PrintRun::takeTurn()
{
    ++m_turns;
    if (m_message) {
        paintOnePage();
    } else if (m_row < m_printout.messages.size()) {
        if (!layOut())
            return await();
        takeNext();
    } else if (m_stage == Stage::Counting) {
        m_stage = Stage::Painting;
        m_row = m_used = m_page = 0;
        if (!begin())
            return end(false);
    } else {
        return end(true);
    }
    if (m_stage == Stage::Ended)
        return;
    m_turn.start();
    emit progressed();
}

bool PrintRun::layOut()
{
    const ShownBlocks shown = printedBlocks(m_printout, m_row);
    m_plan = {{}, 0, m_used};
    if (shown.size() == 0)
        return true;
    m_message = std::make_unique<PrintedMessage>(
        m_printout.messages.at(m_row), shown, m_sheet.text.width(),
        PrintedMessage::Look{m_theme, m_printout.direction, &m_pictures});
    if (m_formulas.isWaiting() || m_named.isWaiting()) {
        m_message.reset();
        return false;
    }
    m_plan = planPages(m_message->flows(), m_sheet.text.height(), m_used);
    return true;
}

void PrintRun::await()
{
    if (++m_waits > mostWaits)
        return giveUp();
    m_waiting.start(m_patience);
}

void PrintRun::goOn()
{
    if (m_formulas.isWaiting() || m_named.isWaiting())
        return;
    m_waiting.stop();
    m_turn.start();
}

void PrintRun::giveUp()
{
    m_formulas.giveUp();
    m_named.giveUp();
    m_turn.start();
}

/// The message is laid out and planned: counts its pages, or begins to paint it.
void PrintRun::takeNext()
{
    m_used = m_plan.used;
    m_waits = 0;
    if (m_stage == Stage::Counting) {
        m_pages += m_plan.pages;
        m_message.reset();
    }
    if (!m_message) {
        ++m_row;
        return;
    }
    m_message->colour(m_highlighting);
    m_firstPage = m_page;
    m_nextRun = 0;
}

void PrintRun::paintOnePage()
{
    const qsizetype end = m_plan.runs.size();
    if (m_nextRun < end && m_firstPage + m_plan.runs.at(m_nextRun).page > m_page && !turnPage())
        return this->end(false);
    for (; m_nextRun < end; ++m_nextRun) {
        const PlacedRun &run = m_plan.runs.at(m_nextRun);
        if (m_firstPage + run.page > m_page)
            return;
        if (isWanted(m_page))
            m_message->paint(m_painter, m_sheet.text.topLeft(), run);
    }
    m_message.reset();
    ++m_row;
}

bool PrintRun::begin()
{
    if (!m_painter.begin(&m_device))
        return false;
    const qreal scale = m_device.logicalDpiX() / layoutDotsPerInch();
    m_painter.scale(scale, scale);
    beginPage();
    return true;
}

bool PrintRun::turnPage()
{
    ++m_page;
    if (isWanted(m_page) && !m_isBlank && !m_device.newPage())
        return false;
    beginPage();
    return true;
}

bool PrintRun::isWanted(int page) const
{
    return m_wanted.isEmpty() || m_wanted.contains(page + 1);
}

void PrintRun::beginPage()
{
    if (!isWanted(m_page))
        return;
    m_isBlank = false;
    m_painter.setRenderHint(QPainter::Antialiasing);
    paintFrame(m_painter, m_sheet, m_theme, m_printout, m_page + 1, m_pages);
}

void PrintRun::end(bool ok)
{
    m_stage = Stage::Ended;
    m_message.reset();
    if (m_painter.isActive())
        m_painter.end();
    emit finished(ok);
}

} // namespace Hiwar
