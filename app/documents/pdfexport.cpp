// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/pdfexport.h"

#include "app/async/whendone.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

PdfExport::PdfExport(Order order, Load load, const PrintSources &sources, QObject *parent)
    : QObject(parent)
    , m_order(std::move(order))
    , m_load(std::move(load))
    , m_sources(sources)
{
}

PdfExport::~PdfExport() = default;

void PdfExport::start()
{
    writeNext();
}

double PdfExport::progress() const
{
    const auto all = m_order.conversations.size();
    return all == 0 ? 1.0 : (m_done + (m_file ? m_file->progress() : 0.0)) / double(all);
}

void PdfExport::writeNext()
{
    emit progressed();
    if (m_done == m_order.conversations.size()) {
        if (m_order.folder)
            (void)m_order.folder->keep();
        emit finished(std::nullopt);
        return;
    }
    whenDone(m_load(m_order.conversations.at(m_done).id), this,
             [this](const Transferred<Printout> &printout) {
                 if (printout)
                     write(*printout);
                 else
                     emit finished(printout.error());
             });
}

void PdfExport::write(const Printout &printout)
{
    QString path = m_order.path;
    if (m_order.folder) {
        path = m_order.folder->newPath(m_order.conversations.at(m_done).title, u"pdf"_s);
        m_order.folder->add(path); // now: the file may appear even after a cancellation
    }
    m_file = std::make_unique<PdfFile>(printout, path, m_sources);
    connect(m_file.get(), &PdfFile::progressed, this, &PdfExport::progressed);
    connect(m_file.get(), &PdfFile::finished, this, &PdfExport::take);
    m_file->start();
}

void PdfExport::take(const std::optional<TransferError> &error)
{
    m_file.release()->deleteLater(); // it is the sender
    if (error) {
        emit finished(error);
        return;
    }
    ++m_done;
    writeNext();
}

} // namespace Hiwar
