// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Any bytes as a PDF: its text and a small picture of its first page. Poppler itself has no
// instruments; what is ours around it has.
#include "app/reader/pdfdocument.h"
#include "tests/fuzz/demand.h"

#include <QGuiApplication>

using namespace Hiwar;

extern "C" int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    static QGuiApplication application(*argc, *argv); // for the fonts
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    const auto pdf = PdfDocument::open(bytes);
    if (!pdf)
        return 0;
    demand(pdf->pages() > 0, "a document has pages");
    if (pdf->pages() > 20) // its own word for it
        return 0;
    constexpr qint64 letters = 10'000;
    const AttachmentReading reading = pdf->read(letters);
    demand(reading.letters() <= letters, "a text keeps its limit");
    demand(reading.title.isEmpty(), "nothing but its pages is read");
    constexpr int side = 48;
    const QImage image = pdf->drawn(0, side);
    demand(image.width() <= side + 1 && image.height() <= side + 1,
           "a picture is as small as asked");
    return 0;
}
