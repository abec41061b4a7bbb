// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Puts a conversation on paper, a run at every turn of the event loop, so that the window goes on
// living: first all pages are counted, then painted. At any time one message is laid out, however
// many there are. Waits for formulas and pictures that are still being made, but not for ever. Ends
// with finished() unless it is deleted before. Knows printers and files only as something to paint
// on. GUI thread.
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

/// What a run needs beside the words. All of it may be left out.
struct PrintSources
{
    FormulaSource *formulas = nullptr;
    PictureSource *pictures = nullptr;
    /// Without any news for so long, formulas that are not there are printed as their source,
    /// and pictures by their name.
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
    /// Of what there is to do, from 0 to 1.
    [[nodiscard]] double progress() const;
    /// How many pages there are, once they are counted.
    [[nodiscard]] int pages() const { return m_pages; }
    /// How many times it gave way to the event loop: what tests count.
    [[nodiscard]] int turns() const { return m_turns; }
    /// Only these are painted; none: all. They keep their numbers.
    void setPages(const QPageRanges &pages) { m_wanted = pages; }

signals:
    void progressed();
    /// False: nothing can be painted on the device.
    void finished(bool ok);

private:
    enum class Stage : quint8 { Counting, Painting, Ended };

    void takeTurn();
    /// Lays out the message whose turn it is; false: it waits for what stands in it.
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
    bool m_isBlank = true; // nothing wanted was painted on the device so far
    int m_turns = 0;
};

} // namespace Hiwar
