// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formula/mathline.h"

#include "app/formula/checkdrawing.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr double longest = 2000; // of a side, in ex; a larger picture is of no use

bool isLength(double ex)
{
    return ex > 0 && ex <= longest;
}

FormulaDrawing drawingFrom(const QJsonObject &answer)
{
    FormulaDrawing drawing;
    drawing.width = answer.value("width"_L1).toDouble();
    drawing.height = answer.value("height"_L1).toDouble();
    drawing.depth = answer.value("depth"_L1).toDouble();
    const QByteArray svg = answer.value("svg"_L1).toString().toUtf8();
    if (!isLength(drawing.width) || !isLength(drawing.height) ||
        std::abs(drawing.depth) > drawing.height || !isPlainDrawing(svg))
        return {};
    drawing.svg = svg;
    return drawing;
}

} // namespace

QByteArray writeMathRequest(int id, const Formula &formula)
{
    const QJsonObject request{
        {u"id"_s, id}, {u"tex"_s, formula.tex}, {u"display"_s, formula.display}};
    return QJsonDocument(request).toJson(QJsonDocument::Compact) + '\n';
}

std::optional<MathAnswer> readMathAnswer(const QByteArray &line)
{
    const QJsonObject answer = QJsonDocument::fromJson(line).object();
    if (answer.value("ready"_L1).toBool())
        return MathAnswer{.isOpen = answer.value("open"_L1).toBool()};
    const int id = answer.value("id"_L1).toInt();
    if (id <= 0)
        return std::nullopt;
    return MathAnswer{
        .id = id, .drawing = answer.contains("error"_L1) ? FormulaDrawing() : drawingFrom(answer)};
}

} // namespace Hiwar
