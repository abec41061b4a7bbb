// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// formulagallery FOLDER: pictures of a conversation full of formulas, drawn by hiwar-math, for
// people to look at: light, dark, high contrast, right-to-left, twice the size, narrow, selected.
#include "app/controllers/formulacontroller.h"
#include "tests/ui/gallerylooks.h"
#include "tests/ui/gallerywire.h"
#include "tests/ui/messagemodel.h"
#include "ui/conversation/conversationview.h"

#include <QApplication>
#include <QDir>
#include <QTimer>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

const char *const formulas =
    "## The equation $E = mc^2$ in a heading\n\n"
    "The roots of $ax^2 + bx + c = 0$ are\n\n$$x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$$\n\n"
    "when $a \\neq 0$. A fraction in a line, $\\frac{1}{1 + \\frac{1}{x}}$, makes room for itself, "
    "as does "
    "$\\sum_{n=1}^{\\infty} \\frac{1}{n^2} = \\frac{\\pi^2}{6}$; the lines around it do not touch "
    "it, whatever "
    "stands there: **bold $\\alpha$**, `code`, a [link](https://example.org).\n\n"
    "- in a list: $\\begin{pmatrix} \\cos\\theta & -\\sin\\theta \\\\ \\sin\\theta & \\cos\\theta "
    "\\end{pmatrix}$\n"
    "- $\\lim_{h \\to 0} \\frac{f(x+h) - f(x)}{h}$ begins this one\n\n"
    "| Name | Formula |\n|---|---|\n| Gauss | $\\int_{-\\infty}^{\\infty} e^{-x^2}\\,dx = "
    "\\sqrt{\\pi}$ |\n"
    "| Euler | $e^{i\\pi} + 1 = 0$ |\n\n"
    "\\[\\begin{aligned} (a+b)^2 &= (a+b)(a+b) \\\\ &= a^2 + 2ab + b^2 \\end{aligned}\\]\n\n"
    "$$\\left[\\begin{array}{cc|c} 1 & 2 & 3 \\\\ \\hline 4 & 5 & 6 \\end{array}\\right] "
    "\\tag{1}$$\n\n"
    "> A quote with $\\sqrt[3]{\\frac{x}{y}}$ in it, and $\\ce{2H2 + O2 -> 2H2O}$.\n\n"
    "One that is wrong, $\\nonsense{x}$, shows its source, and one that is very long scrolls:\n\n"
    "$$a_1 + a_2 + a_3 + a_4 + a_5 + a_6 + a_7 + a_8 + a_9 + a_{10} + a_{11} + a_{12} + a_{13} + "
    "a_{14} + a_{15} "
    "+ a_{16} + a_{17} + a_{18} = \\sum_{i=1}^{18} a_i$$\n";
const char *const arabic =
    "حل المعادلة $ax^2 + bx + c = 0$ هو:\n\n"
    "$$x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$$\n\n"
    "حيث إن $a \\neq 0$، ومن ذلك أن $\\frac{b}{2a}$ هو محور التماثل.\n\n"
    "1. نحسب $\\Delta = b^2 - 4ac$ أولًا\n2. إذا كان $\\Delta < 0$ فلا حل حقيقي\n";

struct Shown
{
    GalleryLook look;
    bool selected = false;
    MessageModel model;
    ConversationView view;

    Shown(const GalleryLook &wanted, FormulaSource &source)
        : look(wanted)
    {
        model.setMessages({makeMessage(u"q"_s, Role::User, u"What is $e^{i\\pi}$?"_s),
                           makeMessage(u"a"_s, Role::Assistant, QString::fromUtf8(formulas)),
                           makeMessage(u"b"_s, Role::Assistant, QString::fromUtf8(arabic))});
        view.setModel(&model);
        view.setFormulaSource(&source);
        view.setLayoutDirection(look.direction);
        view.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        view.setTheme(makeTheme(look.scheme, look.zoom));
        view.resize(width(), 4000);
        view.show();
    }

    [[nodiscard]] int width() const { return look.isNarrow ? narrowWidth : 900; }

    void save(const QDir &folder)
    {
        for (int row = 0; row < model.rowCount(); ++row)
            view.rows().layout(row);
        view.resize(width(), view.rows().geometry().total());
        if (selected)
            view.selectAll();
        view.grab().save(folder.filePath(u"formulas-%1.png"_s.arg(QLatin1StringView(look.name))));
    }
};

} // namespace

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    const QDir folder(QCoreApplication::arguments().value(1, u"."_s));
    folder.mkpath(u"."_s);
    FormulaController controller(formulaProgramPath());
    std::vector<std::unique_ptr<Shown>> all;
    for (const GalleryLook &look : galleryLooks)
        all.push_back(std::make_unique<Shown>(look, controller));
    all.push_back(std::make_unique<Shown>(GalleryLook{"selected"}, controller));
    all.back()->selected = true;
    // If no formula has arrived for 3 s, all have.
    QTimer quiet;
    quiet.setSingleShot(true);
    QObject::connect(&controller, &FormulaSource::arrived, &quiet, [&quiet] { quiet.start(3000); });
    QObject::connect(&quiet, &QTimer::timeout, &app, [&] {
        for (const auto &shown : all)
            shown->save(folder);
        QCoreApplication::quit();
    });
    quiet.start(20000);
    return QApplication::exec();
}
