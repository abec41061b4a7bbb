// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Printing without a resource: formulas, space, a device.
#include "tests/support/testcase.h"
#include "tests/ui/galleryconversation.h"
#include "tests/ui/namedpictures.h"
#include "tests/ui/printedpdf.h"
#include "tests/ui/somepictures.h"

using namespace Hiwar;

namespace {

ShownMessage said(const QString &text)
{
    return makeMessage(u"m"_s, Role::Assistant, text);
}

} // namespace

class PrintLimitsTest : public TestCase
{
    Q_OBJECT

private slots:
    void waitsForFormulas();
    void printsTheSourceOfWhatCannotBeDrawn();
    void givesUpFormulasThatPushEachOtherOut();
    void comesToAnEndOnAnyPaper_data();
    void comesToAnEndOnAnyPaper();
    void endsWhenNothingCanBePainted();
    void namesPicturesInLettersOfTheUsualSize();
};

void PrintLimitsTest::waitsForFormulas()
{
    SomePictures pictures;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    QPdfWriter writer(&buffer);
    PrintRun run(printoutOf({said(u"The one $E=mc^2$ and\n\n$$x$$\n\nafter it."_s)}), writer,
                 {.formulas = &pictures, .patience = std::chrono::hours(1)});
    QSignalSpy finished(&run, &PrintRun::finished);
    run.start();
    QTRY_VERIFY(pictures.asked.contains(u"x"_s));
    pictures.draw(u"x"_s, 20, 10, 2);
    QVERIFY(!finished.wait(50));
    pictures.draw(u"E=mc^2"_s, 20, 2, 0.5);
    QTRY_COMPARE(finished.size(), 1);
    QVERIFY(!bytes.contains("/Subtype /Image")); // vector shapes, not pixels
}

void PrintLimitsTest::printsTheSourceOfWhatCannotBeDrawn()
{
    SomePictures pictures;
    pictures.giveUp(u"\\broken"_s);
    const PrintSources sources{.formulas = &pictures, .patience = std::chrono::milliseconds(1)};
    const PrintedPdf pdf(printoutOf({said(u"One $\\broken$, one $never$ made."_s)}), sources);
    QVERIFY(pdf.ok);
    QVERIFY(pdf.text().contains(u"$\\broken$"));
    QVERIFY(pdf.text().contains(u"$never$"));
}

void PrintLimitsTest::givesUpFormulasThatPushEachOtherOut()
{
    class OneFormula : public FormulaSource
    {
    public:
        FormulaPicture formula(const QString &tex, bool) override
        {
            FormulaPicture picture;
            if (tex == m_known) {
                picture.state = FormulaPicture::State::Drawn;
                return picture;
            }
            m_asked = tex;
            QMetaObject::invokeMethod(
                this,
                [this] {
                    m_known = m_asked;
                    emit arrived();
                },
                Qt::QueuedConnection);
            return picture;
        }

    private:
        QString m_known; // the only formula it draws
        QString m_asked;
    };
    OneFormula formulas;
    const PrintedPdf pdf(printoutOf({said(u"One $a$ and $b$ and $c$."_s)}),
                         {.formulas = &formulas, .patience = std::chrono::milliseconds(100)});
    QVERIFY(pdf.ok);
    QVERIFY(pdf.text().contains(u"One"));
}

void PrintLimitsTest::comesToAnEndOnAnyPaper_data()
{
    QTest::addColumn<QSizeF>("size");
    QTest::newRow("a label") << QSizeF(62, 45);
    QTest::newRow("hardly any room") << QSizeF(31, 31);
    QTest::newRow("a strip") << QSizeF(45, 400);
    QTest::newRow("a banner") << QSizeF(900, 40);
}

void PrintLimitsTest::comesToAnEndOnAnyPaper()
{
    QFETCH(const QSizeF, size);
    const PrintedPdf pdf(printoutOf({said(everyConstruct())}), {},
                         QPageSize(size, QPageSize::Millimeter));
    QVERIFY(pdf.ok);
    QCOMPARE(pdf.info(u"Pages"_s), QString::number(pdf.pages));
}

void PrintLimitsTest::endsWhenNothingCanBePainted()
{
    QBuffer buffer;
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    QPdfWriter writer(&buffer);
    QPainter other(&writer); // another painter is active on it
    QTest::ignoreMessage(
        QtWarningMsg,
        "QPainter::begin: A paint device can only be painted by one painter at a time.");
    PrintRun run(printoutOf({said(u"Hi"_s)}), writer, {});
    QSignalSpy finished(&run, &PrintRun::finished);
    run.start();
    QTRY_COMPARE(finished.size(), 1);
    QVERIFY(!finished.at(0).at(0).toBool());
}

void PrintLimitsTest::namesPicturesInLettersOfTheUsualSize()
{
    NamedPictures pictures;
    pictures.fail(u"https://pictures.example.org/b.png"_s, u"It could not be reached."_s);
    const PrintedPdf pdf(
        printoutOf({makeMessage(u"m"_s, Role::Assistant,
                                u"![a map of the town](https://pictures.example.org/a.png)\n\n"
                                u"![another](https://pictures.example.org/b.png)"_s)}),
        {.pictures = &pictures});
    const QString text = pdf.text().simplified();
    for (const QString &words :
         {u"a map of the town"_s, u"pictures.example.org"_s, u"could not be reached"_s})
        QVERIFY2(text.contains(words), qPrintable(text));
    QVERIFY(!text.contains(u"Load")); // no button text
    for (const auto &[first, last] : inkedRows(pdf.picture(1)))
        QVERIFY2(last - first < 20, qPrintable(QString::number(last - first)));
}

HIWAR_TEST(PrintLimitsTest, QApplication)
#include "tst_printlimits.moc"
