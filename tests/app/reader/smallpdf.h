// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A PDF as small as one can be, of as many pages as wanted.
#pragma once

#include <QByteArrayList>

namespace Hiwar {

/// `operators` of each page: "BT /F 20 Tf 20 100 Td (text) Tj ET". /F is Helvetica, /C a Chinese
/// font that is not in the file: its letters are UTF-16, "<4f60597d>". In /A, a font of
/// one width, an "a" is the ligature of lam and alef, "s" a seen, "m" a meem, "b" a beh, "l" a lam,
/// "e" an alef.
inline QByteArray smallPdf(const QByteArrayList &operators)
{
    QByteArray pdf = "%PDF-1.4\n";
    QList<qsizetype> places;
    const auto add = [&pdf, &places](const QByteArray &object) {
        places.append(pdf.size());
        pdf += QByteArray::number(places.size()) + " 0 obj\n" + object + "\nendobj\n";
    };
    add("<</Type/Catalog/Pages 2 0 R>>");
    QByteArray kids;
    for (qsizetype i = 0; i < operators.size(); ++i)
        kids += QByteArray::number(8 + 2 * i) + " 0 R ";
    add("<</Type/Pages/Count " + QByteArray::number(operators.size()) + "/Kids[" + kids + "]>>");
    add("<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>/C 4 0 R/A 6 0 R>>>>");
    add("<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H"
        "/DescendantFonts[5 0 R]>>");
    add("<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light"
        "/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 4>>/DW 1000"
        "/FontDescriptor<</Type/FontDescriptor/FontName/STSong-Light/Flags 4"
        "/FontBBox[0 0 1000 1000]/ItalicAngle 0/Ascent 800/Descent 200/CapHeight 800/StemV 80>>>>");
    add("<</Type/Font/Subtype/Type1/BaseFont/Courier/ToUnicode 7 0 R>>");
    const QByteArray map = "1 begincodespacerange <00> <ff> endcodespacerange\n"
                           "6 beginbfchar <61> <06440627> <73> <0633> <6d> <0645>\n"
                           "<62> <0628> <6c> <0644> <65> <0627> endbfchar\n";
    add("<</Length " + QByteArray::number(map.size()) + ">>\nstream\n" + map + "\nendstream");
    for (qsizetype i = 0; i < operators.size(); ++i) {
        add("<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Resources 3 0 R/Contents " +
            QByteArray::number(9 + 2 * i) + " 0 R>>");
        add("<</Length " + QByteArray::number(operators.at(i).size()) + ">>\nstream\n" +
            operators.at(i) + "\nendstream");
    }
    const qsizetype table = pdf.size();
    pdf += "xref\n0 " + QByteArray::number(places.size() + 1) + "\n0000000000 65535 f \n";
    for (const qsizetype place : places)
        pdf += QByteArray::number(place).rightJustified(10, '0') + " 00000 n \n";
    pdf += "trailer<</Root 1 0 R/Size " + QByteArray::number(places.size() + 1) +
           ">>\nstartxref\n" + QByteArray::number(table) + "\n%%EOF\n";
    return pdf;
}

} // namespace Hiwar
