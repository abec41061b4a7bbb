// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "ui/chooser/choicedelegate.h"
#include "ui/chooser/modelchooser.h"
#include "ui/theme/quietstyle.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

ModelChoice choiceOf(ModelChoice::Kind kind, const QString &title, const QString &model = {})
{
    ModelChoice choice;
    choice.kind = kind;
    choice.title = title;
    choice.profile = kind == ModelChoice::Kind::Model ? u"Mine"_s : QString();
    if (kind != ModelChoice::Kind::Head)
        choice.ref = {u"own"_s, model.isEmpty() ? title : model};
    choice.known.id = choice.ref.model;
    return choice;
}

} // namespace

class ModelChooserTest : public TestCase
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QApplication::setStyle(new QuietStyle(makeTheme(ColourScheme::Light, 1.0)));
    }

    void init()
    {
        TestCase::init();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        m_window = std::make_unique<QWidget>();
        m_window->resize(800, 700);
        m_text = new QLineEdit(m_window.get());
        m_button = new QPushButton(u"Answered by"_s, m_window.get());
        m_button->setGeometry(40, 650, 120, 30);
        m_chooser = new ModelChooser(*m_window);
        m_chooser->setTheme(makeTheme(ColourScheme::Light, 1.0));
        m_choices = {choiceOf(ModelChoice::Kind::Head, u"Mine"_s),
                     choiceOf(ModelChoice::Kind::Model, u"alpha"_s),
                     choiceOf(ModelChoice::Kind::Model, u"beta"_s),
                     choiceOf(ModelChoice::Kind::Head, u"Others"_s),
                     choiceOf(ModelChoice::Kind::Model, u"gamma"_s)};
        m_choices[2].isCurrent = true;
        m_choices[2].known.contextTokens = 128'000;
        connect(m_chooser, &ModelChooser::choicesWanted, this, [this](const QString &typed) {
            QList<ModelChoice> shown;
            for (const ModelChoice &each : std::as_const(m_choices)) {
                if (typed.isEmpty() || (canBeChosen(each) && each.title.contains(typed)))
                    shown << each;
            }
            if (!typed.isEmpty())
                shown << choiceOf(ModelChoice::Kind::Typed, u"Use it"_s, typed);
            m_chooser->setChoices(shown);
        });
        m_window->show();
        m_window->activateWindow();
        QTRY_VERIFY(m_window->isActiveWindow());
        m_text->setFocus();
    }

    void cleanup() { m_window.reset(); }

    void ticksSeveral()
    {
        QSignalSpy chosen(m_chooser, &ModelChooser::chosen);
        QSignalSpy several(m_chooser, &ModelChooser::severalChosen);
        m_chooser->open(*m_button);
        auto *begin = m_chooser->findChild<QPushButton *>(u"Ask several models"_s);
        QVERIFY(begin->isHidden()); // not for this
        m_chooser->offerSeveral(
            ModelChooser::Several{.ticked = {{u"own"_s, u"beta"_s}}, .most = 2});
        QVERIFY(begin->isVisible());
        begin->click();
        auto *ask = m_chooser->findChild<QPushButton *>(u"Ask these models"_s);
        auto *count = m_chooser->findChild<QLabel *>(u"How many models"_s);
        QVERIFY(ask->isVisible() && !ask->isEnabled());
        QVERIFY(count->text().startsWith(u"1 of at most 2"_s));
        auto *list = m_chooser->findChild<QListView *>();
        const auto state = [list](int row) {
            return list->model()->index(row, 0).data(Qt::CheckStateRole).value<Qt::CheckState>();
        };
        QCOMPARE(state(2), Qt::Checked);
        QVERIFY(!list->model()->index(0, 0).data(Qt::CheckStateRole).isValid()); // a head
        QVERIFY(list->model()
                    ->index(2, 0)
                    .data(Qt::AccessibleTextRole)
                    .toString()
                    .contains(u"ticked"_s));
        auto *filter = m_chooser->findChild<QLineEdit *>();
        QTest::keyClick(filter, Qt::Key_Up);
        QTest::keyClick(filter, Qt::Key_Space);
        QCOMPARE(state(1), Qt::Checked);
        QVERIFY(ask->isEnabled());
        QCOMPARE(ask->text(), u"Ask 2 models"_s);
        // One more is refused with a sentence.
        QTest::keyClick(filter, Qt::Key_End);
        list->setCurrentIndex(list->model()->index(4, 0));
        QTest::keyClick(list, Qt::Key_Space);
        QCOMPARE(state(4), Qt::Unchecked);
        QVERIFY(count->text().startsWith(u"At most 2 models"_s));
        // Unticking makes room; a space in a name that is typed is a space.
        list->setCurrentIndex(list->model()->index(2, 0));
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(state(2), Qt::Unchecked);
        QTest::keyClicks(filter, u"my model"_s);
        QCOMPARE(filter->text(), u"my model"_s);
        QTest::keyClick(filter, Qt::Key_Return); // what was typed
        filter->clear();
        QTest::keyClick(filter, Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(!m_chooser->isVisible());
        QCOMPARE(chosen.count(), 0);
        QCOMPARE(several.count(), 1);
        const QList<ModelRef> wanted{{u"own"_s, u"alpha"_s}, {u"own"_s, u"my model"_s}};
        QCOMPARE(several.at(0).at(0).value<QList<ModelRef>>(), wanted);
        // Opened again it is for one; and one may answer alone again.
        m_chooser->open(*m_button);
        QVERIFY(!list->model()->index(2, 0).data(Qt::CheckStateRole).isValid());
        m_chooser->chooseSeveral({.ticked = wanted});
        m_chooser->findChild<QPushButton *>(u"Back to one model"_s)->click();
        QCOMPARE(several.count(), 2);
        QVERIFY(several.at(1).at(0).value<QList<ModelRef>>().isEmpty());
    }

    void opensAtWhatAnswersNowAndGivesTheFocusBack()
    {
        m_chooser->open(*m_button);
        QVERIFY(m_chooser->isVisible());
        QTRY_VERIFY(filter()->hasFocus());
        QCOMPARE(chosenRow(), u"beta"_s);
        QVERIFY(m_chooser->surface().bottom() < m_button->y()); // over the button, which is below
        QTest::keyClick(filter(), Qt::Key_Escape);
        QVERIFY(!m_chooser->isVisible());
        QVERIFY(m_text->hasFocus());
        m_chooser->open(*m_button);
        m_chooser->open(*m_button); // the same keys close it
        QVERIFY(!m_chooser->isVisible());
        m_chooser->open(*m_button);
        m_text->setFocus(); // a click elsewhere
        QTRY_VERIFY(!m_chooser->isVisible());
    }

    void isChosenByKeysAlone()
    {
        QSignalSpy chosen(m_chooser, &ModelChooser::chosen);
        m_chooser->open(*m_button);
        QTest::keyClick(filter(), Qt::Key_Down); // over the head
        QCOMPARE(chosenRow(), u"gamma"_s);
        QVERIFY(filter()->accessibleDescription().startsWith(u"gamma, Mine"_s));
        QTest::keyClick(filter(), Qt::Key_PageUp);
        QCOMPARE(chosenRow(), u"alpha"_s);
        QTest::keyClick(filter(), Qt::Key_Up); // no row above it can be chosen
        QCOMPARE(chosenRow(), u"alpha"_s);
        QTest::keyClick(filter(), Qt::Key_PageDown);
        QCOMPARE(chosenRow(), u"gamma"_s);
        QTest::keyClick(filter(), Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
        QVERIFY(chosen.first().first().value<ModelRef>() == (ModelRef{u"own"_s, u"gamma"_s}));
        QVERIFY(!m_chooser->isVisible());
        QVERIFY(m_text->hasFocus());
    }

    void typingFiltersAndTheFirstMatchIsChosen()
    {
        QSignalSpy chosen(m_chooser, &ModelChooser::chosen);
        m_chooser->open(*m_button);
        QTest::keyClicks(filter(), u"gam"_s);
        QCOMPARE(list()->model()->rowCount(), 2);
        QCOMPARE(chosenRow(), u"gamma"_s);
        QTest::keyClick(filter(), Qt::Key_Return);
        QVERIFY(chosen.first().first().value<ModelRef>() == (ModelRef{u"own"_s, u"gamma"_s}));
        m_chooser->open(*m_button);
        QVERIFY(filter()->text().isEmpty()); // it begins again
        QTest::keyClicks(filter(), u"new-one"_s);
        QTest::keyClick(filter(), Qt::Key_Return);
        QVERIFY(chosen.last().first().value<ModelRef>() == (ModelRef{u"own"_s, u"new-one"_s}));
    }

    void aProfileWithoutModelsLeadsToItsSettings()
    {
        m_choices = {choiceOf(ModelChoice::Kind::NoModel, u"Choose a model…"_s, u"x"_s)};
        QSignalSpy chosen(m_chooser, &ModelChooser::chosen);
        QSignalSpy needed(m_chooser, &ModelChooser::modelNeeded);
        m_chooser->open(*m_button);
        QTest::keyClick(filter(), Qt::Key_Return);
        QCOMPARE(needed.count(), 1);
        QCOMPARE(needed.first().first().toString(), u"own"_s);
        QCOMPARE(chosen.count(), 0);
    }

    void aClickChoosesAndTheStarDoesNot()
    {
        QSignalSpy chosen(m_chooser, &ModelChooser::chosen);
        QSignalSpy starred(m_chooser, &ModelChooser::favouriteToggled);
        m_chooser->open(*m_button);
        click(starOf(1));
        QCOMPARE(starred.count(), 1);
        QVERIFY(starred.first().first().value<ModelRef>() == m_choices.at(1).ref);
        QVERIFY(m_chooser->isVisible());
        click(rowRect(0).center()); // a head
        QCOMPARE(chosen.count(), 0);
        QVERIFY(m_chooser->isVisible());
        click(rowRect(1).center());
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(starred.count(), 1);
    }

    void controlDMakesAFavouriteAndTheRowStays()
    {
        connect(m_chooser, &ModelChooser::favouriteToggled, this, [this](const ModelRef &model) {
            ModelChoice star = m_choices.at(2);
            star.isFavourite = true;
            m_choices[2] = star;
            m_choices.prepend(star);
            QCOMPARE(model.model, u"beta"_s);
            m_chooser->setChoices(m_choices, true);
        });
        m_chooser->open(*m_button);
        QTest::keyClick(filter(), Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(list()->currentIndex().row(), 3); // where it was, not the new first one
        QVERIFY(list()
                    ->currentIndex()
                    .data(Qt::AccessibleTextRole)
                    .toString()
                    .contains(u"favourite"_s));
    }

    void namesEachRowWhole()
    {
        m_chooser->open(*m_button);
        QCOMPARE(list()->currentIndex().data(Qt::AccessibleTextRole).toString(),
                 u"beta, Mine, 128,000 tokens of context, answers now"_s);
    }

    void fitsIntoANarrowWindowInBothDirections()
    {
        for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            m_window->setLayoutDirection(direction);
            m_window->resize(360, 420);
            m_button->setGeometry(direction == Qt::LeftToRight ? 200 : 40, 380, 120, 30);
            m_chooser->open(*m_button);
            QVERIFY(m_window->rect().contains(m_chooser->surface()));
            QVERIFY(m_chooser->surface().bottom() < m_button->y());
            for (QPushButton *button : m_chooser->findChildren<QPushButton *>()) {
                if (button->isVisible())
                    QVERIFY(button->width() >= button->minimumSizeHint().width());
            }
            const QRect star(starOf(1) - QPoint(2, 2), QSize(4, 4));
            QCOMPARE(star.center().x() < rowRect(1).center().x(), direction == Qt::RightToLeft);
            QVERIFY(list()->visualRect(list()->model()->index(1, 0)).height() >= 32);
            m_window->resize(800, 700); // it follows
            QVERIFY(m_window->rect().contains(m_chooser->surface()));
            m_chooser->close();
        }
    }

    void opensBelowAButtonAtTheTop()
    {
        m_button->setGeometry(600, 5, 120, 30);
        m_chooser->open(*m_button);
        QVERIFY(m_chooser->surface().top() > m_button->geometry().bottom());
        QVERIFY(m_window->rect().contains(m_chooser->surface()));
    }

    void whatIsKnownIsEntered()
    {
        QSignalSpy entered(m_chooser, &ModelChooser::factsEntered);
        connect(m_chooser, &ModelChooser::factsWanted, this, [this](const ModelChoice &choice) {
            m_chooser->editFacts(choice, {.id = u"beta"_s, .contextTokens = 128'000},
                                 {.id = u"beta"_s});
        });
        m_chooser->open(*m_button);
        m_chooser->findChild<QPushButton *>(u"Edit what is known"_s)->click();
        auto *context = m_chooser->findChild<QLineEdit *>(u"Context"_s);
        QTRY_VERIFY(context->hasFocus());
        QCOMPARE(context->placeholderText(), u"128,000"_s);
        auto *save = m_chooser->findChild<QPushButton *>(u"Save what is known"_s);
        context->setText(u"many"_s);
        QVERIFY(!save->isEnabled());
        context->setText(u"200K"_s);
        m_chooser->findChild<QLineEdit *>(u"Price in"_s)->setText(u"2.5"_s);
        QVERIFY(!save->isEnabled()); // and what comes out is free?
        m_chooser->findChild<QLineEdit *>(u"Price out"_s)->setText(u"10"_s);
        m_chooser->findChild<QComboBox *>(u"Tools"_s)->setCurrentIndex(2);
        QVERIFY(save->isEnabled());
        QTest::keyClick(context, Qt::Key_Return);
        QCOMPARE(entered.count(), 1);
        const ModelInfo expected{.id = u"beta"_s,
                                 .contextTokens = 200'000,
                                 .takesPictures = {},
                                 .callsTools = false,
                                 .price =
                                     ModelPrice{.input = 2.5, .output = 10, .cachedInput = {}}};
        QVERIFY(entered.first().at(1).value<ModelInfo>() == expected);
        QVERIFY(m_chooser->isVisible()); // and shows the list again
        QTRY_VERIFY(filter()->hasFocus());
        m_chooser->findChild<QPushButton *>(u"Edit what is known"_s)->click();
        QTest::keyClick(context, Qt::Key_Escape);
        QVERIFY(m_chooser->isVisible());
        QVERIFY(filter()->isVisible());
        QCOMPARE(entered.count(), 1);
    }

    void theFootLeadsToTheServices()
    {
        QSignalSpy services(m_chooser, &ModelChooser::servicesRequested);
        m_chooser->open(*m_button);
        m_chooser->findChild<QPushButton *>(u"Services and keys"_s)->click();
        QCOMPARE(services.count(), 1);
        QVERIFY(!m_chooser->isVisible());
    }

private:
    [[nodiscard]] QLineEdit *filter() const
    {
        return m_chooser->findChild<QLineEdit *>(u"Find a model"_s);
    }
    [[nodiscard]] QListView *list() const { return m_chooser->findChild<QListView *>(u"Models"_s); }
    [[nodiscard]] QString chosenRow() const { return list()->currentIndex().data().toString(); }
    [[nodiscard]] QRect rowRect(int row) const
    {
        return list()->visualRect(list()->model()->index(row, 0));
    }
    [[nodiscard]] QPoint starOf(int row) const
    {
        const auto *delegate = static_cast<ChoiceDelegate *>(list()->itemDelegate());
        return delegate->starRect(rowRect(row), list()->layoutDirection()).center();
    }
    void click(QPoint at) const
    {
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, Qt::NoModifier, at);
    }

    std::unique_ptr<QWidget> m_window;
    QLineEdit *m_text = nullptr;
    QPushButton *m_button = nullptr;
    ModelChooser *m_chooser = nullptr;
    QList<ModelChoice> m_choices;
};

HIWAR_TEST(ModelChooserTest, QApplication)
#include "tst_modelchooser.moc"
