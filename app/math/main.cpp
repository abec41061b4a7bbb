// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// hiwar-math: draws formulas for Hiwar's window, which never pays for MathJax and is not hurt by
// what a formula does to it. A line of JSON on standard input is a request, a line on standard
// output its answer (see TexEngine); the first line says that it is ready. It ends with its input.
#include "app/math/confine.h"
#include "app/math/texengine.h"

#include <QCoreApplication>
#include <QLoggingCategory>

#include <iostream>
#include <string>

int main(int argc, char *argv[])
{
    Hiwar::confineMemory();
    // It says once for every formula that it cannot compile something ahead of time.
    QLoggingCategory::setFilterRules(QStringLiteral("qt.qml.*=false"));
    const QCoreApplication application(argc, argv);
    Hiwar::TexEngine engine;
    if (!engine.fault().isEmpty()) {
        std::cerr << "hiwar-math: " << engine.fault().toStdString() << '\n';
        return 1;
    }
    std::cout << "{\"ready\":true}" << std::endl;
    for (std::string line; std::getline(std::cin, line);) {
        Hiwar::beginFormula();
        const QByteArray answer = engine.answer(QByteArray::fromStdString(line));
        Hiwar::endFormula();
        std::cout << answer.constData() << std::endl;
    }
    return 0;
}
