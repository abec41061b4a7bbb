// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Prints a conversation in small steps, one per turn of the event loop, so that the window stays
// responsive: first all pages are counted, then painted. Only one message is laid out at any time,
// however many there are. Waits for formulas and pictures that are still being made, but with a
// limit. Ends with finished() unless deleted before. Uses printers and files only as paint devices.
// GUI thread.
#pragma once

#include "ui/block/inlinepictures.h"
#include "ui/highlight/highlighter.h"
#include "ui/print/awaitedformulas.h"
#include "ui/print/awaitedpictures.h"
#include "ui/print/pagesheet.h"
#include "ui/print/printedmessage.h"
#include "ui/theme/theme.h"

#include <QPageRanges>
#include <QPainter>
#include <QTimer>

class QPagedPaintDevice;

namespace Hiwar {

/// What a run needs besides the text. All of it is optional.
struct PrintSources
{
    FormulaSource *formulas = nullptr;
    PictureSource *pictures = nullptr;
    /// If nothing arrives for this long, missing formulas are printed as their source, and pictures
    /// as their name.
    std::chrono::milliseconds patience = std::chrono::seconds(10);
};

class PrintRun : public QObject
{
    Q_OBJECT

public:
    /// The device must outlive the run.
    PrintRun(Printout printout, QPagedPaintDevice &device, const PrintSources &sources,
             QObject *parent = nullptr);
    ~PrintRun() override;

    void start();
    /// The finished part, from 0 to 1.
    [[nodiscard]] double progress() const;
    /// The number of pages, once they are counted.
    [[nodiscard]] int pages() const { return m_pages; }
    /// How often it returned to the event loop, for tests.
    [[nodiscard]] int turns() const { return m_turns; }
    /// Paints only these pages; empty: all. Pages keep their numbers.
    void setPages(const QPageRanges &pages) { m_wanted = pages; }

signals:
    void progressed();
    /// False: painting on the device failed.
    void finished(bool ok);

private:
    enum class Stage : quint8 { Counting, Painting, Ended };

    void takeTurn();
    /// Lays out the current message; returns false if it must wait for its formulas or pictures.
    [[nodiscard]] bool layOut();
    void goOn();
    void giveUp();
    void await();
    void takeNext();
    void paintOnePage();
    [[nodiscard]] bool begin();
    [[nodiscard]] bool turnPage();
    [[nodiscard]] bool isWanted(int page) const;
    void beginPage();
    void end(bool ok);

    const Printout m_printout;
    QPagedPaintDevice &m_device;
    const Theme m_theme;
    const std::chrono::milliseconds m_patience;
    AwaitedFormulas m_formulas;
    AwaitedPictures m_named;
    InlinePictures m_pictures;
    Highlighting m_highlighting;
    PageSheet m_sheet;
    QTimer m_turn;
    QTimer m_waiting; // for formulas and pictures
    QPainter m_painter;
    QPageRanges m_wanted;
    Stage m_stage = Stage::Counting;
    int m_row = 0;
    int m_waits = 0; // of this row
    std::unique_ptr<PrintedMessage> m_message;
    PagePlan m_plan;         // of the message
    qsizetype m_nextRun = 0; // of the plan
    int m_firstPage = 0;     // where the message began
    int m_page = 0;
    int m_used = 0; // of the last page
    int m_pages = 1;
    bool m_isBlank = true; // no wanted page was painted on the device so far
    int m_turns = 0;
};

} // namespace Hiwar
